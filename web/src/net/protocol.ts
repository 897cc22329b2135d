// Written by `make protocol` from src/flip7/protocol, by server/json_schema.py. Do not edit.

/**
 * A message on the socket, one way or the other. docs/protocol.md says when each is sent.
 */
export type Anything =
  | ClientMessage
  | ServerMessage
  | Plan
  | Founded
  | HostlessTable
  | BoardPlan
  | BoardFounded
  | BoardRematch
  | BoardFollowed
  | DailyDealView
  | DailyOutcome
  | Invitation
  | TableListed
  | WhatIf
  | ErrorBody
  | Lesson;
/**
 * A message from a client on the socket.
 */
export type ClientMessage =
  | Hello
  | Ping
  | SendEmote
  | HoldScores
  | Hurry
  | SetDisplay
  | SetTraining
  | Rematch
  | WatchBoard
  | Sit
  | StandUp
  | SeatBot
  | FreeSeat
  | AddSeat
  | DropSeat
  | SwapSeats
  | FillSeats
  | Ready
  | SetOptions
  | SetPause
  | GiveWord
  | Start
  | Answer
  | AskAdvice
  | HandOver
  | ComeBack
  | Leave
  | PassHost
  | SendAway
  | Lock
  | KeepScore
  | EnterScore
  | SetOdds
  | StopSharing;
/**
 * The emotes.
 */
export type Emote = "clap" | "cry" | "fire" | "gasp" | "good_game" | "laugh" | "luck" | "wave";
/**
 * The seat that comes first, in the deal and in the asking (X.2).
 */
export type First = "dealer" | "left";
/**
 * The points that a latecomer begins with, as the table has agreed (X.15).
 */
export type StartingPoints = "lowest" | "zero";
/**
 * The two answers to «Hit or stay?»
 */
export type Move = "hit" | "stay";
/**
 * The players for whom a table wants to see the odds.
 */
export type OddsFor = "everybody" | "nobody" | "turn";
/**
 * A message from the server on the socket.
 */
export type ServerMessage =
  | Welcome
  | You
  | Happened
  | Present
  | Emoted
  | ScoresHeld
  | Announced
  | Advice
  | ChoiceCost
  | Board
  | Pong
  | Refusal
  | Goodbye;
/**
 * One of the 22 faces, in the deck's canonical order.
 *
 * >>> Card("12").points, Card("+4").kind, Card("F3").name
 * (12, <Kind.MODIFIER: 'modifier'>, 'FLIP_THREE')
 */
export type Card =
  | "+10"
  | "+2"
  | "+4"
  | "+6"
  | "+8"
  | "0"
  | "1"
  | "10"
  | "11"
  | "12"
  | "2"
  | "3"
  | "4"
  | "5"
  | "6"
  | "7"
  | "8"
  | "9"
  | "F3"
  | "FZ"
  | "SC"
  | "x2";
/**
 * The maker of a choice.
 */
export type By = "bot" | "person" | "stand_in";
/**
 * The phase of a room.
 */
export type Phase = "lobby" | "over" | "playing";
/**
 * Where a player stands in the round.
 */
export type Status = "active" | "busted" | "frozen" | "stayed";
/**
 * The reason why a table was closed before its game was over.
 */
export type Closing = "behaviour" | "keeper" | "owner";
/**
 * Everything that can happen at a table.
 */
export type Act =
  | Opened
  | Branched
  | Came
  | Sat
  | StoodUp
  | BotSat
  | SeatAdded
  | SeatDropped
  | SeatsSwapped
  | SeatFreed
  | Unseated
  | Locked
  | BecameReady
  | OptionsChanged
  | GaveWord
  | Sealed
  | Started
  | Chose
  | Advised
  | BotFailed
  | Revealed
  | Closed
  | Rematched
  | HandedOver
  | Left
  | SentAway
  | CameBack
  | HostPassed
  | ScoreShared
  | ScoreEntered
  | OddsSet;
/**
 * The reason why a person lost their seat in the lobby.
 */
export type Unseating = "away" | "host";
/**
 * The reason why a bot plays for a person.
 */
export type HandOverReason = "clock" | "host";
/**
 * Everything that can happen in the game, as the referee says it.
 */
export type GameEvent =
  | RoundBeganEvent
  | JoinedEvent
  | DealEndedEvent
  | DealtEvent
  | HitEvent
  | FlippedEvent
  | KeptEvent
  | BustedEvent
  | SavedEvent
  | FlippedSevenEvent
  | SetAsideEvent
  | GivenEvent
  | HandedOutEvent
  | PassedOnEvent
  | FrozeEvent
  | FlipThreeBeganEvent
  | FlipThreeEndedEvent
  | StayedEvent
  | DiscardedEvent
  | ReshuffledEvent
  | RanDryEvent
  | RoundEndedEvent
  | TiedEvent
  | GameWonEvent;
/**
 * The places a card can be in; at every moment it is in exactly one (D.6).
 */
export type Spot = "before a player" | "being resolved" | "discard pile" | "draw pile" | "set aside";
/**
 * The reasons for drawing a card.
 */
export type Draw = "deal" | "flip" | "hit";
/**
 * The certainty that the advised answer is the best one.
 */
export type Certainty = "clearly" | "close" | "probably";
/**
 * The names of refusals, on the socket and in REST.
 */
export type Reason =
  | "advice_is_off"
  | "already_started"
  | "bad_entry"
  | "bad_message"
  | "bad_name"
  | "bad_record"
  | "bad_word"
  | "blocked"
  | "board_is_full"
  | "bot_plays"
  | "foreign_origin"
  | "free_seats"
  | "hello_again"
  | "hello_first"
  | "house_is_full"
  | "illegal"
  | "is_a_board"
  | "is_closed"
  | "is_here"
  | "is_over"
  | "locked"
  | "no_advice"
  | "no_bot_there"
  | "no_seat"
  | "no_such_choice"
  | "no_such_person"
  | "no_such_seat"
  | "not_a_board"
  | "not_asked"
  | "not_found"
  | "not_invited"
  | "not_over"
  | "not_started"
  | "not_the_host"
  | "other_behaviour"
  | "other_protocol"
  | "our_fault"
  | "seat_taken"
  | "sent_away"
  | "stale"
  | "stopping"
  | "store_trouble"
  | "table_is_full"
  | "too_fast"
  | "too_few_seats"
  | "too_large"
  | "too_long_a_game"
  | "unknown_bot"
  | "unknown_table";
/**
 * The server's reason for ending a connection.
 */
export type Parting = "refused" | "sent_away" | "stopping" | "too_slow";

/**
 * The first message: the table, the token of whoever was here before, and the number of the last act they know.
 */
export interface Hello {
  type: "hello";
  /**
   * The table's code or its id.
   */
  table: string;
  protocol?: number;
  token?: string | null;
  last?: number | null;
  /**
   * Whether a shared score board is meant, and not a table where people play.
   */
  board?: boolean;
  re?: number | null;
}
/**
 * Check the connection. The answer is `pong`, with the number of the last act.
 */
export interface Ping {
  type: "ping";
  re?: number | null;
}
/**
 * Show an emote to everybody; it is not stored.
 */
export interface SendEmote {
  type: "send_emote";
  emote: Emote;
  re?: number | null;
}
/**
 * Hold a round's scores on everybody's screen, or release them; it is not stored.
 */
export interface HoldScores {
  type: "hold_scores";
  round: number;
  held: boolean;
  re?: number | null;
}
/**
 * Let bots answer at once to the end of that round, as soon as no person is still in it; it is not stored.
 */
export interface Hurry {
  type: "hurry";
  round: number;
  re?: number | null;
}
/**
 * Show the table to a room, or no longer: such a client is not counted among those who watch; it is not stored.
 */
export interface SetDisplay {
  type: "set_display";
  on: boolean;
  re?: number | null;
}
/**
 * Be told right after a costly choice what it cost, or no longer; alone with bots. It is not stored.
 */
export interface SetTraining {
  type: "set_training";
  on: boolean;
  re?: number | null;
}
/**
 * Open a new table for the same people after a game. The first request makes it.
 */
export interface Rematch {
  type: "rematch";
  /**
   * Whether the game begins at once; only for somebody who plays alone with bots, otherwise in the lobby.
   */
  start?: boolean;
  /**
   * One's own word for the shuffle of a game that begins at once.
   */
  word?: string | null;
  re?: number | null;
}
/**
 * Score board: be sent the whole board now and after every change, in this language; it is not stored.
 */
export interface WatchBoard {
  type: "watch_board";
  language?: string;
  re?: number | null;
}
/**
 * Take a seat: that one, or the first that is free. Whoever sits already moves, before the game.
 *
 * In a running game a bot's seat, or else a new one behind the last, from the next round on; a seat's number that is
 * one too high asks for a new one.
 */
export interface Sit {
  type: "sit";
  /**
   * Spaces are tidied; 1 to 24 characters.
   */
  name?: string;
  seat?: number | null;
  colour?: number | null;
  re?: number | null;
}
/**
 * Give up the seat and watch; before the game.
 */
export interface StandUp {
  type: "stand_up";
  re?: number | null;
}
/**
 * Host: seat a bot at a free seat, or in place of the bot there.
 */
export interface SeatBot {
  type: "seat_bot";
  seat: number;
  /**
   * The bot's name in `flip7 bots`, such as level3.
   */
  bot: string;
  re?: number | null;
}
/**
 * Host: free the seat of a bot, or of a person who is not connected; before the game.
 */
export interface FreeSeat {
  type: "free_seat";
  seat: number;
  re?: number | null;
}
/**
 * Host: add a free seat behind the last one; before the game. In a game, `sit` adds one for a latecomer.
 */
export interface AddSeat {
  type: "add_seat";
  re?: number | null;
}
/**
 * Host: take a free seat or a bot's away; before the game.
 */
export interface DropSeat {
  type: "drop_seat";
  seat: number;
  re?: number | null;
}
/**
 * Host: swap who sits at two seats; before the game.
 */
export interface SwapSeats {
  type: "swap_seats";
  first: number;
  second: number;
  re?: number | null;
}
/**
 * Host: seat a bot at every free seat.
 */
export interface FillSeats {
  type: "fill_seats";
  /**
   * The bot's name in `flip7 bots`, such as level3.
   */
  bot: string;
  re?: number | null;
}
/**
 * Be ready to start, or not.
 */
export interface Ready {
  type: "ready";
  ready?: boolean;
  re?: number | null;
}
/**
 * Host: change rules or options; before the game.
 */
export interface SetOptions {
  type: "set_options";
  rules: GameRules;
  options: Options;
  re?: number | null;
}
/**
 * The rules that a table may choose (docs/rules.md, S.3 and X.2).
 */
export interface GameRules {
  target?: number;
  first?: First & string;
}
/**
 * The options of a table, besides its rules.
 */
export interface Options {
  /**
   * Whether questions come with the chances of the next card.
   */
  odds?: boolean;
  /**
   * Seconds to think before a bot takes the seat over. None: the table waits.
   */
  turn_seconds?: number | null;
  /**
   * Seconds that bots wait before they answer.
   */
  bot_seconds?: number;
  /**
   * The bot's name in `flip7 bots`, such as level3.
   */
  stand_in?: string;
  /**
   * The points of a player who joins a running game at a new seat; left out: the lowest total.
   */
  late?: StartingPoints;
  /**
   * Whether everybody may ask for advice; left out: only somebody who is alone with bots.
   */
  advice?: boolean;
}
/**
 * Host: change how long bots wait before they answer, also in a running game.
 */
export interface SetPause {
  type: "set_pause";
  bot_seconds: number;
  re?: number | null;
}
/**
 * Give a word that is mixed into the seed; before the game, from a seat.
 */
export interface GiveWord {
  type: "give_word";
  /**
   * Spaces are tidied; 1 to 60 characters.
   */
  word: string;
  re?: number | null;
}
/**
 * Host: start the game. Every seat must be taken, unless free ones are to be dropped.
 */
export interface Start {
  type: "start";
  /**
   * Whether free seats are taken away first: the game starts with who is there.
   */
  drop_free?: boolean;
  re?: number | null;
}
/**
 * Answer the question of that ordinal: hit, stay, or the seat that gets the card.
 */
export interface Answer {
  type: "answer";
  ordinal: number;
  choice: Move | number;
  re?: number | null;
}
/**
 * Ask for advice on the question of that ordinal, which is one's own; everybody is told that it was asked for.
 */
export interface AskAdvice {
  type: "ask_advice";
  ordinal: number;
  /**
   * The language of the sentences.
   */
  language?: string;
  re?: number | null;
}
/**
 * Host: let a bot play the seat of somebody who is not connected, or has not answered for a minute.
 */
export interface HandOver {
  type: "hand_over";
  seat: number;
  re?: number | null;
}
/**
 * Come back: play one's own seat again.
 */
export interface ComeBack {
  type: "come_back";
  re?: number | null;
}
/**
 * Leave; a bot plays the seat if the game has begun. The token lets the person come back.
 */
export interface Leave {
  type: "leave";
  re?: number | null;
}
/**
 * Host: hand hosting over to a person.
 */
export interface PassHost {
  type: "pass_host";
  person: number;
  re?: number | null;
}
/**
 * Host: send a person away from this table and its rematches; a bot plays their seat in a running game.
 */
export interface SendAway {
  type: "send_away";
  person: number;
  re?: number | null;
}
/**
 * Host: lock the table against newcomers, or unlock it.
 */
export interface Lock {
  type: "lock";
  locked: boolean;
  re?: number | null;
}
/**
 * Score board: become one of its keepers, by the invitation that a keeper has handed on.
 */
export interface KeepScore {
  type: "keep_score";
  invitation: string;
  re?: number | null;
}
/**
 * Score board: add entries to its log, those that it may lack, in the order of their ids.
 *
 * What the board has already is skipped. If one of the others cannot be, none is added.
 */
export interface EnterScore {
  type: "enter_score";
  /**
   * @maxItems 64
   */
  entries: {}[];
  re?: number | null;
}
/**
 * Score board: change for whom the odds are shown: nobody, the player in turn, or everybody.
 */
export interface SetOdds {
  type: "set_odds";
  odds: OddsFor;
  re?: number | null;
}
/**
 * Score board, host: share it no more. Every keeper's own copy stays as it is.
 */
export interface StopSharing {
  type: "stop_sharing";
  re?: number | null;
}
/**
 * The answer to `hello`. Keep the token: it is you.
 *
 * Without `last` in the hello, `table` is the table as it is; with it, what you missed follows, act by act.
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  /**
   * The table's own; a code may lead to another table after a rematch, this never does.
   */
  id: string;
  token: string;
  you: You | null;
  /**
   * The number of the table's last act.
   */
  number: number;
  /**
   * Since 1970, by the server's clock.
   */
  now: number;
  present: number[];
  watching: number;
  asked: Asked | null;
  table: TableView | null;
  /**
   * The announcement of the server's owner to everybody.
   */
  announced?: Announced | null;
}
/**
 * Your own place at this table; sent when you have come, and when a command of yours has changed it.
 */
export interface You {
  type: "you";
  person: number;
  seat: number | null;
  host: boolean;
}
/**
 * The question that is open. An answer names its ordinal.
 */
export interface Asked {
  ordinal: number;
  seat: number;
  ask: "give" | "hit_or_stay";
  /**
   * The card to give.
   */
  card: Card | null;
  options: (Move | number)[];
  /**
   * Person, bot or stand-in: the one who is to answer.
   */
  by: By;
  /**
   * When a bot answers instead.
   */
  deadline: number | null;
  odds: Odds | null;
}
/**
 * Odds of the next card, by the cards seen so far: for a hit-or-stay question, or a card of a Flip Three.
 */
export interface Odds {
  bust: number;
  /**
   * The chance that it would bust them but for their Second Chance.
   */
  saved: number;
  flip_7: number;
  points_now: number;
  /**
   * On average.
   */
  points_after: number;
  /**
   * The number of cards that the next one is drawn from.
   */
  pile: number;
  /**
   * Cards left in the pile that double a number of the seat, by number.
   */
  twins: Twins[];
}
/**
 * The copies of a card that are left to come.
 */
export interface Twins {
  card: Card;
  left: number;
}
/**
 * A table as everybody may see it, after the act of that number.
 */
export interface TableView {
  id: string;
  code: string;
  link: string;
  number: number;
  phase: Phase;
  public: boolean;
  rules: GameRules;
  options: Options;
  host: number | null;
  seats: SeatView[];
  people: PersonView[];
  /**
   * 64 hexadecimal digits.
   */
  secret_hash: string;
  seed_hash: string | null;
  game: GameView | null;
  asked: Asked | null;
  revealed: Revelation | null;
  /**
   * The id of the table where the same people play again.
   */
  rematch: string | null;
  /**
   * Whether the table is closed to newcomers.
   */
  locked?: boolean;
  /**
   * The reason why the table was closed before its game was over.
   */
  closed?: Closing | null;
  /**
   * The final scores, as they were stored when the game was over.
   */
  scores?: number[] | null;
  /**
   * The other game that this one is a branch of: it counts as nobody's result.
   */
  branch?: BranchView | null;
}
/**
 * A seat and the person or bot in it. A free seat has no name.
 */
export interface SeatView {
  name: string | null;
  person: number | null;
  bot: string | null;
  stand_in: string | null;
  /**
   * Whether the person came into a running game, and plays from the next round on.
   */
  waits: boolean;
  /**
   * The number of questions for which the person asked for advice.
   */
  advised?: number;
}
/**
 * A person at the table.
 */
export interface PersonView {
  person: number;
  name: string;
  colour: number | null;
  seat: number | null;
  ready: boolean;
  gone: boolean;
  gave_word: boolean;
  sent_away?: boolean;
}
/**
 * The cards on the table: everything but the order of the draw pile.
 */
export interface GameView {
  round: number;
  dealer: number;
  first: number;
  dealing: boolean;
  turn: number | null;
  scores: number[];
  places: PlaceView[];
  draw_pile: number;
  discard_pile: Card[];
  turned_up: Card | null;
  pending: (FlipThreeView | HandOutView)[];
  flipped_seven: number | null;
  winner: number | null;
}
/**
 * The cards before one seat, and their worth.
 */
export interface PlaceView {
  cards: Card[];
  status: Status;
  worth: Worth;
}
/**
 * A seat's score if the round ended now, as its sum (E.2).
 */
export interface Worth {
  seat: number;
  /**
   * The sum of the numbers.
   */
  numbers: number;
  /**
   * The number of times that the sum is doubled.
   */
  doublings: number;
  /**
   * The points that are added, in the order the cards came.
   */
  bonuses: number[];
  /**
   * The bonus for a Flip 7, or 0.
   */
  flip_7: number;
  /**
   * The result; 0 for a seat that has busted.
   */
  points: number;
}
/**
 * A Flip Three under way.
 */
export interface FlipThreeView {
  task: "flip_three";
  target: number;
  left: number;
  set_aside: Card[];
}
/**
 * Freezes and Flip Threes being given out.
 */
export interface HandOutView {
  task: "hand_out";
  giver: number;
  to_give: Card[];
  assigned: AssignedView[];
}
/**
 * A card that waits before its holder until its turn comes (F3.9).
 */
export interface AssignedView {
  card: Card;
  holder: number;
}
/**
 * The secret and the words behind the shuffles; published when the game is over (docs/shuffle.md).
 */
export interface Revelation {
  /**
   * 64 hexadecimal digits.
   */
  secret: string;
  words: string[];
  /**
   * 64 hexadecimal digits.
   */
  seed: string;
}
/**
 * Where a game leaves another one (`branched`).
 */
export interface BranchView {
  choice: number;
  same_cards: boolean;
  of: string;
}
/**
 * An announcement of the owner, such as when the server restarts; an empty one takes the last back.
 */
export interface Announced {
  type: "announced";
  text?: string | null;
  /**
   * When the server will stop. It restarts soon after, and nothing is lost.
   */
  restart_at?: number | null;
}
/**
 * An act, what the referee said to it, and what is asked now.
 */
export interface Happened {
  type: "happened";
  number: number;
  /**
   * Since 1970, by the server's clock.
   */
  at: number;
  act: Act;
  events: GameEvent[];
  /**
   * For each event, what the seat that it touches is worth after it; null where it touches none.
   */
  worths: (Worth | null)[];
  asked: Asked | null;
  /**
   * The cards before the first is dealt, with `started`; else null.
   */
  game: GameView | null;
  /**
   * For each event that turns up a card of a Flip Three, what could come of it, just before; null for all others.
   *
   * Empty if no event does, or if the table shows no odds.
   */
  odds?: (Odds | null)[];
}
/**
 * The table was made. `secret_hash` is the server's commitment to its part of the seed (docs/shuffle.md).
 */
export interface Opened {
  act: "opened";
  seats: number;
  rules: GameRules;
  options: Options;
  /**
   * Whether the table is listed for everybody.
   */
  public: boolean;
  /**
   * 64 hexadecimal digits.
   */
  secret_hash: string;
  /**
   * The number of the referee's behaviour by which the game is played (`flip7.core.behaviour`).
   */
  behaviour?: number;
}
/**
 * The table is a branch of another game: what was chosen before that choice stands, and another game follows.
 *
 * It comes right after `Opened`, and the choices that both games have follow `Started`. Its cards prove nothing.
 */
export interface Branched {
  act: "branched";
  /**
   * The first choice that is made anew: how many both games have.
   */
  choice: number;
  /**
   * Whether the draw pile goes on as in the other game; if not, it was shuffled anew at that choice.
   */
  same_cards: boolean;
  /**
   * The id of the other game's table; empty if it was a file or a link.
   */
  of?: string;
}
/**
 * A person came to the table with a name. The first to come is the host.
 *
 * The number is the next one, or that of somebody who left without a seat: people who sit and leave use up nothing.
 */
export interface Came {
  act: "came";
  person: number;
  name: string;
  colour?: number | null;
}
/**
 * The person took the seat, which was free or a bot's.
 *
 * In a running game the bot plays on until the next round begins, as the person's stand-in.
 */
export interface Sat {
  act: "sat";
  person: number;
  seat: number;
}
/**
 * The person gave the seat up and watches; before the game only.
 */
export interface StoodUp {
  act: "stood_up";
  person: number;
  seat: number;
}
/**
 * A bot took the free seat.
 */
export interface BotSat {
  act: "bot_sat";
  seat: number;
  /**
   * The bot's name in `flip7 bots`, such as level3.
   */
  bot: string;
  name: string;
}
/**
 * A new free seat, behind the last one; its number is how many there were.
 *
 * In a running game whoever takes it plays from the next round on (X.15).
 */
export interface SeatAdded {
  act: "seat_added";
  seat: number;
  /**
   * The points with which its player joins a running game; null before the game.
   */
  points?: StartingPoints | null;
}
/**
 * The free seat was taken away before the game; those behind it moved up by one.
 */
export interface SeatDropped {
  act: "seat_dropped";
  seat: number;
}
/**
 * Two seats were swapped in the lobby, with whoever sat there.
 */
export interface SeatsSwapped {
  act: "seats_swapped";
  first: number;
  second: number;
}
/**
 * The bot of the seat went.
 */
export interface SeatFreed {
  act: "seat_freed";
  seat: number;
}
/**
 * The person lost the seat in the lobby while they were not connected; they may sit down again.
 */
export interface Unseated {
  act: "unseated";
  person: number;
  seat: number;
  why: Unseating;
}
/**
 * The host closed the table to newcomers, or opened it again.
 */
export interface Locked {
  act: "locked";
  locked: boolean;
}
/**
 * The person said that it can start, or that it cannot yet.
 */
export interface BecameReady {
  act: "became_ready";
  person: number;
  ready: boolean;
}
/**
 * The host chose other rules or options; in a running game, only another pause of the bots.
 */
export interface OptionsChanged {
  act: "options_changed";
  rules: GameRules;
  options: Options;
}
/**
 * The person gave a word that is mixed into the seed; the last one given counts.
 */
export interface GaveWord {
  act: "gave_word";
  person: number;
  word: string;
}
/**
 * The words, in the order given, were mixed into the seed, whose hash is this; no card has been dealt yet.
 */
export interface Sealed {
  act: "sealed";
  words: string[];
  /**
   * 64 hexadecimal digits.
   */
  seed_hash: string;
  /**
   * Set only in a finished game from which the owner has deleted words: the seed no longer follows from them.
   */
  seed?: string | null;
}
/**
 * The deck was shuffled, and the first round dealt, by this dealer.
 */
export interface Started {
  act: "started";
  dealer: number;
}
/**
 * The seat answered the question of that ordinal: the number of choices before it.
 */
export interface Chose {
  act: "chose";
  seat: number;
  ordinal: number;
  choice: Move | number;
  by: By;
}
/**
 * The player at the seat asked for advice on the question of that ordinal; once for each question.
 */
export interface Advised {
  act: "advised";
  seat: number;
  ordinal: number;
}
/**
 * The bot could not answer that question, however often it was asked; the least harmful legal answer follows.
 */
export interface BotFailed {
  act: "bot_failed";
  seat: number;
  ordinal: number;
  /**
   * The bot's name in `flip7 bots`, such as level3.
   */
  bot: string;
}
/**
 * The game was over, and what the shuffles were made of was published.
 */
export interface Revealed {
  act: "revealed";
  /**
   * 64 hexadecimal digits.
   */
  secret: string;
  words: string[];
  /**
   * 64 hexadecimal digits.
   */
  seed: string;
  /**
   * The final scores; compared with the referee's whenever the table is opened. Logs of version 0.1 have none.
   */
  scores?: number[] | null;
}
/**
 * The table was closed for good, and its game, if one was being played, has no winner.
 */
export interface Closed {
  act: "closed";
  why: Closing;
}
/**
 * The rematch began: the same people play again, at the table with this id, to which the code leads from now on.
 *
 * At a score board: its keepers keep the next game at the board with this id, and those who watch go along.
 */
export interface Rematched {
  act: "rematched";
  table: string;
}
/**
 * A bot plays the seat until its owner comes back.
 */
export interface HandedOver {
  act: "handed_over";
  seat: number;
  /**
   * The bot's name in `flip7 bots`, such as level3.
   */
  bot: string;
  why: HandOverReason;
}
/**
 * The person left the table: before the game the seat is free, later the bot plays it until they come back.
 */
export interface Left {
  act: "left";
  person: number;
  /**
   * The bot's name in `flip7 bots`, such as level3.
   */
  bot: string;
}
/**
 * The host sent the person away from this table and its rematches.
 *
 * Before the game their seat is free, later the bot plays it.
 */
export interface SentAway {
  act: "sent_away";
  person: number;
  /**
   * The bot's name in `flip7 bots`, such as level3.
   */
  bot: string;
}
/**
 * The person is back, and plays their seat if they had one.
 */
export interface CameBack {
  act: "came_back";
  person: number;
}
/**
 * The person is the host from now on.
 */
export interface HostPassed {
  act: "host_passed";
  person: number;
  /**
   * Whether the one before is only away: they cannot be sent away, and are the host again when they come back.
   */
  away?: boolean;
}
/**
 * A keeper shared the score of a game with real cards: the room carries its entries, and no game of its own.
 */
export interface ScoreShared {
  act: "score_shared";
  /**
   * The setup of the game: a saved score (`flip7-score/1`, docs/companion.md) without its entries.
   */
  setup: {};
  /**
   * Items: One of the eight colours of the seats.
   */
  colours: number[];
  odds?: OddsFor & string;
}
/**
 * A keeper entered something: entries of the score's log, as they are saved, each for the first time.
 */
export interface ScoreEntered {
  act: "score_entered";
  person: number;
  entries: {}[];
}
/**
 * A keeper changed for whom the odds are shown, on all devices.
 */
export interface OddsSet {
  act: "odds_set";
  person: number;
  odds: OddsFor;
}
/**
 * A new round; the deal has passed to the dealer (S.2, N.2).
 */
export interface RoundBeganEvent {
  event: "round_began";
  number: number;
  dealer: number;
  /**
   * The seat that is dealt to and asked first (X.2).
   */
  first: number;
  rules: string[];
}
/**
 * A player took a new seat, behind the last one, before the round began (X.15).
 */
export interface JoinedEvent {
  event: "joined";
  seat: number;
  /**
   * The points that they begin with.
   */
  points: number;
  rules: string[];
}
/**
 * The initial deal had come to everybody; from now on the dealer asks «Hit or stay?» (I.1, T.1).
 */
export interface DealEndedEvent {
  event: "deal_ended";
  rules: string[];
}
/**
 * The dealer dealt the seat its card of the initial deal (I.1).
 */
export interface DealtEvent {
  event: "dealt";
  seat: number;
  card: Card;
  lies: Spot;
  rules: string[];
}
/**
 * The seat hit and was dealt a card (T.2); forced if it had no card before it and so could not stay (T.4, X.9).
 */
export interface HitEvent {
  event: "hit";
  seat: number;
  card: Card;
  forced: boolean;
  lies: Spot;
  rules: string[];
}
/**
 * The seat flipped a card of its Flip Three (F3.2).
 */
export interface FlippedEvent {
  event: "flipped";
  seat: number;
  card: Card;
  lies: Spot;
  rules: string[];
}
/**
 * The card was put before the seat: a number in its line, a modifier or a Second Chance above it (M.1, SC.1).
 */
export interface KeptEvent {
  event: "kept";
  seat: number;
  card: Card;
  lies: Spot;
  rules: string[];
}
/**
 * The number was in the seat's line already: the seat is out and scores nothing (B.1, B.2, X.4).
 */
export interface BustedEvent {
  event: "busted";
  seat: number;
  card: Card;
  lies: Spot;
  rules: string[];
}
/**
 * A Second Chance took the bust: it and the number were discarded (SC.2, X.11).
 */
export interface SavedEvent {
  event: "saved";
  seat: number;
  card: Card;
  lies: Spot;
  rules: string[];
}
/**
 * The seat has seven different numbers: the round is over for everybody (F7.1, F7.3).
 */
export interface FlippedSevenEvent {
  event: "flipped_seven";
  seat: number;
  rules: string[];
}
/**
 * A Freeze or Flip Three came up in a Flip Three: it waits until the three are flipped (F3.6).
 */
export interface SetAsideEvent {
  event: "set_aside";
  seat: number;
  card: Card;
  lies: Spot;
  rules: string[];
}
/**
 * The seat gave the Freeze or Flip Three it was dealt (FZ.1, F3.1); forced if nobody else was active (FZ.4).
 */
export interface GivenEvent {
  event: "given";
  giver: number;
  card: Card;
  to: number;
  forced: boolean;
  lies: Spot;
  rules: string[];
}
/**
 * The seat handed out the next card it had set aside; it waits before its holder (F3.8, F3.9).
 */
export interface HandedOutEvent {
  event: "handed_out";
  giver: number;
  card: Card;
  to: number;
  forced: boolean;
  lies: Spot;
  rules: string[];
}
/**
 * The seat had a Second Chance and gave the new one to a player who had none (SC.3).
 */
export interface PassedOnEvent {
  event: "passed_on";
  giver: number;
  to: number;
  forced: boolean;
  card: Card;
  lies: Spot;
  rules: string[];
}
/**
 * The seat was frozen: it banks, and the Freeze lies before it until the round ends (FZ.2, FZ.5).
 */
export interface FrozeEvent {
  event: "froze";
  seat: number;
  card: Card;
  lies: Spot;
  rules: string[];
}
/**
 * The seat began to flip three cards (F3.2).
 */
export interface FlipThreeBeganEvent {
  event: "flip_three_began";
  seat: number;
  lies: Spot;
  rules: string[];
}
/**
 * The Flip Three was over, at its third card or before, and was discarded (F3.12).
 */
export interface FlipThreeEndedEvent {
  event: "flip_three_ended";
  seat: number;
  how: "bust" | "flip_7" | "ran_dry" | "third_card";
  lies: Spot;
  rules: string[];
}
/**
 * The seat banked its points and left the round (T.3); forced when the cards ran out (X.8).
 */
export interface StayedEvent {
  event: "stayed";
  seat: number;
  forced: boolean;
  rules: string[];
}
/**
 * A card was discarded without effect; `seat` is the one that held it.
 */
export interface DiscardedEvent {
  event: "discarded";
  seat: number;
  card: Card;
  why: "bust" | "flip_7" | "holder_is_out" | "nobody_can_take_it" | "ran_dry";
  lies: Spot;
  rules: string[];
}
/**
 * The draw pile was empty: the discard pile became the new one (N.3); cards on the table stayed (N.4).
 */
export interface ReshuffledEvent {
  event: "reshuffled";
  cards: number;
  lies: Spot;
  rules: string[];
}
/**
 * The seat needed a card, and there was no number left to draw: the round is over (X.8).
 */
export interface RanDryEvent {
  event: "ran_dry";
  seat: number;
  draw: Draw;
  rules: string[];
}
/**
 * The round was over and scored; its cards went to the discard pile (E.1, E.2, N.1).
 */
export interface RoundEndedEvent {
  event: "round_ended";
  /**
   * The points that each seat scored.
   */
  points: number[];
  /**
   * Where each seat stood at that moment; active is possible after a Flip 7.
   */
  statuses: Status[];
  flipped_seven: number | null;
  lies: Spot;
  rules: string[];
}
/**
 * Several seats are highest with enough points: everybody plays another round (G.2).
 */
export interface TiedEvent {
  event: "tied";
  seats: number[];
  rules: string[];
}
/**
 * One seat alone is highest, with enough points (G.1).
 */
export interface GameWonEvent {
  event: "game_won";
  seat: number;
  rules: string[];
}
/**
 * The people who are connected now, and the number of others who watch.
 */
export interface Present {
  type: "present";
  people: number[];
  watching: number;
}
/**
 * An emote of a person: a wave, applause, laughter …
 */
export interface Emoted {
  type: "emoted";
  person: number;
  emote: Emote;
}
/**
 * A person still reads the scores of that round, or has read them.
 */
export interface ScoresHeld {
  type: "scores_held";
  person: number;
  round: number;
  held: boolean;
}
/**
 * The advice that you asked for, on the question of that ordinal; to you alone.
 */
export interface Advice {
  type: "advice";
  ordinal: number;
  best: Move | number;
  certainty: Certainty;
  /**
   * The recommended answer and its reason, in the language that was asked for.
   */
  sentence: string;
  /**
   * The answer that brings the most points, as a sentence, if it is clearly another one.
   */
  for_points: string | null;
  /**
   * In the order of the question's options.
   */
  options: AdvisedOption[];
  /**
   * Whether chances were estimated instead of tried out: on a device without a server, or until a worker is ready.
   */
  rough: boolean;
  /**
   * Whether better advice follows, or a refusal: the answers are still being tried out.
   */
  draft: boolean;
  re?: number | null;
}
/**
 * One answer and what it is worth to the player who is asked (docs/advice.md).
 */
export interface AdvisedOption {
  choice: Move | number;
  /**
   * The exact chance that the cards that come at once bust the seat that gets them.
   */
  bust: number;
  /**
   * The points of the round, on average.
   */
  points: number;
  /**
   * The chance to win the game.
   */
  win: number;
  /**
   * Half the width of its 95 % confidence interval.
   */
  error: number;
  /**
   * Chance to win that it loses against the best answer; 0 for that one.
   */
  behind: number;
  /**
   * Half the width of the 95 % confidence interval of this loss.
   */
  behind_error: number;
}
/**
 * The cost of your answer to the question of that ordinal, in training, if it was a costly one; to you alone.
 */
export interface ChoiceCost {
  type: "choice_cost";
  ordinal: number;
  choice: Move | number;
  /**
   * The answer that was better.
   */
  best: Move | number;
  certainty: Certainty;
  /**
   * In percentage points of winning chance, with one decimal.
   */
  cost: number;
  /**
   * Half the width of its 95 % confidence interval.
   */
  error: number;
  /**
   * The reason why the other answer was better: its name and its figures (docs/review.md).
   */
  why: {} | null;
}
/**
 * A shared score board as it stands after the act of that number, for those who watch it.
 */
export interface Board {
  type: "board";
  number: number;
  /**
   * Whether it is shared no more.
   */
  closed: boolean;
  /**
   * Everything to show, with every sentence in the language that was asked for (docs/companion.md).
   */
  board: {};
}
/**
 * The answer to `ping`.
 */
export interface Pong {
  type: "pong";
  number: number;
  /**
   * Since 1970, by the server's clock.
   */
  now: number;
  re?: number | null;
}
/**
 * A command was refused, and nothing has changed. `reason` is for programs, `message` for people.
 */
export interface Refusal {
  type: "refusal";
  reason: Reason;
  message: string;
  re?: number | null;
}
/**
 * The server closes the connection.
 */
export interface Goodbye {
  type: "goodbye";
  why: Parting;
  /**
   * Reconnect after about this many seconds.
   */
  seconds: number;
}
/**
 * A table that somebody would like to have.
 */
export interface Plan {
  /**
   * The host's name; null: no host yet, and the first person to sit down becomes the host.
   */
  name: string | null;
  colour?: number | null;
  seats?: number;
  /**
   * Where the host sits; null: the host watches. Without a host it means nothing, as do `colour` and `word`.
   */
  seat?: number | null;
  /**
   * @maxItems 40
   */
  bots?: BotAt[];
  /**
   * The bot that takes every seat that is still free.
   */
  fill?: string | null;
  rules?: GameRules;
  options?: Options;
  /**
   * Whether the table is listed for everybody.
   */
  public?: boolean;
  /**
   * The host's word for the shuffle, from a seat.
   */
  word?: string | null;
  /**
   * Whether the game begins at once; every seat must be taken, and the table must have a host.
   */
  start?: boolean;
  /**
   * Whether it is the daily deal: everything but `name`, `colour` and `options` is then as for everybody.
   */
  daily?: boolean;
  /**
   * A finished game that is played on in another way, against bots: `name`, `colour` and `options` count then.
   */
  branch?: BranchPlan | null;
}
/**
 * A bot at a seat.
 */
export interface BotAt {
  seat: number;
  /**
   * The bot's name in `flip7 bots`, such as level3.
   */
  bot: string;
}
/**
 * A choice of a finished game to take back, and to play on from.
 */
export interface BranchPlan {
  /**
   * The code or id of the finished game's table.
   */
  of: string;
  /**
   * The number of the choice, from 0: whose it was, you are.
   */
  choice: number;
  /**
   * Whether the cards come as they did; if not, the draw pile is shuffled anew.
   */
  same_cards?: boolean;
}
/**
 * A new table, and who you are at it. Keep the token: it is you.
 */
export interface Founded {
  id: string;
  code: string;
  link: string;
  token: string;
  you: You;
}
/**
 * A new table that belongs to nobody: whoever sits down first is its host.
 */
export interface HostlessTable {
  id: string;
  code: string;
  link: string;
}
/**
 * A score board that somebody would like to share.
 */
export interface BoardPlan {
  /**
   * The setup of the game: a saved score (`flip7-score/1`, docs/companion.md) without its entries.
   */
  setup: {};
  /**
   * One for each player, those who have joined since included; whoever joins later gets one.
   *
   * @maxItems 64
   *
   * Items: One of the eight colours of the seats.
   */
  colours: number[];
  odds?: OddsFor & string;
}
/**
 * A shared score board. Keep the token: it is you. Hand the invitation to those alone who may keep score, too.
 */
export interface BoardFounded {
  id: string;
  code: string;
  /**
   * For everybody who may watch.
   */
  link: string;
  token: string;
  invitation: string;
}
/**
 * The next game of the keepers of a board: its setup, and the token of the keeper who asks.
 */
export interface BoardRematch {
  setup: {};
  /**
   * @maxItems 64
   *
   * Items: One of the eight colours of the seats.
   */
  colours: number[];
  odds?: OddsFor & string;
  token: string;
}
/**
 * The board of the next game. The token and the invitation of the board before it hold there.
 */
export interface BoardFollowed {
  id: string;
  code: string;
  link: string;
}
/**
 * The deal of the day, which is another one after midnight in Greenwich.
 */
export interface DailyDealView {
  /**
   * The date, such as 2026-11-18.
   */
  day: string;
  /**
   * The fingerprint of the table's secret, of which the cards follow.
   */
  hash: string;
  /**
   * The hash of the next day's secret.
   */
  next_hash: string;
}
/**
 * A daily deal that was played to its end, beside the same deal played by a strong bot.
 */
export interface DailyOutcome {
  day: string;
  yours: DailyScore;
  par: DailyScore;
}
/**
 * The result of one player in the daily deal.
 */
export interface DailyScore {
  points: number;
  place: number;
  players: number;
  /**
   * The result of each round: a bust, fewer than 25 points, as many or more, a Flip 7.
   */
  rounds: ("bust" | "few" | "flip_7" | "many")[];
  /**
   * The results as symbols to share, from which no card can be read.
   */
  line: string;
}
/**
 * The invitation to keep score, too. It comes in a body: addresses are logged on their way.
 */
export interface Invitation {
  invitation: string;
}
/**
 * A public table in the list.
 */
export interface TableListed {
  code: string;
  link: string;
  phase: Phase;
  host: string | null;
  seats: number;
  free: number;
  bots: number;
  target: number;
  /**
   * Since 1970, by the server's clock.
   */
  created: number;
  /**
   * Whether the table is closed to newcomers.
   */
  locked?: boolean;
}
/**
 * A play-out («what if»): how a game ends after each answer to one of its questions, when bots play on.
 */
export interface WhatIf {
  schema: number;
  /**
   * The number of the decision, from 0.
   */
  choice: number;
  seat: number;
  /**
   * The card that is given; null for hit or stay.
   */
  card: Card | null;
  /**
   * The answer that was given in the game.
   */
  chosen: Move | number;
  /**
   * Games that were played for each answer.
   */
  games: number;
  done: boolean;
  /**
   * Whether fewer games were played, in plain Python by weaker bots.
   */
  rough: boolean;
  /**
   * The bot that plays each seat.
   */
  bots: string[];
  answers: AnswerOutcome[];
  /**
   * The answer that clearly wins most often for whoever was asked: its whole interval lies above those of all others.
   * Null if none does.
   */
  better: Move | number | null;
}
/**
 * The outcome of the games after one answer.
 */
export interface AnswerOutcome {
  choice: Move | number;
  seats: SeatOutcome[];
}
/**
 * The outcome for one seat. Chances are in per cent, with one decimal.
 */
export interface SeatOutcome {
  win: number;
  low: number;
  /**
   * The upper end of the 95 % interval of the chance to win.
   */
  high: number;
  /**
   * The total when the game is over, on average.
   */
  points: number;
  /**
   * Half the width of the 95 % interval of the mean.
   */
  points_error: number;
}
/**
 * An error: a name for programs, a sentence for people.
 */
export interface ErrorBody {
  error: Reason;
  message: string;
}
/**
 * A short game with a stacked deck. The learner has the first seat, whose name is left open.
 */
export interface Lesson {
  id: string;
  /**
   * Before the first card.
   */
  table: TableView;
  /**
   * The deal, up to the first question.
   */
  opening: Happened;
  /**
   * The first is where every lesson begins.
   */
  steps: LessonStep[];
}
/**
 * A question to the learner, with all answers.
 */
export interface LessonStep {
  asked: Asked;
  replies: Reply[];
}
/**
 * One answer to a question of a lesson, and all that comes of it.
 */
export interface Reply {
  choice: Move | number;
  /**
   * The events up to the next question to the learner.
   */
  told: Happened[];
  /**
   * Whether the lesson goes on to what it shows; if not, the learner may take the answer back.
   */
  leads: boolean;
  /**
   * The step with the next question; null: the lesson ends here.
   */
  next: number | null;
}

"""Keep the score of a game with real cards, line by line: pad, hands and live."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, assert_never

from flip7.core.decisions import Give, HitOrStay, WhichCard
from flip7.core.errors import Flip7Error
from flip7.core.rules import MAX_TARGET
from flip7.i18n.catalog import say
from flip7.i18n.lists import all_of
from flip7.i18n.markup import plain, printable
from flip7.i18n.narration_types import Sentence
from flip7.i18n.odds import odds_words
from flip7.i18n.questions import hint, options, question
from flip7.i18n.rulebook import find_rules
from flip7.i18n.sums import sum_of
from flip7.play.score_file import ScoreFile
from flip7.play.score_story import ScoreStory
from flip7.play.scorekeeper import Depth, Doubtful, Refused, ScoreKeeper
from flip7.play.scorekeeper.differences import Difference
from flip7.play.scorekeeper.entries import Laid, PlayerCameBack, PlayerJoined, PlayerLeft, Shuffled, Step
from flip7.play.scorekeeper.export import to_csv
from flip7.play.scorekeeper.misfits import Misfit, Why
from flip7.play.scorekeeper.sentences import difference_words, misfit_words, step_words, waiting_words
from flip7.play.scorekeeper.undo_steps import UndoSteps
from flip7.record.files import BadFile, create
from flip7.terminal.command_name import command
from flip7.terminal.lineui.exit import Outcome
from flip7.terminal.lineui.prompt import Command as PlayCommand
from flip7.terminal.lineui.prompt import Unclear, understand
from flip7.terminal.lineui.score_input import (
    DEPTHS,
    Ask,
    Command,
    card_or_none,
    cell_entries,
    command_in,
    corrected,
    line_number,
    name_and_points,
    named_seat,
    seat_and_name,
    seat_named,
)
from flip7.terminal.lineui.screen import EndOfInput, Screen

_LINES_OF_LOG: Final = 20
"""The number of lines that `log` shows."""
_PLAYERS: Final = (Ask.JOIN, Ask.LEAVE, Ask.BACK, Ask.RENAME)
_ENTRIES: Final = (Ask.FIX, Ask.DROP, Ask.SET, Ask.PAD, Ask.HANDS, Ask.LIVE, Ask.SHUFFLED, *_PLAYERS)
"""The commands that enter something."""
_ALL: Final = "all"
_SET_WORDS: Final = 3
_AS_CARDS: Final = "-"


class _Quit(Exception):
    """The person wants to stop."""


class ScoreSession:
    """One game at one keyboard."""

    def __init__(self, keeper: ScoreKeeper, screen: Screen, file: ScoreFile) -> None:
        self._keeper = keeper
        self._screen = screen
        self._file = file
        self._story = ScoreStory(keeper)
        self._save_failed = False
        self._lines = UndoSteps(keeper)
        """One «u» takes back one line."""

    def run(self) -> Outcome:
        """Keep the score until the game is won and nothing is to be put right, or somebody quits."""
        try:
            self._welcome()
            while self._once():
                pass
        except _Quit:
            return self._leave(Outcome.DONE)
        except KeyboardInterrupt:
            return self._leave(Outcome.INTERRUPTED)
        except EndOfInput:
            answered = self._screen.interactive or self._keeper.fold.over
            return self._leave(Outcome.DONE if answered else Outcome.NOT_OVER)
        finally:
            self._screen.finish()
        self._save()
        return Outcome.DONE

    def _once(self) -> bool:
        """Ask, take the line, show what came of it, save it; return whether to ask again."""
        typed = self._ask()
        if self._keeper.fold.over and not typed.strip():
            return False
        wanted, before = command_in(typed), len(self._keeper.log)
        try:
            if wanted is not None:
                self._do(wanted)
                if wanted.ask in _ENTRIES:
                    self._lines.add(len(self._keeper.log) - before)
            elif typed.strip():
                self._enter(typed)
                self._lines.add(len(self._keeper.log) - before)
        except Doubtful as error:
            self._screen.note(say("score-insist", problem=str(error)))
        except Flip7Error as error:
            self._screen.note(printable(str(error)))
        self._catch_up()
        self._save()
        return True

    # --- asking and answering -----------------------------------------------------------------------------------------

    def _ask(self) -> str:
        keeper = self._keeper
        if keeper.fold.waiting:
            self._screen.note(waiting_words(keeper.fold.waiting, keeper.names))
            self._screen.note(say("score-waits-hint"))
        if keeper.fold.over:
            return self._screen.ask(say("score-ask-over"), say("score-hint-over"))
        asked = keeper.asked
        if asked is not None:
            self._screen.options(options(asked, keeper.fold.table, keeper.names))
            return self._screen.ask(question(asked, keeper.names), hint(asked))
        seat = keeper.next_seat
        assert seat is not None, "a round that is not live and not over asks for somebody's score"
        number, name = keeper.fold.table.round, keeper.names[seat]
        if keeper.fold.depth is Depth.PAD:
            return self._screen.ask(say("score-ask-points", round=number, name=name), say("score-hint-points"))
        return self._screen.ask(say("score-ask-cards", round=number, name=name), say("score-hint-cards"))

    def _enter(self, typed: str) -> None:
        if self._keeper.asked is not None:
            self._answer(typed)
            return
        fold, seat = self._keeper.fold, self._keeper.next_seat
        if seat is None:
            raise Refused(misfit_words(Misfit(Why.OVER), self._keeper.names))
        entries = cell_entries(typed, fold.table.round, seat, fold.depth, self._keeper.names)
        self._tap_all(entries)
        cards = [entry.card for entry in entries if isinstance(entry, Laid)]
        if cards and not fold.round.cells[entries[0].seat].empty:
            cell = fold.round.cells[entries[0].seat]
            bonus = fold.table.rules.flip_7 if cell.flipped_seven else 0
            name = self._keeper.names[entries[0].seat]
            self._screen.note(say("score-sum", name=name, sum=sum_of(cell.cards, flip_7=bonus)))

    def _tap_all(self, steps: Sequence[Step]) -> None:
        """Enter all of them, or none."""
        done = 0
        try:
            for step in steps:
                self._keeper.tap(step)
                done += 1
        except Refused:
            for _ in range(done):
                self._keeper.undo()
            raise

    def _answer(self, typed: str) -> None:
        """Answer the referee; a card where «Hit or stay?» is asked is a hit and that card."""
        asked = self._keeper.asked
        assert asked is not None
        if isinstance(asked, HitOrStay | WhichCard) and (card := card_or_none(typed)) is not None:
            self._keeper.turn_up(card)
            return
        match understand(typed, asked, self._keeper.names):
            case Unclear(sentence):
                self._screen.note(sentence)
            case PlayCommand():
                self._screen.note(say("score-unclear", typed=printable(typed.strip())))
            case choice:
                self._keeper.answer(choice)

    # --- commands -----------------------------------------------------------------------------------------------------

    def _do(self, wanted: Command) -> None:
        keeper = self._keeper
        match wanted.ask:
            case Ask.HELP:
                self._help()
            case Ask.UNDO:
                self._undo()
            case Ask.REDO:
                self._redo()
            case Ask.LOG:
                self._log()
            case Ask.FIX:
                self._fix(wanted.argument)
            case Ask.DROP:
                self._drop(wanted.argument)
            case Ask.SET:
                self._set(wanted.argument)
            case Ask.JOIN | Ask.LEAVE | Ask.BACK | Ask.RENAME:
                self._players(wanted.ask, wanted.argument)
            case Ask.PAD | Ask.HANDS | Ask.LIVE:
                self._set_depth(DEPTHS[wanted.ask])
            case Ask.SHUFFLED:
                keeper.tap(Shuffled())
            case Ask.TABLE:
                self._table()
            case Ask.ODDS:
                self._odds()
            case Ask.RULE:
                words = wanted.argument.split()
                self._screen.rules(find_rules(words), words)
            case Ask.SAVE:
                self._save_as(wanted.argument)
            case Ask.CSV:
                self._write_csv(wanted.argument)
            case Ask.QUIT:
                raise _Quit
            case _:
                assert_never(wanted.ask)

    def _undo(self) -> None:
        """Take back the last line, or the last entry if it was made by a command or in another sitting."""
        self._lines.undo()
        self._story.tell_anew()

    def _redo(self) -> None:
        self._lines.redo()
        self._story.tell_anew()

    def _help(self) -> None:
        asked, depth = self._keeper.asked, self._keeper.fold.depth
        if isinstance(asked, WhichCard):
            self._screen.note(say("help-which-card"))
        elif asked is not None:
            self._screen.note(say("help"))
        else:
            self._screen.note(say("score-help-pad") if depth is Depth.PAD else say("score-help-hands"))
        self._screen.note(say("score-help"))

    def _log(self) -> None:
        story = self._keeper.fold.story
        for number, played in list(enumerate(story, start=1))[-_LINES_OF_LOG:]:
            assert isinstance(played.entry.what, Step)
            self._screen.note(f"{number}: {step_words(played.entry.what, self._keeper.names)}")

    def _fix(self, argument: str) -> None:
        line, _, meant = argument.partition(" ")
        story = self._keeper.fold.story
        was = story[line_number(line, story)].entry
        assert isinstance(was.what, Step)
        found = self._keeper.correct(was.id, corrected(was.what, meant, self._keeper.names))
        self._tell_differences(found)

    def _drop(self, argument: str) -> None:
        fold = self._keeper.fold
        if argument == _ALL:
            found = self._keeper.drop_waiting()
        elif not argument and fold.waiting:
            found = self._keeper.drop(fold.waiting[0].entry.id)
        else:
            found = self._keeper.drop(fold.story[line_number(argument, fold.story)].entry.id)
        self._tell_differences(found)

    def _set(self, argument: str) -> None:
        """«set 3 ben 40», and «set 3 ben -» for what the cards say."""
        words = argument.split()
        if len(words) != _SET_WORDS or not words[0].isdecimal():
            raise Refused(say("score-set-how"))
        if words[2] != _AS_CARDS and not words[2].isdecimal():
            raise Refused(say("score-no-number", most=str(MAX_TARGET)))
        points = None if words[2] == _AS_CARDS else int(words[2])
        self._tell_differences(
            self._keeper.set_by_hand(int(words[0]), seat_named(words[1], self._keeper.names), points)
        )

    def _players(self, ask: Ask, argument: str) -> None:
        """«join dora», «leave ben», «back ben», «rename ben Benno»."""
        keeper = self._keeper
        if ask is Ask.JOIN:
            keeper.join(*name_and_points(argument))
        elif ask is Ask.RENAME:
            seat, name = seat_and_name(argument, keeper.names)
            old = keeper.names[seat]
            keeper.rename(seat, name)
            self._screen.note(say("score-renamed", old=old, new=keeper.names[seat]))
        elif ask is Ask.LEAVE:
            keeper.leave(named_seat(argument, "leave ben", keeper.names))
        else:
            keeper.come_back(named_seat(argument, "back ben", keeper.names))
        latest = keeper.log.entries[-1].what
        match latest:
            case PlayerJoined(number, seat) | PlayerCameBack(number, seat):
                self._screen.note(say("score-joins", name=keeper.names[seat], round=number))
            case PlayerLeft(number, seat):
                self._screen.note(say("score-leaves", name=keeper.names[seat], round=number))
            case _:
                pass
        self._story.tell_anew()

    def _set_depth(self, depth: Depth) -> None:
        self._keeper.set_depth(depth)
        self._screen.note(say("score-step-depth", depth=depth))
        if depth is Depth.LIVE and not self._keeper.fold.round.live:
            self._screen.note(say("score-live-later"))

    def _table(self) -> None:
        keeper = self._keeper
        asked = keeper.asked
        if asked is not None:
            self._screen.seats(keeper.fold.table, keeper.names, asked.seat)
        else:
            table = keeper.fold.table
            self._screen.note(say("round-began", number=table.round, dealer=keeper.names[table.dealer]))
            for seat in table.seats:
                self._screen.note(say("score-total", name=keeper.names[seat], total=table.scores[seat]))

    def _odds(self) -> None:
        asked, keeper = self._keeper.asked, self._keeper
        if asked is None:
            raise Refused(say("score-odds-live"))
        seats = asked.options if isinstance(asked, Give) else (asked.seat,)
        for seat in seats:
            self._screen.note(odds_words(keeper.fold.table, seat, keeper.names))
        if not keeper.fold.exact:
            self._screen.note(say("score-odds-guess"))

    # --- showing ------------------------------------------------------------------------------------------------------

    def _welcome(self) -> None:
        keeper = self._keeper
        names = all_of(keeper.names.all())
        if keeper.fold.story:
            self._screen.note(say("game-resumed", number=keeper.fold.table.round, names=names))
        else:
            self._screen.note(say("score-welcome", names=names, target=str(keeper.setup.rules.target)))
            table = keeper.fold.table
            self._screen.note(say("round-began", number=table.round, dealer=keeper.names[table.dealer]))
        self._screen.note(say("score-step-depth", depth=keeper.fold.depth))
        self._screen.note(say("score-help-hint"))
        if keeper.fold.over:
            winner = keeper.fold.table.winner
            assert winner is not None
            total = keeper.scores[winner]
            self._screen.note(say("game-is-over", name=keeper.names[winner], total=total))
        self._story.tell_anew()

    def _catch_up(self) -> None:
        """Tell what the last steps brought about, and the scores of a round that they ended."""
        before = len(self._story.told)
        self._story.go_on()
        for each in self._story.told[before:]:
            if isinstance(each, Sentence):
                self._screen.tell(each)
            else:
                self._screen.standings(each)

    def _tell_differences(self, found: list[Difference]) -> None:
        for each in found:
            self._screen.note(difference_words(each, self._keeper.names))
        if not found and not self._keeper.fold.waiting:
            self._screen.note(say("score-differs-nothing"))
        self._story.tell_anew()

    # --- files --------------------------------------------------------------------------------------------------------

    def _save(self) -> None:
        try:
            self._file.save(self._keeper)
        except BadFile as error:
            if not self._save_failed:
                self._screen.note(say("save-failed", problem=printable(str(error))))
            self._save_failed = True

    def _save_as(self, argument: str) -> None:
        if not argument:
            raise Refused(say("save-needs-a-name"))
        self._file.save_as(Path(argument).expanduser(), self._keeper)
        self._screen.note(say("saved-as", file=printable(argument)))

    def _write_csv(self, argument: str) -> None:
        if not argument:
            for line in to_csv(self._keeper).splitlines():
                self._screen.note(printable(line))
            return
        create(Path(argument).expanduser(), to_csv(self._keeper))
        self._screen.note(say("file-written", file=printable(argument)))

    def _leave(self, outcome: Outcome) -> Outcome:
        """Save the score, and say how to go on with it; one of a pipe only if a file was named."""
        self._screen.finish()
        if self._file.file is None and not (self._screen.interactive and self._keeper.fold.story):
            return outcome
        try:
            file = self._file.save_anywhere(self._keeper)
        except BadFile as error:
            self._screen.note(printable(str(error)))
            return Outcome.NOT_OVER
        self._screen.note(say("score-go-on", command=command(), file=printable(plain(str(file)))))
        return outcome


def keep_score(keeper: ScoreKeeper, screen: Screen, file: ScoreFile) -> int:
    """Keep the score at the screen and return the exit status."""
    return ScoreSession(keeper, screen, file).run()

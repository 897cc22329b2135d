/**
 * The link that enters a finished game into BG Stats, an app for game diaries. Its format:
 * https://www.bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites/
 */

import type { Board } from "../../net/scores";
import { ranked } from "../table/gameStats";

const CREATE_PLAY = "https://app.bgstatsapp.com/createPlay.html";
/** The number of Flip 7 at BoardGameGeek. */
const BGG_ID = 420087;

/** Return the link; BG Stats asks which of its players each name is, and remembers it. */
export function bgStatsLink(board: Board): string {
  const rank = new Map(ranked(board.totals).map((each) => [each.seat, each.rank]));
  const play = {
    sourceName: "flip7",
    sourcePlayId: board.id,
    playDate: new Date(board.started).toISOString().slice(0, 19).replace("T", " "), // in UTC, as BG Stats wants it
    game: { name: "Flip 7", sourceGameId: "flip7", bggId: BGG_ID, highestWins: true, noPoints: false },
    players: board.names.map((name, seat) => ({
      name,
      sourcePlayerId: name.toLowerCase(), // the same person in the next game
      score: board.totals[seat] ?? 0,
      rank: rank.get(seat) ?? 0,
      winner: board.winner === seat,
      startPlayer: board.rounds[0]?.dealer === seat, // the dealer is dealt to first (X.2)
    })),
  };
  return `${CREATE_PLAY}?data=${encodeURIComponent(JSON.stringify(play))}`;
}

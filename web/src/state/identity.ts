/** Identity: which person, seat and role a token has at a table, and how room events change that. */

import type { Act, You } from "../net/protocol";

/** Return who somebody is after a room event; the same object if it does not concern them. */
export function youAfter(you: You, roomEvent: Act): You {
  switch (roomEvent.act) {
    case "host_passed":
      return you.host === (roomEvent.person === you.person) ? you : { ...you, host: !you.host };
    case "sat":
      return roomEvent.person === you.person ? { ...you, seat: roomEvent.seat } : you;
    case "stood_up":
    case "unseated":
      return roomEvent.person === you.person ? { ...you, seat: null } : you;
    case "seat_dropped":
      return you.seat !== null && roomEvent.seat < you.seat ? { ...you, seat: you.seat - 1 } : you;
    case "seats_swapped": {
      const { first, second } = roomEvent;
      return you.seat === first || you.seat === second ? { ...you, seat: first + second - you.seat } : you;
    }
    default:
      return you;
  }
}

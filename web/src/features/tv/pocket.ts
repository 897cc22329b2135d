/** Styles of a phone beside a big screen: one's own cards and buttons, and nothing else. */

import "./pocket.css";

/** The components of a big screen, in place of pages for one person; loaded once a page proves to be one. */

import "./television.css";

export { default as ScreenLobby } from "./ScreenLobby.svelte";
export { default as ScreenPodium } from "./ScreenPodium.svelte";
export { default as ScreenSummary } from "./ScreenSummary.svelte";

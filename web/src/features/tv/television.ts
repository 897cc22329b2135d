/** What a big screen shows in place of pages for one person; loaded when a page turns out to be a big screen. */

import "./television.css";

export { default as ScreenLobby } from "./ScreenLobby.svelte";
export { default as ScreenPodium } from "./ScreenPodium.svelte";
export { default as ScreenSummary } from "./ScreenSummary.svelte";

import "@fontsource-variable/gabarito/index.css";
import "@fontsource-variable/figtree/index.css";
// Order matters: later files override earlier ones.
import "../styles/tokens.css";
import "../styles/base.css";
import "../features/table/TableView.css";
import "../features/table/Seat.css";
import "../features/table/Stage.css";
import "../features/table/ActionBar.css";
import "../features/table/GiveCard.css";
import "../features/table/layoutWide.css";
import "../features/table/layoutPortrait.css";
import "../features/table/layoutCrowded.css";
import "../features/table/layoutShort.css";
import "../features/table/layoutWatching.css";
import "../styles/pages.css";
import "../features/table/layoutSplit.css";
import "../features/table/layoutLarge.css";
import "../styles/forcedColors.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { applyPreferences } from "../state/preferences.svelte";
import { registerServiceWorker } from "./serviceWorker";
import { installation, type InstallOffer } from "../state/installation.svelte";
import { offerPreviews } from "../state/preview";
import { pages } from "./routes";
import { yieldToMain } from "../state/yieldToMain";
import { route } from "../state/router.svelte";

const FONTS = ["Gabarito Variable", "Figtree Variable"];

// Decode the fonts while the page loads, not during the first layout, which takes long enough. Text does not wait for them.
for (const font of FONTS) document.fonts.load(`1em "${font}"`).catch(() => {});

window.addEventListener("beforeinstallprompt", (event) => installation.receive(event as InstallOffer));
offerPreviews(() => import("../audio/preview"));

// Our mark stands until the page can be shown in the right language. No top-level await: the pages import from this script
// and would wait for it in turn. What failed to load is reported where it is shown.
void Promise.allSettled([applyPreferences(), pages[route.now.page](), yieldToMain()]).then(() => {
  mount(App, { target: document.getElementById("app")! });
  registerServiceWorker();
});

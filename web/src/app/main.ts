import "@fontsource-variable/gabarito/index.css";
import "@fontsource-variable/figtree/index.css";
import "./look/tokens.css";
import "./look/base.css";
import "./look/table.css";
import "./look/seat.css";
import "./look/stage.css";
import "./look/you.css";
import "./look/giving.css";
import "./look/wide.css";
import "./look/upright.css";
import "./look/crowds.css";
import "./look/low.css";
import "./look/pages.css";
import "./look/sharing.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { begin } from "./game/wishes.svelte";
import { keepOffline } from "./offline";
import { pages } from "./pages";
import { breath } from "./parts/breath";
import { route } from "./router.svelte";

const FONTS = ["Gabarito Variable", "Figtree Variable"];

// Unpacked while the page is waited for: otherwise with the first layout, which is long enough. Text does not wait for them.
for (const font of FONTS) document.fonts.load(`1em "${font}"`).catch(() => {});

// Our mark stands until the page that was asked for can be shown, in the right language. Not awaited at the top: the pages
// import from this script, and would wait for it in turn. What did not come is dealt with where it is shown.
void Promise.allSettled([begin(), pages[route.now.page](), breath()]).then(() => {
  mount(App, { target: document.getElementById("app")! });
  keepOffline();
});

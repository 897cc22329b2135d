import "@fontsource-variable/gabarito/index.css";
import "@fontsource-variable/figtree/index.css";
import "./look/tokens.css";
import "./look/base.css";
import "./look/table.css";
import "./look/crowds.css";
import "./look/low.css";
import "./look/pages.css";
import "./offline";
import { mount } from "svelte";
import App from "./App.svelte";
import { begin } from "./game/wishes.svelte";

await begin();
const target = document.getElementById("app");
target?.replaceChildren();
if (target) mount(App, { target });

/**
 * Import rules of the browser's side, checked by `make imports`.
 *
 * The folders of src are layers: a module imports from its own folder and from those further down. So there are no cycles
 * between folders, and the session, the translations or the network can be read, tested and replaced alone.
 */

import { readdirSync } from "node:fs";

/** From top to bottom. */
const LAYERS = ["app", "features", "audio", "animation", "components", "a11y", "state", "i18n", "net"];

/** Which feature shows a part of which other one, and why. Everything else that two features need is a component. */
const SHOWS_PARTS_OF = {
    replay: { table: "a replay shows the same table, log and podium" },
    lessons: { table: "a lesson is played at the same table", rules: "the page How to Play holds lessons and rules" },
    puzzles: {
        table: "a puzzle is asked at the same table",
        review: "a wrong answer is explained in the words of a review",
    },
    coach: { review: "training tells a costly choice in the words of a review" },
    table: { fairness: "the podium offers to check the shuffle" },
    score: {
        table: "a rule and the ranks of a game are shown as at the table",
        share: "the result is shared in the same way",
    },
    share: { table: "a result is ranked as the podium ranks it" },
    tv: { table: "a big screen shows the same table, and its scores drawn for a room" },
};

const layerRules = LAYERS.slice(1).map((layer, at) => ({
    name: `${layer}-imports-no-upper-layer`,
    comment: `Layers from top to bottom: ${LAYERS.join(", ")}. What both need belongs further down.`,
    severity: "error",
    from: { path: `^src/${layer}/` },
    to: { path: `^src/(${LAYERS.slice(0, at + 1).join("|")})/` },
}));

/** Lazy imports lead from page to page, and are allowed. */
const featureRules = readdirSync(new URL("src/features", import.meta.url)).map((feature) => ({
    name: `${feature}-imports-no-other-feature`,
    comment: "What two features need belongs in components or state; see SHOWS_PARTS_OF for the exceptions.",
    severity: "error",
    from: { path: `^src/features/${feature}/` },
    to: {
        path: "^src/features/",
        pathNot: `^src/features/(${[feature, ...Object.keys(SHOWS_PARTS_OF[feature] ?? {})].join("|")})/`,
        dependencyTypesNot: ["dynamic-import"],
    },
}));

export default {
    forbidden: [
        ...layerRules,
        ...featureRules,
        {
            name: "every-folder-is-a-layer",
            comment: `A file of src lies in one of ${LAYERS.join(", ")} or styles.`,
            severity: "error",
            from: {},
            to: { path: "^src/", pathNot: `^src/(${LAYERS.join("|")}|styles)/` },
        },
        {
            name: "no-cycles",
            comment: "Modules that import each other can only be understood together.",
            severity: "error",
            from: {},
            to: { circular: true, viaOnly: { dependencyTypesNot: ["dynamic-import"] } },
        },
    ],
    options: {
        includeOnly: "^src/",
        tsPreCompilationDeps: true, // in .ts files imports of types count, too; the Svelte compiler drops them
        tsConfig: { fileName: "tsconfig.json" },
    },
};

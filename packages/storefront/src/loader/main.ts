import { awake, type Wake } from "../shell/awake/signal.ts";
import { giveUp } from "./hold-presses.ts";
import { loadScripts } from "./load-scripts.ts";
import { watch } from "./watch.ts";

// Stands in the head of a page whose scripts wait (server/finish-html.ts), bundled
// by scripts/finish-build.ts. Every byte here is part of every such page: what is
// needed only once the scripts are there comes with them (src/shell/awake).

const early = watch();
addEventListener(awake, (event) => (event as CustomEvent<Wake>).detail(early), { once: true });
loadScripts(document.currentScript?.dataset.files?.split(" ") ?? [], () => giveUp(early));

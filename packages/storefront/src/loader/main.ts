import { awake, type Wake } from "../shell/awake/signal.ts";
import { giveUp } from "./hold-presses.ts";
import { loadScripts } from "./load-scripts.ts";
import { watch } from "./watch.ts";

// In the head of a page whose scripts wait (server/finish-html.ts), bundled by scripts/finish-build.ts: every
// byte is part of every page, so what can come later does (src/shell/awake).

const early = watch();
addEventListener(awake, (event) => (event as CustomEvent<Wake>).detail(early), { once: true });
loadScripts(document.currentScript?.dataset.files?.split(" ") ?? [], () => giveUp(early));

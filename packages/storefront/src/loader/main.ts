import { awake } from "../shell/awake/signal.ts";
import { holdPresses } from "./hold-presses.ts";
import { loadScripts } from "./load-scripts.ts";
import { tellTyped } from "./tell-typed.ts";

// Stands in the head of a page whose scripts wait (server/defer-scripts.ts), bundled by scripts/finish-build.ts. Every byte
// here is part of every such page.

const files = document.currentScript?.dataset.files?.split(" ") ?? [];
const presses = holdPresses();

const wake = async (): Promise<void> => {
  presses.release();
  await tellTyped();
  await presses.replay();
};

// Later than the effect that says so: React ignores what happens while it is still at work.
addEventListener(awake, () => queueMicrotask(() => void wake()), { once: true });
loadScripts(files, presses.giveUp);

import { existsSync } from "node:fs";
import { type Run, run } from "./run.ts";

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Debian's browser, installed when there is none and we may; the tests drive it by its path. */
export async function chromium(): Promise<Run> {
  const present = places.find((path) => existsSync(path));
  if (present) return { code: 0, output: present, seconds: 0 };
  if (process.getuid?.() !== 0) {
    return { code: 1, output: "No Chromium found. Install it: sudo apt-get install -y chromium\n", seconds: 0 };
  }
  return await run(
    "sh",
    ["-c", "apt-get update && apt-get install -y --no-install-recommends chromium fonts-noto-core"],
    {
      DEBIAN_FRONTEND: "noninteractive",
    },
  );
}

import { existsSync } from "node:fs";
import { type Run, run } from "./run.ts";

/** Where stories, journeys and benchmarks look for the browser. */
const browser = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

/** Faces of the system that the pictures of stories were taken with; an SVG in an `img` reaches no other. Debian's packages. */
const faces = ["fonts-liberation", "fonts-noto-core"];

/** Whether Debian knows it as installed. Where nobody can be asked, the system has its own ways and is left alone. */
async function installed(name: string): Promise<boolean> {
  const { code, output } = await run("dpkg-query", ["--status", name]);
  return code === 127 || output.includes("Status: install ok installed");
}

/** Debian's browser and faces, installed where they are missing and we may; the tests drive the browser by its path. */
export async function chromium(): Promise<Run> {
  const missing = existsSync(browser) ? [] : ["chromium"];
  for (const face of faces) if (!(await installed(face))) missing.push(face);
  if (missing.length === 0) return { code: 0, output: "", seconds: 0 };
  const install = `apt-get install -y --no-install-recommends ${missing.join(" ")}`;
  if (process.getuid?.() !== 0) {
    return { code: 1, output: `Missing: ${missing.join(", ")}. Install it: sudo ${install}\n`, seconds: 0 };
  }
  return await run("sh", ["-c", `apt-get update && ${install}`], { DEBIAN_FRONTEND: "noninteractive" });
}

import { nothingToDo, type Run, run } from "./run.ts";

/**
 * Whether Debian knows it as installed. Where nobody can be
 * asked, the system has its own ways and is left alone.
 */
export const isInstalled = async (name: string): Promise<boolean> => {
  const { code, output } = await run("dpkg-query", ["--status", name]);
  return code === 127 || output.includes("Status: install ok installed");
};

/** Installs Debian's packages where we may, or says how. */
export const install = async (packages: readonly string[]): Promise<Run> => {
  if (packages.length === 0) return nothingToDo;
  const command = `apt-get install -y --no-install-recommends ${packages.join(" ")}`;
  if (process.getuid?.() !== 0) {
    const output = `Missing: ${packages.join(", ")}. Install it: sudo ${command}\n`;
    return { ...nothingToDo, code: 1, output };
  }
  return run("sh", ["-c", `apt-get update && ${command}`], { DEBIAN_FRONTEND: "noninteractive" });
};

import type { Built } from "./build.ts";
import { run } from "./run.ts";

interface Packument {
  versions: Record<string, unknown>;
  "dist-tags": { latest?: string };
}

const packumentOf = async (registry: string, name: string): Promise<Packument | undefined> => {
  const answer = await fetch(new URL(name.replace("/", "%2f"), registry));
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${registry} answered ${answer.status} when it was asked for ${name}.`);
  return (await answer.json()) as Packument;
};

/** Version that a registry gives who asks for none; `undefined` where it does not know the package. */
export const latestIn = async (registry: string, name: string): Promise<string | undefined> =>
  (await packumentOf(registry, name))?.["dist-tags"].latest;

/**
 * Publishes the packages whose version a registry does not have, in the order that
 * they need each other. A release that broke off is begun again without harm.
 *
 * @param registry its address; its token stands in the `.npmrc` of whoever publishes
 * @param signed whether the registry is to show which workflow built them; only a workflow can ask for that
 * @returns names and versions of those that are new
 */
export const publishTo = async (registry: string, built: readonly Built[], signed = false): Promise<string[]> => {
  const published: string[] = [];
  for (const { name, version, folder } of built) {
    const known = await packumentOf(registry, name);
    if (known && version in known.versions) continue;
    await run(
      "pnpm",
      ["publish", "--no-git-checks", `--registry=${registry}`, ...(signed ? ["--provenance"] : [])],
      folder,
    );
    published.push(`${name}@${version}`);
  }
  return published;
};

import type { Folders } from "./folders.ts";
import type { Part } from "./part.ts";
import { type ClusterPorts, groups } from "./ports.ts";
import { commerceVariables, storefrontVariables, workerVariables } from "./shop-variables.ts";

/** All of commerce, built; its first word says what of it. From the root of the repository. */
export const commerceScript = "apps/commerce/dist/commerce.js";

type Variables = Readonly<Record<string, string>>;

interface Process {
  readonly name: string;
  readonly port: number;
  readonly words: readonly string[];
  readonly variables: Variables;
}

/** The processes of the shop, by when they are started. @param shared what all of them are told */
export const shopParts = (ports: ClusterPorts, folders: Folders, shared: Variables) => {
  const part = ({ name, port, words, variables }: Process): Part => ({
    name,
    program: process.execPath,
    words,
    lent: false,
    variables: { ...shared, ...variables },
    ready: { url: `http://127.0.0.1:${port}/readyz` },
  });
  return {
    outside: part({
      name: "sandbox",
      port: ports.sandbox,
      words: ["apps/sandbox/src/main.ts"],
      variables: { SANDBOX_DATA: folders.dataOf("sandbox") },
    }),
    commerce: ports.commerce.map(({ shop }, at) =>
      part({
        name: `commerce-${at + 1}`,
        port: shop,
        words: [commerceScript, "server"],
        variables: commerceVariables(ports, at),
      }),
    ),
    workers: ports.workers.map((port, at) =>
      part({
        name: `worker-${at + 1}`,
        port,
        words: [commerceScript, "worker"],
        variables: workerVariables(ports, at),
      }),
    ),
    storefronts: groups.flatMap((group) =>
      ports.storefronts[group].map((port, at) =>
        part({
          name: `${group}-${at + 1}`,
          port,
          words: [`apps/${group}/src/main.ts`],
          variables: storefrontVariables(ports, group, at),
        }),
      ),
    ),
  };
};

import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { isTaken } from "./ports.ts";
import { root } from "./repository.ts";

const folder = join(root, "apps/storybook/storybook-static");

/** What Storybook is reached by, or how to get it. */
export interface Storybook {
  readonly address: string;
  readonly server: Server | undefined;
}

/** Serves the Storybook that was built; it is not part of a start to build it. */
export async function serveStorybook(port: number): Promise<Storybook> {
  if (!existsSync(folder))
    return { address: "pnpm --filter @giftshop/storybook build, then start again", server: undefined };
  if (await isTaken(port)) return { address: `port ${port} is taken; set STORYBOOK_PORT`, server: undefined };
  const files = sirv(folder, { etag: true });
  const server = createServer((request, response) =>
    files(request, response, () => {
      response.writeHead(404).end();
    }),
  );
  server.listen(port, "localhost");
  await once(server, "listening");
  return { address: `http://localhost:${port}/`, server };
}

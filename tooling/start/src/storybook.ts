import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { isTaken } from "./ports.ts";
import { codeOf, reasonOf } from "./problem.ts";
import { root } from "./repository.ts";
import { build } from "./stack/build.ts";

const folder = join(root, "apps/storybook/storybook-static");

/** Where Storybook is reached, or why it is not. */
export interface Storybook {
  readonly address: string;
  readonly server: Server | undefined;
}

const page =
  (text: string, seconds: number): RequestListener =>
  (_, response) => {
    response.writeHead(503, { "content-type": "text/html; charset=utf-8", "retry-after": `${seconds}` });
    response.end(
      `<!doctype html><meta http-equiv="refresh" content="${seconds}"><title>Storybook</title><p>${text}</p>`,
    );
  };

const files = (): RequestListener => {
  const send = sirv(folder, { etag: true });
  return (request, response) =>
    send(request, response, () => {
      response.writeHead(404).end();
    });
};

/**
 * Serves Storybook. It is built by content beside the running
 * shop, so that nobody waits for it who only wants to buy.
 */
export const serveStorybook = async (port: number, signal: AbortSignal): Promise<Storybook> => {
  if (await isTaken(port)) return { address: `port ${port} is taken; set STORYBOOK_PORT`, server: undefined };
  let answer = page("Storybook is being built; this page shows it as soon as it is there.", 3);
  const server = createServer((request, response) => answer(request, response));
  try {
    server.listen(port, "localhost");
    await once(server, "listening");
  } catch (error) {
    return { address: `cannot listen on port ${port} (${codeOf(error)}); set STORYBOOK_PORT`, server: undefined };
  }
  build(["@giftshop/storybook"], signal)
    .then(() => {
      answer = files();
    })
    .catch((error: unknown) => {
      answer = page(`Storybook could not be built: ${reasonOf(error)}`, 60);
    });
  return { address: `http://localhost:${port}/`, server };
};

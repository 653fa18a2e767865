import { once } from "node:events";
import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Answers of one size in a row, and milliseconds between them,
 * after which a page is taken to stay as it is; packing takes 60.
 */
const alike = 6;
const rest = 100;
/** How often a page is asked for in all. */
const tries = 60;

/** Bytes of a page's body as sent, to somebody who has never seen it. */
const weigh = async (port: number, host: string, path: string): Promise<number> => {
  const asked = request({ port, path, headers: { host, "accept-encoding": "br" } }).end();
  const [answer] = await once(asked, "response");
  answer.resume();
  await once(answer, "end");
  return Number(answer.headers["content-length"]);
};

/**
 * Asks for a page until the front door sends it as it does from then on: made once, and packed harder
 * behind the second answer. What the first visitors after a change get is another measurement.
 *
 * @param host not every resolver knows names under `localhost`
 * @throws when it never comes to rest
 */
export const untilPacked = async (port: number, host: string, path: string): Promise<void> => {
  let last = 0;
  let same = 0;
  for (let attempt = 0; attempt < tries; attempt++) {
    const bytes = await weigh(port, host, path);
    same = bytes === last ? same + 1 : 1;
    last = bytes;
    if (same === alike) return;
    await pause(rest);
  }
  throw new Error(`${path} is sent in another size each time.`);
};

import { connect } from "node:net";
import type { Readiness } from "../plan/part.ts";

/** Whether a part answers that it can work. */
export const isReady = async (ready: Readiness): Promise<boolean> => {
  if ("port" in ready) return takesConnection(ready.port);
  try {
    const answer = await fetch(ready.url, { signal: AbortSignal.timeout(3_000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
};

const takesConnection = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const end = (taken: boolean) => {
      socket.destroy();
      resolve(taken);
    };
    socket.setTimeout(2_000, () => end(false));
    socket.once("connect", () => end(true));
    socket.once("error", () => end(false));
  });

import type { IncomingMessage, ServerResponse } from "node:http";

/** `/healthz`: the process runs. `/readyz`: it takes visitors; not before Next runs, and no longer once it was asked to stop. */
export const createHealth = () => {
  let ready = false;
  const answer = (response: ServerResponse, status: number): void => {
    const body = JSON.stringify({ status: status === 200 ? "ok" : "unavailable" });
    response
      .writeHead(status, {
        "content-type": "application/json",
        "content-length": body.length,
        "cache-control": "no-store",
      })
      .end(body);
  };
  return {
    setReady(value: boolean): void {
      ready = value;
    },
    endpoints: {
      "/healthz": (_: IncomingMessage, response: ServerResponse) => answer(response, 200),
      "/readyz": (_: IncomingMessage, response: ServerResponse) => answer(response, ready ? 200 : 503),
    },
  };
};

import type { CheckAnswer, CheckRequest } from "./check-messages.ts";

/** What comes of a check. */
export type CheckOutcome = Exclude<CheckAnswer, { kind: "progress" }>;

/** Checks a draw in a worker of its own, which ends with it. */
export const runCheck = (asked: CheckRequest, onProgress: (share: number) => void): Promise<CheckOutcome> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL("./check.worker.ts", import.meta.url), { type: "module" });
    const end = (outcome: CheckOutcome) => {
      worker.terminate();
      resolve(outcome);
    };
    worker.addEventListener("message", ({ data }: MessageEvent<CheckAnswer>) =>
      data.kind === "progress" ? onProgress(data.share) : end(data),
    );
    worker.addEventListener("error", () => end({ kind: "unavailable" }));
    worker.postMessage(asked);
  });

import { verifyDraw } from "@giftshop/doubler-verifier";
import { fetchList, fetchProof } from "@giftshop/doubler-verifier/fetch";
import type { CheckAnswer, CheckRequest } from "./check-messages.ts";

const say = (answer: CheckAnswer): void => postMessage(answer);

/** Beside the page, so that it stays alive while a million entries are hashed. */
addEventListener("message", async ({ data: { draw, receipt } }: MessageEvent<CheckRequest>) => {
  try {
    const proof = await fetchProof("", draw);
    const list = await fetchList("", proof);
    const onProgress = (share: number) => say({ kind: "progress", share });
    say({ kind: "verdict", verdict: await verifyDraw({ proof, list, receipt, onProgress }), entries: proof.entries });
  } catch {
    say({ kind: "unavailable" });
  }
});

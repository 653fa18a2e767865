import { readFragment } from "@giftshop/graphql";
import { useSend } from "@giftshop/graphql/react";
import { useRef, useState } from "react";
import { BatchFragment } from "./batch.fragment.ts";
import { AddBatchRows } from "./batch.operations.ts";
import { endOfChunk } from "./chunks.ts";
import { forgetRows } from "./saved/saved-rows.ts";
import type { ShownBatch } from "./shown-batch.ts";
import type { TypedRow } from "./typed-rows.ts";

/** A call whose answer was lost is made again so often. */
const mostTries = 4;

/** Sends the rows of a batch, from the first that has not come; what was lost on its way is sent again. */
export const useSendRows = (onCame: (batch: ShownBatch) => void) => {
  const { send } = useSend(AddBatchRows);
  const [state, setState] = useState<"idle" | "sending" | "stopped">("idle");
  const running = useRef(false);

  const once = async (id: string, from: number, rows: readonly TypedRow[]): Promise<ShownBatch | undefined> => {
    const chunk = rows.slice(from, endOfChunk(rows, from));
    for (let tried = 0; tried < mostTries; tried += 1) {
      const answer = await send({ id, from, rows: chunk }).catch(() => undefined);
      if (answer) return answer.addBatchRows.data ? readFragment(BatchFragment, answer.addBatchRows.data) : undefined;
    }
    return undefined;
  };

  const sendRows = async (batch: ShownBatch, rows: readonly TypedRow[]): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setState("sending");
    let now: ShownBatch | undefined = batch;
    while (now && now.received < rows.length) {
      now = await once(batch.id, now.received, rows);
      if (now) onCame(now);
    }
    running.current = false;
    if (now) forgetRows();
    setState(now ? "idle" : "stopped");
  };

  return { state, sendRows };
};

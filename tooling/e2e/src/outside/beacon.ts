import { sandboxUrl } from "../stack/shared-stack.ts";

/**
 * Moves the clock of the public beacon on, as that of commerce
 * is moved for a draw; milliseconds, below zero back again.
 */
export const moveBeacon = async (milliseconds: number): Promise<void> => {
  const answer = await fetch(`${sandboxUrl}/control/beacon`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ milliseconds: Math.round(milliseconds) }),
  });
  if (!answer.ok) throw new Error(`The beacon answered ${answer.status}.`);
};

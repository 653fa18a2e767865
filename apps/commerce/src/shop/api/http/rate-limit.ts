import { type Bucket, type Spent, spend } from "../../../platform/limit.ts";
import type { Services } from "../../../platform/services.ts";
import type { ApiKey } from "../keys/keys-table.ts";

const calls: Bucket = { name: "api-call", points: 600, seconds: 60 };
/** Each may be a thousand gifts. */
const orders: Bucket = { name: "api-order", points: 60, seconds: 60 };

/** Which limit an operation has, for the reference. */
export const limitOf = (kind: "calls" | "orders"): Pick<Bucket, "points" | "seconds"> =>
  kind === "orders" ? orders : calls;

/** Spends a call of a key, and says so in the headers of the answer. */
export const spendCall = async (
  services: Services,
  { id }: ApiKey,
  kind: "calls" | "orders",
): Promise<{ spent: Spent; headers: Record<string, string> }> => {
  const bucket = kind === "orders" ? orders : calls;
  const spent = await spend({ services }, bucket, id);
  return {
    spent,
    headers: {
      "ratelimit-limit": `${bucket.points}`,
      "ratelimit-remaining": `${Math.max(0, spent.left)}`,
      "ratelimit-reset": `${spent.seconds}`,
      ...(spent.allowed ? {} : { "retry-after": `${spent.seconds}` }),
    },
  };
};

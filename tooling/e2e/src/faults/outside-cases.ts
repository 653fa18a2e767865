import type { Fault } from "../outside/provider.ts";
import { Buyer } from "./buyer.ts";
import type { FaultCase } from "./fault-case.ts";
import type { BreakableShop } from "./shop.ts";
import { judge } from "./verdict.ts";

interface Outside {
  readonly name: string;
  /** Before the order is placed. */
  readonly before?: readonly Fault[];
  /** Between the order and its payment. */
  readonly between?: readonly Fault[];
  /** That no e-mail may have come twice, not even as a copy by which a mailbox knows the first. */
  readonly copies?: 1;
}

const twice = { times: 2 } as const;

/** What the provider, the way from it and the mail server do on a bad day. */
const badDays: readonly Outside[] = [
  { name: "webhooks are lost", between: [{ on: "webhook", kind: "lose", times: 20 }] },
  { name: "webhooks come twice", between: [{ on: "webhook", kind: "duplicate", times: 3 }] },
  { name: "webhooks come late", between: [{ on: "webhook", kind: "delay", milliseconds: 4000 }] },
  { name: "webhooks overtake each other", between: [{ on: "webhook", kind: "reorder" }] },
  { name: "the provider answers 503 when a payment is made", before: [{ on: "create", kind: "503", ...twice }] },
  { name: "the provider does not answer when a payment is made", before: [{ on: "create", kind: "timeout" }] },
  { name: "the provider hangs up after it made the payment", before: [{ on: "create", kind: "drop-after-effect" }] },
  { name: "the provider is slow to make the payment", before: [{ on: "create", kind: "slow", milliseconds: 3000 }] },
  // Longer than anybody waits for it.
  {
    name: "the provider takes 12 seconds to make the payment",
    before: [{ on: "create", kind: "slow", milliseconds: 12_000 }],
  },
  {
    name: "the provider takes 12 seconds to say how a payment stands",
    between: [{ on: "get", kind: "slow", milliseconds: 12_000, ...twice }],
  },
  { name: "the provider answers 503 when it is asked", between: [{ on: "get", kind: "503", times: 3 }] },
  { name: "the provider does not answer when it is asked", between: [{ on: "get", kind: "timeout" }] },
  { name: "the provider hangs up when it is asked", between: [{ on: "get", kind: "drop-after-effect", ...twice }] },
  { name: "the mail server says 451", between: [{ on: "smtp", kind: "451", times: 3 }] },
  { name: "the mail server is slow", between: [{ on: "smtp", kind: "slow", milliseconds: 2000 }] },
  {
    name: "the mail server takes half a minute to say yes",
    between: [{ on: "smtp", kind: "slow", milliseconds: 30_000, ...twice }],
    copies: 1,
  },
];

const inject = async ({ provider }: BreakableShop, faults: readonly Fault[] = []): Promise<void> => {
  for (const fault of faults) await provider.inject(fault);
};

const judgeCopies = async ({ mailbox }: BreakableShop, { friend, email }: Buyer): Promise<void> => {
  const letters = (await Promise.all([friend, email].map((address) => mailbox.of(address)))).flat();
  const again = letters.filter(({ copies }) => copies > 1);
  if (again.length > 0) throw new Error(`sent more than once: ${again.map(({ subject }) => subject).join(", ")}`);
};

/** A purchase on each bad day; its buyer tries again until the order is placed. */
export const outsideCases: readonly FaultCase[] = badDays.map(({ name, before, between, copies }) => ({
  name,
  endings: ["paid"],
  run: async (shop) => {
    const buyer = new Buyer(shop);
    await buyer.fill();
    await inject(shop, before);
    const order = await buyer.placePersistently();
    await inject(shop, between);
    await buyer.pay(order);
    const ending = await judge(shop, buyer);
    if (copies === 1) await judgeCopies(shop, buyer);
    return ending;
  },
}));

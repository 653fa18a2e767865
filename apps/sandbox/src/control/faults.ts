import { isRecord, Refusal } from "../http/call.ts";

/** What can go wrong with any call of the provider's interface. */
const ofCalls = ["404", "409", "422", "429", "503", "timeout", "slow", "drop-after-effect"] as const;

/** What can go wrong, and where. */
const kinds = {
  create: ofCalls,
  get: ofCalls,
  list: ofCalls,
  cancel: ofCalls,
  methods: ofCalls,
  refund: ofCalls,
  any: ofCalls,
  bank: ["pending"],
  webhook: ["duplicate", "lose", "delay", "reorder"],
  smtp: ["451", "550", "slow"],
  issuer: ["422", "503", "timeout", "drop-after-effect", "duplicate"],
} as const;

export type FaultPlace = keyof typeof kinds;

/**
 * - `404`, `409`, `422`, `503`: refused without effect · `429`: the same, with the pause as `Retry-After`
 * - `timeout`: no effect, no answer
 * - `slow`: done after the pause, then answered; until then its idempotency key is taken
 * - `drop-after-effect`: done, then the connection is cut
 * - `pending`: a refund is taken, and waits to be moved on by hand
 * - `duplicate`, `lose`, `delay`, `reorder`: a webhook comes twice, never, late, or after its follower
 * - `duplicate` of the issuer: two cards for one key, and no answer
 * - `451`, `550`: the mail server refuses for now, or for good
 */
export type FaultKind = (typeof kinds)[FaultPlace][number];

export interface Fault {
  readonly on: FaultPlace;
  readonly kind: FaultKind;
  /** Number of calls that it is for. */
  readonly times: number;
  /** The pause of `slow`, `delay` and `429`. */
  readonly milliseconds: number;
}

/** Faults that wait for the calls they are meant for. They are forgotten when the sandbox ends. */
export class Faults {
  #waiting: Fault[] = [];

  add(fault: Fault): void {
    this.#waiting.push(fault);
  }

  list(): readonly Fault[] {
    return this.#waiting;
  }

  clear(): void {
    this.#waiting = [];
  }

  /** Uses up one fault meant for this place, or for `any` call of the provider's interface, oldest first. */
  take(place: Exclude<FaultPlace, "any">): Fault | undefined {
    const isProvider = place !== "bank" && place !== "webhook" && place !== "smtp" && place !== "issuer";
    const index = this.#waiting.findIndex(({ on }) => on === place || (on === "any" && isProvider));
    const found = this.#waiting[index];
    if (found === undefined) return undefined;
    if (found.times > 1) this.#waiting[index] = { ...found, times: found.times - 1 };
    else this.#waiting.splice(index, 1);
    return found;
  }
}

/**
 * A fault from a JSON body: `{ on, kind, times = 1, milliseconds
 * = 2000 }`. @throws Refusal 400 saying what is wrong.
 */
export const readFault = (body: unknown): Fault => {
  if (!isRecord(body)) throw new Refusal(400, "A fault is an object.");
  const { on, kind, times = 1, milliseconds = 2000 } = body;
  if (typeof on !== "string" || !Object.hasOwn(kinds, on)) {
    throw new Refusal(400, `"on" is one of ${Object.keys(kinds).join(", ")}.`);
  }
  const place = on as FaultPlace;
  const known: readonly FaultKind[] = kinds[place];
  const found = known.find((one) => one === String(kind));
  if (found === undefined) throw new Refusal(400, `"kind" for ${on} is one of ${known.join(", ")}.`);
  if (!isCount(times) || !isCount(milliseconds)) {
    throw new Refusal(400, '"times" and "milliseconds" are whole numbers above zero.');
  }
  return { on: place, kind: found, times, milliseconds };
};

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

import { join } from "node:path";
import type { Faults } from "../control/faults.ts";
import type { Logger } from "../log.ts";
import { type Journal, openJournal } from "../storage/journal.ts";
import { newIdentifier } from "./identifiers.ts";
import { pauses } from "./webhook-pauses.ts";

/** A call to the shop that has to be made until it is acknowledged. */
interface Delivery {
  readonly id: string;
  readonly paymentId: string;
  readonly url: string;
  /** Calls made so far. */
  readonly attempts: number;
}

type Entry = { readonly kind: "due"; readonly delivery: Delivery } | { readonly kind: "done"; readonly id: string };

/** The provider hangs up on a webhook that takes longer than this. */
const answerLimit = 15_000;

export interface WebhookOptions {
  readonly dataDirectory: string;
  /** Factor on the pauses; the waiting of fifteen seconds for an answer is not shortened. */
  readonly timeScale: number;
  readonly faults: Faults;
  readonly log: Logger;
}

/** Tells the shop that something happened to a payment: a form with `id=tr_…` and nothing else. */
export class Webhooks {
  readonly #options: WebhookOptions;
  readonly #journal: Journal<Entry>;
  readonly #due = new Map<string, Delivery>();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #ending = new AbortController();
  #held: Delivery | undefined;

  constructor(options: WebhookOptions) {
    this.#options = options;
    this.#journal = openJournal<Entry>(join(options.dataDirectory, "webhooks.jsonl"), (entry) => {
      if (entry.kind === "due") this.#due.set(entry.delivery.id, entry.delivery);
      else this.#due.delete(entry.id);
    });
  }

  /** Goes on with what was not acknowledged when the sandbox last ended. */
  resume(): void {
    for (const delivery of this.#due.values()) void this.#call(delivery);
  }

  /** How many calls the shop has not acknowledged yet. */
  get outstanding(): number {
    return this.#due.size;
  }

  announce(paymentId: string, url: string | null): void {
    if (url === null) return;
    const fault = this.#options.faults.take("webhook");
    if (fault?.kind === "lose") {
      this.#options.log.info({ paymentId }, "webhook lost on demand");
      return;
    }
    const delivery = this.#record(paymentId, url);
    if (fault?.kind === "delay") this.#later(delivery, fault.milliseconds);
    else if (fault?.kind === "reorder") this.#hold(delivery);
    else void this.#sendThenHeld(delivery);
    if (fault?.kind === "duplicate") void this.#call(this.#record(paymentId, url));
  }

  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#due.clear();
    this.#held = undefined;
    this.#journal.clear();
  }

  close(): void {
    this.#ending.abort();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#journal.close();
  }

  #record(paymentId: string, url: string): Delivery {
    const delivery = { id: newIdentifier("wh"), paymentId, url, attempts: 0 };
    this.#journal.append({ kind: "due", delivery });
    this.#due.set(delivery.id, delivery);
    return delivery;
  }

  /** Keeps it back until the next one was sent; not for ever, should there be no next one. */
  #hold(delivery: Delivery): void {
    this.#held = delivery;
    this.#after(5_000, () => {
      if (this.#held !== delivery) return;
      this.#held = undefined;
      void this.#call(delivery);
    });
  }

  async #sendThenHeld(delivery: Delivery): Promise<void> {
    const held = this.#held;
    this.#held = undefined;
    await this.#call(delivery);
    if (held !== undefined) await this.#call(held);
  }

  #later(delivery: Delivery, milliseconds: number): void {
    this.#after(milliseconds, () => void this.#call(delivery));
  }

  #after(milliseconds: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, milliseconds);
    this.#timers.add(timer);
  }

  async #call(delivery: Delivery): Promise<void> {
    if (!this.#due.has(delivery.id)) return;
    const status = await this.#post(delivery);
    if (this.#ending.signal.aborted || !this.#due.has(delivery.id)) return;
    const tried = { ...delivery, attempts: delivery.attempts + 1 };
    const pause = pauses[delivery.attempts];
    const { paymentId, attempts } = tried;
    if (typeof status === "number" && status >= 200 && status < 300) {
      this.#options.log.info({ paymentId, attempts }, "webhook acknowledged");
    } else if (pause !== undefined) {
      this.#options.log.warn({ paymentId, attempts, status }, "webhook not acknowledged, will be tried again");
      this.#journal.append({ kind: "due", delivery: tried });
      this.#due.set(tried.id, tried);
      this.#later(tried, pause * this.#options.timeScale);
      return;
    } else this.#options.log.error({ paymentId, attempts, status }, "webhook given up");
    this.#due.delete(delivery.id);
    this.#journal.append({ kind: "done", id: delivery.id });
  }

  /** The status of the answer, or why there was none. */
  async #post({ url, paymentId }: Delivery): Promise<number | string> {
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          "user-agent": "Mollie HTTP client/1.0 (sandbox)",
        },
        body: `id=${paymentId}`,
        redirect: "manual",
        signal: AbortSignal.any([this.#ending.signal, AbortSignal.timeout(answerLimit)]),
      });
      await response.body?.cancel();
      return response.status;
    } catch (error) {
      return error instanceof Error ? String(error.cause ?? error.message) : String(error);
    }
  }
}

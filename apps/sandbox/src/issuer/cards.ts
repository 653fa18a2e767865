import { randomInt, randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Clock } from "../clock.ts";
import { openJournal } from "../storage/journal.ts";

/** A card of a brand that issues by itself. */
export interface IssuerCard {
  readonly reference: string;
  /** Key by which the shop asked for it. */
  readonly key: string;
  readonly brand: string;
  /** Minor units. */
  readonly value: number;
  readonly currency: string;
  readonly number: string;
  readonly pin: string;
  /** ISO 8601 date. */
  readonly expiresOn: string;
}

type Entry = { readonly made: IssuerCard } | { readonly revoked: string };

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join("");

/** The issuer's book: cards by the key of the shop, and those that it took back. */
export class IssuerCards {
  readonly #cards = new Map<string, IssuerCard>();
  readonly #journal;
  readonly #clock: Clock;

  constructor(dataDirectory: string, clock: Clock) {
    this.#clock = clock;
    this.#journal = openJournal<Entry>(join(dataDirectory, "issuer.jsonl"), (entry) => this.#apply(entry));
  }

  #apply(entry: Entry): void {
    if ("made" in entry) this.#cards.set(entry.made.reference, entry.made);
    else this.#cards.delete(entry.revoked);
  }

  #write(entry: Entry): void {
    this.#journal.append(entry);
    this.#apply(entry);
  }

  /** Cards of a key that are good, the earliest first. */
  of(key: string): readonly IssuerCard[] {
    return [...this.#cards.values()].filter((card) => card.key === key);
  }

  list(): readonly IssuerCard[] {
    return [...this.#cards.values()];
  }

  make(asked: Pick<IssuerCard, "key" | "brand" | "value" | "currency">): IssuerCard {
    const year = this.#clock.now().getUTCFullYear() + 2;
    const card = { ...asked, reference: randomUUID(), number: digits(16), pin: digits(4), expiresOn: `${year}-12-31` };
    this.#write({ made: card });
    return card;
  }

  /** Takes a card back; one that is gone stays gone. */
  revoke(reference: string): void {
    if (this.#cards.has(reference)) this.#write({ revoked: reference });
  }

  close(): void {
    this.#journal.close();
  }
}

/** What came of sending one wish. `version` is the basket's, for the next one. */
export type Sent = { kind: "accepted"; version: number } | { kind: "changed"; version: number } | { kind: "failed" };

export interface QuantityQueueOptions {
  /** Version of the basket that the visitor sees. */
  version: number;
  /** Sends one absolute quantity with the version it was wished under. Must not throw. */
  send(wish: { packageId: string; quantity: number; version: number }): Promise<Sent>;
  /** Waits for the pause in which further presses are gathered, before anything is sent. */
  pause(): Promise<void>;
  /** Called with all wishes that are not answered yet, each time they change; what the page shows instead of the basket's own numbers. */
  onWishes(wishes: ReadonlyMap<string, number>): void;
}

export interface QuantityQueue {
  /** Wishes a quantity for a package; the last wish wins. */
  wish(packageId: string, quantity: number): void;
  /** Drops what was wished for a package that is taken out. */
  forget(packageId: string): void;
  /** Sends again what `failed` left behind. */
  retry(): void;
  /** A basket that came by another way (a removal, a reload) carries a newer version. */
  see(version: number): void;
}

/**
 * Coalesces presses on a stepper: a short pause gathers them, one call is in flight for the whole basket, since each carries
 * the basket's version, and for each package only the last wish is sent. When the basket turns out to be changed elsewhere the wishes are dropped, because
 * they were made looking at another basket; when commerce cannot be reached they are kept for `retry`.
 */
export function createQuantityQueue({ version, send, pause, onWishes }: QuantityQueueOptions): QuantityQueue {
  const wishes = new Map<string, number>();
  let known = version;
  let busy = false;

  const tell = () => onWishes(new Map(wishes));

  async function work(): Promise<void> {
    if (busy) return;
    busy = true;
    while (wishes.size > 0) {
      await pause();
      const next = wishes.entries().next().value;
      if (!next) break;
      const [packageId, quantity] = next;
      const sent = await send({ packageId, quantity, version: known });
      if (sent.kind === "failed") break;
      known = sent.version;
      if (sent.kind === "changed") wishes.clear();
      // A newer wish for the same package stays, and is sent in the next round.
      else if (wishes.get(packageId) === quantity) wishes.delete(packageId);
      tell();
    }
    busy = false;
  }

  return {
    wish(packageId, quantity) {
      wishes.set(packageId, quantity);
      tell();
      void work();
    },
    forget(packageId) {
      if (wishes.delete(packageId)) tell();
    },
    retry: () => void work(),
    see(newer) {
      known = Math.max(known, newer);
    },
  };
}

/** What came of sending one wish. `version` is the basket's, for the next one. */
export type Sent = { kind: "accepted"; version: number } | { kind: "changed"; version: number } | { kind: "failed" };

export interface QuantityQueueOptions {
  /** Version of the basket that the visitor sees. */
  version: number;
  /** Sends one absolute quantity with the version it was wished under; must not throw. */
  send(wish: { packageId: string; quantity: number; version: number }): Promise<Sent>;
  /** Waits for the pause in which further presses are gathered, before anything is sent. */
  pause(): Promise<void>;
  /**
   * Called with all wishes that are not answered yet, each time they
   * change; what the page shows instead of the basket's own numbers.
   */
  onWishes(wishes: ReadonlyMap<string, number>): void;
}

export interface QuantityQueue {
  /** Wishes a quantity for a package; the last wish wins. */
  wish(packageId: string, quantity: number): void;
  /** Drops what was wished for a package that is taken out. */
  forget(packageId: string): void;
  /** Sends again what `failed` left behind. */
  retry(): void;
  /**
   * Makes another call on the same basket between the one in flight and the wishes that follow, telling
   * {@link QuantityQueue.see} a version that it learned.
   */
  inTurn<T>(call: () => Promise<T>): Promise<T>;
  /** A basket that came by another way (a removal, a reload) carries a newer version. */
  see(version: number): void;
  /** Another basket took its place, with versions of its own: what was wished on the old one is dropped. */
  restart(version: number): void;
}

/**
 * Sends of presses on steppers the last wish of each package, one call of the basket at a time, as each
 * carries its version. A basket changed elsewhere drops wishes; a lost connection keeps them for `retry`.
 */
export const createQuantityQueue = ({ version, send, pause, onWishes }: QuantityQueueOptions): QuantityQueue => {
  const wishes = new Map<string, number>();
  let known = version;
  let busy = false;
  let last: Promise<unknown> = Promise.resolve();

  const tell = () => onWishes(new Map(wishes));

  const inTurn = <T>(call: () => Promise<T>): Promise<T> => {
    const turn = last.then(call);
    // A call that throws is its caller's; the next one has its turn all the same.
    last = turn.catch(() => {});
    return turn;
  };

  /** Sends the wish that has waited longest; says whether there may be another. */
  const sendNext = async (): Promise<boolean> => {
    const next = wishes.entries().next().value;
    if (!next) return false;
    const [packageId, quantity] = next;
    const sent = await send({ packageId, quantity, version: known });
    if (sent.kind === "failed") return false;
    known = sent.version;
    if (sent.kind === "changed") wishes.clear();
    // A newer wish for the same package stays, and is sent in the next round.
    else if (wishes.get(packageId) === quantity) wishes.delete(packageId);
    tell();
    return true;
  };

  const work = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    let going = true;
    while (going && wishes.size > 0) {
      await pause();
      going = await inTurn(sendNext);
    }
    busy = false;
  };

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
    inTurn,
    see(newer) {
      known = Math.max(known, newer);
    },
    restart(other) {
      known = other;
      wishes.clear();
      tell();
    },
  };
};

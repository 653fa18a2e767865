import { CommerceUnavailable } from "../commerce-unavailable.ts";

/**
 * A press that could not be carried out while the line or commerce
 * was down. Its variables carry what makes it happen once.
 */
export interface Press {
  /** Its idempotency key, or what else tells it from others. */
  key: string;
  /** Which of the shop's calls it is. */
  call: string;
  variables: Readonly<Record<string, unknown>>;
}

/**
 * Carries out a press; answers codes of what commerce refused.
 * Throws {@link CommerceUnavailable} while it is out of reach.
 */
export type CarryOut = (press: Press) => Promise<readonly number[]>;

/** What came of the presses that waited. */
export interface CarriedOut {
  done: number;
  /** Codes of what was refused: those presses are gone, their words are the page's. */
  refused: readonly number[];
  /** Presses that still wait. */
  left: number;
}

const storeKey = "presses";
/** Older ones are not carried out: nobody expects them any more. Milliseconds. */
const longest = 24 * 60 * 60 * 1000;

interface Kept extends Press {
  at: number;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === "object" &&
  value !== null &&
  ["key", "call"].every((name) => typeof (value as Record<string, unknown>)[name] === "string") &&
  typeof (value as Kept).at === "number" &&
  typeof (value as Kept).variables === "object";

/** A browser may keep nothing, and a server has nothing to keep it in. */
const storageOfPage = (): Storage | undefined => {
  try {
    return typeof window === "undefined" ? undefined : window.localStorage;
  } catch {
    return undefined;
  }
};

const read = (storage: Storage | undefined, now: number): Kept[] => {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(storeKey) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isKept).filter(({ at }) => now - at < longest) : [];
  } catch {
    return [];
  }
};

const write = (storage: Storage | undefined, presses: readonly Kept[]): boolean => {
  try {
    if (presses.length === 0) storage?.removeItem(storeKey);
    else storage?.setItem(storeKey, JSON.stringify(presses));
    return storage !== undefined;
  } catch {
    return false;
  }
};

/**
 * Keeps a press until commerce is back, over reloads and crashes;
 * the same key is kept once. Answers whether it could be kept.
 */
export const keepPress = (press: Press, storage = storageOfPage()): boolean => {
  const now = Date.now();
  const others = read(storage, now).filter(({ key }) => key !== press.key);
  return write(storage, [...others, { ...press, at: now }]);
};

/** How many presses wait. */
export const waitingPresses = (storage = storageOfPage()): number => read(storage, Date.now()).length;

/** One tab at a time, where the browser can say so; the keys make each happen once in any case. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  typeof navigator !== "undefined" && navigator.locks ? navigator.locks.request(storeKey, work) : work();

/** Carries out what waits, in the order in which it was pressed, until commerce is out of reach again. */
export const carryOutPresses = (carryOut: CarryOut, storage = storageOfPage()): Promise<CarriedOut> =>
  alone(async () => {
    const refused: number[] = [];
    let done = 0;
    for (const press of read(storage, Date.now())) {
      try {
        const codes = await carryOut(press);
        if (codes.length === 0) done += 1;
        else refused.push(...codes);
      } catch (error) {
        if (error instanceof CommerceUnavailable) break;
        // A press of another build that nobody understands any more.
      }
      write(
        storage,
        read(storage, Date.now()).filter(({ key }) => key !== press.key),
      );
    }
    return { done, refused, left: read(storage, Date.now()).length };
  });

/** What the shop publishes of a draw, with hashes, keys and signatures in hexadecimal (docs/protocol.md). */
export interface Proof {
  readonly draw: string;
  readonly state: "COMMITTED" | "DRAWN";
  readonly entries: number;
  readonly list: string;
  readonly rules: string;
  readonly rulesHash: string;
  readonly seedHash: string;
  readonly beacon: {
    readonly scheme: string;
    readonly hash: string;
    readonly publicKey: string;
    readonly period: number;
    readonly genesis: number;
  };
  readonly round: number;
  readonly commitment: string;
  readonly seed?: string;
  readonly signature?: string;
  readonly places?: readonly { readonly entry: string; readonly passedOver: boolean }[];
}

const isHex = (value: unknown, bytes: number): boolean =>
  typeof value === "string" && value.length === bytes * 2 && /^[0-9a-f]*$/.test(value);
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isBeacon = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.scheme === "string" &&
  isHex(value.hash, 32) &&
  typeof value.publicKey === "string" &&
  isCount(value.period) &&
  isCount(value.genesis);

const isPlace = (value: unknown): boolean =>
  isRecord(value) && isHex(value.entry, 32) && typeof value.passedOver === "boolean";

const isDrawn = ({ seed, signature, places }: Record<string, unknown>): boolean =>
  isHex(seed, 32) && typeof signature === "string" && Array.isArray(places) && places.every(isPlace);

/** Reads what was published. @throws Error where it has not the form of a proof */
export const readProof = (value: unknown): Proof => {
  const well =
    isRecord(value) &&
    value.version === 1 &&
    typeof value.draw === "string" &&
    typeof value.rules === "string" &&
    isCount(value.entries) &&
    isCount(value.round) &&
    [value.list, value.rulesHash, value.seedHash, value.commitment].every((hash) => isHex(hash, 32)) &&
    isBeacon(value.beacon) &&
    (value.state === "COMMITTED" || (value.state === "DRAWN" && isDrawn(value)));
  if (!well) throw new Error("This is not the proof of a draw.");
  return value as unknown as Proof;
};

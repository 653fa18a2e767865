/** How rounds of a beacon are signed: the embedded one's way, or that of drand's "quicknet". */
export type BeaconScheme = "ed25519-giftshop" | "bls-unchained-g1-rfc9380";

/** What a beacon is known by, for ever. */
export interface BeaconChain {
  scheme: BeaconScheme;
  /** What names it, hexadecimal; that of the embedded one is made of what follows. */
  hash: string;
  /** Hexadecimal. */
  publicKey: string;
  /** Seconds between two rounds. */
  period: number;
  /** Unix seconds of round 1. */
  genesis: number;
}

/** What a beacon has published. */
export interface BeaconRound {
  round: number;
  /** Hexadecimal. */
  signature: string;
  /** SHA-256 of the signature. */
  randomness: Buffer;
}

/** A source of randomness that nobody knows before its time, and that everybody can look up after it. */
export interface Beacon {
  /** @throws while it cannot be reached */
  chain(): Promise<BeaconChain>;
  /**
   * A round that is verified; `undefined` where its time has not come.
   * @throws while it cannot be reached, or what it says is forged
   */
  round(chain: BeaconChain, round: number): Promise<BeaconRound | undefined>;
}

/** The first round that is published at a moment or later. */
export const roundAt = ({ genesis, period }: Pick<BeaconChain, "genesis" | "period">, moment: Date): number =>
  Math.max(1, Math.ceil((moment.getTime() / 1000 - genesis) / period) + 1);

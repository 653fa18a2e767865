import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Clock } from "../clock.ts";

/** What the beacon is known by. */
export interface Chain {
  /** Ed25519, 32 bytes in hexadecimal. */
  readonly publicKey: string;
  /** Seconds between two rounds. */
  readonly period: number;
  /** Unix seconds of round 1. */
  readonly genesis: number;
}

const period = 30;
/** 1 January 2026. */
const genesis = 1_767_225_600;

/** Its key is made once, so that its rounds of yesterday are still its own. */
const keyIn = (folder: string): KeyObject => {
  const file = join(folder, "beacon.pem");
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync("ed25519");
    writeFileSync(file, privateKey.export({ type: "pkcs8", format: "pem" }), { mode: 0o600 });
  }
  return createPrivateKey(readFileSync(file));
};

/**
 * A source of randomness that signs its own rounds: what it
 * will say is settled by its key, and told by its clock.
 */
export class Beacon {
  readonly #key: KeyObject;
  readonly #clock: Clock;
  #ahead = 0;

  constructor(dataDirectory: string, clock: Clock) {
    this.#key = keyIn(dataDirectory);
    this.#clock = clock;
  }

  chain(): Chain {
    // The raw key is the end of its SubjectPublicKeyInfo.
    const raw = createPublicKey(this.#key).export({ type: "spki", format: "der" }).subarray(-32);
    return { publicKey: raw.toString("hex"), period, genesis };
  }

  /** Signature of a round; `undefined` while its time has not come. */
  signed(round: number): string | undefined {
    const at = (genesis + (round - 1) * period) * 1000;
    if (round < 1 || at > this.#clock.now().getTime() + this.#ahead) return undefined;
    return sign(null, Buffer.from(`giftshop beacon round 1\n${round}\n`), this.#key).toString("hex");
  }

  /** Moves its clock on, or back again by less than zero; milliseconds. */
  moveOn(milliseconds: number): void {
    this.#ahead += milliseconds;
  }
}

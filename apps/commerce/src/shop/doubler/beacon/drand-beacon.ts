import { createHash } from "node:crypto";
import type { ChainInfo } from "drand-client";
import type { Clock } from "../../../platform/clock.ts";
import type { Beacon, BeaconChain } from "./beacon.ts";
import { within } from "./within.ts";

const scheme = "bls-unchained-g1-rfc9380";

/** What a chain's hash is made of (drand, `common/chain/info.go`): nobody can give another key for it. */
const hashOf = ({ period, genesis_time, public_key, groupHash, metadata }: ChainInfo): string => {
  const numbers = Buffer.alloc(12);
  numbers.writeUInt32BE(period, 0);
  numbers.writeBigInt64BE(BigInt(genesis_time), 4);
  const hash = createHash("sha256").update(numbers);
  hash.update(Buffer.from(public_key, "hex")).update(Buffer.from(groupHash, "hex"));
  const { beaconID } = metadata;
  return (beaconID === "default" ? hash : hash.update(beaconID)).digest("hex");
};

export interface DrandOptions {
  clock: Clock;
  /** Milliseconds that an answer is waited for. Default: ten seconds. */
  timeout?: number;
}

/**
 * drand's own client, which verifies each round, loaded where a draw is closed or held.
 *
 * @param url of drand's HTTP interface, such as `https://api.drand.sh`
 * @param hash of the chain, hexadecimal: "quicknet" is the one whose scheme the verifier knows
 */
export const drandBeacon = (url: string, hash: string, { clock, timeout = 10_000 }: DrandOptions): Beacon => {
  const base = `${url.replace(/\/$/, "")}/${hash}`;
  const clientOf = async (publicKey?: string) => {
    const { HttpCachingChain, HttpChainClient } = await import("drand-client");
    const known = publicKey === undefined ? {} : { chainVerificationParams: { chainHash: hash, publicKey } };
    const options = { disableBeaconVerification: false, noCache: false, ...known };
    return new HttpChainClient(new HttpCachingChain(base, options), options);
  };
  return {
    chain: async (): Promise<BeaconChain> => {
      const info = await within(timeout, (await clientOf()).chain().info());
      if (hashOf(info) !== hash || info.schemeID !== scheme)
        throw new Error(`The chain ${hash} is not one of ${scheme}.`);
      return { scheme, hash, publicKey: info.public_key, period: info.period, genesis: info.genesis_time };
    },
    round: async ({ publicKey, genesis, period }, round) => {
      if ((genesis + (round - 1) * period) * 1000 > clock.now().getTime()) return undefined;
      const { fetchBeacon } = await import("drand-client");
      const { signature } = await within(timeout, fetchBeacon(await clientOf(publicKey), round));
      return { round, signature, randomness: createHash("sha256").update(Buffer.from(signature, "hex")).digest() };
    },
  };
};

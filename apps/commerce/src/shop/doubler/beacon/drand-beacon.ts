import { createHash } from "node:crypto";
import type { Beacon, BeaconChain } from "./beacon.ts";

const scheme = "bls-unchained-g1-rfc9380";

/**
 * drand's own client, which verifies each round. It is loaded where a draw is closed or held.
 *
 * @param url of drand's HTTP interface, such as `https://api.drand.sh`
 * @param hash of the chain, hexadecimal: "quicknet" is the one whose scheme the verifier knows
 */
export const drandBeacon = (url: string, hash: string): Beacon => {
  const base = `${url.replace(/\/$/, "")}/${hash}`;
  const clientOf = async (publicKey?: string) => {
    const { HttpCachingChain, HttpChainClient } = await import("drand-client");
    const known = publicKey === undefined ? {} : { chainVerificationParams: { chainHash: hash, publicKey } };
    const options = { disableBeaconVerification: false, noCache: false, ...known };
    return new HttpChainClient(new HttpCachingChain(base, options), options);
  };
  return {
    chain: async (): Promise<BeaconChain> => {
      const info = await (await clientOf()).chain().info();
      if (info.hash !== hash || info.schemeID !== scheme) throw new Error(`The chain ${hash} is not one of ${scheme}.`);
      return { scheme, hash, publicKey: info.public_key, period: info.period, genesis: info.genesis_time };
    },
    round: async ({ publicKey, genesis, period }, round) => {
      if ((genesis + (round - 1) * period) * 1000 > Date.now()) return undefined;
      const { fetchBeacon } = await import("drand-client");
      const { signature } = await fetchBeacon(await clientOf(publicKey), round);
      return { round, signature, randomness: createHash("sha256").update(Buffer.from(signature, "hex")).digest() };
    },
  };
};

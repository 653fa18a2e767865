import { type Bytes, bytesOf, hexOf, sha256, textBytes } from "./bytes.ts";
import type { Proof } from "./proof.ts";

/** Whether a beacon that signs its own rounds is named by its key, and signed this round. */
const isEmbedded = async ({ beacon, round, signature = "" }: Proof): Promise<boolean> => {
  const { publicKey, period, genesis, hash } = beacon;
  const named = await sha256(textBytes(`giftshop beacon 1\n${publicKey}\n${period}\n${genesis}\n`));
  if (hexOf(named) !== hash) return false;
  const key = await crypto.subtle.importKey("raw", bytesOf(publicKey), "Ed25519", false, ["verify"]);
  return crypto.subtle.verify("Ed25519", key, bytesOf(signature), textBytes(`giftshop beacon round 1\n${round}\n`));
};

/** Quicknet of drand, by whose public key its chain hash is known. */
const quicknet = {
  hash: "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
  publicKey:
    "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
};

/** Whether drand signed this round. */
const isDrand = async ({ beacon, round, signature = "" }: Proof): Promise<boolean> => {
  if (beacon.hash !== quicknet.hash || beacon.publicKey !== quicknet.publicKey) return false;
  const { bls12_381: curve } = await import("@noble/curves/bls12-381");
  const number = new Uint8Array(8);
  new DataView(number.buffer).setBigUint64(0, BigInt(round), false);
  const scheme = curve.shortSignatures;
  const tag = "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_";
  const message = scheme.hash(await sha256(number), tag);
  try {
    return scheme.verify(signature, message, beacon.publicKey);
  } catch {
    // Not a point of the curve.
    return false;
  }
};

const schemes: Readonly<Record<string, (proof: Proof) => Promise<boolean>>> = {
  "ed25519-giftshop": isEmbedded,
  "bls-unchained-g1-rfc9380": isDrand,
};

/**
 * The randomness of the round that was named before the draw; `undefined` where the beacon did not say it.
 */
export const randomnessOf = async (proof: Proof): Promise<Bytes | undefined> => {
  const verify = schemes[proof.beacon.scheme];
  return verify && (await verify(proof)) ? sha256(bytesOf(proof.signature ?? "")) : undefined;
};

import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { bls12_381 } from "@noble/curves/bls12-381";

const scheme = bls12_381.shortSignatures;
const domain = "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_";

/** What a chain of drand says of itself. */
interface Info {
  public_key: string;
  period: number;
  genesis_time: number;
  groupHash: string;
  schemeID: string;
  metadata: { beaconID: string };
}
interface Round {
  round: number;
  randomness: string;
  signature: string;
}

/** Quicknet as drand publishes it, and its round 1000. */
export const quicknet = {
  hash: "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
  info: {
    public_key:
      "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
    period: 3,
    genesis_time: 1_692_803_367,
    groupHash: "f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e",
    schemeID: "bls-unchained-g1-rfc9380",
    metadata: { beaconID: "quicknet" },
  } satisfies Info,
  round: {
    round: 1000,
    randomness: "fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd",
    signature: "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39",
  } satisfies Round,
};

/** The round of whoever has a key. */
const signed = (key: Uint8Array, round: number): Round => {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(round));
  const message = scheme.hash(createHash("sha256").update(number).digest(), domain);
  const signature = Buffer.from(scheme.Signature.toBytes(scheme.sign(message, key)));
  return {
    round,
    randomness: createHash("sha256").update(signature).digest("hex"),
    signature: signature.toString("hex"),
  };
};

/** A chain that signs its own rounds as quicknet does. */
export const ownChain = (genesis: number, period = 30) => {
  const key = createHash("sha256").update("the key of a test").digest();
  const stranger = createHash("sha256").update("another key").digest();
  const publicKey = Buffer.from(scheme.getPublicKey(key).toBytes(true));
  const groupHash = createHash("sha256").update("a group").digest();
  const numbers = Buffer.alloc(12);
  numbers.writeUInt32BE(period, 0);
  numbers.writeBigInt64BE(BigInt(genesis), 4);
  const parts = [numbers, publicKey, groupHash, Buffer.from("quicknet")];
  const hash = createHash("sha256").update(Buffer.concat(parts)).digest("hex");
  const info: Info = {
    ...quicknet.info,
    public_key: publicKey.toString("hex"),
    period,
    genesis_time: genesis,
    groupHash: groupHash.toString("hex"),
  };
  return { hash, info, round: (n: number) => signed(key, n), forged: (n: number) => signed(stranger, n) };
};

/** drand's HTTP interface on this machine, for one chain. */
export interface DrandDouble {
  url: string;
  /** How often it was asked. */
  asked: number;
  info: object;
  /** What it says of a round; `late`: it has none yet; `down`: it answers 500; `silent`: nothing. */
  says: ((round: number) => object) | "late" | "down" | "silent";
  close(): Promise<void>;
}

export const startDrand = async (hash: string, info: object): Promise<DrandDouble> => {
  const double = { url: "", asked: 0, info, says: "late" } as DrandDouble;
  const server = createServer((request, response) => {
    double.asked += 1;
    const { says } = double;
    const json = (body: object) =>
      void response.setHeader("content-type", "application/json").end(JSON.stringify(body));
    const [, round] = new RegExp(`^/${hash}/public/(\\d+)$`).exec(request.url ?? "") ?? [];
    if (says === "silent") return;
    if (says === "down") return void response.writeHead(500).end();
    if (request.url === `/${hash}/info`) return json({ ...double.info, hash });
    if (round === undefined || says === "late") return void response.writeHead(404).end();
    json(says(Number(round)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  double.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  double.close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return double;
};

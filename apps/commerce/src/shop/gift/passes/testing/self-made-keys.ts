import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { der, oid, tags, utcTime } from "../der.ts";

const rsaWithSha256 = der(tags.sequence, oid("1.2.840.113549.1.1.11"), der(tags.nothing));
const names = { CN: "2.5.4.3", OU: "2.5.4.11", UID: "0.9.2342.19200300.100.1.1" } as const;

type Name = Partial<Record<keyof typeof names, string>>;

const nameOf = (name: Name): Buffer => {
  const parts = Object.entries(name).map(([key, value]) =>
    der(tags.set, der(tags.sequence, oid(names[key as keyof typeof names]), der(tags.utf8, Buffer.from(value)))),
  );
  return der(tags.sequence, ...parts);
};

const pem = (kind: string, bytes: Buffer): string =>
  `-----BEGIN ${kind}-----\n${bytes.toString("base64").replace(/.{64}(?=.)/gu, "$&\n")}\n-----END ${kind}-----\n`;

const rsa = () => generateKeyPairSync("rsa", { modulusLength: 2048 });

interface Issued {
  subject: Name;
  publicKey: KeyObject;
  issuer: Name;
  issuerKey: KeyObject;
  serial: number;
  until: Date;
}

/** A certificate (RFC 5280), without extensions. */
const issue = ({ subject, publicKey, issuer, issuerKey, serial, until }: Issued): string => {
  const body = der(
    tags.sequence,
    der(tags.integer, Buffer.from([serial])),
    rsaWithSha256,
    nameOf(issuer),
    der(tags.sequence, utcTime(new Date("2020-01-01")), utcTime(until)),
    nameOf(subject),
    publicKey.export({ format: "der", type: "spki" }),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign("sha256", body, issuerKey)]);
  return pem("CERTIFICATE", der(tags.sequence, body, rsaWithSha256, der(0x03, signature)));
};

/**
 * Settings of a shop with keys for both wallets that nobody
 * gave it, and the key by which links to Google are judged.
 */
export const selfMadeKeys = (until = new Date("2049-01-01")) => {
  const folder = mkdtempSync(join(tmpdir(), "wallets-"));
  const [authority, pass, account] = [rsa(), rsa(), rsa()];
  const issuer = { CN: "Self-made authority" };
  const byAuthority = { issuer, issuerKey: authority.privateKey, until };
  const apple = [
    issue({ ...byAuthority, subject: issuer, publicKey: authority.publicKey, serial: 1 }),
    issue({
      ...byAuthority,
      subject: { UID: "pass.example.gift-card", CN: "Pass Type ID: pass.example.gift-card", OU: "TEAM123456" },
      publicKey: pass.publicKey,
      serial: 2,
    }),
    `${pass.privateKey.export({ format: "pem", type: "pkcs8" })}`,
  ];
  const google = {
    client_email: "wallet@shop.example",
    private_key: account.privateKey.export({ format: "pem", type: "pkcs8" }),
  };
  const files = { APPLE_PASS_PEM: join(folder, "apple.pem"), GOOGLE_WALLET_KEY: join(folder, "google.json") };
  writeFileSync(files.APPLE_PASS_PEM, apple.join(""));
  writeFileSync(files.GOOGLE_WALLET_KEY, JSON.stringify(google));
  return {
    settings: { ...files, GOOGLE_WALLET_ISSUER: "3388000000022345678" },
    googleKey: account.publicKey,
    appleKey: pass.publicKey,
  };
};

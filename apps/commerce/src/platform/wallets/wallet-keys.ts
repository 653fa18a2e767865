import { createPrivateKey, type KeyObject, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";

/** What passes for Apple's wallet are signed with. */
export interface ApplePassKeys {
  /** `pass.example.giftcard` and the team that Apple gave it to: both stand in the certificate. */
  passTypeId: string;
  teamId: string;
  certificate: X509Certificate;
  key: KeyObject;
  /** Apple's own, which issued that of the pass. */
  intermediate: X509Certificate;
}

/** What links to Google's wallet are signed with. */
export interface GoogleWalletKeys {
  issuerId: string;
  /** The service account that issuer authorised. */
  email: string;
  key: KeyObject;
}

const blocks = (pem: string, kind: string): string[] =>
  pem.match(new RegExp(`-----BEGIN ${kind}-----[\\s\\S]+?-----END ${kind}-----`, "gu")) ?? [];

const named = ({ subject }: X509Certificate, name: string): string =>
  new RegExp(`^${name}=(.+)$`, "mu").exec(subject)?.[1] ?? "";

/**
 * @param text PEM: the certificate of the pass, its RSA key without
 * a password, and Apple's intermediate certificate, in any order.
 */
export const applePassKeys = (text: string): ApplePassKeys => {
  const certificates = blocks(text, "CERTIFICATE").map((pem) => new X509Certificate(pem));
  const [pem] = blocks(text, "(?:RSA )?PRIVATE KEY");
  if (pem === undefined) throw new Error("it holds no private key");
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== "rsa") throw new Error("its key is not RSA");
  const certificate = certificates.find((one) => one.checkPrivateKey(key));
  if (certificate === undefined) throw new Error("it holds no certificate of its key");
  const intermediate = certificates.find((one) => one !== certificate && certificate.checkIssued(one));
  if (intermediate === undefined) throw new Error("it holds no certificate that issued the other");
  const [passTypeId, teamId] = [named(certificate, "UID"), named(certificate, "OU")];
  if (!passTypeId || !teamId) throw new Error("its certificate is none of a pass type");
  return { passTypeId, teamId, certificate, key, intermediate };
};

/** @param text the JSON of a service account's key. */
export const googleWalletKeys = (text: string, issuerId: string): GoogleWalletKeys => {
  const { client_email: email, private_key: key }: Record<string, unknown> = JSON.parse(text);
  if (typeof email !== "string" || typeof key !== "string") throw new Error("it is no key of a service account");
  if (!/^\d+$/u.test(issuerId)) throw new Error("GOOGLE_WALLET_ISSUER is no number");
  return { issuerId, email, key: createPrivateKey(key) };
};

/**
 * Reads a setting that is the path of a file of keys. @throws
 * what is wrong with it, without a word of what it holds
 */
export const keysOfFile =
  <Keys>(name: string, purpose: string, keysOf: (text: string) => Keys) =>
  (path: string | undefined): Keys | undefined => {
    if (path === undefined) return undefined;
    try {
      return keysOf(readFileSync(path, "utf8"));
    } catch (error) {
      const why = error instanceof SyntaxError ? "it is no JSON" : error instanceof Error ? error.message : "";
      throw new Error(`${name} names a file that cannot be used (${why}): it is for ${purpose}.`);
    }
  };

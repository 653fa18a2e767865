import { createHash, sign, type X509Certificate } from "node:crypto";
import type { ApplePassKeys } from "../../../platform/wallets/wallet-keys.ts";
import { der, elementsOf, oid, tags, utcTime } from "./der.ts";

const ids = {
  data: oid("1.2.840.113549.1.7.1"),
  signedData: oid("1.2.840.113549.1.7.2"),
  contentType: oid("1.2.840.113549.1.9.3"),
  messageDigest: oid("1.2.840.113549.1.9.4"),
  signingTime: oid("1.2.840.113549.1.9.5"),
  sha256: oid("2.16.840.1.101.3.4.2.1"),
  rsa: oid("1.2.840.113549.1.1.1"),
};
const one = der(tags.integer, Buffer.from([1]));
const algorithm = (id: Buffer): Buffer => der(tags.sequence, id, der(tags.nothing));
const attribute = (id: Buffer, value: Buffer): Buffer => der(tags.sequence, id, der(tags.set, value));

/** Name of a certificate: who issued it, and its serial number. */
const nameOf = ({ raw }: X509Certificate): Buffer => {
  const [body] = elementsOf(elementsOf(raw)[0]?.content ?? raw);
  const fields = elementsOf(body?.content ?? raw).filter(({ tag }) => tag !== tags.first);
  const [serial, , issuer] = fields;
  if (serial === undefined || issuer === undefined) throw new Error("A certificate has no issuer.");
  return der(tags.sequence, issuer.whole, serial.whole);
};

/**
 * A detached signature of a pass's manifest: PKCS #7 (RFC
 * 5652) with the time of signing, as Apple's wallet asks for.
 */
export const signManifest = (manifest: Buffer, keys: ApplePassKeys, now: Date): Buffer => {
  const { certificate, intermediate, key } = keys;
  const attributes = [
    attribute(ids.contentType, ids.data),
    attribute(ids.signingTime, utcTime(now)),
    attribute(ids.messageDigest, der(tags.octets, createHash("sha256").update(manifest).digest())),
  ].sort(Buffer.compare);
  // Signed as a set, and written with a tag of its own (RFC 5652, section 5.4).
  const signature = sign("sha256", der(tags.set, ...attributes), key);
  const signer = der(
    tags.sequence,
    one,
    nameOf(certificate),
    algorithm(ids.sha256),
    der(tags.first, ...attributes),
    algorithm(ids.rsa),
    der(tags.octets, signature),
  );
  const signed = der(
    tags.sequence,
    one,
    der(tags.set, algorithm(ids.sha256)),
    der(tags.sequence, ids.data),
    der(tags.first, certificate.raw, intermediate.raw),
    der(tags.set, signer),
  );
  return der(tags.sequence, ids.signedData, der(tags.first, signed));
};

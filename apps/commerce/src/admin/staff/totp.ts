import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const seconds = 30;
const digits = 6;

/** Bytes as applications for codes are told them (RFC 4648, base 32 without padding). */
export const base32 = (bytes: Buffer): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/gu) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
};

/** A secret of its own for each person, 160 bits. */
export const newSecret = (): Buffer => randomBytes(20);

/** Which half minute it is. */
export const stepOf = (now: Date): number => Math.floor(now.getTime() / 1000 / seconds);

/** The code of a time step (RFC 6238 over RFC 4226, HMAC-SHA-1, six digits). */
export const codeOf = (secret: Buffer, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = (mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits;
  return `${number}`.padStart(digits, "0");
};

/**
 * The step of a code that somebody typed: of this half
 * minute, or of the one before or after, as clocks differ.
 */
export const matchingStep = (secret: Buffer, typed: string, now: Date): number | undefined => {
  const given = Buffer.from(typed.replace(/\s/gu, ""));
  return [0, -1, 1]
    .map((shift) => stepOf(now) + shift)
    .find((step) => {
      const code = Buffer.from(codeOf(secret, step));
      return code.length === given.length && timingSafeEqual(code, given);
    });
};

/** The address that an application for codes takes as a link or a QR code. */
export const totpAddress = (secret: Buffer, email: string): string => {
  const words = new URLSearchParams({ secret: base32(secret), issuer: "Gift card shop" });
  return `otpauth://totp/${encodeURIComponent(`Gift card shop:${email}`)}?${words}`;
};

/** What the work is made of, by an ALTCHA challenge (version 2); bytes are in hexadecimal. */
interface Parameters {
  /** `PBKDF2/` and a hash that the browser knows. */
  algorithm: string;
  nonce: string;
  salt: string;
  /** Rounds of one try. */
  cost: number;
  /** Bytes. */
  keyLength: number;
  /** What the key of the right try begins with. */
  keyPrefix: string;
}

/** Tries at once: the browser derives keys on threads of its own, so the page goes on moving meanwhile. */
const abreast = 4;

/** Far more than commerce asks for: a challenge that nobody can solve ends. */
const most = 10_000;

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../gu) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (buffer: ArrayBuffer): string =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** One try: the key that a counter, appended to the nonce, gives. */
const derive = async ({ algorithm, nonce, salt, cost, keyLength }: Parameters, counter: number): Promise<string> => {
  const start = bytesOf(nonce);
  const password = new Uint8Array(start.length + 4);
  password.set(start);
  new DataView(password.buffer).setUint32(start.length, counter);
  const key = await crypto.subtle.importKey("raw", password, "PBKDF2", false, ["deriveBits"]);
  const hash = algorithm.replace("PBKDF2/", "");
  const bits = { name: "PBKDF2", hash, salt: bytesOf(salt), iterations: cost };
  return hexOf(await crypto.subtle.deriveBits(bits, key, keyLength * 8));
};

/**
 * Does the work of a challenge.
 *
 * @param challenge JSON as `captchaChallenge` gives it
 * @returns what commerce takes as `captchaToken`
 * @throws where it has no solution, or the browser may not derive keys (a page that is not served securely)
 */
export const solveChallenge = async (challenge: string): Promise<string> => {
  const whole = JSON.parse(challenge) as { parameters: Parameters };
  const { parameters } = whole;
  for (let first = 0; first < most; first += abreast) {
    const keys = await Promise.all(Array.from({ length: abreast }, (_, step) => derive(parameters, first + step)));
    const found = keys.findIndex((key) => key.startsWith(parameters.keyPrefix));
    const solution = { counter: first + found, derivedKey: keys[found] };
    if (found >= 0) return btoa(JSON.stringify({ challenge: whole, solution }));
  }
  throw new Error("The challenge has no solution.");
};

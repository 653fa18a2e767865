/** Tags of the distinguished encoding rules (X.690) that a signature is made of. */
export const tags = {
  integer: 0x02,
  octets: 0x04,
  nothing: 0x05,
  oid: 0x06,
  utf8: 0x0c,
  utcTime: 0x17,
  sequence: 0x30,
  set: 0x31,
  /** Context, constructed, number 0. */
  first: 0xa0,
} as const;

const lengthOf = (length: number): Buffer => {
  if (length < 0x80) return Buffer.from([length]);
  const bytes = length.toString(16);
  const even = Buffer.from(bytes.padStart(bytes.length + (bytes.length % 2), "0"), "hex");
  return Buffer.concat([Buffer.from([0x80 | even.length]), even]);
};

/** One element: its tag, its length, and what it holds. */
export const der = (tag: number, ...held: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(held);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
};

/** An object identifier as it is written: `1.2.840.113549.1.7.2`. */
export const oid = (dotted: string): Buffer => {
  const [first = 0, second = 0, ...rest] = dotted.split(".").map(Number);
  const bytes = [first * 40 + second, ...rest].flatMap((part) => {
    const groups = [part & 0x7f];
    for (let left = part >> 7; left > 0; left >>= 7) groups.unshift((left & 0x7f) | 0x80);
    return groups;
  });
  return der(tags.oid, Buffer.from(bytes));
};

/** `UTCTime`, to the second. */
export const utcTime = (instant: Date): Buffer =>
  der(tags.utcTime, Buffer.from(`${instant.toISOString().slice(2, 19).replace(/[-:T]/gu, "")}Z`));

export interface Element {
  tag: number;
  /** The element with tag and length. */
  whole: Buffer;
  content: Buffer;
}

/** The elements that stand one after another in some bytes. */
export const elementsOf = (bytes: Buffer): Element[] => {
  const found: Element[] = [];
  for (let at = 0; at < bytes.length; ) {
    const short = bytes.readUInt8(at + 1);
    const more = short > 0x80 ? short & 0x7f : 0;
    const length = more === 0 ? short : bytes.readUIntBE(at + 2, more);
    const start = at + 2 + more;
    found.push({
      tag: bytes.readUInt8(at),
      whole: bytes.subarray(at, start + length),
      content: bytes.subarray(start, start + length),
    });
    at = start + length;
  }
  return found;
};

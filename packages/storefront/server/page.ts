/** Encodings a page is kept in, best first. */
export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** A whole response, ready to be sent any number of times. */
export interface Page {
  status: number;
  /** Raw header list per encoding: name, value, name, value … `content-length` included. */
  headers: Readonly<Record<Encoding, readonly string[]>>;
  bodies: Readonly<Record<Encoding, Uint8Array>>;
  etag: string;
  /** Bytes it takes in memory. */
  size: number;
}

/** How long a page may be sent, in milliseconds from when it was made. */
export interface Freshness {
  fresh: number;
  /** After `fresh`: sent once more while it is made again. */
  stale: number;
}

/** How a page is kept. */
export interface Keeping extends Freshness {
  tags: readonly string[];
  /** The same page in fewer bytes, at a price that only a page pays back that is sent more than once. */
  pack?: () => Promise<Page>;
}

/** What making a page gave: the page, and whether others may have it. */
export interface MadePage {
  page: Page;
  /** `undefined`: for this request only. */
  keep: Keeping | undefined;
}

/** Reads `Accept-Encoding`. An encoding with `q=0` is refused by the client. */
export const chooseEncoding = (accepted: string | undefined): Encoding => {
  if (!accepted) return "identity";
  return encodings.find((encoding) => accepts(accepted, encoding)) ?? "identity";
};

const accepts = (accepted: string, encoding: Encoding): boolean => {
  const at = accepted.indexOf(encoding);
  if (at < 0) return false;
  return !/^[a-z]|^\s*;\s*q=0(?:\.0*)?(?:,|$)/.test(accepted.slice(at + encoding.length));
};

/** Address of a file with every place of a product as points, by the hash that is its name. */
export const pointsPath = (hash: string): string => `/media/places/${hash}.json`;

const pattern = /^\/media\/places\/([0-9a-f]{32})\.json$/;

/** The hash in such an address. */
export const hashOfPath = (path: string): string | undefined => pattern.exec(path)?.[1];

/** How it is known that a part works: an address that answers 2xx, or a port that takes a connection. */
export type Readiness = { readonly url: string } | { readonly port: number };

/** One process of the cluster. */
export interface Part {
  /** Its own, as `commerce-2`. */
  readonly name: string;
  readonly program: string;
  readonly words: readonly string[];
  /** Whether it is a server that root has to lend another user. */
  readonly lent: boolean;
  /** Settings over those of the environment. */
  readonly variables?: Readonly<Record<string, string>>;
  readonly ready: Readiness;
  /** What asks it to end. Default: SIGTERM. */
  readonly endsBy?: NodeJS.Signals;
}

/**
 * A test: its file, and its title or how it begins, also a row of it
 * or what follows a placeholder. Of a story its name.
 */
export type Proof = readonly [file: string, title: string];

/** One promise of the specification. */
export interface Line {
  /** Section of the specification: `2 Routes`. */
  section: string;
  /** The line, in a few of the specification's words. */
  line: string;
  /** Tests of which each fails where the promise is broken; empty for what is open. */
  proof: readonly Proof[];
  /** Why nothing proves it yet. */
  open?: string;
}

/** Lines of one section, each with what proves it or why it is open. */
export const section = (name: string, lines: Readonly<Record<string, readonly Proof[] | string>>): readonly Line[] =>
  Object.entries(lines).map(([line, known]) =>
    typeof known === "string" ? { section: name, line, proof: [], open: known } : { section: name, line, proof: known },
  );

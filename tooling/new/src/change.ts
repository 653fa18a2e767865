import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** What a kind of thing adds to the repository. Paths are relative to its root. */
export interface Change {
  /** New files with their text. */
  files: Readonly<Record<string, string>>;
  /** Changes of files that exist: the old text in, the new one out. */
  edits: Readonly<Record<string, (text: string) => string>>;
}

/** Puts a line in front of one that is there. @throws where it is not, as the file was laid out anew */
export const before =
  (mark: string, line: string) =>
  (text: string): string => {
    const at = text.indexOf(mark);
    if (at < 0) throw new Error(`"${mark.trim()}" is not there any more; add by hand: ${line.trim()}`);
    return text.slice(0, at) + line + text.slice(at);
  };

export const appended =
  (lines: string) =>
  (text: string): string =>
    text + lines;

export const all =
  (...edits: readonly ((text: string) => string)[]) =>
  (text: string): string =>
    edits.reduce((changed, edit) => edit(changed), text);

/** Does all of it, or nothing. Answers the paths. @throws where a new file is there already */
export const apply = (root: string, { files, edits }: Change): string[] => {
  for (const path of Object.keys(files)) {
    if (existsSync(join(root, path))) throw new Error(`${path} is there already.`);
  }
  const changed = Object.entries(edits).map(([path, edit]): [string, string] => [
    path,
    edit(readFileSync(join(root, path), "utf8")),
  ]);
  const written = [...Object.entries(files), ...changed];
  for (const [path, text] of written) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return written.map(([path]) => path);
};

import { CommandRefused } from "../../../platform/command.ts";

/** One thing that is wrong in a file. */
export interface Finding {
  file: string;
  /**
   * The row as a spreadsheet counts, the heading being 1; absent for the file as a whole, and in JSON, where
   * `column` is a path.
   */
  row?: number;
  column?: string;
  /** What is wrong, to be read after a colon: `is missing`. */
  message: string;
}

/** `gifts.csv:7000 kind: must be one of GIFTCARD, CHOICE, DONATION, BLANK_PACK` */
export const sentenceOf = ({ file, row, column, message }: Finding): string => {
  const place = row === undefined ? file : `${file}:${row}`;
  return column === undefined ? `${place}: ${message}` : `${place} ${column}: ${message}`;
};

/** Nothing was written, for these reasons. */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(findings.map(sentenceOf).join("\n"));
    this.findings = findings;
  }
}

/** Something that the person at the keyboard can put right; its message says how. */
export class Misuse extends CommandRefused {
  override readonly name = "Misuse";
}

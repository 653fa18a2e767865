import type { Services } from "./services.ts";

/** What a command says, and whether it did all that it was asked to. */
export interface Said {
  text: string;
  done: boolean;
}

export type RunCommand = (services: Services, words: readonly string[]) => Promise<Said>;

/** Something to do from the command line: `commerce <name> …`. */
export interface Command {
  /** What it is for, in a line. */
  about: string;
  /** Loads what does it. */
  load: () => Promise<RunCommand>;
}

/** Nothing was done; the message is for the person at the keyboard. */
export class CommandRefused extends Error {
  override readonly name: string = "CommandRefused";
}

/** One that is told several things: done where all of them are. */
export const saidOf = (all: readonly Said[]): Said => ({
  text: all.map(({ text }) => text).join("\n"),
  done: all.every(({ done }) => done),
});

import { logOutLate } from "./log-out-late.ts";

/** Somebody is logged in, as the header is told. */
export interface ToldSession {
  /** Logging out is in progress. */
  leaving: boolean;
  logOut(): void;
}

/**
 * Tells the header that somebody is logged in, and how they log out.
 *
 * @param next where they go on then (`afterLogOut`)
 */
export const tellOfAccount = (next: string, tell: (session: ToldSession | undefined) => void): void => {
  const say = (leaving: boolean) =>
    tell({
      leaving,
      logOut: () => {
        say(true);
        void logOutLate(next).then((done) => {
          if (!done) say(false);
        });
      },
    });
  say(false);
};

import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { type Next, onAuthenticated, onIdentified, onLoggedIn, onLoggedOut, onOrder } from "./transitions.ts";

const document = readFileSync(new URL("../../docs/transitions.md", import.meta.url), "utf8");
const [, , ...rows] = document
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const said = (next: Next): string => {
  if (typeof next === "string") return next;
  return "modal" in next ? `modal ${next.modal}` : `page ${next.page}`;
};

/** Both values where a row says that it does not matter. */
const either = (cell: string | undefined, yes: string): boolean[] => (cell === "-" ? [true, false] : [cell === yes]);

const known = { known: true, unknown: false, none: undefined };

const nextOf = (
  event: string,
  signedIn: boolean,
  setting: { modal: boolean; redeem: boolean },
  answer: string,
): Next => {
  switch (event) {
    case "order":
      return onOrder(signedIn, setting);
    case "identified":
      return onIdentified(known[answer as keyof typeof known], setting);
    case "authenticated":
      return onAuthenticated(setting.redeem, answer === "address needed, no postcode");
    case "logged in":
      return onLoggedIn(answer === "callback");
    case "logged out":
      return onLoggedOut(answer === "protected page");
    default:
      throw new Error(`Nothing is known of "${event}".`);
  }
};

test("the table has a row for each way", () => expect(rows).toHaveLength(23));

test.each(rows.map((row) => [row.join(" · "), row] as const))(
  "%s",
  (_, [event = "", signedIn, modal, redeem, answer = "", then]) => {
    for (const isModal of either(modal, "on"))
      for (const isRedeem of either(redeem, "yes"))
        expect(said(nextOf(event, signedIn === "yes", { modal: isModal, redeem: isRedeem }, answer))).toBe(then);
  },
);

import { expect, test } from "@jest/globals";
import { type Arrival, arrivalText } from "./arrival-text.ts";
import { longestArrival } from "./longest-arrival.ts";

const posted: Arrival = {
  locale: "fr-FR",
  timeZone: "Europe/Paris",
  earliestArrival: "2026-11-24T11:00:00Z",
  orderBefore: "2026-11-23T16:00:00Z",
  texts: { withinHour: "tout de suite", on: "livré {day}", countdown: "encore {time} pour une livraison {day}" },
};

test.each(["2026-11-20T09:00:00Z", "2026-11-22T16:01:00Z", "2026-11-23T00:12:00Z", "2026-11-23T15:58:00Z", undefined])(
  "nothing that is said at %s takes more room",
  (now) => {
    const said = arrivalText(posted, now === undefined ? undefined : new Date(now)) ?? "";
    expect(said.length).toBeGreaterThan(0);
    expect(longestArrival(posted)?.length).toBeGreaterThanOrEqual(said.length);
  },
);

test("what arrives at any hour counts nothing", () => {
  const { orderBefore: _, ...digital } = posted;
  expect(longestArrival(digital)).toBeUndefined();
});

import { expect, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import type { readPrize } from "../calls/send.ts";
import { doublerMessages } from "../messages.ts";
import { drawingShop } from "../testing/drawing-shop.ts";
import { Claim } from "./claim.tsx";

const shop = drawingShop("fr");
const words = doublerMessages.words(shop);
type Outcome = Awaited<ReturnType<typeof readPrize>>;
const prize = (state: "OFFERED" | "CLAIMED" | "OVER"): Outcome => ({
  data: { state, endsAt: "2026-12-21T11:01:00.000Z", value: { currency: "EUR", value: 4000 } },
});

/** Opens the link of an email; `token` is what commerce was asked with. */
const open = async (read: Outcome, claimed: Outcome = read) => {
  history.replaceState(null, "", "/doubler/reclamer/?token=secret");
  const tokens: string[] = [];
  const answer = (outcome: Outcome) => async (token: string) => {
    tokens.push(token);
    return outcome;
  };
  const { container } = render(
    <Claim shop={shop.data} words={words} calls={{ read: answer(read), claim: answer(claimed) }} />,
  );
  await act(async () => undefined);
  return { tokens, said: () => container.textContent?.replace(/\s/g, " ") ?? "" };
};

test("a prize is claimed by a press, with the token of the link, which leaves the address", async () => {
  const { tokens, said } = await open(prize("OFFERED"), prize("CLAIMED"));
  expect(said()).toContain("une nouvelle carte cadeau de 40 €");
  expect(location.search).toBe("");
  await act(async () => void fireEvent.click(screen.getByRole("button")));
  expect(tokens).toEqual(["secret", "secret"]);
  expect(said()).toContain("Votre carte cadeau est en route");
});

test("a link that is none, and a prize that went to the next, are told apart", async () => {
  expect((await open({ refusal: "invalid" })).said()).toContain("Ce lien ne fonctionne pas");
  expect((await open(prize("OVER"))).said()).toContain("Ce gain est revenu à la personne suivante");
  expect((await open({ refusal: "unavailable" })).said()).toContain("inaccessible");
});

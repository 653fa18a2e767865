import { expect, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { doublerMessages } from "../messages.ts";
import { drawingShop } from "../testing/drawing-shop.ts";
import { emptyDoubler, sampleDoubler } from "../testing/sample-doubler.ts";
import { CheckForm } from "./check-form.tsx";
import { CheckPage } from "./check-page.tsx";
import type { runCheck } from "./run-check.ts";

const shop = drawingShop("fr");
const words = doublerMessages.words(shop);
const steps = ["rules", "seed", "list", "commitment", "beacon", "places"] as const;

test("the page says what is computed, names the command, and offers draws that were held", async () => {
  const { container } = await act(async () =>
    render(<CheckPage shop={shop} draws={sampleDoubler.draws} origin="https://shop.example" />),
  );
  expect(container.textContent).toContain("npx doubler-verify https://shop.example CBFR-2026-11");
  expect(container.textContent).toContain("Comment le tirage est calculé");
});

test("before the first draw it says that there is none", async () => {
  const { container } = await act(async () =>
    render(<CheckPage shop={shop} draws={emptyDoubler.draws} origin="https://shop.example" />),
  );
  expect(container.textContent).toContain("Aucun tirage n’a encore eu lieu");
});

const checked = async (outcome: Awaited<ReturnType<typeof runCheck>>) => {
  const asked: unknown[] = [];
  const check: typeof runCheck = async (request, onProgress) => {
    asked.push(request);
    onProgress(0.5);
    return outcome;
  };
  const { container } = render(<CheckForm language="fr" words={words} draws={["CBFR-2026-11"]} check={check} />);
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "CBFR-2026-11-4821-5000-ABC" } });
  await act(async () => void fireEvent.click(screen.getByRole("button")));
  expect(asked).toEqual([{ draw: "CBFR-2026-11", receipt: "CBFR-2026-11-4821-5000-ABC" }]);
  return container.textContent?.replace(/\s/g, " ") ?? "";
};
const verdict = (ok: boolean, place: number | undefined) => ({
  kind: "verdict" as const,
  entries: 987,
  verdict: {
    ok,
    commitment: "3c".repeat(32),
    checks: steps.map((step) => ({ step, ok: ok || step !== "list" })),
    own: { position: 12, place },
  },
});

test("a draw that is right says so, and where the own entry is", async () => {
  const said = await checked(verdict(true, 0));
  expect(said).toContain("Le tirage est correct");
  expect(said).toContain("le numéro 12 sur 987 dans la liste. Elle a été tirée en premier !");
});

test("a draw that is not right says which step", async () => {
  const said = await checked(verdict(false, 3));
  expect(said).toContain("Le tirage n’est PAS correct");
  expect(said).toContain("Incorrect : Liste des participations");
  expect(said).toContain("suppléant 3");
});

test("what cannot be told is said, too", async () => {
  expect(await checked({ kind: "unavailable" })).toContain("Le tirage est inaccessible pour le moment.");
});

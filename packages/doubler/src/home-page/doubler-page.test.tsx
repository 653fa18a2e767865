import { expect, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { drawingShop } from "../testing/drawing-shop.ts";
import { emptyDoubler, sampleDoubler } from "../testing/sample-doubler.ts";
import { DoublerPage } from "./doubler-page.tsx";

const shop = drawingShop("fr");

test("the draw of now: until when, how many, and the chance of each; who won is a letter", async () => {
  const { container } = await act(async () => render(<DoublerPage shop={shop} data={sampleDoubler} />));
  const text = container.textContent?.replace(/\s/g, " ") ?? "";
  expect(text).toContain("1 sur 1 284");
  expect(text).toContain("novembre 2026 : Z••• a gagné 75 € avec une participation");
  expect(text).toContain("En attente de la balise publique");
  expect(container.querySelector("time")?.getAttribute("datetime")).toBe(sampleDoubler.current.closesAt);
  expect(screen.getByRole("link", { name: "Vérifier mon solde et participer" }).getAttribute("href")).toBe(
    shop.link("balanceCheck"),
  );
});

test("the rules name the numbers that commerce draws by", async () => {
  const { container } = await act(async () => render(<DoublerPage shop={shop} data={sampleDoubler} />));
  const rules = container.querySelector("#rules")?.textContent ?? "";
  for (const said of ["18 ans", "10 suppléants", "150", "14 jours", "180 jours"]) expect(rules).toContain(said);
});

test("before anybody has entered or won, it says so", async () => {
  const { container } = await act(async () => render(<DoublerPage shop={shop} data={emptyDoubler} />));
  expect(container.textContent).toContain("Soyez le premier à participer");
  expect(container.textContent).toContain("Aucun tirage n’a encore eu lieu");
});

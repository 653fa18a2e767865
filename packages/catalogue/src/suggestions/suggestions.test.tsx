import { expect, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { samplePopular } from "../search/samples.ts";
import { Suggestions } from "./suggestions.tsx";

// Fetched beforehand, so that no test waits for it.
await import("./suggestion-row.tsx");

const show = (load: () => Promise<Pick<typeof samplePopular, "entities">>) =>
  act(async () => render(<Suggestions title="Popular gift cards" from="from {price}" locale="en-IE" load={load} />));

test("they are named with what they cost at least, and lead to their pages", async () => {
  await show(async () => samplePopular);
  expect(screen.getByRole("heading", { name: "Popular gift cards" })).toBeTruthy();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
    samplePopular.entities.map(({ url }) => url),
  );
  expect(screen.getAllByText(/^from €\d/u).length).toBeGreaterThan(0);
});

test("where they cannot be had there is nothing", async () => {
  const { container } = await show(() => Promise.reject(new TypeError("offline")));
  expect(container.innerHTML).toBe("");
});

import { expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { basketMessages } from "../messages.ts";

jest.unstable_mockModule("./basket-content.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});
const { BasketLeaf } = await import("./basket-leaf.tsx");

test("the focus of a button that makes way for the basket stays in the basket's place, whether or not it comes", async () => {
  const { container } = render(
    <BasketLeaf
      setting={{
        language: "en",
        locale: "en-IE",
        timeZone: "Europe/Dublin",
        currency: "EUR",
        countries: ["DE"],
        noteLimit: 150,
        vat: 2000,
        words: basketMessages.words("en"),
        hrefs: { listing: "#all", checkout: "#checkout", product: "#{product}" },
      }}
      texts={{ loading: "Loading your basket…", unreachable: "We can’t reach the shop.", retry: "Try again" }}
    />,
  );
  const button = await screen.findByRole("button", { name: "Try again" });
  act(() => button.focus());
  fireEvent.click(button);
  expect(container.textContent).toBe("Loading your basket…");
  expect(document.activeElement).toBe(container.firstElementChild);
  await screen.findByRole("button", { name: "Try again" });
  expect(document.activeElement).toBe(container.firstElementChild);
});

import { createTranslate } from "@giftshop/messages";
import { loadReceiverWords } from "@giftshop/messages/late-receivers";
import { expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import en from "../../product-dialogs/messages/en.json" with { type: "json" };
import { type Draft, firstDraft } from "../draft/draft.ts";
import { digitalOffer } from "../fixtures.ts";

const ada = {
  id: "1",
  firstName: "Ada",
  lastName: "Byrne",
  email: "ada@example.org",
  countryCode: "IE",
  street: "Main Street",
  houseNumber: "4",
  suffix: null,
  postCode: "D6W AB12",
  city: "Dublin",
  addressLine2: null,
};
const request = jest.fn(async () => ({ addressBook: { data: [ada], errors: [] } }));
jest.unstable_mockModule("@giftshop/graphql/browser", () => ({ request }));
const { RecipientName } = await import("./recipient-name.tsx");
const { RecipientWhere } = await import("./recipient-where.tsx");

const words = await loadReceiverWords("en");
let latest: Draft;

const Form = () => {
  const [draft, setDraft] = useState<Draft>({ ...(firstDraft([digitalOffer]) as Draft), forSomebodyElse: true });
  latest = draft;
  const shared = {
    t: createTranslate("en", en),
    words,
    onChange: (patch: Partial<Draft>) => setDraft((now) => ({ ...now, ...patch })),
    onLeave: () => {},
  };
  return (
    <>
      <RecipientName {...shared} donation={false} name={draft.name} problem={undefined} />
      <RecipientWhere {...shared} draft={draft} offer={digitalOffer} locale="en-IE" problems={{}} />
    </>
  );
};

const again = () => screen.queryByRole("textbox", { name: en.recipient.emailAgain });

test("an address is typed once, and once more where it looks like a slip", async () => {
  await act(async () => void render(<Form />));
  const email = screen.getByRole("textbox", { name: en.recipient.email });
  const type = (value: string) => {
    fireEvent.focus(email);
    fireEvent.change(email, { target: { value } });
    fireEvent.blur(email);
  };
  type("ada@example.org");
  expect(again()).toBeNull();
  type("ada@gmial.com");
  expect(again()).not.toBeNull();
  fireEvent.click(screen.getByRole("button", { name: words("fields.suggestion", { email: "ada@gmail.com" }) }));
  expect(again()).toBeNull();
  expect(latest.email).toBe("ada@gmail.com");
});

test("who is signed in picks somebody of the address book", async () => {
  await act(async () => void render(<Form />));
  fireEvent.change(screen.getByRole("combobox", { name: words("receiver.book") }), { target: { value: ada.id } });
  expect(latest).toMatchObject({ name: "Ada", lastName: "Byrne", email: "ada@example.org", city: "Dublin" });
});

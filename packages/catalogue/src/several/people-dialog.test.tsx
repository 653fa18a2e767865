import { createTranslate } from "@giftshop/messages";
import { loadReceiverWords } from "@giftshop/messages/late-receivers";
import { expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { type Draft, firstDraft } from "../buy/draft/draft.ts";
import { digitalOffer } from "../buy/fixtures.ts";
import en from "../product-dialogs/messages/en.json" with { type: "json" };

jest.unstable_mockModule("@giftshop/graphql/browser", () => ({
  request: async () => ({ addressBook: { data: null, errors: [{ code: 2202 }] } }),
}));
jest.unstable_mockModule("../product-dialogs/late-words.ts", () => ({
  lateWords: async () => createTranslate("en", en),
  languageOfPage: () => "en",
}));
const { PeopleDialog } = await import("./people-dialog.tsx");
jest.setTimeout(20_000);

const first = firstDraft([digitalOffer]) as Draft;
const words = await loadReceiverWords("en");
const day = { soon: "As soon as possible", choose: "Choose a day", change: "Change the day", planned: "Planned" };
let latest: Draft = first;

const Page = ({ onClose }: { onClose(): void }) => {
  const [draft, setDraft] = useState<Draft>({ ...first, several: true });
  latest = draft;
  const [table, setTable] = useState("");
  const change = (patch: Partial<Draft>) => setDraft((now) => ({ ...now, ...patch }));
  return (
    <PeopleDialog
      {...{ words, day, draft, onClose }}
      offer={digitalOffer}
      currency="EUR"
      refused={undefined}
      table={table}
      onTable={setTable}
      onChange={change}
    />
  );
};

const open = async () => {
  const onClose = jest.fn();
  await act(async () => void render(<Page onClose={onClose} />));
  return onClose;
};
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const type = (name: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } }));

test("people are added one by one; what is wrong stands at its field, and each may have an amount of their own", async () => {
  const onClose = await open();
  await press("Add a person");
  await type("First name", "Zoé");
  await type("Amount in EUR, if different", "9");
  await press("Save");
  await waitFor(() => expect(screen.queryByText(/^We need their email address/u)).not.toBeNull());
  await type("Email address", "zoe@example.org");
  await type("Amount in EUR, if different", "40");
  await press("Save");
  await waitFor(() => expect(screen.queryByText("1 person")).not.toBeNull());
  expect(latest.people).toMatchObject([{ name: "Zoé", email: "zoe@example.org", amount: "40" }]);
  await press("Done");
  expect(onClose).toHaveBeenCalled();
});

test("a pasted table becomes people; who is wrong is named, opened and mended, and nobody is lost", async () => {
  await open();
  await press("Paste a table or a file");
  await type("Paste your table here", "Zoé,Petit,zoe@example.org\nMax,Roux,max\n,,max@example.org");
  await press("Add these people");
  await waitFor(() => expect(screen.queryByText("2 people need a change.")).not.toBeNull());
  expect(screen.queryByText("3 people")).not.toBeNull();
  await press("Change Max Roux");
  await type("Email address", "max@example.org");
  await press("Save");
  await waitFor(() => expect(screen.queryByText("1 person needs a change.")).not.toBeNull());
  await press("Remove Person 3");
  await waitFor(() => expect(screen.queryByText(/a change\.$/u)).toBeNull());
  expect(latest.people.map(({ name }) => name)).toEqual(["Zoé", "Max"]);
});

test("who is half typed when the window is closed is kept; what was cancelled is not", async () => {
  const onClose = await open();
  await press("Add a person");
  await type("First name", "Nobody");
  await press("Cancel");
  await press("Add a person");
  await type("First name", "Zoé");
  await press("Close");
  expect(onClose).toHaveBeenCalled();
  expect(latest.people.map(({ name }) => name)).toEqual(["Zoé"]);
});

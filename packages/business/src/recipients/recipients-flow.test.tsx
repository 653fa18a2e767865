import { browserOf } from "@giftshop/graphql/testing";
import { createShop } from "@giftshop/storefront-config";
import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { businessMessages } from "../messages.ts";
import { sampleGifts } from "../samples/sample-gifts.ts";

type Variables = Record<string, unknown>;

let answers: Record<string, (variables: Variables) => unknown> = {};
const asked: { name: string; variables: Variables }[] = [];
const request = async (name: string, variables: Variables): Promise<unknown> => {
  asked.push({ name, variables });
  return answers[name]?.(variables);
};
const saved: string[] = [];
jest.unstable_mockModule("@giftshop/graphql/browser", () => browserOf(request as never));
jest.unstable_mockModule("./report/save-file.ts", () => ({ saveFile: (name: string) => void saved.push(name) }));
const { RecipientsFlow } = await import("./recipients-flow.tsx");

const money = (value: number) => ({ __typename: "Money", currency: "GBP", value });
const batch = (over: object) => ({
  __typename: "GiftBatch",
  id: "batch",
  state: "OPEN",
  createdAt: "2026-11-20T10:00:00Z",
  delivery: "EMAIL",
  variationId: "11",
  senderName: null,
  shipping: money(0),
  expected: 2,
  received: 0,
  good: 0,
  bad: 0,
  total: money(0),
  faulty: [],
  first: [],
  orderUuid: null,
  orderNumber: null,
  progress: null,
  ...over,
});
const done = (data: unknown) => ({ data, errors: [] });
const fault = { __typename: "GiftBatchFault", column: "email", code: 1106 };
const bad = { __typename: "GiftBatchRow", position: 1, email: "tom", firstName: "Tom", lastName: "", faults: [fault] };

const open = async () => {
  const shop = createShop("CKUK", "en");
  const words = businessMessages.words(shop);
  await act(async () => render(<RecipientsFlow shop={shop.data} words={words} gifts={sampleGifts} />));
};
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const fill = (name: RegExp, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(name), { target: { value } }));

beforeEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  asked.length = 0;
  answers = {
    GiftBatches: () => ({ giftBatches: done([]), giftBatchDeliveries: done(["EMAIL", "HAND", "POST"]) }),
    CompanyTexts: () => ({ companyTemplates: { data: null, errors: [{ code: 2510 }] } }),
    BatchMethods: () => ({ paymentMethods: done([{ id: "invoice" }, { id: "creditcard" }]) }),
    BeginBatch: () => ({ beginBatch: done(batch({})) }),
    AddBatchRows: () => ({
      addBatchRows: done(
        batch({ senderName: "Fontaine & Co", received: 2, good: 1, bad: 1, total: money(2500), faulty: [bad] }),
      ),
    }),
  };
});

const paste = async () => {
  await open();
  await screen.findByLabelText(/^Gift card/u);
  await fill(/^Gift card/u, "11");
  await fill(/^Value per card/u, "25");
  await fill(/^Sender/u, "<b>");
  expect((screen.getByRole("button", { name: "Match columns" }) as HTMLButtonElement).disabled).toBe(true);
  await fill(/^Sender/u, "Fontaine & Co");
  await fill(/^Message/u, "Thanks {firstName}");
  await fill(/^Paste a table/u, "Mail,First name,Team\nzoe@example.org,Zoë,Sales\ntom,Tom,HR");
  await press("Match columns");
  await press("Check 2 rows");
};

test("who is not signed in is led to the login", async () => {
  answers.GiftBatches = () => ({
    giftBatches: { data: null, errors: [{ code: 2202 }] },
    giftBatchDeliveries: done(["EMAIL"]),
  });
  await open();
  expect(await screen.findByRole("link", { name: "Log in" })).toBeTruthy();
});

test("a pasted table is matched, sent, and shown with what is wrong before it is ordered", async () => {
  await paste();
  expect(await screen.findByText("1 gift, £25 in total")).toBeTruthy();
  expect(screen.getByText("From: Fontaine & Co")).toBeTruthy();
  expect(screen.getByText("This isn’t an email address.")).toBeTruthy();
  expect(await screen.findByRole("radio", { name: /^Invoice/u })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Order 1 gift" })).toBeTruthy();
  const sent = Object.fromEntries(asked.map(({ name, variables }) => [name, variables]));
  expect(sent.BeginBatch).toEqual({
    input: {
      delivery: "EMAIL",
      variationId: "11",
      senderName: "Fontaine & Co",
      message: "Thanks {firstName}",
      fields: ["Team"],
      rows: 2,
    },
  });
  expect(sent.AddBatchRows).toMatchObject({
    from: 0,
    rows: [
      { email: "zoe@example.org", firstName: "Zoë", value: "25", fields: ["Sales"] },
      { email: "tom", firstName: "Tom" },
    ],
  });
});

test("rows whose answer was lost are sent again, and the rest can be gone on with", async () => {
  let calls = 0;
  const came = answers.AddBatchRows;
  answers.AddBatchRows = (variables) => {
    calls += 1;
    if (calls <= 4) throw new Error("The line is dead.");
    return came?.(variables);
  };
  await paste();
  const again = await screen.findByRole("button", { name: "Continue" });
  await act(async () => fireEvent.click(again));
  await waitFor(() => expect(screen.getByText("1 gift, £25 in total")).toBeTruthy());
  expect(asked.filter(({ name }) => name === "AddBatchRows").map(({ variables }) => variables.from)).toEqual([
    0, 0, 0, 0, 0,
  ]);
});

test("a list by post needs an address for each row, and sends it", async () => {
  await open();
  await act(async () => fireEvent.click(await screen.findByRole("radio", { name: /^By post/u })));
  await fill(/^Gift card/u, "12");
  await fill(/^Value per card/u, "25");
  await fill(/^Paste a table/u, "First name,Last name,Street,House number,Town\nZoë,Roux,High Street,7,Leeds");
  await press("Match columns");
  await press("Check 1 row");
  const sent = Object.fromEntries(asked.map(({ name, variables }) => [name, variables]));
  expect(sent.BeginBatch).toMatchObject({ input: { delivery: "POST", variationId: "12", fields: [], rows: 1 } });
  const address = { street: "High Street", houseNumber: "7", suffix: "", postCode: "", city: "Leeds" };
  expect(sent.AddBatchRows).toMatchObject({ rows: [{ email: "", firstName: "Zoë", lastName: "Roux", address }] });
});

test("links of a list come for the account's password, as a file whose own password is shown once", async () => {
  const list = batch({ state: "ORDERED", delivery: "HAND", orderNumber: "CKUK-1", good: 2, received: 2 });
  answers.GiftBatches = () => ({ giftBatches: done([list]), giftBatchDeliveries: done(["EMAIL", "HAND", "POST"]) });
  const file = { __typename: "RevealedGiftBatch", fileName: "CKUK-1.zip", file: "UEs=", password: "abcd-efgh" };
  answers.RevealGiftBatch = ({ password }) => ({
    revealGiftBatch: password === "mine" ? done(file) : { data: null, errors: [{ code: 2203 }] },
  });
  await open();
  await act(async () => fireEvent.click(await screen.findByRole("button", { name: "Download gift links" })));
  await fill(/^Password/u, "guessed");
  await press("Download file");
  expect(await screen.findByText("This isn’t your account password. Please try again.")).toBeTruthy();
  expect(saved).toEqual([]);
  await fill(/^Password/u, "mine");
  await press("Download file");
  expect(await screen.findByDisplayValue("abcd-efgh")).toBeTruthy();
  expect(saved).toEqual(["CKUK-1.zip"]);
});

import { readProof, verifyDraw } from "@giftshop/doubler-verifier";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { checkBooks } from "../../money/ledger/check-books.ts";
import { sendEmail } from "../../platform/outbox/send-email.ts";
import { fakeTransport } from "../../platform/outbox/testing/transport.ts";
import type { OwnCard } from "../redeem/testing/redeem-shop.ts";
import { claimPrize, showPrize } from "./claim.ts";
import { entryEmail, prizeEmail, resultEmail, winnerEmail } from "./emails/emails.ts";
import { promiseResults } from "./emails/promise-results.ts";
import type { EntryView } from "./enter.ts";
import { showDoubler } from "./overview.ts";
import { proofOf } from "./proof.ts";
import { doublerCommand } from "./run-doubler.ts";
import { drawStatuses } from "./staff.ts";
import { forgetEntrants, readList } from "./tables/entries.ts";
import { type DoublerShop, december, openDoublerShop } from "./testing/doubler-shop.ts";
import { withdrawDoublerEntry } from "./withdraw-entry.ts";

let shop: DoublerShop;
let cards: OwnCard[];
let entered: EntryView[];

beforeAll(async () => {
  shop = await openDoublerShop();
  cards = [];
  for (const value of [15_000, 5000, 4000, 3000]) cards.push(await shop.card(value));
});
afterAll(() => shop.close());

const emailOf = (n: number): string => `zoe.${n}@example.com`;
const proof = async () => readProof(JSON.parse(JSON.stringify(await proofOf(shop.services.pool, december.draw))));
const card = (n: number): OwnCard => cards[n] ?? { id: 0, cardNumber: "", pin: "", order: "" };
const text = async (email: Parameters<typeof sendEmail>[2], job: object): Promise<string> => {
  const transport = fakeTransport();
  await sendEmail(shop.services, transport, email, job);
  return transport.taken[0]?.text ?? "";
};

test("a card is entered once a month by who has number and PIN, of age and by the terms; its owner gets a receipt", async () => {
  shop.services.clock.set(december.lastMoment);
  await expect(shop.enter(card(0), emailOf(0), { ofAge: false })).rejects.toMatchObject({ code: 1112 });
  await expect(shop.enter(card(0), emailOf(0), { acceptTerms: false })).rejects.toMatchObject({ code: 1112 });
  await expect(shop.enter(card(0), "nobody")).rejects.toMatchObject({ code: 1106 });
  await expect(shop.enter(card(0), emailOf(0), { captchaToken: "forged" })).rejects.toMatchObject({ code: 1003 });
  const pin = card(0).pin === "123456" ? "654321" : "123456";
  await expect(shop.enter({ ...card(0), pin }, emailOf(0))).rejects.toMatchObject({ code: 2100 });
  const first = await shop.enter(card(0), emailOf(0));
  expect(first).toMatchObject({ draw: december.draw, prize: 15_000, entries: 1 });
  expect(first.receipt).toMatch(/^CBFR-2026-12-\d{4}-15000-[2-9A-Z]{27}$/);
  await expect(shop.enter(card(0), emailOf(9))).rejects.toMatchObject({ code: 2601 });
  entered = [first, await shop.enter(card(1), emailOf(1)), await shop.enter(card(2), emailOf(2))];
  const [job] = await shop.promised("entry");
  expect(await text(entryEmail, job ?? {})).toContain(first.receipt);
});

test("an entry is withdrawn by its receipt until the closing, and made again", async () => {
  const scope = await shop.scope();
  const { receipt = "" } = entered[2] ?? {};
  await expect(withdrawDoublerEntry("CBFR-2026-12-0000-1-X", scope)).rejects.toMatchObject({ code: 2602 });
  const typed = ` ${receipt.toLowerCase()}\n`;
  expect(await withdrawDoublerEntry(typed, scope)).toEqual({ withdrawn: true });
  expect(await withdrawDoublerEntry(receipt, scope)).toEqual({ withdrawn: true });
  const again = await shop.enter(card(2), emailOf(2));
  expect(again.entries).toBe(3);
  entered[2] = again;
});

test("from midnight on an entry is for the next month, and none of this one is withdrawn", async () => {
  shop.services.clock.set(december.closed);
  const late = await shop.enter(card(3), emailOf(3));
  expect(late).toMatchObject({ draw: "CBFR-2027-01", entries: 1 });
  const withdrawing = withdrawDoublerEntry(entered[1]?.receipt ?? "", await shop.scope());
  await expect(withdrawing).rejects.toMatchObject({ code: 2600 });
});

test("closing fixes what is drawn from, once; before the draw nobody is told the list", async () => {
  expect((await shop.run()).closed).toBe(0);
  shop.services.clock.set(december.afterGrace);
  expect((await shop.run()).closed).toBe(1);
  expect((await shop.run()).closed).toBe(0);
  const fixed = await proof();
  expect(fixed).toMatchObject({ state: "COMMITTED", entries: 3 });
  expect(fixed).not.toHaveProperty("seed");
  const shown = await showDoubler(await shop.scope());
  expect(shown.draws).toMatchObject([{ id: december.draw, state: "COMMITTED", entries: 3 }]);
  expect(shown.current).toMatchObject({ id: "CBFR-2027-01", entries: 1 });
  expect((await drawStatuses(shop.services.pool)).find(({ id }) => id === december.draw)).toMatchObject({ entries: 3 });
});

test("a beacon that is late or down is waited for; then the draw is held once, and what is published can be checked", async () => {
  const before = await proof();
  shop.services.clock.set(december.noon);
  shop.beacon.late = 1;
  expect((await shop.run()).held).toBe(0);
  shop.beacon.down = true;
  await expect(shop.run()).rejects.toThrow();
  expect((await proof()).state).toBe("COMMITTED");
  shop.services.clock.set(december.soonAfter);
  shop.beacon.down = false;
  expect((await shop.run()).held).toBe(1);
  expect((await shop.run()).held).toBe(0);
  const held = await proof();
  expect(held.commitment).toBe(before.commitment);
  const list = new Uint8Array(await readList(shop.services.pool, december.draw));
  for (const { receipt } of entered) {
    const verdict = await verifyDraw({ proof: held, list, receipt });
    expect(verdict).toMatchObject({ ok: true, commitment: before.commitment });
    expect(verdict.own?.position).toBeGreaterThan(0);
    expect(verdict.own?.place).toBeGreaterThanOrEqual(0);
  }
  const stranger = await verifyDraw({ proof: held, list, receipt: "CBFR-2026-12-4821-5000-AAA" });
  expect(stranger).toMatchObject({ ok: true, own: { position: undefined, place: undefined } });
});

test("who was not drawn is told, the winner claims once, and the prize comes from the budget", async () => {
  expect(await promiseResults(shop.services, december.draw, 1)).toBe(2);
  const [result] = await shop.promised("result");
  expect(await text(resultEmail, result ?? {})).toContain("/doubler/verifier-le-tirage/");
  const [won] = await shop.promised("winner");
  const email = await text(winnerEmail, won ?? {});
  const token = /token=([\w-]{43})/.exec(email)?.[1] ?? "";
  const scope = await shop.scope();
  await expect(showPrize("nothing", scope)).rejects.toMatchObject({ code: 2204 });
  const offered = await showPrize(token, scope);
  expect(offered.state).toBe("OFFERED");
  const claims = await Promise.all([1, 2, 3, 4].map(() => claimPrize(token, scope)));
  expect(claims.every(({ state }) => state === "CLAIMED")).toBe(true);
  const [prize] = await shop.promised("prize");
  const code = /(\d{4}(?: \d{4}){3} \d{3})\D*(\d{6})/.exec(await text(prizeEmail, prize ?? {}));
  const own = { id: 0, order: "", cardNumber: (code?.[1] ?? "").replaceAll(" ", ""), pin: code?.[2] ?? "" };
  const browser = await shop.redeemer();
  const order = await browser.begin(own);
  expect(order.remainingBalance).toMatchObject({ value: offered.value });
  const { rows } = await shop.services.ownerPool.query<{ kind: string; sum: number }>(
    `select a.kind, sum(e.amount)::int as sum from ledger_entry e join ledger_account a on a.id = e.account
     where a.kind like 'PROMOTION%' group by a.kind order by a.kind`,
  );
  expect(rows).toEqual([
    { kind: "PROMOTION_BUDGET", sum: 0 },
    { kind: "PROMOTION_COSTS", sum: -offered.value },
  ]);
  expect((await showDoubler(scope)).winners).toEqual([
    { draw: december.draw, month: "2026-12", winner: "Z•••", value: offered.value },
  ]);
  expect(await checkBooks(shop.services.pool, shop.services.log)).toMatchObject({ unbalanced: 0, overheld: 0 });
});

test("staff are told how many take part, and what became of the prize; never who", async () => {
  const { text: said, done } = await doublerCommand(shop.services, []);
  expect(done).toBe(true);
  expect(said).toMatch(/^CBFR-2026-12 {2}DRAWN {2}3 entries .* CLAIMED$/m);
  expect(said).toMatch(/^CBFR-2027-01 {2}OPEN {2}1 entries /m);
  expect(said).not.toContain("@");
});

test("whose entries they were is forgotten half a year after the draw, and not while a prize is open", async () => {
  const { services } = shop;
  const kept = () => shop.count("doubler_entrant");
  const before = await kept();
  const day = 86_400_000;
  await forgetEntrants(services.pool, new Date(Date.parse(december.noon) + 179 * day));
  expect(await kept()).toBe(before);
  expect(await forgetEntrants(services.pool, new Date(Date.parse(december.noon) + 181 * day))).toBe(3);
  expect(await kept()).toBe(before - 3);
});

test("where the law is not cleared there is no draw", async () => {
  const scope = await shop.scope("CBDE");
  await expect(showDoubler(scope)).rejects.toMatchObject({ code: 2047 });
  await expect(showPrize("x", scope)).rejects.toMatchObject({ code: 2047 });
  await expect(withdrawDoublerEntry("x", scope)).rejects.toMatchObject({ code: 2047 });
});

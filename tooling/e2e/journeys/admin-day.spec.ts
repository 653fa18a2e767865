import { eventually } from "../src/eventually.ts";
import { Buyer } from "../src/faults/buyer.ts";
import { expect, test } from "../src/fixtures/test.ts";
import { ports } from "../src/stack/shared-stack.ts";
import { ordersToPack, requestsOfCompanies } from "../src/staff/days-work.ts";
import { StaffPerson } from "../src/staff/staff-person.ts";
import { words } from "../src/words/words.ts";

const t = words("admin", "en");

test("a sample day: 40 orders are packed, 3 claims and 2 refunds decided, a quote priced, an activation looked at, a page published", {
  tag: ["@admin", "@all"],
}, async ({ context, somebodyElse, provider, address }) => {
  test.setTimeout(300_000);
  const reached = { commerceUrl: `http://localhost:${ports.commerce}`, provider };
  const buyer = new Buyer(reached);
  // Two gifts of 155 and a card by post: more than one person may give back alone.
  await buyer.fill(2);
  const order = await buyer.placePersistently();
  await eventually("the payment", async () => (await buyer.pay(order)) > 0, { within: 30_000 });
  await buyer.look(order);
  const [waiting, asked] = await Promise.all([
    ordersToPack(reached, 39, 3),
    requestsOfCompanies(reached.commerceUrl, address("company")),
  ]);
  const claimed = waiting.filter(({ buyer: { cards } }) => cards.all > 1);
  expect([waiting.length, claimed.length]).toEqual([39, 3]);

  const ada = await StaffPerson.comesIn(context, address("ada"), "service");
  const number = await ada.opensOrder(buyer.friend);
  await ada.refundsGifts(/Élodie|Janssen/, "The buyer chose the wrong friend.");
  await expect(ada.page.getByText(t("waits"))).toBeVisible();
  const bob = await StaffPerson.comesIn(await somebodyElse(), address("bob"), "finance");
  await bob.approves(number, "I spoke to the buyer, too.");

  const pim = await StaffPerson.comesIn(await somebodyElse(), address("pim"), "fulfilment");
  await pim.goes(t("place.parcels"));
  await expect(pim.page.getByRole("link", { name: number })).toBeVisible();
  await pim.page.getByRole("button", { name: t("parcels.due") }).click();
  await expect(pim.page.getByRole("columnheader", { name: t("parcels.due") })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  expect((await pim.printsParcels("Today's parcels.")).subarray(0, 5).toString()).toBe("%PDF-");
  for (const name of [number, ...waiting.map((one) => one.number)]) await pim.ships(name);

  for (const one of claimed) await one.buyer.claims(one.orderUuid, one.tag);
  await ada.goes(t("place.queues"));
  for (const [index, one] of claimed.entries()) {
    // The first one is worth more than one person may send again alone.
    await ada.decides(one.number, index === 0 ? t("claim.grant") : t("claim.refuse"), "The post says so.");
    await expect(ada.waiting(one.number)).toHaveCount(index === 0 ? 1 : 0);
  }
  await ada.decides(asked.activation, t("queue.refuse"), "No such order.");
  await expect(ada.waiting(asked.activation)).toHaveCount(0);
  await ada.pricesQuote(asked.quote, "15", "They take it by phone.");

  // A second refund, of an amount, needs nobody else.
  const [small] = waiting.filter(({ buyer: { cards } }) => cards.all === 1);
  await ada.opensOrder(small?.number ?? "");
  await ada.refundsAmount("2.50", "EUR", "Its wrapper was torn.");

  const ona = await StaffPerson.comesIn(await somebodyElse(), address("ona"), "content");
  await ona.publishesPage("CBBE", `day-${number.toLowerCase()}`, "A sample day");
  await ada.opensOrder(number);
  for (const said of ["The buyer chose the wrong friend.", "I spoke to the buyer, too.", "It has left."])
    await expect(ada.page.getByText(said).last()).toBeVisible();
});

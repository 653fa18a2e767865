import AxeBuilder from "@axe-core/playwright";
import { eventually } from "../src/eventually.ts";
import { day, everything } from "../src/extent.ts";
import { Buyer } from "../src/faults/buyer.ts";
import { expect, test } from "../src/fixtures/test.ts";
import { ports } from "../src/stack/shared-stack.ts";
import { StaffPerson } from "../src/staff/staff-person.ts";
import { words } from "../src/words/words.ts";

const t = words("admin", "en");
const all = [
  ...([
    "orders",
    "queues",
    "parcels",
    "quotes",
    "requests",
    "content",
    "catalogue",
    "shelf",
    "places",
    "store",
  ] as const),
  ...(["files", "figures", "draws", "apiKeys", "companies", "privacy", "people", "audit"] as const),
];
/** A third of the screens a day, and all of them in the run of everything. */
const places = all.filter((_, index) => everything || index % 3 === day() % 3);

test("one finds an order and asks for its money back, another approves, a third packs what is left", {
  tag: "@admin",
}, async ({ context, somebodyElse, provider, address }) => {
  test.setTimeout(180_000);
  const buyer = new Buyer({ commerceUrl: `http://localhost:${ports.commerce}`, provider });
  // Two gifts of 155 and a card by post: more than one person may give back alone.
  await buyer.fill(2);
  const order = await buyer.placePersistently();
  await eventually("the payment", async () => (await buyer.pay(order)) > 0, { within: 30_000 });
  await buyer.look(order);

  const ada = await StaffPerson.comesIn(context, address("ada"), "service");
  const number = await ada.opensOrder(buyer.friend);
  await expect(ada.page.getByText(buyer.email).first()).toBeVisible();
  await ada.page.getByLabel(t("note.label")).fill("Rang at nine.");
  await ada.page.getByRole("button", { name: t("note.add") }).click();
  await expect(ada.page.getByText("Rang at nine.").last()).toBeVisible();
  await ada.refundsGifts(/Élodie|Janssen/, "The buyer chose the wrong friend.");
  await expect(ada.page.getByText(t("waits"))).toBeVisible();

  const bob = await StaffPerson.comesIn(await somebodyElse(), address("bob"), "finance");
  await bob.approves(number, "I spoke to the buyer, too.");

  const pim = await StaffPerson.comesIn(await somebodyElse(), address("pim"), "fulfilment");
  await pim.goes(t("place.parcels"));
  await expect(pim.page.getByRole("link", { name: number })).toBeVisible();
  const chosen = pim.page.getByRole("checkbox", { name: number });
  await chosen.uncheck();
  await chosen.check();
  expect((await pim.printsParcels("Today's parcels.")).subarray(0, 5).toString()).toBe("%PDF-");
  await pim.ships(number);

  await ada.opensOrder(number);
  for (const said of ["The buyer chose the wrong friend.", "I spoke to the buyer, too.", "It has left."])
    await expect(ada.page.getByText(said).last()).toBeVisible();
});

test("screens of the admin are reached by the keyboard, and have nothing that somebody cannot use", {
  tag: "@admin",
}, async ({ context, address }) => {
  test.setTimeout(240_000);
  const eve = await StaffPerson.comesIn(context, address("eve"), "admin");
  for (const place of places) {
    await eve.goesByKeyboard(t(`place.${place}`));
    await expect(eve.page.getByRole("status", { name: t("loading") })).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page: eve.page }).analyze();
    expect([place, violations.map(({ id }) => id)]).toEqual([place, []]);
  }
});

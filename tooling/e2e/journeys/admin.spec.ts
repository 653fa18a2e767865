import { readFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import { eventually } from "../src/eventually.ts";
import { Buyer } from "../src/faults/buyer.ts";
import { expect, test } from "../src/fixtures/test.ts";
import { ports } from "../src/stack/shared-stack.ts";
import { StaffPerson } from "../src/staff/staff-person.ts";
import { words } from "../src/words/words.ts";

const t = words("admin", "en");

test("a sample day: one finds an order and asks for its money back, another approves, a third packs what is left", {
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
  await ada.page.getByRole("button", { name: t("refund.label"), exact: true }).click();
  // What goes by post to the buyer is kept.
  const posted = ada.page.getByRole("dialog").getByRole("checkbox", { name: /Élodie|Janssen/ });
  for (const box of await posted.all()) await box.uncheck();
  await ada.page.getByLabel(t("why.label")).fill("The buyer chose the wrong friend.");
  await ada.page
    .getByRole("dialog")
    .getByRole("button", { name: t("refund.label") })
    .click();
  await ada.proves();
  await expect(ada.page.getByText(t("waits"))).toBeVisible();
  const { violations } = await new AxeBuilder({ page: ada.page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  const bob = await StaffPerson.comesIn(await somebodyElse(), address("bob"), "finance");
  await bob.goes(t("place.requests"));
  await expect(bob.page.getByRole("link", { name: number })).toBeVisible();
  await bob.page
    .getByRole("listitem")
    .filter({ hasText: number })
    .getByRole("button", { name: t("requests.approve") })
    .click();
  await bob.page.getByLabel(t("why.label")).fill("I spoke to the buyer, too.");
  await bob.page
    .getByRole("dialog")
    .getByRole("button", { name: t("requests.approve") })
    .click();
  await bob.proves();
  await expect(bob.page.getByText(t("requests.approved"))).toBeVisible();

  const pim = await StaffPerson.comesIn(await somebodyElse(), address("pim"), "fulfilment");
  await pim.goes(t("place.parcels"));
  await expect(pim.page.getByRole("link", { name: number })).toBeVisible();
  const download = pim.page.waitForEvent("download");
  await pim.page.getByRole("button", { name: /^Print/ }).click();
  await pim.page.getByLabel(t("why.label")).fill("Today's parcels.");
  await pim.page
    .getByRole("dialog")
    .getByRole("button", { name: /^Print/ })
    .click();
  await pim.proves();
  const file = await readFile(await (await download).path());
  expect(file.subarray(0, 5).toString()).toBe("%PDF-");
  await pim.page.getByLabel(t("parcels.scan")).fill(number);
  await pim.page.keyboard.press("Enter");
  await expect(pim.page.getByText(t("parcels.leftDone", { name: number }))).toBeVisible();

  const ona = await StaffPerson.comesIn(await somebodyElse(), address("ona"), "content");
  await ona.goes(t("place.content"));
  await ona.page.getByLabel(t("shop.label")).selectOption("CBBE");
  await ona.page.getByRole("button", { name: t("page.new") }).click();
  await ona.page.getByLabel(t("page.key"), { exact: true }).fill(`day-${number.toLowerCase()}`);
  await ona.page
    .getByRole("dialog")
    .getByRole("button", { name: t("page.begin2") })
    .click();
  await ona.page.getByLabel(t("page.title")).first().fill("A sample day");
  await ona.page.getByLabel(t("page.path")).fill(`day-${number.toLowerCase()}`);
  await ona.page.getByRole("button", { name: t("page.save") }).click();
  await expect(ona.page.getByText(t("page.saved"))).toBeVisible();
  await ona.page.getByRole("button", { name: t("page.publish") }).click();
  await expect(ona.page.getByText(t("page.publishedNow"))).toBeVisible();

  await ada.opensOrder(number);
  for (const said of ["The buyer chose the wrong friend.", "I spoke to the buyer, too.", "It has left."])
    await expect(ada.page.getByText(said).last()).toBeVisible();
});

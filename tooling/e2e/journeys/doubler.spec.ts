import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "../src/fixtures/test.ts";
import { exchangeAll } from "../src/journey/exchange.ts";
import { moveBeacon } from "../src/outside/beacon.ts";
import { codesIn } from "../src/outside/mailbox.ts";
import { BalanceCheckPage } from "../src/pages/balance-check.ts";
import { DoublerPages } from "../src/pages/doubler.ts";
import { payAtProvider, takeChoiceCard } from "../src/shop/choice-card.ts";
import { staff } from "../src/shop/editors.ts";
import { ports } from "../src/stack/shared-stack.ts";

const verifier = fileURLToPath(new URL("../../../packages/doubler-verifier/src/doubler-verify.ts", import.meta.url));
const run = promisify(execFile);
const minute = 60_000;
const hour = 60 * minute;

test("a balance is entered, drawn, claimed, and the draw is checked by the browser and by the command", {
  tag: "@doubler",
}, async ({ visit: walkIn, mailbox, address }) => {
  test.setTimeout(180_000);
  // No other journey is in this shop: the one entry wins.
  const visit = walkIn("GCSFR");
  const buyer = { firstName: "Mara", lastName: "Stein", email: address("buyer") };
  const player = address("player");
  const doubler = new DoublerPages(visit);
  const balance = new BalanceCheckPage(visit);

  await payAtProvider(visit, await takeChoiceCard(visit, buyer, 40), buyer);
  const [card] = codesIn((await mailbox.gift(buyer.email)).text);
  if (!card) throw new Error("The gift has no code.");

  const receipt = await test.step("the card takes part after its balance was checked", async () => {
    await balance.open();
    await balance.paste(balance.cardNumber, `${card.number} ${card.pin}`);
    await balance.check.click();
    await expect(balance.result).toBeVisible();
    const made = await doubler.enter(player);
    expect((await mailbox.newest(player)).text).toContain(made);
    return made;
  });

  await test.step("the draw is closed and held by the clock of the first Monday", async () => {
    const ahead = (await doubler.closesAt()) - Date.now();
    await staff(["doubler", "run"], -(ahead + 3 * minute) / hour);
    const noon = ahead + 12 * hour + minute;
    await moveBeacon(noon);
    await staff(["doubler", "run"], -noon / hour);
    await moveBeacon(-noon);
  });

  await test.step("the winner claims, and exchanges the card that comes", async () => {
    const won = await mailbox.containing(player, "token=", 60_000);
    const link = /https?:\S+token=[\w-]{43}/.exec(won.text)?.[0] ?? "";
    await doubler.claim(link);
    const [prize] = codesIn((await mailbox.gift(player, 60_000)).text);
    if (!prize) throw new Error("The prize has no code.");
    await balance.open();
    await balance.paste(balance.cardNumber, `${prize.number} ${prize.pin}`);
    await balance.check.click();
    await expect(balance.result).toContainText("40");
    await balance.exchange.click();
    await visit.page.waitForURL(`**${visit.shop.link("redeemShop")}`);
    const taker = address("taker");
    await exchangeAll(visit, 40, { firstName: "Mara", lastName: "Stein", email: taker });
    expect(codesIn((await mailbox.gift(taker)).text).length).toBeGreaterThan(0);
    await balance.open();
    await balance.paste(balance.cardNumber, `${prize.number} ${prize.pin}`);
    await balance.check.click();
    await expect(balance.result).toBeVisible();
    await expect(balance.exchange).toHaveCount(0);
  });

  await test.step("the browser and the command recompute the draw, and find the entry", async () => {
    await doubler.check(receipt);
    await expect(doubler.verdict).toHaveAttribute("data-verdict", "good");
    const draw = receipt.slice(0, "GCSFR-2026-12".length);
    // Node finds no address for names below localhost; what
    // is published is commerce's, whichever shop forwards it.
    const published = `http://localhost:${ports.commerce}`;
    const { stdout } = await run(process.execPath, [verifier, published, draw, "--receipt", receipt]);
    expect(stdout).toContain("as the winner");
  });
});

test("where there is no draw, nothing leads to it and its pages answer 404", { tag: "@doubler" }, async ({
  visit: walkIn,
}) => {
  const visit = walkIn("CBDE");
  await visit.open("home");
  const main = visit.shop.link("doubler");
  await expect(visit.page.locator(`a[href="${main}"]`)).toHaveCount(0);
  for (const route of ["doubler", "doublerThanks", "doublerCheck", "doublerClaim"] as const) {
    const answer = await visit.page.goto(visit.address(route));
    expect(answer?.status()).toBe(404);
  }
});

import { randomUUID } from "node:crypto";
import { Failure } from "../../../platform/failure.ts";
import { connectTo } from "../../../testing/test-services.ts";
import { shopOver } from "../../checkout/testing/shop.ts";
import { showWithdrawal, withdraw } from "../../withdrawal/withdraw.ts";
import { makeWithdrawalLink, tokenOfWithdrawal } from "../../withdrawal/withdrawal-table.ts";
import { type OwnCard, redeemShopOver } from "./redeem-shop.ts";

/**
 * Many browsers of one process exchange the same card for two packages; some start over or take one back.
 * Prints how many came to an order, and the codes of refusals.
 */
const [url = "", card = "", browsers = ""] = process.argv.slice(2);
const services = connectTo(url);
const shop = redeemShopOver(await shopOver(services));
const typed = JSON.parse(card) as OwnCard;

const choose = async (browser: Awaited<ReturnType<typeof shop.redeemer>>): Promise<void> => {
  await browser.begin(typed);
  await browser.add("cafe-elodie-d", 2000);
  await browser.add("cafe-elodie-d", 1500);
};

/** Takes the second package of an order back: its value is on the card again. */
const takeBack = async (orderUuid: string): Promise<void> => {
  const { scope } = await shop.buyer();
  const token = tokenOfWithdrawal(services.environment, await makeWithdrawalLink(services, services.pool, orderUuid));
  const { packages } = await showWithdrawal(token, scope);
  await withdraw({ token, packageIds: [`${packages[1]?.package}`], idempotencyKey: randomUUID() }, scope);
};

const exchange = async (nth: number): Promise<number> => {
  const browser = await shop.redeemer();
  try {
    await choose(browser);
    if (nth % 4 === 1) {
      await browser.reset();
      await choose(browser);
    }
    const { orderUuid } = await browser.place({ paymentMethod: undefined });
    if (nth % 4 === 2) await takeBack(orderUuid);
    return 0;
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
};

const codes = await Promise.all(Array.from({ length: Number(browsers) }, (_, nth) => exchange(nth)));
await services.close();
process.stdout.write(JSON.stringify(codes));
process.exit(0);

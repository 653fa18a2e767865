import { expect, test } from "@jest/globals";
import { checkBalance } from "../../money/giftcard/index.ts";
import { tellWhenOpened } from "../aftercare/tell-when-opened.ts";
import { shopForEachTest } from "../checkout/testing/shop-test.ts";
import { thanksEmail } from "./emails/emails.ts";
import { expireGifts } from "./expire-gifts.ts";
import { blockGifts, unblockGifts } from "./gifts-table.ts";
import { openGift } from "./open-gift.ts";
import { remindUnopened } from "./remind-unopened.ts";
import { showGift } from "./show-gift.ts";
import { booked, payGift, press, sendGiftEmail, wrapped } from "./testing/wrapped-gifts.ts";
import { thankForGift } from "./thank-for-gift.ts";

const shop = shopForEachTest(wrapped);
const day = 86_400_000;

/** A gift that was paid and sent, and how somebody who has its link opens it. */
const sent = async (more: Record<string, unknown> = {}) => {
  const gift = await payGift(shop, more);
  const { mail, token } = await sendGiftEmail(shop, gift);
  const { scope } = await shop.buyer();
  return { ...gift, mail, token, scope, open: () => openGift(press(token), scope) };
};
const cardCount = () => shop.count("gift_card");
const jobsOf = async (name: string) => await shop.count("letter", `queue = 'mail.${name}'`);

test("paid, it is value and no card; its email tells neither what it is nor a code, and the balance check knows none", async () => {
  const { mail, token, scope } = await sent();
  expect([await cardCount(), await booked(shop, "UNOPENED_GIFTS")]).toEqual([0, 5000]);
  expect(mail?.to).toBe("zoe@example.com");
  expect(mail?.subject).toBe("Élodie a un cadeau pour vous");
  expect(mail?.text).toContain(`/cadeau/${token}/`);
  // The secret of the link may hold any digits.
  for (const said of [mail?.html, mail?.text, mail?.subject])
    expect(said?.replaceAll(token, "")).not.toMatch(/50|Café|PIN|\d{4} \d{4}/u);
  expect(mail?.text).toContain("Bon anniversaire");
  expect(await showGift(token, scope)).toEqual({
    state: "UNOPENED",
    senderFirstName: "Élodie",
    receiverFirstName: "Zoé",
    product: expect.objectContaining({ title: "Café Élodie" }),
    howToUse: null,
    wrapper: null,
    message: "Bon anniversaire",
    canThank: false,
    canTell: false,
  });
});

test("opened, its buyer is told by one email where both agreed, and by none where one did not", async () => {
  const agreed = async (asked: boolean, tell: boolean) => {
    const { orderUuid, buyer, token, scope } = await sent();
    const said = await tellWhenOpened({ orderUuid, on: asked }, buyer.scope);
    expect(said.details?.tellsOpened).toBe(asked);
    expect((await showGift(token, scope)).canTell).toBe(asked);
    await Promise.all([1, 2, 3].map(() => openGift({ ...press(token), tell }, scope)));
    expect((await showGift(token, scope)).canTell).toBe(false);
    return jobsOf("gift-opened");
  };
  expect(await agreed(false, true)).toBe(0);
  expect(await agreed(true, false)).toBe(0);
  expect(await agreed(true, true)).toBe(1);
});

test("only its buyer says whether they want to be told, as long as something can be opened", async () => {
  const { orderUuid, buyer, open, scope } = await sent();
  const tell = (on: boolean, by = buyer.scope) => tellWhenOpened({ orderUuid, on }, by);
  await expect(tell(true, scope)).rejects.toMatchObject({ code: 2042 });
  await tell(true);
  expect((await tell(true)).details?.tellsOpened).toBe(true);
  expect((await tell(false)).details?.tellsOpened).toBe(false);
  await open();
  await expect(tell(true)).rejects.toMatchObject({ code: 2070 });
});

test("opened by many presses at once it becomes cards once, and each sees the same; the first key opened it", async () => {
  const { open, token, scope } = await sent({ value: 25000 });
  const all = await Promise.all(Array.from({ length: 12 }, open));
  const codes = all.map(({ cards }) => cards.map(({ number, pin }) => `${number} ${pin}`).join());
  expect(new Set(codes).size).toBe(1);
  expect(all.filter(({ openedNow }) => openedNow)).toHaveLength(1);
  const [first] = all;
  expect(first?.cards.map(({ value }) => value)).toEqual([15000, 10000]);
  expect(await booked(shop, "UNOPENED_GIFTS")).toBe(0);
  const { services } = shop;
  for (const card of first?.cards ?? []) {
    expect(await checkBalance(services.pool, card, services.clock.now(), services.environment)).toMatchObject({
      balance: card.value,
    });
    expect(card.barcode.every((width) => width >= 1 && width <= 4)).toBe(true);
    // Start, eleven codes or so, check and stop: eleven modules each, thirteen of the stop.
    expect((card.barcode.reduce((sum, width) => sum + width) - 13) % 11).toBe(0);
  }
  expect(await shop.count("gift_card_reveal", "purpose = 'gift.page'")).toBe(24);
  expect((await showGift(token, scope)).state).toBe("OPENED");
  const key = press(token);
  expect((await openGift(key, scope)).openedNow).toBe(false);
});

test("its time begins when it is opened, or 90 days after it was paid", async () => {
  const [soon, late] = [await sent(), await sent()];
  shop.services.clock.advance(10 * day);
  const [early] = (await soon.open()).cards;
  shop.services.clock.advance(190 * day);
  const [other] = (await late.open()).cards;
  const days = (Date.parse(other?.expiresOn ?? "") - Date.parse(early?.expiresOn ?? "")) / day;
  expect(days).toBeGreaterThanOrEqual(78);
  expect(days).toBeLessThanOrEqual(82);
});

test("after its last day nobody opens it, and its value is breakage, once", async () => {
  const { open, token, scope } = await sent();
  shop.services.clock.advance(12 * 365 * day);
  await expect(open()).rejects.toMatchObject({ code: 2304 });
  expect((await showGift(token, scope)).state).toBe("EXPIRED");
  const now = shop.services.clock.now();
  const ended = await Promise.all([expireGifts(shop.services.pool, now), expireGifts(shop.services.pool, now)]);
  expect(ended.reduce((sum, one) => sum + one)).toBe(1);
  expect([await booked(shop, "UNOPENED_GIFTS"), await booked(shop, "BREAKAGE")]).toEqual([0, 5000]);
  await expect(open()).rejects.toMatchObject({ code: 2304 });
});

test("unopened, its receiver is reminded after 7 and 30 days, and then its buyer told; opened, nobody is", async () => {
  const [, opened] = [await sent(), await sent()];
  await opened.open();
  const remindAt = async (days: number) => {
    shop.services.clock.advance(days * day);
    return Promise.all([remindUnopened(shop.services), remindUnopened(shop.services)]);
  };
  await remindAt(6);
  expect([await jobsOf("gift-reminder"), await jobsOf("gift-unopened")]).toEqual([0, 0]);
  await remindAt(1);
  expect([await jobsOf("gift-reminder"), await jobsOf("gift-unopened")]).toEqual([1, 0]);
  await remindAt(23);
  expect([await jobsOf("gift-reminder"), await jobsOf("gift-unopened")]).toEqual([2, 1]);
  await remindAt(100);
  expect([await jobsOf("gift-reminder"), await jobsOf("gift-unopened")]).toEqual([2, 1]);
});

test("one whose money was taken back is not opened until the money comes again", async () => {
  const { open, orderUuid } = await sent();
  expect(await blockGifts(shop.services.pool, orderUuid)).toBe(1);
  await expect(open()).rejects.toMatchObject({ code: 2102 });
  await unblockGifts(shop.services.pool, orderUuid);
  expect((await open()).cards).toHaveLength(1);
});

test("cards that were blocked since are shown to nobody by the link", async () => {
  const { open } = await sent();
  await open();
  await shop.services.pool.query("update gift_card set state = 'BLOCKED'");
  await expect(open()).rejects.toMatchObject({ code: 2102 });
});

test("ten wrong links of a network are judged, then none is, a right one neither; another network is not concerned", async () => {
  const { token, scope } = await sent();
  const network = { ...scope, clientAddress: "203.0.113.9" };
  const wrong = (n: number) => n.toString(16).padStart(40, "0");
  for (let n = 0; n < 10; n += 1) await expect(showGift(wrong(n), network)).rejects.toMatchObject({ code: 2204 });
  await expect(showGift(wrong(11), network)).rejects.toMatchObject({ code: 1002 });
  await expect(openGift(press(token), network)).rejects.toMatchObject({ code: 1002 });
  expect((await showGift(token, { ...scope, clientAddress: "203.0.113.10" })).state).toBe("UNOPENED");
  const { rows } = await shop.services.pool.query<{ kept: string }>(
    "select token_hash::text || link as kept from gift",
  );
  expect(rows.map(({ kept }) => kept).join()).not.toContain(token);
});

test("a gift is another storefront's secret, too", async () => {
  const { token } = await sent();
  await shop.sells("CBDE");
  const { scope } = await shop.buyer("CBDE");
  await expect(showGift(token, scope)).rejects.toMatchObject({ code: 2204 });
});

test("its receiver thanks once, after opening it; the same words again change nothing", async () => {
  const { open, token, scope, id } = await sent();
  const thank = (text: string) => thankForGift({ token, text }, scope);
  await expect(thank("Merci")).rejects.toMatchObject({ code: 2104 });
  await open();
  expect((await showGift(token, scope)).canThank).toBe(true);
  await expect(thank("Merci 🎉")).rejects.toMatchObject({ code: 1104 });
  const pressed = await Promise.allSettled([thank("Merci !"), thank("Merci !"), thank("Merci !")]);
  expect(pressed.some(({ status }) => status === "fulfilled")).toBe(true);
  expect((await thank("Merci !")).canThank).toBe(false);
  await expect(thank("Autre chose")).rejects.toMatchObject({ code: 2104 });
  expect(await jobsOf("gift-thanks")).toBe(1);
  const mail = await thanksEmail.compose(shop.services, { packageId: id });
  expect(mail?.to).toBe("elodie@example.com");
  expect(mail?.text).toContain("Merci !");
});

test("a gift to oneself arrives wrapped too, and thanks nobody", async () => {
  const { mail, open, token, scope } = await sent({ recipient: undefined, message: undefined });
  expect(mail?.to).toBe("elodie@example.com");
  await open();
  expect(await showGift(token, scope)).toMatchObject({ senderFirstName: null, canThank: false });
});

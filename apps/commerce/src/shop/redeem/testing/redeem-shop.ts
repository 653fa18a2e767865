import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { redeem as redeemNames, type StorefrontCode } from "@giftshop/storefront-config";
import { revealCards } from "../../../money/giftcard/index.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { redeemSessionOf } from "../../../platform/graphql/redeem-session.ts";
import { visitorOf } from "../../../platform/graphql/visitor.ts";
import { fixtureCatalogue } from "../../../testing/fixture-catalogue.ts";
import { withChoiceCard } from "../../../testing/with-choice-card.ts";
import { importCatalogue } from "../../catalogue/import/import-catalogue.ts";
import type { Placed } from "../../checkout/payments/payment-url.ts";
import { placeOrder } from "../../checkout/placing/place-order.ts";
import { billing, delivery, openShop, type Shop } from "../../checkout/testing/shop.ts";
import { addRedeemCard, beginRedeem } from "../begin-redeem.ts";
import { addOriginalPackage, addRedeemPackage } from "../packages.ts";
import { type RedeemOrderView, redeemOrder } from "../redeem-order.ts";
import { removeRedeemCard } from "../remove-card.ts";
import { resetRedeem } from "../reset-redeem.ts";

export interface OwnCard {
  id: number;
  cardNumber: string;
  pin: string;
  /** Number of the order that it was bought in. */
  order: string;
}

/** A browser that exchanges cards. */
export interface Redeemer {
  /** The scope of its next call, by the cookie that it has then. */
  scope(): Scope;
  /** Its token; empty without one. */
  token: string;
  /** Visitor of the account that is signed in with it. */
  account?: number;
  begin(card: OwnCard): Promise<RedeemOrderView>;
  addCard(card: OwnCard): Promise<RedeemOrderView>;
  removeCard(id: number): Promise<RedeemOrderView>;
  add(sku: string, value: number, more?: Record<string, unknown>): Promise<RedeemOrderView>;
  addOriginal(): Promise<RedeemOrderView>;
  show(uuid?: string): Promise<RedeemOrderView>;
  place(over?: Record<string, unknown>): Promise<Placed>;
  reset(): Promise<void>;
}

export interface RedeemShop extends Shop {
  /** A card that was bought and paid for; `any-shop-d` is the choice card. */
  card(value: number, sku?: string, storefront?: StorefrontCode): Promise<OwnCard>;
  redeemer(token?: string, storefront?: StorefrontCode): Promise<Redeemer>;
  balanceOf(card: OwnCard): Promise<number>;
  /** Id of a variation by what follows the storefront in its sku. */
  variation(sku: string, storefront?: StorefrontCode): Promise<string>;
}

/** A shop that sells a choice card, `any-shop`, in France. */
export const openRedeemShop = async (): Promise<RedeemShop> => {
  const shop = await openShop();
  await importCatalogue(shop.services, withChoiceCard(fixtureCatalogue("CBFR")));
  return redeemShopOver(shop);
};

/** A redeem shop over a shop that sells a choice card already. */
export const redeemShopOver = (shop: Shop): RedeemShop => {
  const { services, context } = shop;
  const variation = async (sku: string, code: StorefrontCode = "CBFR"): Promise<string> => {
    const { rows } = await services.pool.query<{ id: number }>("select id from variation where sku = $1", [
      `${code}-${sku}`,
    ]);
    return `${rows[0]?.id}`;
  };

  const card: RedeemShop["card"] = async (value, sku = "any-shop-d", code = "CBFR") => {
    const buyer = await shop.buyer(code);
    await buyer.add(await variation(sku, code), { value });
    const { orderUuid } = await buyer.place();
    const payment = await shop.paymentOf(orderUuid);
    shop.provider.move(payment, "PAID");
    await shop.announce(payment);
    const { rows } = await services.pool.query<{ id: number }>("select id from order_line where order_id = $1", [
      orderUuid,
    ]);
    const lines = rows.map(({ id }) => id);
    const [code_] = await revealCards(services.pool, lines, "test", services.clock.now(), services.environment);
    const found = await services.pool.query<{ id: number }>("select id from gift_card where order_line = any ($1)", [
      lines,
    ]);
    if (code_ === undefined) throw new Error("No card was issued.");
    return {
      id: found.rows[0]?.id ?? 0,
      cardNumber: code_.number,
      pin: code_.pin,
      order: await shop.numberOf(orderUuid),
    };
  };

  const redeemer: RedeemShop["redeemer"] = async (given = "", code = "CBFR") => {
    const { scope: anonymous } = await shop.buyer(code);
    const { storefront, session } = anonymous;
    const scope = (): Scope => {
      let lines: string[] = [];
      const response = {
        getHeader: () => lines,
        setHeader: (_: string, next: string[]) => {
          lines = next;
          const sent = next.map((line) => /^redeem-\d+=([\w-]*);/.exec(line)?.[1]).find((one) => one !== undefined);
          if (sent !== undefined) browser.token = sent;
        },
      } as unknown as ServerResponse;
      const header =
        browser.token === "" ? {} : { [redeemNames.header]: Buffer.from(browser.token).toString("base64") };
      const request = { headers: header } as unknown as IncomingMessage;
      const common = { secure: false, storefront };
      const redeem = redeemSessionOf(request, response, { ...common, redeemToken: undefined, now: services.clock.now });
      const visitor = visitorOf(request, response, { secure: false, basePath: "", session, redeem });
      const { account } = browser;
      const found =
        account === undefined
          ? undefined
          : { sessionId: 1, account: randomUUID(), visitor: account, seenAt: new Date(0) };
      return { ...anonymous, session: { ...session, find: async () => found }, redeem, visitor };
    };
    const browser: Redeemer = {
      token: given,
      scope,
      begin: async (typed) => {
        await beginRedeem(typed, scope(), context);
        return browser.show();
      },
      addCard: async (typed) => {
        await addRedeemCard(typed, scope());
        return browser.show();
      },
      removeCard: async (id) => {
        await removeRedeemCard(`${id}`, scope());
        return browser.show();
      },
      add: async (sku, value, more = {}) => {
        const input = {
          idempotencyKey: randomUUID(),
          variationId: await variation(sku, code),
          value,
          quantity: 1,
          ...more,
        };
        await addRedeemPackage(input, scope());
        return browser.show();
      },
      addOriginal: async () => {
        await addOriginalPackage(scope());
        return browser.show();
      },
      show: (uuid) => redeemOrder(uuid, scope()),
      place: async (over = {}) => {
        const { version } = await browser.show();
        const wishes = {
          cartVersion: version,
          billing,
          delivery,
          paymentMethod: "creditcard",
          acceptTerms: true,
          ...over,
        };
        return placeOrder({ idempotencyKey: randomUUID(), ...wishes }, scope(), context);
      },
      reset: () => resetRedeem(scope(), context),
    };
    return browser;
  };

  const balanceOf: RedeemShop["balanceOf"] = async ({ id }) =>
    (await services.pool.query<{ balance: number }>("select balance from ledger_account where id = $1", [id])).rows[0]
      ?.balance ?? -1;

  return { ...shop, card, redeemer, balanceOf, variation };
};

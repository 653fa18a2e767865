import { codesIn } from "../outside/mailbox.ts";
import type { Visitor } from "./ask.ts";
import { Customer } from "./customer.ts";
import type { OpenShop } from "./shop.ts";

const errors = "errors { code message referencedRequestParameter }";
const digital = "digitalVariationConfig { variationId hasFixedPrices minPrice { value } maxPrice { value } }";
const documents = {
  products: `query ($userData: UserDataInput!) { products(userData: $userData, filters: { filterByRedeem: {} }, paging: { itemsPerPage: 48 }) { data { products { path productType ${digital} alternativeChoice(deliveryKind: DIGITAL) { ${digital} } } } ${errors} } }`,
  buy: `mutation ($userData: UserDataInput!, $input: AddToBasketInput!) { addToBasket(userData: $userData, input: $input) { data { version } ${errors} } }`,
  begin: `mutation ($userData: UserDataInput!, $input: RedeemCardInput!) { beginRedeem(userData: $userData, input: $input) { data { version } ${errors} } }`,
  add: `mutation ($userData: UserDataInput!, $input: AddToBasketInput!) { addRedeemPackage(userData: $userData, input: $input) { data { version } ${errors} } }`,
} as const;

interface Digital {
  digitalVariationConfig: {
    variationId: string;
    hasFixedPrices: boolean;
    minPrice: { value: number };
    maxPrice: { value: number };
  } | null;
}
type Product = Digital & { path: string; productType: string; alternativeChoice: Digital | null };

/** What the choice card is worth, and what it is exchanged for: the rest is paid. Minor units. */
const worth = 10_000;
const wanted = 15_500;

/** What may be had for a choice card, and the choice card itself. */
const offersOf = async (visitor: Visitor, shop: OpenShop): Promise<{ choice: string; brand: string }> => {
  const { products } = await visitor.ask<{ products: Product[] }>(documents.products, {});
  // Cards that somebody else makes are no cards of ours, and have cases of their own.
  const { rows } = await shop.database.query<{ brand: string }>(
    "select brand from exchange_issuer where storefront = 'CB'",
  );
  const elsewhere = new Set(rows.map(({ brand }) => brand));
  const takesIt = ({ path, productType, digitalVariationConfig: config }: Product) =>
    productType === "GIFTCARD" &&
    !elsewhere.has(path) &&
    config?.hasFixedPrices === false &&
    config.minPrice.value <= wanted &&
    config.maxPrice.value >= wanted;
  const brand = products.find(takesIt)?.digitalVariationConfig?.variationId;
  const choice = products.find(({ alternativeChoice }) => alternativeChoice)?.alternativeChoice?.digitalVariationConfig;
  if (!brand || !choice) throw new Error("The catalogue has nothing to exchange for this test.");
  return { choice: choice.variationId, brand };
};

/** Somebody who buys a choice card of 100, for a friend who exchanges it. */
class CardBuyer extends Customer<OpenShop> {
  readonly cards = { all: 1, mailed: 1 };

  async fill(): Promise<void> {
    const { choice } = await offersOf(this.visitor, this.shop);
    const recipient = { name: "Friend", email: this.friend };
    const input = { idempotencyKey: `choice-${this.key}`, variationId: choice, value: worth, quantity: 1, recipient };
    this.version = (await this.visitor.ask<{ version: number }>(documents.buy, { input })).version;
  }
}

/**
 * Somebody who exchanges a choice card of 100 for a digital
 * gift of 155 (two cards) for a friend, and pays the rest.
 */
export class Exchanger extends Customer<OpenShop> {
  readonly cards = { all: 2, mailed: 2 };
  /** Who was given the choice card. */
  #owner = "";

  async fill(): Promise<void> {
    const buyer = new CardBuyer(this.shop);
    await buyer.fill();
    await buyer.pay(await buyer.place());
    const [code] = codesIn((await this.shop.mailbox.gift(buyer.friend, 30_000)).text);
    if (code === undefined) throw new Error("The choice card has no code.");
    this.#owner = buyer.friend;
    await this.visitor.ask(documents.begin, { input: { cardNumber: code.number, pin: code.pin } });
    const { brand } = await offersOf(this.visitor, this.shop);
    const recipient = { name: "Friend", email: this.friend };
    const input = { idempotencyKey: `brand-${this.key}`, variationId: brand, value: wanted, quantity: 1, recipient };
    this.version = (await this.visitor.ask<{ version: number }>(documents.add, { input })).version;
  }

  /** The card is empty where the order was paid, whole where it came to nothing, and nothing is set aside. */
  override async complaints(paid: boolean): Promise<readonly string[]> {
    const { rows } = await this.shop.database.query<{ balance: number; held: number }>(
      `select a.balance::int as balance,
         (select count(*)::int from gift_card_hold h where h.card = c.id and h.state = 'HELD') as held
       from gift_card c join ledger_account a on a.id = c.id join order_line l on l.id = c.order_line
         join order_package p on p.id = l.package
       where p.recipient_email = $1`,
      [this.#owner],
    );
    const left = paid ? 0 : worth;
    return [
      ...(rows.length === 1 ? [] : [`${rows.length} choice cards`]),
      ...rows.flatMap(({ balance, held }) => [
        ...(balance === left ? [] : [`${balance} left on the choice card instead of ${left}`]),
        ...(held === 0 ? [] : [`${held} amounts of it still set aside`]),
      ]),
    ];
  }
}

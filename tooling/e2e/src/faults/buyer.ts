import { randomUUID } from "node:crypto";
import { eventually } from "../eventually.ts";
import { createVisitor, Refused, type Visitor } from "./ask.ts";
import type { FaultyShop } from "./shop.ts";

interface Offer {
  variationId: string;
}
interface Product {
  productType: string;
  digitalVariationConfig:
    | (Offer & { minPrice: { value: number }; maxPrice: { value: number }; hasFixedPrices: boolean })
    | null;
  physicalVariationConfig: (Offer & { inStock: boolean; pricesToShow: { value: number }[] }) | null;
}
interface Cart {
  version: number;
}

const errors = "errors { code message referencedRequestParameter }";
const documents = {
  products: `query ($userData: UserDataInput!) { products(userData: $userData, paging: { itemsPerPage: 48 }) { data { products { productType digitalVariationConfig { variationId hasFixedPrices minPrice { value } maxPrice { value } } physicalVariationConfig { variationId inStock pricesToShow { value } } } } ${errors} } }`,
  add: `mutation ($userData: UserDataInput!, $input: AddToBasketInput!) { addToBasket(userData: $userData, input: $input) { data { version } ${errors} } }`,
  place: `mutation ($userData: UserDataInput!, $input: PlaceOrderInput!) { placeOrder(userData: $userData, input: $input) { data { orderUuid paymentUrl } ${errors} } }`,
  retry: `mutation ($userData: UserDataInput!, $input: RetryPaymentInput!) { retryPayment(userData: $userData, input: $input) { data { orderUuid paymentUrl } ${errors} } }`,
  refresh: `mutation ($userData: UserDataInput!, $orderUuid: ID!) { refreshPayment(userData: $userData, orderUuid: $orderUuid) { data { status payment } ${errors} } }`,
} as const;

/** How long somebody goes on pressing "try again", milliseconds. */
const persistence = 60_000;

/**
 * Somebody who buys a digital gift of 155 (two cards) for a friend and a card by post, which takes stock. Every press has
 * its own key and is repeated with it, as the pages do.
 */
export class Buyer {
  readonly #visitor: Visitor;
  readonly #shop: FaultyShop;
  readonly #key = randomUUID();
  /** Of the buyer and of who gets the digital gift; nobody else has them. */
  readonly email = `${this.#key}@buyer.example`;
  readonly friend = `${this.#key}@friend.example`;
  #version = 0;

  constructor(shop: FaultyShop) {
    this.#shop = shop;
    this.#visitor = createVisitor(shop.commerceUrl, "CB");
  }

  /** Fills the basket. Repeated, it adds nothing again: each thing has a key of its own. */
  async fill(): Promise<void> {
    const { products } = await this.#visitor.ask<{ products: Product[] }>(documents.products, {});
    const digital = products
      .map(({ productType, digitalVariationConfig: config }) => (productType === "GIFTCARD" ? config : null))
      .find(
        (config) =>
          config && !config.hasFixedPrices && config.minPrice.value <= 15_500 && config.maxPrice.value >= 15_500,
      );
    const physical = products
      .map(({ productType, physicalVariationConfig: config }) => (productType === "GIFTCARD" ? config : null))
      .find((config) => config?.inStock);
    if (!digital || !physical) throw new Error("The catalogue has nothing to buy for this test.");
    await this.#add("digital", {
      variationId: digital.variationId,
      value: 15_500,
      recipient: { name: "Friend", email: this.friend },
      message: "For you",
    });
    await this.#add("physical", { variationId: physical.variationId, value: physical.pricesToShow[0]?.value ?? 0 });
  }

  async #add(what: string, wishes: object): Promise<void> {
    const input = { idempotencyKey: `${what}-${this.#key}`, quantity: 1, ...wishes };
    const { version } = await this.#visitor.ask<Cart>(documents.add, { input });
    this.#version = version;
  }

  /** Fills the basket, whoever is away meanwhile. */
  fillPersistently(): Promise<unknown> {
    return eventually("the basket", () => this.fill().then(() => true), { within: persistence, every: 250 });
  }

  /** Presses "order and pay" once. @throws when nobody answers or commerce refuses */
  async place(method = "creditcard"): Promise<string> {
    const name = { firstName: "Élodie", lastName: "Janssen" };
    const input = {
      idempotencyKey: `place-${this.#key}`,
      cartVersion: this.#version,
      billing: { ...name, email: this.email },
      delivery: {
        ...name,
        countryCode: "NL",
        postCode: "1017 AB",
        houseNumber: "12",
        street: "Herengracht",
        city: "Amsterdam",
      },
      paymentMethod: method,
      acceptTerms: true,
    };
    return (await this.#visitor.ask<{ orderUuid: string }>(documents.place, { input })).orderUuid;
  }

  /** Presses "order and pay" again and again, until it works. */
  placePersistently(method?: string): Promise<string> {
    return eventually("the order", () => this.place(method), { within: persistence, every: 500 });
  }

  /** Starts another payment of the order. `at`: asks another process of commerce. */
  async payAgain(order: string, method = "creditcard", at?: string): Promise<void> {
    const input = { idempotencyKey: `retry-${this.#key}`, orderUuid: order, paymentMethod: method };
    await this.#visitor.ask(documents.retry, { input }, at);
  }

  /** What the page after the payment asks. Nobody answering is no news. */
  async look(order: string, at?: string): Promise<void> {
    try {
      await this.#visitor.ask(documents.refresh, { orderUuid: order }, at);
    } catch (error) {
      if (error instanceof Refused) throw error;
    }
  }

  /** Pays, at the provider, every payment of the order that is still open. Gives how many were paid. */
  async pay(order: string): Promise<number> {
    const open = (await this.#shop.provider.paymentsOf(order)).filter(({ status }) => status === "open");
    const paid = await Promise.all(open.map(({ id }) => this.#shop.provider.move(id, "paid")));
    return paid.filter(Boolean).length;
  }

  /** Walks away: what is open at the provider expires. */
  async leave(order: string): Promise<void> {
    const open = (await this.#shop.provider.paymentsOf(order)).filter(({ status }) => status === "open");
    await Promise.all(open.map(({ id }) => this.#shop.provider.move(id, "expired")));
  }
}

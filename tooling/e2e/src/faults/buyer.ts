import { eventually } from "../eventually.ts";
import { Customer, persistence } from "./customer.ts";

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
} as const;

/** Somebody who buys a digital gift of 155 (two cards) for a friend and a card by post, which takes stock. */
export class Buyer extends Customer {
  /** 155 by e-mail is 145 + 10, and one is posted. */
  readonly cards = { all: 3, mailed: 2 };

  async fill(gifts = 1): Promise<void> {
    const { products } = await this.visitor.ask<{ products: Product[] }>(documents.products, {});
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
    for (let gift = 0; gift < gifts; gift += 1)
      await this.#add(gift === 0 ? "digital" : `digital-${gift}`, {
        variationId: digital.variationId,
        value: 15_500,
        recipient: { name: gift === 0 ? "Friend" : `Friend ${gift}`, email: this.friend },
        message: "For you",
      });
    await this.#add("physical", { variationId: physical.variationId, value: physical.pricesToShow[0]?.value ?? 0 });
  }

  async #add(what: string, wishes: object): Promise<void> {
    const input = { idempotencyKey: `${what}-${this.key}`, quantity: 1, ...wishes };
    const { version } = await this.visitor.ask<Cart>(documents.add, { input });
    this.version = version;
  }

  /** Fills the basket, whoever is away meanwhile. */
  fillPersistently(): Promise<unknown> {
    return eventually("the basket", () => this.fill().then(() => true), { within: persistence, every: 250 });
  }
}

import {
  createShop,
  getStorefront,
  type Language,
  type LinkArguments,
  publicOrigin,
  type ServedRoute,
  type Shop,
  type StorefrontCode,
} from "@giftshop/storefront-config";
import type { Page } from "@playwright/test";
import { ports as sharedPorts } from "../stack/shared-stack.ts";
import { type Feature, words } from "../words/words.ts";

/** Where the three apps listen. */
export interface AppPorts {
  readonly cb: number;
  readonly ck: number;
  readonly gcs: number;
}

/** Origin of a storefront on this machine. */
export const originOf = ({ storefront }: Shop, ports: AppPorts = sharedPorts): string => {
  const app = storefront.group.toLowerCase() as Lowercase<typeof storefront.group>;
  return publicOrigin(storefront, ports[app]);
};

/** Somebody in a shop: the browser's page, the shop it shows, and the words it shows it in. */
export class Visit {
  readonly page: Page;
  readonly shop: Shop;
  readonly #ports: AppPorts;

  constructor(page: Page, code: StorefrontCode, language?: Language, ports: AppPorts = sharedPorts) {
    this.page = page;
    this.shop = createShop(code, language ?? getStorefront(code).languages[0]);
    this.#ports = ports;
  }

  /** The words of a feature as this visitor reads them. */
  words<F extends Feature>(feature: F): ReturnType<typeof words<F>> {
    return words(feature, this.shop.language, this.shop.locale);
  }

  /** Address of a page. */
  address<R extends ServedRoute>(route: R, ...rest: LinkArguments<R>): string {
    return originOf(this.shop, this.#ports) + this.shop.link(route, ...rest);
  }

  /** Types an address of this shop. */
  async open<R extends ServedRoute>(route: R, ...rest: LinkArguments<R>): Promise<void> {
    await this.page.goto(this.address(route, ...rest));
  }
}

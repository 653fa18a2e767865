import { randomUUID } from "node:crypto";
import { solveChallenge } from "@giftshop/graphql/captcha/solve";
import { variablesOf } from "@giftshop/start";
import { giftCardPrefixes, luhnDigit } from "@giftshop/validation/rules";
import pg from "pg";
import { eventually } from "../eventually.ts";
import { createVisitor, Refused } from "../faults/ask.ts";
import { Customer } from "../faults/customer.ts";
import { visitorsBehindProxy } from "../stack/environment.ts";
import { dataFolder, ports } from "../stack/shared-stack.ts";

const errors = "errors { code message referencedRequestParameter }";
const documents = {
  products: `query ($userData: UserDataInput!) { products(userData: $userData, paging: { itemsPerPage: 48 }) { data { products { productType physicalVariationConfig { variationId inStock pricesToShow { value } } digitalVariationConfig { variationId pricesToShow { value } } } } ${errors} } }`,
  add: `mutation ($userData: UserDataInput!, $input: AddToBasketInput!) { addToBasket(userData: $userData, input: $input) { data { version } ${errors} } }`,
  claim: `mutation ($userData: UserDataInput!, $input: OrderPackageInput!) { claimParcel(userData: $userData, input: $input) { data { __typename } ${errors} } }`,
  challenge: `query ($userData: UserDataInput!) { captchaChallenge(userData: $userData, action: COMMON) { data { challenge } ${errors} } }`,
  quote: `mutation ($userData: UserDataInput!, $input: QuoteRequestInput!) { requestQuote(userData: $userData, input: $input) { data { reference } ${errors} } }`,
  activation: `mutation ($userData: UserDataInput!, $input: CreateActivationOrderInput!) { createActivationOrder(userData: $userData, input: $input) { data { reference state } ${errors} } }`,
} as const;

interface Config {
  variationId: string;
  pricesToShow: { value: number }[];
}
interface Products {
  products: {
    productType: string;
    physicalVariationConfig: (Config & { inStock: boolean }) | null;
    digitalVariationConfig: Config | null;
  }[];
}

/**
 * Somebody who has cards posted: one, or so many that the
 * post asks for a signature and looks for them itself.
 */
class PostedTo extends Customer {
  readonly cards: { all: number; mailed: number };
  protected override readonly phoneNumber = "+31 20 123 4567";
  readonly #value: number;

  constructor(shop: ConstructorParameters<typeof Customer>[0], registered: boolean) {
    super(shop);
    this.cards = { all: registered ? 4 : 1, mailed: 0 };
    this.#value = registered ? 10_000 : 0;
  }

  async fill(): Promise<void> {
    const { products } = await this.visitor.ask<Products>(documents.products, {});
    const found = products.find(
      ({ productType, physicalVariationConfig: config }) =>
        productType === "GIFTCARD" &&
        config?.inStock &&
        (this.#value === 0 || config.pricesToShow.some(({ value }) => value === this.#value)),
    )?.physicalVariationConfig;
    if (!found) throw new Error("No card is posted here.");
    const value = this.#value || (found.pricesToShow[0]?.value ?? 0);
    const input = {
      idempotencyKey: `card-${this.key}`,
      variationId: found.variationId,
      quantity: this.cards.all,
      value,
    };
    this.version = (await this.visitor.ask<{ version: number }>(documents.add, { input })).version;
  }

  /** Says that a parcel did not come; what a press cannot settle waits for a person. */
  async claims(orderUuid: string, packageId: string): Promise<void> {
    await this.visitor.ask(documents.claim, { input: { orderUuid, packageId } }).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
    });
  }
}

/** An order that waits to be packed, and who ordered it. */
export interface Waiting {
  buyer: PostedTo;
  orderUuid: string;
  number: string;
  /** Its parcel, by the name that a claim says. */
  tag: string;
}

const named = async (orders: readonly string[]): Promise<Map<string, { number: string; tag: string }>> => {
  const variables = await variablesOf({ dataDirectory: dataFolder, ports, environment: visitorsBehindProxy });
  const db = new pg.Client({ connectionString: variables.DATABASE_URL });
  await db.connect();
  try {
    const { rows } = await db.query<{ id: string; number: string; tag: string }>(
      "select o.id, o.number, min(p.tag::text) as tag from shop_order o join order_package p on p.order_id = o.id where o.id = any ($1::uuid[]) group by o.id, o.number",
      [orders],
    );
    return new Map(rows.map(({ id, ...row }) => [id, row]));
  } finally {
    await db.end();
  }
};

/** Orders at a time: as many as buy at once on a busy day, and no more than the machine of a check can do. */
const abreast = 4;

/** Makes so many orders that are paid and wait to be packed, the first of them registered. */
export const ordersToPack = async (
  shop: ConstructorParameters<typeof Customer>[0],
  count: number,
  registered: number,
): Promise<Waiting[]> => {
  const placed: { buyer: PostedTo; orderUuid: string }[] = [];
  const next = Array.from({ length: count }, (_, index) => index < registered).values();
  const work = async () => {
    for (const isRegistered of next) {
      const buyer = new PostedTo(shop, isRegistered);
      await buyer.fill();
      const orderUuid = await buyer.placePersistently();
      await eventually("the payment", async () => (await buyer.pay(orderUuid)) > 0, { within: 30_000, every: 50 });
      await buyer.look(orderUuid);
      placed.push({ buyer, orderUuid });
    }
  };
  await Promise.all(Array.from({ length: abreast }, work));
  const names = await named(placed.map(({ orderUuid }) => orderUuid));
  return placed.flatMap((one) => {
    const found = names.get(one.orderUuid);
    return found ? [{ ...one, ...found }] : [];
  });
};

/**
 * A company's request for a price, and an activation that nothing
 * matches: both wait for a person. Answers what they are called.
 */
export const requestsOfCompanies = async (commerceUrl: string, email: string) => {
  const visitor = createVisitor(commerceUrl, "CB");
  const captcha = async () =>
    solveChallenge((await visitor.ask<{ challenge: string }>(documents.challenge, {})).challenge);
  const { products } = await visitor.ask<Products>(documents.products, {});
  const digital = products.find(({ productType }) => productType === "GIFTCARD")?.digitalVariationConfig;
  if (!digital) throw new Error("No card is sent by e-mail here.");
  const quote = await visitor.ask<{ reference: string }>(documents.quote, {
    input: {
      idempotencyKey: randomUUID(),
      captchaToken: await captcha(),
      lines: [{ variationId: digital.variationId, value: digital.pricesToShow[0]?.value ?? 0, quantity: 20 }],
      billing: {
        firstName: "Jan",
        lastName: "Bakker",
        email,
        customerType: "BUSINESS",
        companyName: "Bakker Machines B.V.",
        vatNumber: "NL 820646660 B01",
        referenceNumber: "KP-12",
        countryCode: "NL",
        postCode: "1017 AB",
        houseNumber: "12",
        street: "Herengracht",
        city: "Amsterdam",
      },
    },
  });
  const digits = `${giftCardPrefixes.CB}${"4".repeat(18 - giftCardPrefixes.CB.length)}`;
  const activation = await visitor.ask<{ reference: string }>(documents.activation, {
    input: {
      idempotencyKey: randomUUID(),
      captchaToken: await captcha(),
      orderNumber: "CB-UNKNOWN",
      email,
      rangeFrom: digits + luhnDigit(digits),
      amount: 2500,
    },
  });
  return { quote: quote.reference, activation: activation.reference };
};

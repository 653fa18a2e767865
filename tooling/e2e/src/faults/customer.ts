import { randomUUID } from "node:crypto";
import { eventually } from "../eventually.ts";
import { createVisitor, Refused, type Visitor } from "./ask.ts";
import type { OpenShop } from "./shop.ts";

const errors = "errors { code message referencedRequestParameter }";
const documents = {
  place: `mutation ($userData: UserDataInput!, $input: PlaceOrderInput!) { placeOrder(userData: $userData, input: $input) { data { orderUuid paymentUrl } ${errors} } }`,
  retry: `mutation ($userData: UserDataInput!, $input: RetryPaymentInput!) { retryPayment(userData: $userData, input: $input) { data { orderUuid paymentUrl } ${errors} } }`,
  refresh: `mutation ($userData: UserDataInput!, $orderUuid: ID!) { refreshPayment(userData: $userData, orderUuid: $orderUuid) { data { status payment } ${errors} } }`,
} as const;

/** How long somebody goes on pressing "try again", milliseconds. */
export const persistence = 60_000;

/** What a customer meets of a shop. */
type Reached = Pick<OpenShop, "commerceUrl" | "nextAddress" | "provider">;

/**
 * Somebody who orders and pays, whatever fails, repeating every press with its own key as the pages do; each
 * kind of customer says what is ordered and what it has to come to.
 */
export abstract class Customer<Shop extends Reached = Reached> {
  protected readonly visitor: Visitor;
  protected readonly shop: Shop;
  protected readonly key = randomUUID();
  protected version = 0;
  /** Registered post asks for it. */
  protected readonly phoneNumber: string | undefined = undefined;
  /** Address of who orders and of who gets the digital gift; nobody else has it. */
  readonly email = `${this.key}@buyer.example`;
  readonly friend = `${this.key}@friend.example`;
  /** Cards that the order makes, and how many of them come by e-mail. */
  abstract readonly cards: { readonly all: number; readonly mailed: number };

  constructor(shop: Shop) {
    this.shop = shop;
    this.visitor = createVisitor(shop.commerceUrl, "CB", shop.nextAddress?.());
  }

  /** Chooses what is ordered; repeated, it adds nothing again, as each thing has a key of its own. */
  abstract fill(): Promise<void>;

  /** What is wrong with what pays beside money, once the order was paid or came to nothing. */
  complaints(_paid: boolean): Promise<readonly string[]> {
    return Promise.resolve([]);
  }

  /** Presses "order and pay" once. @throws when nobody answers or commerce refuses */
  async place(method = "creditcard"): Promise<string> {
    const name = { firstName: "Élodie", lastName: "Janssen" };
    const input = {
      idempotencyKey: `place-${this.key}`,
      cartVersion: this.version,
      billing: { ...name, email: this.email, phoneNumber: this.phoneNumber },
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
    return (await this.visitor.ask<{ orderUuid: string }>(documents.place, { input })).orderUuid;
  }

  /** Presses "order and pay" again and again, until it works. */
  placePersistently(method?: string): Promise<string> {
    return eventually("the order", () => this.place(method), { within: persistence, every: 500 });
  }

  /** Starts another payment of the order, at another process of commerce with `at`. */
  async payAgain(order: string, method = "creditcard", at?: string): Promise<void> {
    const input = { idempotencyKey: `retry-${this.key}`, orderUuid: order, paymentMethod: method };
    await this.visitor.ask(documents.retry, { input }, at);
  }

  /** What the page after the payment asks; nobody answering is no news. */
  async look(order: string, at?: string): Promise<void> {
    try {
      await this.visitor.ask(documents.refresh, { orderUuid: order }, at);
    } catch (error) {
      if (error instanceof Refused) throw error;
    }
  }

  /** Pays, at the provider, every payment of the order that is still open. Gives how many were paid. */
  async pay(order: string): Promise<number> {
    const open = (await this.shop.provider.paymentsOf(order)).filter(({ status }) => status === "open");
    const paid = await Promise.all(open.map(({ id }) => this.shop.provider.move(id, "paid")));
    return paid.filter(Boolean).length;
  }

  /** Walks away: what is open at the provider expires. */
  async leave(order: string): Promise<void> {
    const open = (await this.shop.provider.paymentsOf(order)).filter(({ status }) => status === "open");
    await Promise.all(open.map(({ id }) => this.shop.provider.move(id, "expired")));
  }
}

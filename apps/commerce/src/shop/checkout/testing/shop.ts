import { randomUUID } from "node:crypto";
import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import { checkBooks } from "../../../money/ledger/check-books.ts";
import { standingOfPayment } from "../../../money/payment/attempts/attempts.ts";
import { followUpAnnounced } from "../../../money/payment/follow-up/follow-up.ts";
import { type PaymentContext, pollPayments, refundRounds } from "../../../money/payment/index.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { findReported } from "../../../testing/find-reported.ts";
import { fixtureCatalogue } from "../../../testing/fixture-catalogue.ts";
import { createTestServices, type TestServices } from "../../../testing/test-services.ts";
import { addToBasket } from "../../basket/changes/add-to-basket.ts";
import { importCatalogue } from "../../catalogue/import/import-catalogue.ts";
import { paymentContext } from "../payments/payment-context.ts";
import type { Placed } from "../payments/payment-url.ts";
import { retryPayment } from "../payments/retry-payment.ts";
import { placeOrder } from "../placing/place-order.ts";
import { type OrderView, showOrder } from "../view/show-order.ts";
import { type FakeProvider, fakeProvider } from "./fake-provider.ts";

/** One anonymous buyer of a test, without HTTP. */
export interface Buyer {
  scope: Scope;
  /** Version of the basket after what was added last. */
  version: number;
  add(sku: string, more?: Record<string, unknown>): Promise<void>;
  place(over?: Record<string, unknown>): Promise<Placed>;
  retry(orderUuid: string, over?: Record<string, unknown>): Promise<Placed>;
  show(orderUuid: string): Promise<OrderView>;
}

export interface Shop {
  services: TestServices;
  provider: FakeProvider;
  context: PaymentContext;
  buyer(storefront?: StorefrontCode): Promise<Buyer>;
  /** Gives another storefront the catalogue of the tests; its variations are named `CBDE-apple-d`. */
  sells(storefront: StorefrontCode): Promise<void>;
  /** The provider's payment of an order's latest attempt. */
  paymentOf(orderUuid: string): Promise<string>;
  /** Moves the clock and polls, until nothing is due within this time. */
  settle(milliseconds?: number): Promise<void>;
  /** The provider's call about a payment. */
  announce(payment: string): Promise<void>;
  state(orderUuid: string): Promise<string>;
  /** What the buyer knows the order by. */
  numberOf(orderUuid: string): Promise<string>;
  /** What the watch names of payments, or of refunds. */
  watched(kind: "PAYMENT" | "REFUND"): Promise<{ what: string; id: string }[]>;
  count(table: string, where?: string): Promise<number>;
  /**
   * Throws unless the books are whole and nothing is in between:
   * each paid order booked, delivered to, and charged once.
   */
  audit(): Promise<void>;
  close(): Promise<void>;
}

export const billing = {
  firstName: "Élodie",
  lastName: "Martin",
  email: "elodie@example.com",
  // Registered post asks for one.
  phoneNumber: "+33612345678",
  customerType: "PRIVATE",
};
export const delivery = {
  firstName: "Élodie",
  lastName: "Martin",
  countryCode: "FR",
  postCode: "75011",
  houseNumber: "12",
  street: "Rue Oberkampf",
  city: "Paris",
};

const second = 1000;

const onInvoice = "exists (select from business_receivable r where r.order_id = shop_order.id)";
const byCardsAlone =
  "grand_total = (select sum(amount) from gift_card_hold h where h.order_id = shop_order.id and h.state = 'CAPTURED')";

/** @param settings of commerce, over those of the tests */
export const openShop = async (settings: Record<string, string> = {}): Promise<Shop> =>
  shopOver(await createTestServices({ sells: ["CBFR"], settings }));

/**
 * A shop over services that are there already, where France sells the
 * catalogue of the tests; another process may have one over the same database.
 */
export const shopOver = async (services: TestServices): Promise<Shop> => {
  const provider = fakeProvider();
  const context = paymentContext(services, provider);
  const refunds = refundRounds(context);
  const variations = new Map<string, string>();
  const learn = async (): Promise<void> => {
    const { rows } = await services.pool.query<{ sku: string; id: number }>("select sku, id from variation");
    for (const { sku, id } of rows) variations.set(sku.replace(/^CBFR-/, ""), `${id}`);
  };
  await learn();
  const sells = async (code: StorefrontCode): Promise<void> => {
    await importCatalogue(services, fixtureCatalogue(code));
    await learn();
  };
  const count = async (table: string, where = "true"): Promise<number> =>
    (await services.ownerPool.query<{ n: number }>(`select count(*)::int as n from ${table} where ${where}`)).rows[0]
      ?.n ?? -1;

  const scopeOf = async (code: StorefrontCode): Promise<Scope> => {
    const storefront = getStorefront(code);
    const made = await services.pool.query<{ id: number }>(
      "insert into visitor (token_hash) values (sha256(gen_random_uuid()::text::bytea)) returning id",
    );
    const id = made.rows[0]?.id ?? 0;
    const visitor = {
      find: async () => id,
      findWith: (_: unknown, read: (who: { id: number; token: null }) => Promise<never>) => read({ id, token: null }),
      findBrowser: async () => id,
      ensure: async () => id,
      hintQuantity: () => undefined,
    };
    const session = {
      device: "",
      find: async () => undefined,
      findWith: async () => undefined,
      begin: async () => () => undefined,
      renew: async () => undefined,
      end: async () => undefined,
    };
    const redeem = {
      asked: false,
      key: { id: null, token: null },
      find: async () => undefined,
      get: () => Promise.reject(new Error("Nothing is exchanged here.")),
      join: () => Promise.reject(new Error("Nothing is exchanged here.")),
      keep: async () => undefined,
      peek: async () => undefined,
      begin: () => {
        throw new Error("Nothing is exchanged here.");
      },
      end: async () => undefined,
    };
    return {
      storefront,
      language: storefront.languages[0],
      visitor,
      session,
      redeem,
      services,
      log: services.log,
      clientAddress: undefined,
    };
  };

  const buyer = async (code: StorefrontCode = "CBFR"): Promise<Buyer> => {
    const scope = await scopeOf(code);
    const one: Buyer = {
      scope,
      version: 0,
      add: async (sku, more = {}) => {
        const input = {
          idempotencyKey: randomUUID(),
          variationId: variations.get(sku) ?? sku,
          value: 5000,
          quantity: 1,
          ...more,
        };
        one.version = (await addToBasket(input, scope)).version;
      },
      place: (over = {}) => {
        const input = {
          cartVersion: one.version,
          billing,
          delivery,
          paymentMethod: "creditcard",
          acceptTerms: true,
          ...over,
        };
        return placeOrder({ idempotencyKey: randomUUID(), ...input }, scope, context);
      },
      retry: (orderUuid, over = {}) =>
        retryPayment({ idempotencyKey: randomUUID(), orderUuid, paymentMethod: "creditcard", ...over }, scope, context),
      show: (orderUuid) => showOrder(orderUuid, "uuid", scope),
    };
    return one;
  };

  return {
    services,
    provider,
    context,
    buyer,
    sells,
    count,
    paymentOf: async (orderUuid) => {
      const found = await services.pool.query<{ id: string }>(
        "select provider_id as id from payment_attempt where order_id = $1 order by n desc limit 1",
        [orderUuid],
      );
      return found.rows[0]?.id ?? "";
    },
    settle: async (milliseconds = 60 * second) => {
      for (let passed = 0; passed <= milliseconds; passed += 5 * second) {
        while ((await pollPayments(context)) + (await refunds.begin()) > 0) await refunds.end();
        services.clock.advance(5 * second);
      }
    },
    announce: async (payment) => {
      const attempt = await standingOfPayment(services.pool, context.provider.name, payment);
      if (attempt) await followUpAnnounced(context, attempt);
    },
    numberOf: async (orderUuid) =>
      (await services.pool.query<{ number: string }>("select number from shop_order where id = $1", [orderUuid]))
        .rows[0]?.number ?? "",
    watched: async (kind) =>
      (await findReported(services.pool, services.clock.now())).filter(({ what }) => what.startsWith(`${kind}_`)),
    state: async (orderUuid) =>
      (await services.pool.query<{ state: string }>("select state from shop_order where id = $1", [orderUuid])).rows[0]
        ?.state ?? "",
    audit: async () => {
      const report = await checkBooks(services.pool, services.log);
      const paid = "state in ('PAID', 'FULFILLING', 'COMPLETED', 'REFUNDED')";
      // No mailer runs here, and tests jump in time: only what no jump explains.
      const unfinished = await findReported(services.pool, services.clock.now());
      const never = ["ORDER_WITHOUT_PAYMENT", "REFUND_REFUSED", "REFUND_FAILED"];
      const stuck = unfinished.filter(({ what }) => never.includes(what));
      const found = {
        ...report,
        unfinished: stuck.length,
        // What gift cards pay all of has no payment, nor has what is on invoice.
        charged:
          (await count("payment_charge")) +
          (await count("shop_order", `${paid} and (${byCardsAlone} or ${onInvoice})`)),
        booked: await count("ledger_tx", "kind = 'ORDER'"),
        confirmed: await count("pgboss.job", "name = 'mail.order-confirmation'"),
        misheld: await count(
          "variation_stock s",
          "reserved <> (select coalesce(sum(quantity), 0) from stock_hold h where h.variation_id = s.variation_id)",
        ),
        held: await count("variation_stock", "reserved <> 0"),
      };
      const orders = await count("shop_order", paid);
      const whole = {
        unbalanced: 0,
        drifted: 0,
        currencies: 0,
        unsettled: 0,
        overheld: 0,
        unfinished: 0,
        charged: orders,
        booked: orders,
        confirmed: orders,
        misheld: 0,
      };
      const held = (await count("shop_order", "state = 'PENDING'")) === 0 ? { held: 0 } : { held: found.held };
      if (JSON.stringify(found) !== JSON.stringify({ ...whole, ...held }))
        throw new Error(`The audit found ${JSON.stringify(found)}.`);
    },
    close: () => services.close(),
  };
};

import { getStorefront, storefronts } from "@giftshop/storefront-config";
import { cardBalances, type LedgerSum, ledgerSums } from "../../money/ledger/index.ts";
import { type DaySales, salesOf } from "../../money/order/index.ts";
import { staffAnswer } from "../staff/api/answer.ts";
import { staffBuilder } from "../staff/api/builder.ts";
import { payloadOf } from "../staff/api/payload.ts";
import { storefrontsOf } from "../staff/api/scope.ts";
import { daysOf, entitiesOf } from "./days.ts";

const DayType = staffBuilder.objectRef<DaySales>("DaySales").implement({
  description: "What a storefront sold on one of its days; minor units.",
  fields: (t) => ({
    storefront: t.exposeString("storefront"),
    day: t.exposeString("day"),
    currency: t.exposeString("currency"),
    orders: t.exposeInt("orders"),
    total: t.exposeFloat("total"),
    postage: t.exposeFloat("postage"),
    extras: t.exposeFloat("extras", { description: "Wrappers, packings, boxes." }),
  }),
});
const SalesType = staffBuilder.objectRef<{ days: DaySales[] }>("Sales").implement({
  fields: (t) => ({ days: t.expose("days", { type: [DayType] }) }),
});
const SalesPayload = payloadOf("SalesPayload", SalesType);

interface Sum extends LedgerSum {
  /** Sum of the running balances of all cards. */
  onCards: number | null;
}
const SumType = staffBuilder.objectRef<Sum>("LedgerSum").implement({
  description: "What an account stands at; above zero we owe or earned it. Minor units.",
  fields: (t) => ({
    legalEntity: t.exposeString("legalEntity"),
    currency: t.exposeString("currency"),
    kind: t.exposeString("kind"),
    amount: t.exposeFloat("amount"),
    onCards: t.exposeFloat("onCards", { nullable: true, description: "Of GIFT_CARD: what the cards themselves say." }),
  }),
});
const BooksType = staffBuilder.objectRef<{ sums: Sum[] }>("Books").implement({
  fields: (t) => ({ sums: t.expose("sums", { type: [SumType] }) }),
});
const BooksPayload = payloadOf("BooksPayload", BooksType);

staffBuilder.queryFields((t) => ({
  sales: t.field({
    type: SalesPayload,
    description: "Paid orders by storefront and day, each in the storefront's own zone and currency.",
    args: {
      from: t.arg.string({ description: "ISO 8601 date." }),
      to: t.arg.string({ description: "ISO 8601 date, the last one." }),
      storefronts: t.arg.stringList({ required: false }),
    },
    resolve: staffAnswer("figures.sales", async ({ from, to, storefronts: asked }, scope) => {
      const periodOf = daysOf(from, to);
      const found: DaySales[] = [];
      for (const code of storefrontsOf(scope, asked) ?? storefronts.map((one) => one.code)) {
        const storefront = getStorefront(code);
        const { currency, timeZone } = storefront;
        const place = { storefront: code, currency, timeZone };
        found.push(...(await scope.services.readOld((db) => salesOf(db, place, periodOf(timeZone)))));
      }
      return { days: found };
    }),
  }),
  books: t.field({
    type: BooksPayload,
    description: "What every kind of account stands at, by legal entity and currency.",
    resolve: staffAnswer("figures.books", async (_, scope) => {
      const { pool } = scope.services;
      const entities = entitiesOf(scope);
      const balances = await cardBalances(pool);
      const sums = (await ledgerSums(pool)).filter(({ legalEntity }) => entities.has(legalEntity));
      const onCards = ({ kind, legalEntity, currency }: LedgerSum): number | null =>
        kind === "GIFT_CARD"
          ? (balances.find((one) => one.legalEntity === legalEntity && one.currency === currency)?.amount ?? 0)
          : null;
      return { sums: sums.map((sum) => ({ ...sum, onCards: onCards(sum) })) };
    }),
  }),
}));

import { getStorefront, type StorefrontCode, storefronts } from "@giftshop/storefront-config";
import { cardsEnding, type DayRedeemed, redeemedOf } from "../../money/giftcard/index.ts";
import { balancesOf } from "../../money/ledger/index.ts";
import { type DeliveryTimes, deliveryTimesOf } from "../../money/order/index.ts";
import type { Queryable } from "../../platform/database/index.ts";
import { type Figure, readFigures } from "../../shop/figures/figures-table.ts";
import { staffAnswer } from "../staff/api/answer.ts";
import { staffBuilder } from "../staff/api/builder.ts";
import { payloadOf } from "../staff/api/payload.ts";
import { storefrontsOf } from "../staff/api/scope.ts";
import { daysOf, entitiesOf } from "./days.ts";

const RedeemedType = staffBuilder.objectRef<DayRedeemed>("DayRedeemed").implement({
  description: "What was spent from cards of a storefront on one of its days; minor units.",
  fields: (t) => ({
    storefront: t.exposeString("storefront"),
    day: t.exposeString("day"),
    currency: t.exposeString("currency"),
    payments: t.exposeInt("payments"),
    amount: t.exposeFloat("amount"),
  }),
});
const TimesType = staffBuilder.objectRef<DeliveryTimes>("DeliveryTimes").implement({
  description: "Seconds from when gifts could leave until they did.",
  fields: (t) => ({
    storefront: t.exposeString("storefront"),
    day: t.exposeString("day"),
    kind: t.exposeString("kind"),
    gifts: t.exposeInt("gifts"),
    p50: t.exposeFloat("p50"),
    p95: t.exposeFloat("p95"),
  }),
});
const FigureType = staffBuilder.objectRef<Figure>("EventFigure").implement({
  description: "How often something happened, of visitors who agreed that it is counted.",
  fields: (t) => ({
    storefront: t.exposeString("storefront"),
    day: t.exposeString("day"),
    event: t.exposeString("event"),
    count: t.exposeFloat("count"),
  }),
});

interface Flow {
  redeemed: DayRedeemed[];
  deliveries: DeliveryTimes[];
  events: Figure[];
}
const FlowType = staffBuilder.objectRef<Flow>("Flow").implement({
  fields: (t) => ({
    redeemed: t.expose("redeemed", { type: [RedeemedType] }),
    deliveries: t.expose("deliveries", { type: [TimesType] }),
    events: t.expose("events", { type: [FigureType] }),
  }),
});
const FlowPayload = payloadOf("FlowPayload", FlowType);

interface Ending {
  legalEntity: string;
  currency: string;
  month: string;
  cards: number;
  amount: number;
}
const EndingType = staffBuilder.objectRef<Ending>("Ending").implement({
  description: "What is left on cards that end in a month; minor units.",
  fields: (t) => ({
    legalEntity: t.exposeString("legalEntity"),
    currency: t.exposeString("currency"),
    month: t.exposeString("month"),
    cards: t.exposeInt("cards"),
    amount: t.exposeFloat("amount"),
  }),
});
const EndingsType = staffBuilder.objectRef<{ months: Ending[] }>("Endings").implement({
  fields: (t) => ({ months: t.expose("months", { type: [EndingType] }) }),
});
const EndingsPayload = payloadOf("EndingsPayload", EndingsType);

/** Months that are looked ahead. */
const monthsAhead = 24;

const endingsOf = async (db: Queryable, now: Date, entities: ReadonlySet<string>): Promise<Ending[]> => {
  const until = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsAhead, 1));
  const iso = (at: Date): string => at.toISOString().slice(0, 10);
  const found = (await cardsEnding(db, iso(now), iso(until))).filter(({ legalEntity }) => entities.has(legalEntity));
  const months: Ending[] = [];
  for (const { cards, ...month } of found) {
    const balances = await balancesOf(db, cards);
    const amount = [...balances.values()].reduce((sum, balance) => sum + balance, 0);
    months.push({ ...month, cards: cards.length, amount });
  }
  return months;
};

staffBuilder.queryFields((t) => ({
  flow: t.field({
    type: FlowPayload,
    description: "What was spent, how fast gifts left and what visitors did, by storefront and day of its own zone.",
    args: {
      from: t.arg.string({ description: "ISO 8601 date." }),
      to: t.arg.string({ description: "ISO 8601 date, the last one." }),
      storefronts: t.arg.stringList({ required: false }),
    },
    resolve: staffAnswer("figures.sales", async ({ from, to, storefronts: asked }, scope) => {
      const { readOld } = scope.services;
      const periodOf = daysOf(from, to);
      const codes: readonly StorefrontCode[] = storefrontsOf(scope, asked) ?? storefronts.map(({ code }) => code);
      const redeemed: DayRedeemed[] = [];
      const deliveries: DeliveryTimes[] = [];
      for (const code of codes) {
        const { timeZone } = getStorefront(code);
        const place = { storefront: code, timeZone };
        redeemed.push(...(await readOld((db) => redeemedOf(db, place, periodOf(timeZone)))));
        deliveries.push(...(await readOld((db) => deliveryTimesOf(db, place, periodOf(timeZone)))));
      }
      return { redeemed, deliveries, events: await readOld((db) => readFigures(db, { from, to }, codes)) };
    }),
  }),
  endings: t.field({
    type: EndingsPayload,
    description: "What is left on cards that end in the next two years, by legal entity, currency and month.",
    resolve: staffAnswer("figures.books", async (_, scope) => ({
      months: await endingsOf(scope.services.pool, scope.services.clock.now(), entitiesOf(scope)),
    })),
  }),
}));

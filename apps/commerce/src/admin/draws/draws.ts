import { getStorefront } from "@giftshop/storefront-config";
import { type PromotionSum, promotionSums } from "../../money/ledger/index.ts";
import { budgetKey, type DrawStatus, drawStatuses } from "../../shop/doubler/staff.ts";
import { staffAnswer } from "../staff/api/answer.ts";
import { staffBuilder } from "../staff/api/builder.ts";
import { StaffMoneyType } from "../staff/api/common.ts";
import { payloadOf } from "../staff/api/payload.ts";
import { isShown } from "../staff/api/scope.ts";

interface ShownDraw extends DrawStatus {
  budget: PromotionSum | undefined;
}

const money = ({ storefront }: ShownDraw, value: number | undefined) =>
  value === undefined ? null : { currency: getStorefront(storefront).currency, value };
const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

const DrawStateEnum = staffBuilder.enumType("DrawState", { values: ["OPEN", "COMMITTED", "DRAWN", "EMPTY"] as const });
const PrizeStateEnum = staffBuilder.enumType("PrizeState", { values: ["OFFERED", "CLAIMED", "LAPSED"] as const });

const DrawType = staffBuilder.objectRef<ShownDraw>("Draw").implement({
  description: "A draw of the doubler; who takes part is not shown.",
  fields: (t) => ({
    id: t.exposeString("id"),
    storefront: t.exposeString("storefront"),
    state: t.expose("state", { type: DrawStateEnum }),
    entries: t.exposeInt("entries"),
    closesAt: t.string({ description: "ISO 8601.", resolve: ({ closesAt }) => closesAt.toISOString() }),
    drawsAt: t.string({ description: "ISO 8601.", resolve: ({ drawsAt }) => drawsAt.toISOString() }),
    drawnAt: t.string({ nullable: true, resolve: ({ drawnAt }) => iso(drawnAt) }),
    commitment: t.exposeString("commitment", {
      nullable: true,
      description: "Hash of all that is fixed, since the closing.",
    }),
    round: t.exposeFloat("round", { nullable: true, description: "Of the beacon, that is or was waited for." }),
    prize: t.expose("prize", { type: PrizeStateEnum, nullable: true }),
    place: t.exposeInt("place", {
      nullable: true,
      description: "To whom it is offered: 0 is the winner, then the reserves.",
    }),
    endsAt: t.string({
      nullable: true,
      description: "Until when it is offered.",
      resolve: ({ endsAt }) => iso(endsAt),
    }),
    budget: t.field({ type: StaffMoneyType, nullable: true, resolve: (draw) => money(draw, draw.budget?.setAside) }),
    given: t.field({ type: StaffMoneyType, nullable: true, resolve: (draw) => money(draw, draw.budget?.given) }),
    returned: t.field({ type: StaffMoneyType, nullable: true, resolve: (draw) => money(draw, draw.budget?.returned) }),
  }),
});
const DrawsType = staffBuilder.objectRef<{ draws: ShownDraw[] }>("Draws").implement({
  fields: (t) => ({ draws: t.expose("draws", { type: [DrawType] }) }),
});
const DrawsPayload = payloadOf("DrawsPayload", DrawsType);

staffBuilder.queryField("draws", (t) =>
  t.field({
    type: DrawsPayload,
    description: "The newest draws, what they are made from, and what became of prize and budget.",
    resolve: staffAnswer("draws.read", async (_, scope) => {
      const { pool } = scope.services;
      const shown = (await drawStatuses(pool, 60)).filter(({ storefront }) => isShown(scope, storefront));
      const sums = await promotionSums(
        pool,
        shown.map(({ id }) => budgetKey(id)),
      );
      const budgets = new Map(sums.map((sum) => [sum.key, sum]));
      return { draws: shown.map((draw) => ({ ...draw, budget: budgets.get(budgetKey(draw.id)) })) };
    }),
  }),
);

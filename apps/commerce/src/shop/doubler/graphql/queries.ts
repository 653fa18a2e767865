import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import { builder } from "../../../platform/graphql/builder.ts";
import { MoneyType, moneyOf } from "../../../platform/graphql/common.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { showPrize } from "../claim.ts";
import { type DoublerView, showDoubler } from "../overview.ts";
import type { WholeDraw } from "../tables/draws.ts";
import { DoublerPrizePayload } from "./types.ts";

const DrawStateEnum = builder.enumType("DoublerDrawState", {
  description:
    "COMMITTED: closed, and what it is made from is published; WAITING: it is due, and its beacon has not spoken; DRAWN; EMPTY: nobody took part.",
  values: ["COMMITTED", "WAITING", "DRAWN", "EMPTY"] as const,
});

/** A draw is due for so long before it is said to wait, milliseconds. */
const waitsAfter = 120_000;

const DrawType = builder.objectRef<WholeDraw & { now: Date }>("DoublerDraw").implement({
  description: "A draw that is closed. Its proof is at `/media/doubler/<id>.json`.",
  fields: (t) => ({
    id: t.exposeID("id"),
    month: t.exposeString("month", { description: "ISO 8601 year and month of the draw." }),
    state: t.field({
      type: DrawStateEnum,
      resolve: ({ state, drawsAt, now }) => {
        if (state === "DRAWN" || state === "EMPTY") return state;
        return drawsAt.getTime() + waitsAfter < now.getTime() ? ("WAITING" as const) : ("COMMITTED" as const);
      },
    }),
    entries: t.int({ resolve: ({ entries }) => entries ?? 0 }),
    drawsAt: t.string({ description: "ISO 8601.", resolve: ({ drawsAt }) => drawsAt.toISOString() }),
    commitment: t.string({
      nullable: true,
      description: "Hash of all that was fixed before the draw, hexadecimal.",
      resolve: ({ commitment }) => commitment?.toString("hex") ?? null,
    }),
  }),
});

const CurrentType = builder.objectRef<DoublerView["current"]>("DoublerCurrent").implement({
  description: "The draw that entries are taken for now.",
  fields: (t) => ({
    id: t.exposeID("id"),
    entries: t.exposeInt("entries"),
    closesAt: t.string({ description: "ISO 8601.", resolve: ({ closesAt }) => closesAt.toISOString() }),
    drawsAt: t.string({ description: "ISO 8601.", resolve: ({ drawsAt }) => drawsAt.toISOString() }),
  }),
});

type Winner = DoublerView["winners"][number];

const storefrontOf = ({ draw }: Pick<Winner, "draw">) =>
  getStorefront(draw.replace(/-\d{4}-\d{2}$/, "") as StorefrontCode);

const WinnerType = builder.objectRef<Winner>("DoublerWinner").implement({
  fields: (t) => ({
    month: t.exposeString("month", { description: "ISO 8601 year and month of the draw." }),
    name: t.exposeString("winner", { description: "The first letter of an address, the rest masked." }),
    prize: t.field({ type: MoneyType, resolve: (winner) => moneyOf(storefrontOf(winner), winner.value) }),
  }),
});

interface Shown extends DoublerView {
  now: Date;
}

const DoublerType = builder.objectRef<Shown>("Doubler").implement({
  fields: (t) => ({
    current: t.expose("current", { type: CurrentType }),
    draws: t.field({ type: [DrawType], resolve: ({ draws, now }) => draws.map((draw) => ({ ...draw, now })) }),
    winners: t.expose("winners", { type: [WinnerType] }),
  }),
});

const DoublerPayload = builder.objectRef<Answer<Shown>>("DoublerPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: DoublerType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

builder.queryField("doubler", (t) =>
  t.field({
    type: DoublerPayload,
    description:
      "The monthly draw: what entries are taken for now, the last draws and who won; 2047 where there is none.",
    args: { userData: t.arg({ type: UserDataInput }) },
    resolve: answer(async (_args, scope) => ({
      ...(await showDoubler(scope)),
      now: scope.services.clock.now(),
    })),
  }),
);

builder.queryField("doublerPrize", (t) =>
  t.field({
    type: DoublerPrizePayload,
    description: "What the link of a winner's email is good for; 2204 where it is none.",
    args: { userData: t.arg({ type: UserDataInput }), token: t.arg.string() },
    resolve: answer(async ({ token }, scope) => ({ ...(await showPrize(token, scope)), storefront: scope.storefront })),
  }),
);

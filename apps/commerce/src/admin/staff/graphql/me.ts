import { storefronts } from "@giftshop/storefront-config";
import { grantsOf } from "../accounts.ts";
import { openAnswer, requireStaff } from "../api/answer.ts";
import { staffBuilder } from "../api/builder.ts";
import { payloadOf } from "../api/payload.ts";
import { type Operation, operations, placesOf } from "../roles.ts";

interface Me {
  email: string;
  expiresAt: Date;
  may: readonly Operation[];
  storefronts: readonly string[];
}

const OperationEnum = staffBuilder.enumType("Operation", {
  description: "What a person may do.",
  values: Object.fromEntries(
    Object.keys(operations).map((name) => [
      name.replace(/[.A-Z]/gu, (mark) => (mark === "." ? "_" : `_${mark}`)).toUpperCase(),
      { value: name as Operation },
    ]),
  ),
});

const MeType = staffBuilder.objectRef<Me>("Me").implement({
  fields: (t) => ({
    email: t.exposeString("email"),
    expiresAt: t.string({ description: "ISO 8601.", resolve: ({ expiresAt }) => expiresAt.toISOString() }),
    may: t.field({ type: [OperationEnum], resolve: ({ may }) => may }),
    storefronts: t.exposeStringList("storefronts", { description: "In which any of it may be done." }),
  }),
});
const MePayload = payloadOf("MePayload", MeType);

staffBuilder.queryField("me", (t) =>
  t.field({
    type: MePayload,
    description: "Who is signed in.",
    resolve: openAnswer(async (_, context) => {
      const { services } = context;
      const { email, staff, expiresAt } = await requireStaff(context);
      const grants = await grantsOf(services.pool, staff);
      const names = Object.keys(operations) as Operation[];
      const may = names.filter((operation) => placesOf(operation, grants).length > 0);
      const everywhere = grants.some(({ storefront }) => storefront === null);
      const own = new Set(grants.map(({ storefront }) => storefront));
      const codes = storefronts.map(({ code }) => code);
      return { email, expiresAt, may, storefronts: everywhere ? codes : codes.filter((code) => own.has(code)) };
    }),
  }),
);

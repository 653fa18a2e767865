import { getStorefront, isOffered, type RouteName, storefronts } from "@giftshop/storefront-config";
import { menuRoutes, storeParts } from "@giftshop/validation/store";
import { KeptPayload, placeOf, withFindings } from "../editing/graphql/parts.ts";
import { staffAnswer } from "../staff/api/answer.ts";
import { staffBuilder } from "../staff/api/builder.ts";
import { DonePayload, done, payloadOf } from "../staff/api/payload.ts";
import { type EditedPart, endDraft, keepPart, readPart } from "./keep-part.ts";

const PartEnum = staffBuilder.enumType("StorePart", { values: storeParts });
const StateEnum = staffBuilder.enumType("StorePartState", {
  description: "RECORD: nobody has edited it; it says what the build does.",
  values: ["RECORD", "DRAFT", "PUBLISHED"] as const,
});

interface Shown extends EditedPart {
  languages: readonly string[];
  /** What its form offers to choose from. */
  routes: readonly string[];
  paymentIcons: readonly string[];
  countries: readonly string[];
}

const PartType = staffBuilder.objectRef<Shown>("EditedStorePart").implement({
  description: "A part of a storefront's frame.",
  fields: (t) => ({
    part: t.expose("part", { type: PartEnum }),
    version: t.exposeString("version", { description: "What a next change has to name." }),
    state: t.expose("state", { type: StateEnum }),
    said: t.string({
      description: "JSON of the part, as `@giftshop/validation/store` has it.",
      resolve: ({ said }) => JSON.stringify(said),
    }),
    published: t.string({
      nullable: true,
      description: "What pages show, where `said` is a draft.",
      resolve: ({ published }) => published && JSON.stringify(published),
    }),
    writtenAt: t.string({ nullable: true, resolve: ({ writtenAt }) => writtenAt?.toISOString() ?? null }),
    languages: t.stringList({ resolve: ({ languages }) => [...languages] }),
    routes: t.stringList({
      description: "Pages that a menu may lead to.",
      resolve: ({ routes }) => [...routes],
    }),
    paymentIcons: t.stringList({ resolve: ({ paymentIcons }) => [...paymentIcons] }),
    countries: t.stringList({ resolve: ({ countries }) => [...countries] }),
  }),
});
const PartPayload = payloadOf("EditedStorePartPayload", PartType);

staffBuilder.queryField("storePart", (t) =>
  t.field({
    type: PartPayload,
    args: { storefront: t.arg.string(), part: t.arg({ type: PartEnum }) },
    resolve: staffAnswer("store.read", async ({ storefront: code, part }, scope) => {
      const storefront = getStorefront(placeOf(scope, code));
      return {
        ...(await readPart(scope.services.pool, { storefront: storefront.code, part })),
        languages: storefront.languages,
        routes: menuRoutes.filter((route: RouteName) => isOffered(storefront, route)),
        paymentIcons: storefront.paymentLogos,
        countries: [...new Set(storefronts.map(({ country }) => country))].filter(
          (country) => country !== storefront.country,
        ),
      };
    }),
  }),
);

const version = "That was seen; somebody else's in the meantime is not written over (CHANGED).";

staffBuilder.mutationFields((t) => ({
  keepStorePart: t.field({
    type: KeptPayload,
    description: "Keeps a part as its draft.",
    args: {
      storefront: t.arg.string(),
      part: t.arg({ type: PartEnum }),
      said: t.arg.string(),
      version: t.arg.string({ description: version }),
    },
    resolve: staffAnswer("store.write", ({ storefront, part, said, version }, scope) => {
      const name = { storefront: placeOf(scope, storefront), part };
      return withFindings(version, () => keepPart(scope, name, { said, version }));
    }),
  }),
  dropStorePart: t.field({
    type: DonePayload,
    description: "Throws a draft away.",
    args: {
      storefront: t.arg.string(),
      part: t.arg({ type: PartEnum }),
      version: t.arg.string({ description: version }),
    },
    resolve: staffAnswer("store.write", async ({ storefront, part, version }, scope) => {
      await endDraft(scope, { storefront: placeOf(scope, storefront), part }, { version, how: "drop" });
      return done;
    }),
  }),
  publishStorePart: t.field({
    type: DonePayload,
    description: "Puts a draft in the place of what was published: pages show it within seconds.",
    args: {
      storefront: t.arg.string(),
      part: t.arg({ type: PartEnum }),
      version: t.arg.string({ description: version }),
    },
    resolve: staffAnswer("store.publish", async ({ storefront, part, version }, scope) => {
      await endDraft(scope, { storefront: placeOf(scope, storefront), part }, { version, how: "publish" });
      return done;
    }),
  }),
}));

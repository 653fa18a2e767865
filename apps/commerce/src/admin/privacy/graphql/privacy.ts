import { staffAnswer } from "../../staff/api/answer.ts";
import { staffBuilder } from "../../staff/api/builder.ts";
import { DonePayload, done, payloadOf } from "../../staff/api/payload.ts";
import { whyOf } from "../../staff/api/scope.ts";
import { findPerson, forgetPerson, type Person } from "../person.ts";

const AccountType = staffBuilder.objectRef<Person["accounts"][number]>("FoundAccount").implement({
  fields: (t) => ({
    legalEntity: t.exposeString("legalEntity"),
    storefront: t.exposeString("storefront"),
    verified: t.exposeBoolean("verified"),
    createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
  }),
});
const OrderType = staffBuilder.objectRef<Person["orders"][number]>("OrderOfPerson").implement({
  fields: (t) => ({
    number: t.exposeString("number"),
    storefront: t.exposeString("storefront"),
    state: t.exposeString("state"),
    placedAt: t.string({ resolve: ({ placedAt }) => placedAt.toISOString() }),
    left: t.exposeBoolean("left", { description: "Its buyer is forgotten, or will be." }),
  }),
});
const PersonType = staffBuilder.objectRef<Person>("FoundPerson").implement({
  description: "What is kept of somebody, by their address.",
  fields: (t) => ({
    accounts: t.field({ type: [AccountType], resolve: ({ accounts }) => accounts }),
    orders: t.field({ type: [OrderType], resolve: ({ orders }) => orders }),
  }),
});
const PersonPayload = payloadOf("FoundPersonPayload", PersonType);

staffBuilder.queryField("person", (t) =>
  t.field({
    type: PersonPayload,
    args: { email: t.arg.string() },
    resolve: staffAnswer("privacy.read", ({ email }, scope) => findPerson(scope.services.pool, email, scope)),
  }),
);

staffBuilder.mutationField("forgetPerson", (t) =>
  t.field({
    type: DonePayload,
    description: "Deletes accounts of an address, and forgets who bought its orders, as their owner could.",
    args: { email: t.arg.string(), why: t.arg.string() },
    resolve: staffAnswer("privacy.forget", async ({ email, why }, scope) => {
      await forgetPerson(email, whyOf(why), scope);
      return done;
    }),
  }),
);

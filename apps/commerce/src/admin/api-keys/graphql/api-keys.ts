import type { ApiKey } from "../../../shop/api/keys/keys-table.ts";
import { scopes } from "../../../shop/api/keys/scopes.ts";
import { staffAnswer } from "../../staff/api/answer.ts";
import { staffBuilder } from "../../staff/api/builder.ts";
import { DonePayload, payloadOf } from "../../staff/api/payload.ts";
import { makeKeyFor, revokeKeyFor } from "../change-keys.ts";
import { type ApiCompanyView, listCompanies } from "../list-companies.ts";

const KeyType = staffBuilder.objectRef<ApiKey>("ApiKey").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    prefix: t.exposeString("prefix"),
    test: t.exposeBoolean("test"),
    scopes: t.stringList({ resolve: (key) => [...key.scopes] }),
    madeBy: t.exposeString("madeBy"),
    createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
    lastUsedAt: t.string({ nullable: true, resolve: ({ lastUsedAt }) => lastUsedAt?.toISOString() ?? null }),
    revokedAt: t.string({ nullable: true, resolve: ({ revokedAt }) => revokedAt?.toISOString() ?? null }),
  }),
});

const CompanyType = staffBuilder.objectRef<ApiCompanyView>("ApiCompany").implement({
  description: "A company that has credit, and may have keys.",
  fields: (t) => ({
    credit: t.id({ resolve: ({ credit }) => credit.id }),
    name: t.string({ resolve: ({ credit }) => credit.companyName }),
    legalEntity: t.string({ resolve: ({ credit }) => credit.legalEntity }),
    currency: t.string({ resolve: ({ credit }) => credit.currency }),
    keys: t.field({ type: [KeyType], resolve: ({ keys }) => keys }),
  }),
});

interface Companies {
  companies: readonly ApiCompanyView[];
}

const CompaniesType = staffBuilder.objectRef<Companies>("ApiCompanies").implement({
  fields: (t) => ({
    companies: t.field({ type: [CompanyType], resolve: ({ companies }) => companies }),
    scopes: t.stringList({ description: "What a key may be allowed.", resolve: () => [...scopes] }),
  }),
});

interface Made {
  text: string;
}

const MadeType = staffBuilder.objectRef<Made>("MadeApiKey").implement({
  fields: (t) => ({ text: t.exposeString("text", { description: "The key itself: it is answered this once." }) }),
});

staffBuilder.queryField("apiCompanies", (t) =>
  t.field({
    type: payloadOf("ApiCompaniesPayload", CompaniesType),
    resolve: staffAnswer("keys.read", async (_, scope) => ({ companies: await listCompanies(scope) })),
  }),
);

staffBuilder.mutationFields((t) => ({
  makeApiKey: t.field({
    type: payloadOf("MadeApiKeyPayload", MadeType),
    args: {
      credit: t.arg.id(),
      test: t.arg.boolean(),
      name: t.arg.string(),
      scopes: t.arg.stringList(),
      why: t.arg.string(),
    },
    resolve: staffAnswer("keys.change", (args, scope) => makeKeyFor({ ...args, credit: `${args.credit}` }, scope)),
  }),
  revokeApiKey: t.field({
    type: DonePayload,
    description: "Ends a key at once.",
    args: { id: t.arg.id(), why: t.arg.string() },
    resolve: staffAnswer("keys.change", ({ id, why }, scope) => revokeKeyFor({ id: `${id}`, why }, scope)),
  }),
}));

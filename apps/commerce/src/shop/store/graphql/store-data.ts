import { builder } from "../../../platform/graphql/builder.ts";
import { answer } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { showStore } from "../show-store.ts";
import { publishedStore } from "../versions.ts";
import { StoreDataPayload } from "./store-types.ts";

builder.queryField("storeData", (t) =>
  t.field({
    type: StoreDataPayload,
    args: { userData: t.arg({ type: UserDataInput }) },
    resolve: answer(async (_, { storefront, language, services }) =>
      showStore({ storefront, language }, await publishedStore(services.pool, storefront.code), services.environment),
    ),
  }),
);

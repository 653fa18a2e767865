import type { IncomingMessage } from "node:http";
import { getStorefront, type Language, type Storefront, storefronts } from "@giftshop/storefront-config";
import { GraphQLError } from "graphql";
import type { Environment } from "../environment.ts";
import { Failure } from "../failure.ts";
import { originOf } from "../origin-of.ts";
import { builder } from "./builder.ts";

/** Who asks, as the page says with every call (specification section 3). */
export interface UserData {
  language: string;
  storeID: number;
  countryCode: string;
  redeemToken?: string | null | undefined;
}

export const UserDataInput = builder.inputRef<UserData>("UserDataInput").implement({
  description: "Sent with every call; commerce refuses what contradicts itself (1001).",
  fields: (t) => ({
    language: t.string({ description: "Language of the page, for example `fr`." }),
    storeID: t.int(),
    countryCode: t.string({ description: "ISO 3166-1 alpha-2 country of the storefront." }),
    redeemToken: t.string({ required: false }),
  }),
});

const byStoreId = new Map(storefronts.map(({ storeId, code }) => [storeId, getStorefront(code)]));

const contradicts = (header: string | string[] | undefined, value: string | number): boolean =>
  header !== undefined && header !== `${value}`;

/** A page may call for its own storefront only; a call between servers has no origin. */
const checkOrigin = (origin: string | undefined, storefront: Storefront, environment: Environment): void => {
  if (origin === undefined) return;
  if (origin === originOf(environment, storefront)) return;
  throw new GraphQLError("This origin may not ask for this storefront.", { extensions: { http: { status: 403 } } });
};

/**
 * The storefront and language of a call. Throws 1001 where userData, or a header that
 * repeats it, contradicts the storefront's record; answers 403 to a foreign origin.
 */
export const readUserData = (
  userData: UserData,
  { headers }: IncomingMessage,
  environment: Environment,
): { storefront: Storefront; language: Language } => {
  const storefront = byStoreId.get(userData.storeID);
  if (storefront === undefined) throw new Failure("contradictoryUserData", "userData.storeID");
  checkOrigin(headers.origin, storefront, environment);
  const language = storefront.languages.find((spoken) => spoken === userData.language);
  if (language === undefined) throw new Failure("contradictoryUserData", "userData.language");
  if (userData.countryCode !== storefront.country) throw new Failure("contradictoryUserData", "userData.countryCode");
  if (
    contradicts(headers["x-store-id"], userData.storeID) ||
    contradicts(headers["x-language"], userData.language) ||
    contradicts(headers["x-country"], userData.countryCode)
  ) {
    throw new Failure("contradictoryUserData", "userData");
  }
  return { storefront, language };
};

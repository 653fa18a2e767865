import { errorCodes } from "@giftshop/validation";
import { GraphQLError } from "graphql";
import { isUnavailable } from "../database/index.ts";
import { type BrandLimit, Failure, type Problem } from "../failure.ts";
import { clientAddressOf, networkOf } from "../http/client-address.ts";
import type { Log } from "../log.ts";
import { builder } from "./builder.ts";
import { MoneyType, moneyOf } from "./common.ts";
import type { Context, Scope } from "./context.ts";
import { controlCharactersIn } from "./control-characters.ts";
import { errorMessage } from "./error-messages.ts";
import { redeemSessionOf } from "./redeem-session.ts";
import { sessionOf } from "./session.ts";
import { readUserData, type UserData } from "./user-data.ts";
import { visitorOf } from "./visitor.ts";

/** What every operation answers. */
export interface Answer<Data> {
  data: Data | null;
  errors: readonly Problem[];
}

const BrandLimitType = builder.objectRef<BrandLimit>("BrandLimit").implement({
  description: "The most of a brand that an order may hold.",
  fields: (t) => ({
    brand: t.exposeString("brand"),
    sum: t.field({ type: MoneyType, resolve: ({ sum }) => moneyOf(sum, sum.value) }),
  }),
});

export const ErrorType = builder.objectRef<Problem>("Error").implement({
  description:
    "What went wrong and where: `referencedRequestParameter` is the path of the input field, for example `input.recipient.email`.",
  fields: (t) => ({
    message: t.string({ resolve: errorMessage }),
    code: t.exposeInt("code"),
    referencedRequestParameter: t.string({ nullable: true, resolve: ({ parameter }) => parameter ?? null }),
    limit: t.field({
      type: BrandLimitType,
      nullable: true,
      description: "What 2015 is about; null for every other code.",
      resolve: ({ limit }) => limit ?? null,
    }),
  }),
});

const scopeOf = (userData: UserData, { req, res, requestId, services }: Context): Scope => {
  const { environment } = services;
  const { storefront, language } = readUserData(userData, req, environment);
  const { basePath, legalEntity } = storefront;
  const secure = environment.publicOriginPattern.startsWith("https:");
  const session = sessionOf(req, res, { legalEntity, secure, basePath, now: services.clock.now });
  const redeemToken = userData.redeemToken ?? undefined;
  const redeem = redeemSessionOf(req, res, { storefront, secure, redeemToken, now: services.clock.now });
  // Made for who writes: reading what it says over for secrets costs more than most answers.
  let log: Log | undefined;
  const address = clientAddressOf(req, environment.trustedProxies);
  return {
    storefront,
    language,
    services,
    session,
    redeem,
    visitor: visitorOf(req, res, { secure, basePath, session, redeem }),
    get log() {
      log ??= services.log.child({ requestId, storefront: storefront.code });
      return log;
    },
    clientAddress: address && networkOf(address),
  };
};

/** Without the database nothing can be answered: 503, which the page tells from an expected failure. */
const unavailable = (error: unknown, { services, requestId }: Context): GraphQLError => {
  services.log.warn({ error, requestId }, "database unavailable");
  return new GraphQLError(errorMessage({ code: errorCodes.unexpected }), {
    extensions: { code: errorCodes.unexpected, http: { status: 503 } },
  });
};

/**
 * Makes a resolver of `{ data, errors }`, where work returns the data or throws a {@link Failure}.
 * Control characters are refused before (1105); other errors are logged and answer 1000.
 */
export const answer =
  <Args extends { userData: UserData }, Data>(work: (args: Args, scope: Scope) => Promise<Data | null>) =>
  async (_root: unknown, args: Args, context: Context): Promise<Answer<Data>> => {
    try {
      const refused = controlCharactersIn(args);
      if (refused.length > 0) throw new Failure(refused);
      return { data: await work(args, scopeOf(args.userData, context)), errors: [] };
    } catch (error) {
      if (error instanceof Failure) return { data: error.data as Data | null, errors: error.problems };
      if (error instanceof GraphQLError) throw error;
      if (isUnavailable(error)) throw unavailable(error, context);
      context.services.log.error({ error, requestId: context.requestId }, "operation failed");
      return { data: null, errors: [{ code: errorCodes.unexpected }] };
    }
  };

import { builder } from "../../graphql/builder.ts";
import { type Answer, answer, ErrorType } from "../../graphql/payload.ts";
import { UserDataInput } from "../../graphql/user-data.ts";
import { limit } from "../../limit.ts";
import { makeChallenge } from "../make-challenge.ts";
import { type CaptchaAction, lifetime } from "../settings.ts";

interface CaptchaChallenge {
  challenge: string;
  lifetime: number;
}

/** Each action under its name in GraphQL. */
const actions = { COMMON: "common" } as const satisfies Record<string, CaptchaAction>;

const CaptchaActionEnum = builder.enumType("CaptchaAction", { values: ["COMMON"] as const });

const CaptchaChallengeType = builder.objectRef<CaptchaChallenge>("CaptchaChallenge").implement({
  fields: (t) => ({
    challenge: t.exposeString("challenge", {
      description: "ALTCHA challenge (version 2) as JSON; goes back with its solution in `captchaToken`.",
    }),
    lifetime: t.exposeInt("lifetime", { description: "Seconds for which its solution is accepted, once." }),
  }),
});

const CaptchaChallengePayload = builder.objectRef<Answer<CaptchaChallenge>>("CaptchaChallengePayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: CaptchaChallengeType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

/** Making one costs a try of its own work. */
const challenges = { name: "captcha-challenge", points: 60, seconds: 60 };

builder.queryField("captchaChallenge", (t) =>
  t.field({
    type: CaptchaChallengePayload,
    description: "Work for the visitor's browser, by which it shows that somebody took the time; no puzzle.",
    args: { userData: t.arg({ type: UserDataInput }), action: t.arg({ type: CaptchaActionEnum }) },
    resolve: answer(async ({ action }, scope) => {
      await limit(scope, challenges, scope.clientAddress);
      const challenge = await makeChallenge(scope.services, {
        action: actions[action],
        storefront: scope.storefront.code,
      });
      return { challenge: JSON.stringify(challenge), lifetime };
    }),
  }),
);

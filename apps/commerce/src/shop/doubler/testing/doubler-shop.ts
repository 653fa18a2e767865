import type { StorefrontCode } from "@giftshop/storefront-config";
import { makeChallenge } from "../../../platform/captcha/make-challenge.ts";
import { solvedToken } from "../../../platform/captcha/testing/solve.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { type OwnCard, openRedeemShop, type RedeemShop } from "../../redeem/testing/redeem-shop.ts";
import { type EntryView, enterDoubler } from "../enter.ts";
import { runDraws } from "../steps/run-draws.ts";
import { type TestBeacon, testBeacon } from "./test-beacon.ts";

export interface DoublerShop extends RedeemShop {
  beacon: TestBeacon;
  /** Enters a card that was bought, with all that the form asks for. */
  enter(card: OwnCard, email: string, over?: Record<string, unknown>): Promise<EntryView>;
  /** What the job does, at this moment. */
  run(): Promise<Record<string, number>>;
  scope(storefront?: StorefrontCode): Promise<Scope>;
  /** Jobs of emails that were promised, in the order of the alphabet. */
  promised(name: string): Promise<Record<string, unknown>[]>;
}

/** The moments of the draw of December 2026 in Paris. */
export const december = {
  draw: "CBFR-2026-12",
  lastMoment: "2026-12-06T22:59:59.999Z",
  closed: "2026-12-06T23:00:00.000Z",
  afterGrace: "2026-12-06T23:02:00.000Z",
  hourBefore: "2026-12-07T10:00:30.000Z",
  noon: "2026-12-07T11:00:00.000Z",
  soonAfter: "2026-12-07T11:01:00.000Z",
} as const;

/** A shop that has a draw. */
export const openDoublerShop = async (): Promise<DoublerShop> => {
  const shop = await openRedeemShop();
  const { services } = shop;
  const beacon = testBeacon(services.clock);
  const scope = async (storefront: StorefrontCode = "CBFR") => (await shop.buyer(storefront)).scope;
  return {
    ...shop,
    beacon,
    scope,
    run: () => runDraws(services, beacon),
    enter: async ({ cardNumber, pin }, email, over = {}) => {
      const challenge = await makeChallenge(services, { action: "common", storefront: "CBFR" });
      const captchaToken = await solvedToken(challenge);
      const typed = { cardNumber, pin, email, ofAge: true, acceptTerms: true, captchaToken };
      return enterDoubler({ ...typed, ...over }, await scope());
    },
    promised: async (name) => {
      const { rows } = await services.ownerPool.query<{ job: Record<string, unknown> }>(
        "select job from letter where queue = $1 order by job::text",
        [`mail.doubler-${name}`],
      );
      return rows.map(({ job }) => job);
    },
  };
};

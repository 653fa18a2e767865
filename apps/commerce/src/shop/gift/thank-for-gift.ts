import { thanksSchema, validate } from "@giftshop/validation";
import { inTransaction } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { writeEmail } from "../../platform/outbox/written-emails.ts";
import { thanksEmail } from "./emails/emails.ts";
import { findByToken } from "./find-gift.ts";
import { type GiftView, giftView } from "./show-gift.ts";
import { insertThanks, thanksOf } from "./thanks-table.ts";

const judgeText = async (text: string): Promise<string> => {
  const judged = await validate(thanksSchema, { text });
  if (!judged.ok) throw new Failure(judged.errors.map(({ code, path }) => ({ code, parameter: path })));
  return judged.value.text;
};

/**
 * `thankForGift`: sends the receiver's thanks to the buyer of an opened gift, once.
 *
 * @throws 1002, 2104 for a gift unopened, one's own, or thanked for in other words, 2204, and the text's
 * errors
 */
export const thankForGift = async (
  { token, text: typed }: { token: string; text: string },
  scope: Scope,
): Promise<GiftView> => {
  const { services } = scope;
  const gift = await findByToken(token, scope);
  const text = await judgeText(typed);
  const view = await giftView(services.pool, gift, scope);
  const before = await thanksOf(services.pool, gift.package);
  if (before === text) return view;
  if (!view.canThank) throw new Failure("giftNotThanked", "token");
  await inTransaction(services.pool, async (client) => {
    // One of two presses at once is first.
    if (!(await insertThanks(client, gift.package, text, services.clock.now())))
      throw new Failure("giftNotThanked", "token");
    await writeEmail(services, client, thanksEmail, { packageId: gift.package });
  });
  return { ...view, canThank: false };
};

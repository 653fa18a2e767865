import { isUuid, orderAccountSchema } from "@giftshop/validation";
import { giveOrder, readOrder } from "../../../money/order/index.ts";
import { inTransaction } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { findByEmail } from "../accounts-table.ts";
import { judgeInput, refuseCommon, spendCaptcha } from "../judge.ts";
import { limitEmails } from "../limits.ts";
import { hashPassword } from "../password/hash-password.ts";
import { emailKey } from "../signing-in/email-key.ts";
import { createAccount } from "../signing-in/register.ts";

/** The order of this browser that an account is made with, or 2042. */
const ownOrder = async (orderUuid: string, { services, storefront, visitor }: Scope) => {
  const order = isUuid(orderUuid) ? await readOrder(services.pool, orderUuid.toLowerCase()) : undefined;
  const own = order && !order.forgotten && order.visitor === (await visitor.findBrowser(services.pool));
  if (!own || order.storefront !== storefront.code) throw new Failure("orderNotFound", "input.orderUuid");
  return order;
};

/**
 * `createAccountOnOrder`: an account for a guest order's buyer, once; it sees only this order until its
 * email is verified. An email that has an account gets the same answer in the same time.
 *
 * @throws 1002, 1003, 1116, 2042, 2201 and the errors of its fields
 */
export const createAccountOnOrder = async (input: unknown, scope: Scope): Promise<{ status: "EMAIL_SENT" }> => {
  const { services, storefront } = scope;
  if (await scope.session.find(services.pool)) throw new Failure("alreadyLoggedIn");
  const { captchaToken, orderUuid, password } = await judgeInput(orderAccountSchema, input, "input");
  const order = await ownOrder(orderUuid, scope);
  const { email, firstName, lastName } = order;
  refuseCommon(password, email, "input.password");
  await limitEmails(scope, email);
  await spendCaptcha(scope, captchaToken, "input.captchaToken");
  const passwordHash = await hashPassword(password);
  const known = await findByEmail.first(services.pool, storefront.legalEntity, emailKey(email));
  await inTransaction(services.pool, async (client) => {
    if ((await readOrder(client, order.id))?.accountVisitor !== null) return;
    const owner = known?.verified ? known : undefined;
    const made = { email, passwordHash, firstName, lastName, subscribed: false };
    const { visitor } = await createAccount(client, made, owner, scope);
    // Who has proven the email owns the order at once; of two calls at once the second one's account goes
    // with its transaction.
    if (!(await giveOrder(client, order.id, (owner ?? { visitor }).visitor))) throw new Failure("tooManyRequests");
  });
  return { status: "EMAIL_SENT" };
};

import { defineMessages } from "@giftshop/messages";
import { getStorefront, linkTo } from "@giftshop/storefront-config";
import { stringify } from "csv-stringify/sync";
import { readDeliveries, readOrder } from "../../money/order/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { originOf } from "../../platform/origin-of.ts";
import { provePassword, requireAccount } from "../account/index.ts";
import { memberOf, owning } from "../company/index.ts";
import { giftsOfOrder, stateOf, tokenOfGift } from "../gift/index.ts";
import { ownBatch } from "./add-rows.ts";
import { encryptFile, newFilePassword } from "./encrypted-file.ts";
import { words } from "./messages/words.ts";
import { noteBatchRevealed } from "./reveals-table.ts";
import type { Batch } from "./types.ts";

const messages = defineMessages(words);

/** Links of gifts, in a file that opens with a password which is answered this once. */
export interface RevealedBatch {
  fileName: string;
  /** Base64. */
  file: string;
  password: string;
}

/** The list is theirs who made it, and their company's owners'. Throws 2512 for any other member. */
const requireRevealer = async (batch: Batch, scope: Scope): Promise<{ id: string; passwordHash: string }> => {
  const account = await requireAccount(scope);
  const member = await memberOf(scope.services.pool, scope);
  const owns = member !== undefined && member.company.id === batch.company && owning.includes(member.role);
  if (batch.account !== account.id && !owns) throw new Failure("companyRole", "id");
  return account;
};

/** Numbers as they are written where the list was made. */
const numbersOf = ({ language, storefront }: Batch, options?: Intl.NumberFormatOptions): Intl.NumberFormat =>
  new Intl.NumberFormat(`${language}-${getStorefront(storefront).country}`, options);

/** What stands between cells where a spreadsheet opens a file by itself. */
const delimiterOf = (batch: Batch): string => (numbersOf(batch).format(1.5).includes(",") ? ";" : ",");

/** For each gift that nobody has opened: receiver, value in main units, link. */
const rowsOf = async (batch: Batch, orderId: string, { services }: Scope): Promise<string[][]> => {
  const { pool, environment, clock } = services;
  const storefront = getStorefront(batch.storefront);
  const [deliveries, gifts] = await Promise.all([readDeliveries(pool, orderId), giftsOfOrder(pool, orderId)]);
  const byPackage = new Map(gifts.map((gift) => [gift.package, gift]));
  const now = clock.now();
  const origin = originOf(environment, storefront);
  const digits = storefront.currencyDigits;
  const amount = numbersOf(batch, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false });
  return deliveries.flatMap((delivery) => {
    const gift = byPackage.get(delivery.package);
    if (gift === undefined || stateOf(gift, storefront.timeZone, now) !== "UNOPENED") return [];
    const token = tokenOfGift(environment, gift.link);
    const value = amount.format(delivery.faceValue / 10 ** storefront.currencyDigits);
    return [
      [
        delivery.tag,
        delivery.recipientName ?? "",
        value,
        storefront.currency,
        origin + linkTo(storefront, batch.language, "gift", { token }),
      ],
    ];
  });
};

/**
 * `revealGiftBatch`: links of a list's unopened gifts, to print or hand over; the password is proved and
 * the asker noted first.
 *
 * @throws 1002, 2202, 2203 for another password, 2512, 2520, 2521 where it was not ordered or is sent by
 * us
 */
export const revealBatch = async (id: string, password: string, scope: Scope): Promise<RevealedBatch> => {
  const batch = await ownBatch(id, scope);
  const account = await requireRevealer(batch, scope);
  const { pool, clock } = scope.services;
  const order = batch.orderId === null ? undefined : await readOrder(pool, batch.orderId);
  const paid = order !== undefined && order.state !== "PENDING" && order.state !== "CANCELED";
  if (!paid || batch.delivery !== "HAND") throw new Failure("batchClosed", "id");
  await provePassword(scope, account, password, "password");
  const rows = await rowsOf(batch, order.id, scope);
  if (rows.length === 0) throw new Failure("batchClosed", "id");
  await noteBatchRevealed(pool, { orderId: order.id, account: account.id, gifts: rows.length, at: clock.now() });
  scope.log.info({ order: order.id, gifts: rows.length }, "links of a list were handed over");
  const filePassword = newFilePassword();
  const t = messages.in(batch.language);
  const heading = [t("links.row"), t("links.name"), t("links.value"), t("links.currency"), t("links.link")];
  const text = stringify([heading, ...rows], { bom: true, escape_formulas: true, delimiter: delimiterOf(batch) });
  const file = await encryptFile(`${order.number}.csv`, text, filePassword);
  return { fileName: `${order.number}.zip`, file: file.toString("base64"), password: filePassword };
};

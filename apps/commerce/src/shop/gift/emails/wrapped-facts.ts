import type { GiftPackage } from "../../../money/order/index.ts";
import type { Queryable } from "../../../platform/database/index.ts";
import type { Services } from "../../../platform/services.ts";
import { readPictures } from "../../catalogue/media/read-pictures.ts";
import type { GiftRecord } from "../gifts-table.ts";
import { tokenOfGift } from "../link.ts";
import type { WrappedFacts } from "./facts.ts";

/** What the email of a wrapped gift says. */
export const wrappedFacts = async (
  db: Queryable,
  environment: Services["environment"],
  { gift: { link, expiresOn }, found }: { gift: GiftRecord; found: GiftPackage },
): Promise<WrappedFacts> => {
  const wrapper = found.lines.find(({ kind }) => kind === "DIGITAL_WRAPPER");
  const svg = wrapper && (await readPictures(db, [wrapper.imageUrl])).get(wrapper.imageUrl);
  return {
    storefront: found.storefront,
    language: found.language,
    messageId: found.messageId,
    to: found.recipientEmail ?? found.buyerEmail,
    receiverName: found.recipientName ?? found.buyerFirstName,
    ...(found.recipientEmail === null ? {} : { senderName: found.senderName }),
    ...(found.message === null ? {} : { message: found.message }),
    ...(wrapper && svg ? { wrapper: { title: wrapper.title, svg } } : {}),
    token: tokenOfGift(environment, link),
    until: expiresOn,
  };
};

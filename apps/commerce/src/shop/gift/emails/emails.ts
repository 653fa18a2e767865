import { type GiftPackage, readGiftPackage } from "../../../money/order/index.ts";
import type { Queryable } from "../../../platform/database/index.ts";
import { email } from "../../../platform/outbox/email.ts";
import type { Services } from "../../../platform/services.ts";
import { type GiftRecord, giftOfPackage } from "../gifts-table.ts";
import { mainLine } from "../show-gift.ts";
import { thanksOf } from "../thanks-table.ts";
import type { BuyerFacts } from "./facts.ts";
import { wrappedFacts } from "./wrapped-facts.ts";

/** Somebody is to be told of a gift. */
interface PresentJob {
  packageId: number;
}

/** That a gift waits; nothing is said by the link of before once it goes to somebody else. */
export interface WaitingJob extends PresentJob {
  link: string;
  /** Days after it was sent. */
  days: number;
}

const waitingGift = async (db: Queryable, { packageId, link }: WaitingJob): Promise<GiftRecord | undefined> => {
  const gift = await giftOfPackage(db, packageId);
  return gift?.state === "UNOPENED" && gift.link === link ? gift : undefined;
};

const domainOf = (messageId: string): string => messageId.slice(messageId.indexOf("@"));

const toBuyer = (found: GiftPackage, what: string): BuyerFacts | undefined => {
  const { recipientEmail, recipientName } = found;
  if (recipientEmail === null || found.buyerEmail === "") return undefined;
  return {
    storefront: found.storefront,
    language: found.language,
    messageId: `<${what}.${found.package}.${found.orderId}${domainOf(found.messageId)}>`,
    to: found.buyerEmail,
    buyerName: found.buyerFirstName,
    receiverName: recipientName ?? recipientEmail,
    receiverEmail: recipientEmail,
    productTitle: mainLine(found).title,
    orderUuid: found.orderId,
  };
};

const nameOf = async (db: Queryable, { packageId }: PresentJob): Promise<string | undefined> =>
  (await readGiftPackage(db, packageId))?.orderNumber;

/** To whoever a gift is for, that it waits. */
export const reminderEmail = email("gift-reminder", {
  facts: async (services: Services, job: WaitingJob) => {
    const gift = await waitingGift(services.pool, job);
    const found = gift && (await readGiftPackage(services.pool, gift.package));
    if (gift === undefined || found === undefined) return undefined;
    const facts = await wrappedFacts(services.pool, services.environment, { gift, found });
    const messageId = `<gift-reminder.${job.days}.${job.link}${domainOf(found.messageId)}>`;
    return { ...facts, messageId };
  },
  template: async () => (await import("./compose-wrapped.tsx")).composeReminder,
  nameOf,
  mayBeRefused: true,
});

/** To its buyer, that nobody has opened it. */
export const unopenedEmail = email("gift-unopened", {
  facts: async ({ pool }: Services, job: WaitingJob) => {
    const gift = await waitingGift(pool, job);
    const found = gift && (await readGiftPackage(pool, gift.package));
    return found && toBuyer(found, `gift-unopened.${job.link}`);
  },
  template: async () => (await import("./compose-for-buyer.tsx")).composeUnopened,
  nameOf,
  mayBeRefused: true,
});

/** To its buyer, that it was opened: whoever opened it agreed. */
export const openedEmail = email("gift-opened", {
  facts: async ({ pool }: Services, { packageId }: PresentJob) => {
    const found = await readGiftPackage(pool, packageId);
    return found && toBuyer(found, "gift-opened");
  },
  template: async () => (await import("./compose-for-buyer.tsx")).composeOpened,
  nameOf,
  mayBeRefused: true,
});

/** To its buyer, what the receiver wrote. */
export const thanksEmail = email("gift-thanks", {
  facts: async ({ pool }: Services, { packageId }: PresentJob) => {
    const [found, text] = await Promise.all([readGiftPackage(pool, packageId), thanksOf(pool, packageId)]);
    const facts = found && toBuyer(found, "gift-thanks");
    return facts && text ? { ...facts, text } : undefined;
  },
  template: async () => (await import("./compose-for-buyer.tsx")).composeThanks,
  nameOf,
  mayBeRefused: true,
});

import type { Storefront, StorefrontCode } from "@giftshop/storefront-config";
import { originOf } from "../origin-of.ts";
import type { Services } from "../services.ts";
import type { EmailBook } from "./book.ts";
import { type NameOf, writtenEmails } from "./written-emails.ts";

/** A message ready to be handed to the mail server. */
export interface Mail {
  /** Whose message it is; sent as `X-Storefront`, by which a mailbox of many shops sorts. */
  storefront: StorefrontCode;
  messageId: string;
  from: { name: string; address: string };
  to: string;
  /** Whom an answer goes to, where that is not the sender. */
  replyTo?: { name: string; address: string };
  /** An answer that nobody wrote, which no other such answer is to follow (RFC 3834). */
  automatic?: boolean;
  subject: string;
  html: string;
  text: string;
  /** One with a `cid` is a picture within the message. */
  attachments: readonly { filename: string; cid?: string; contentType: string; content: Buffer }[];
}

/** A kind of email, as the outbox knows it. */
export interface Email {
  queue: string;
  /** How many of it are sent at a time. */
  takers: number;
  /** Whether nobody has to look after one that was refused. */
  mayBeRefused: boolean;
  book: EmailBook;
  /** Makes the message; `undefined` where there is nothing to say any more. */
  compose(services: Services, job: object): Promise<Mail | undefined>;
}

/** Where a storefront answers, without a slash at its end: `http://cbfr.localhost:3000`. */
export type OriginOf = (storefront: Storefront) => string;

interface Declaration<Job extends object, Facts> {
  /** Reads what it says; `undefined` where there is nothing to say any more. */
  facts: (services: Services, job: Job) => Promise<Facts | undefined>;
  /** Loads what makes a message of it: where it is sent, so that the server does not carry it. */
  template: () => Promise<(facts: Facts, originOf: OriginOf) => Mail | Promise<Mail>>;
  takers?: number;
  mayBeRefused?: boolean;
}

/** What a person finds one by, or a book of its own. */
type Kept<Job extends object> = { nameOf: NameOf<Job> } | { book: EmailBook };

/** The queue of an email. */
export const queueOf = (name: string): string => `mail.${name}`;

/** Declares an email, in the module that sends it. */
export const email = <Job extends object, Facts>(
  name: string,
  { facts, template, takers = 1, mayBeRefused = false, ...kept }: Declaration<Job, Facts> & Kept<Job>,
): Email => {
  const queue = queueOf(name);
  return {
    queue,
    takers,
    mayBeRefused,
    book: "book" in kept ? kept.book : writtenEmails(queue, (db, job) => kept.nameOf(db, job as Job)),
    compose: async (services, job) => {
      const found = await facts(services, job as Job);
      if (found === undefined) return undefined;
      const write = await template();
      return write(found, (storefront) => originOf(services.environment, storefront));
    },
  };
};

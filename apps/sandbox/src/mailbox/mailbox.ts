import { closeSync, fstatSync, ftruncateSync, mkdirSync, openSync, readSync } from "node:fs";
import { join } from "node:path";
import type { Attachment as ParsedAttachment } from "mailparser";
import type { Clock } from "../clock.ts";
import { appendWhole } from "../storage/append-whole.ts";
import { type Journal, openJournal } from "../storage/journal.ts";
import type { Message, OpenMessage } from "./message.ts";
import { headerText, parseHead, parseWhole } from "./parse.ts";

type Entry =
  | { readonly kind: "message"; readonly message: Message; readonly offset: number; readonly length: number }
  | { readonly kind: "copy"; readonly id: string };

interface Stored {
  message: Message;
  readonly offset: number;
  readonly length: number;
}

/** Everybody's mailbox. The list is in memory, the messages themselves lie one after another in a file. */
export class Mailbox {
  readonly #messages = new Map<string, Stored>();
  readonly #byMessageId = new Map<string, string>();
  readonly #clock: Clock;
  readonly #journal: Journal<Entry>;
  readonly #raw: number;
  #size: number;

  constructor(dataDirectory: string, clock: Clock) {
    this.#clock = clock;
    mkdirSync(dataDirectory, { recursive: true });
    this.#raw = openSync(join(dataDirectory, "mail.raw"), "a+");
    this.#size = fstatSync(this.#raw).size;
    this.#journal = openJournal<Entry>(join(dataDirectory, "mail.jsonl"), (entry) => this.#apply(entry));
  }

  /**
   * Puts a raw message into the mailbox of each recipient; as mailbox providers do, it counts but does not
   * list a `Message-ID` that came before.
   */
  async receive(raw: Buffer, from: string, recipients: readonly string[]): Promise<void> {
    const head = await parseHead(raw);
    const offset = this.#size;
    this.#size = appendWhole(this.#raw, raw, offset);
    const receivedAt = this.#clock.now().toISOString();
    for (const recipient of recipients) {
      const to = recipient.toLowerCase();
      const messageId = head.messageId ?? null;
      const known = messageId === null ? undefined : this.#byMessageId.get(`${to} ${messageId}`);
      if (known !== undefined) {
        this.#write({ kind: "copy", id: known });
        continue;
      }
      const message: Message = {
        id: String(this.#messages.size + 1),
        to,
        from,
        subject: head.subject ?? "",
        messageId,
        storefront: headerText(head, "x-storefront"),
        receivedAt,
        copies: 1,
      };
      this.#write({ kind: "message", message, offset, length: raw.length });
    }
  }

  /** Messages, newest first; of one address when it is named. */
  list(to?: string): Message[] {
    const all = [...this.#messages.values()].map(({ message }) => message).reverse();
    return to === undefined ? all : all.filter((message) => message.to === to.toLowerCase());
  }

  async open(id: string): Promise<OpenMessage | undefined> {
    const stored = this.#messages.get(id);
    if (stored === undefined) return undefined;
    const mail = await parseWhole(this.#read(stored));
    return {
      ...stored.message,
      html: mail.html === false ? null : mail.html,
      text: mail.text ?? "",
      headers: mail.headerLines.map(({ key, line }) => ({
        name: key,
        value: line.slice(line.indexOf(":") + 1).trim(),
      })),
      attachments: mail.attachments.map(describe),
    };
  }

  /** A message as it came. */
  raw(id: string): Buffer | undefined {
    const stored = this.#messages.get(id);
    return stored && this.#read(stored);
  }

  /** The bytes and type of an attachment, counted from zero. */
  async attachment(id: string, index: number): Promise<{ contentType: string; content: Buffer } | undefined> {
    const stored = this.#messages.get(id);
    if (stored === undefined) return undefined;
    const found = (await parseWhole(this.#read(stored))).attachments[index];
    return found === undefined ? undefined : { contentType: found.contentType, content: found.content };
  }

  clear(): void {
    this.#messages.clear();
    this.#byMessageId.clear();
    this.#journal.clear();
    ftruncateSync(this.#raw, 0);
    this.#size = 0;
  }

  close(): void {
    this.#journal.close();
    closeSync(this.#raw);
  }

  #read({ offset, length }: Stored): Buffer {
    const raw = Buffer.alloc(length);
    readSync(this.#raw, raw, 0, length, offset);
    return raw;
  }

  #write(entry: Entry): void {
    this.#journal.append(entry);
    this.#apply(entry);
  }

  #apply(entry: Entry): void {
    if (entry.kind === "copy") {
      const stored = this.#messages.get(entry.id);
      if (stored !== undefined) stored.message = { ...stored.message, copies: stored.message.copies + 1 };
      return;
    }
    const { message, offset, length } = entry;
    this.#messages.set(message.id, { message, offset, length });
    if (message.messageId !== null) this.#byMessageId.set(`${message.to} ${message.messageId}`, message.id);
  }
}

const describe = ({ filename, contentType, size, cid }: ParsedAttachment) => ({
  name: filename ?? "attachment",
  contentType,
  size,
  contentId: cid ?? null,
});

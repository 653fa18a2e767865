/** A message in somebody's mailbox, as the list shows it. */
export interface Message {
  readonly id: string;
  /** The address it was delivered to, in lower case. */
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  /** `Message-ID` header; null when the sender left it out. */
  readonly messageId: string | null;
  /** Code of the storefront that sent it, from the `X-Storefront` header. */
  readonly storefront: string | null;
  readonly receivedAt: string;
  /** How many times the same message arrived. */
  readonly copies: number;
}

/** A message opened. */
export interface OpenMessage extends Message {
  readonly html: string | null;
  readonly text: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly attachments: readonly Attachment[];
}

interface Attachment {
  readonly name: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  /** `Content-ID` by which the HTML part may show it. */
  readonly contentId: string | null;
}

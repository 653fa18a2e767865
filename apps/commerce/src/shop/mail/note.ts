import type { MailScene } from "./render.tsx";

/** What the buyer wrote, in words of the message. */
interface Noted {
  note?: { title: string; text: string };
}

/** The buyer's own words beside a gift or a donation, where there are any. */
export const noteOf = (
  { t }: MailScene,
  { message, senderName, receiverName }: { message?: string; senderName?: string; receiverName: string },
): Noted => (message ? { note: { title: t("gift.note", { sender: senderName ?? receiverName }), text: message } } : {});

/** The note in the text part, after a blank line. */
export const noteLines = ({ note }: Noted): string[] => (note ? ["", `${note.title}:`, note.text] : []);

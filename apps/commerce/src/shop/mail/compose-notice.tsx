import type { Mail } from "../../platform/outbox/email.ts";
import { type MailScene, renderMail } from "./render.tsx";
import { Refund, type RefundTexts } from "./templates/refund.tsx";

/** A short email: what happened, what follows, and one thing to press. */
export interface Notice extends Omit<RefundTexts, "view"> {
  messageId: string;
  to: string;
  subject: string;
  preview: string;
  /** Absent where there is nothing to press. */
  view?: RefundTexts["view"] | undefined;
  /** Why it is sent, in place of "because of an order". */
  why?: string | undefined;
}

/** Writes it in the look of its storefront. */
export const composeNotice = (scene: MailScene, notice: Notice): Mail => {
  const { house, shop, t } = scene;
  const { messageId, to, subject, preview, why, greeting, texts, facts, view } = notice;
  const help = t("footer.help", { email: shop.storefront.organisation.email });
  return {
    ...renderMail(scene, {
      messageId,
      to,
      subject,
      preview,
      body: <Refund texts={{ greeting, texts, facts, view }} house={house} />,
      text: [
        greeting,
        "",
        ...texts,
        "",
        ...facts.map(({ label, value }) => `${label}: ${value}`),
        ...(view ? ["", `${view.text}: ${view.href}`] : []),
      ],
      ...(why ? { foot: { why, help } } : {}),
    }),
    automatic: true,
    attachments: [],
  };
};

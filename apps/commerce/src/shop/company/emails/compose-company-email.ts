import { formatMoney } from "@giftshop/messages";
import type { Mail, OriginOf } from "../../../platform/outbox/email.ts";
import { mailScene, renderMail } from "../../mail/render.tsx";
import { told } from "../../mail/told.tsx";
import { companyMessages } from "./messages.ts";
import type { CompanyEmailFacts } from "./types.ts";

/** One email of a company: an invitation, an order that waits for a yes, or what was decided about it. */
export const composeCompanyEmail = (mail: CompanyEmailFacts, originOf: OriginOf): Mail => {
  const { kind, id, token, to, name, company } = mail;
  const scene = mailScene(mail.storefront, mail.language, originOf);
  const { shop, origin } = scene;
  const { organisation, name: shopName } = shop.storefront;
  const t = companyMessages.in(shop);
  const amount = formatMoney({ value: mail.amount, currency: mail.currency }, shop.locale, "always");
  const values = { company, amount, shop: shopName };
  const greeting = name === "" ? t("company.greetingUnknown") : t("company.greeting", { name });
  const by = { invitation: "invitedBy", waiting: "askedBy", approved: "decidedBy", refused: "decidedBy" } as const;
  const facts = [
    { label: t("company.facts.company"), value: company },
    { label: t(`company.facts.${by[kind]}`), value: mail.by },
    ...(kind === "invitation"
      ? []
      : [
          { label: t("company.facts.gifts"), value: mail.gifts },
          { label: t("company.facts.total"), value: amount },
          { label: t("company.facts.costCentre"), value: mail.costCentre },
          { label: t("company.facts.why"), value: mail.why },
        ]),
  ].filter(({ value }) => value !== "");
  const href = `${origin}${shop.link("company")}${kind === "invitation" ? `?invitation=${token}` : ""}`;
  return {
    ...renderMail(scene, {
      messageId: `<company-${kind}-${id}@${organisation.email.split("@").at(-1)}>`,
      to,
      subject: t(`company.${kind}.subject`, values),
      preview: t(`company.${kind}.preview`),
      ...told(scene, {
        greeting,
        texts: [t(`company.${kind}.text`, values)],
        facts,
        action: t(`company.${kind}.action`),
        href,
      }),
    }),
    automatic: true,
    attachments: [],
  };
};

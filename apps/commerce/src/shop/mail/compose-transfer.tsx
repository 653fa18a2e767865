import { formatDate, formatMoney } from "@giftshop/messages";
import type { Mail, OriginOf } from "../../platform/outbox/email.ts";
import { qrCode } from "./qr-code.ts";
import { mailScene, renderMail } from "./render.tsx";
import { Action, Fact, Heading } from "./templates/parts.tsx";
import type { TransferMail } from "./types.ts";

/** Where to send the money of a bank transfer, to read and to scan. */
export const composeTransfer = async (transfer: TransferMail, originOf: OriginOf): Promise<Mail> => {
  const scene = mailScene(transfer.storefront, transfer.language, originOf);
  const { shop, t, house, origin } = scene;
  const { orderNumber: number, code } = transfer;
  const amount = formatMoney(transfer.amount, shop.locale, "always");
  const until = formatDate(transfer.until, shop.locale, shop.storefront.timeZone, { dateStyle: "long" });
  const greeting = t("refund.greeting", { name: transfer.buyerName });
  const text = t("transfer.text", { amount, number, until });
  const facts = [
    { label: t("transfer.holder"), value: transfer.holder, code: false },
    { label: t("transfer.account"), value: transfer.account, code: true },
    { label: t("transfer.bic"), value: transfer.bic, code: true },
    { label: t("transfer.reference"), value: transfer.reference, code: true },
    { label: t("transfer.amount"), value: amount, code: false },
  ];
  const href = `${origin}${shop.link("confirmation", { uuid: transfer.orderUuid })}`;
  const scan = t("transfer.scan");
  return {
    ...renderMail(scene, {
      messageId: transfer.messageId,
      to: transfer.to,
      subject: t("transfer.subject", { number }),
      preview: t("transfer.preview", { amount }),
      body: (
        <>
          <Heading house={house}>{greeting}</Heading>
          <p style={{ margin: "0 0 16px" }}>{text}</p>
          {facts.map(({ label, value, code: isCode }) => (
            <Fact key={label} house={house} label={label} code={isCode}>
              {value}
            </Fact>
          ))}
          {code && (
            <>
              <p style={{ margin: "0 0 8px" }}>{scan}</p>
              <img src="cid:epc" alt={scan} width={220} style={{ display: "block", width: 220, height: "auto" }} />
            </>
          )}
          <Action house={house} href={href}>
            {t("confirmation.view")}
          </Action>
        </>
      ),
      text: [
        greeting,
        "",
        text,
        "",
        ...facts.map(({ label, value }) => `${label}: ${value}`),
        "",
        `${t("confirmation.view")}: ${href}`,
      ],
    }),
    attachments: code
      ? [{ filename: "epc.png", cid: "epc", contentType: "image/png", content: await qrCode(code) }]
      : [],
  };
};

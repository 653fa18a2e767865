import { type ResultOf, readFragment } from "@giftshop/graphql";
import { useRequest, useSend } from "@giftshop/graphql/react";
import { Button } from "@giftshop/ui-kit/button";
import { Link } from "@giftshop/ui-kit/link";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { useEffect, useState } from "react";
import { useAccount } from "../frame/account-context.tsx";
import * as styles from "../frame/account-frame.css.ts";
import {
  AccountDocumentsFragment,
  AccountOrderDocuments,
  AccountRequestInvoice,
} from "./order-documents.operations.ts";

const documentsOf = ({ orderDocuments }: ResultOf<typeof AccountOrderDocuments>) =>
  readFragment(AccountDocumentsFragment, orderDocuments.data);

/** Milliseconds until it is looked again whether a file is made. */
const pause = 1500;

/**
 * Invoices and credit notes of a paid order: to download,
 * and to ask for. Nothing while nothing is known of them.
 */
export const OrderDocuments = ({ order }: { order: string }) => {
  const { t } = useAccount();
  const [loaded, again] = useRequest(AccountOrderDocuments, { orderUuid: order }, { read: documentsOf });
  const { send, pending, failed } = useSend(AccountRequestInvoice);
  const [refused, setRefused] = useState(false);
  const shown = loaded.state === "ready" ? loaded.value : null;
  const making = shown?.documents.some(({ pdf }) => pdf === null) ?? false;
  useEffect(() => {
    if (!making) return;
    const timer = setInterval(() => void again(), pause);
    return () => clearInterval(timer);
  }, [making, again]);
  if (!shown || (shown.documents.length === 0 && !shown.canRequestInvoice)) return null;
  const ask = async () => {
    setRefused(false);
    const answer = await send({ orderUuid: order }).catch(() => undefined);
    setRefused(answer?.requestInvoice.data === null);
    await again();
  };
  return (
    <section aria-labelledby="documents" className={styles.documents}>
      <Heading level={3} id="documents" size="title">
        {t("account.orders.documents.title")}
      </Heading>
      {shown.documents.map(({ id, kind, number, pdf, xml }) => (
        <p key={id} className={styles.document}>
          <span>
            {t(kind === "INVOICE" ? "account.orders.documents.invoice" : "account.orders.documents.creditNote", {
              number,
            })}
          </span>
          {pdf && (
            <Link href={pdf} download aria-label={`PDF ${number}`}>
              PDF
            </Link>
          )}
          {xml && (
            <Link href={xml} download aria-label={`XML ${number}`}>
              XML
            </Link>
          )}
        </p>
      ))}
      <div role="status">
        {making && <Text tone="muted">{t("account.orders.documents.making")}</Text>}
        {(failed || refused) && <Text tone="danger">{t("account.orders.documents.failed")}</Text>}
      </div>
      {shown.canRequestInvoice && (
        <div>
          <Button variant="secondary" onClick={ask} loading={pending}>
            {t("account.orders.documents.request")}
          </Button>
        </div>
      )}
    </section>
  );
};

import { type ResultOf, readFragment } from "@giftshop/graphql";
import { useRequest, useSend } from "@giftshop/graphql/react";
import { Documents } from "@giftshop/ui-kit/documents";
import { useEffect, useState } from "react";
import { useAccount } from "../frame/account-context.tsx";
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
    <Documents
      title={t("account.orders.documents.title")}
      level={3}
      documents={shown.documents.map((one) => ({
        ...one,
        label: t(`account.orders.documents.${one.kind === "INVOICE" ? "invoice" : "creditNote"}`, {
          number: one.number,
        }),
      }))}
      making={making ? t("account.orders.documents.making") : undefined}
      problem={failed || refused ? t("account.orders.documents.failed") : undefined}
      request={
        shown.canRequestInvoice ? { label: t("account.orders.documents.request"), pending, onPress: ask } : undefined
      }
    />
  );
};

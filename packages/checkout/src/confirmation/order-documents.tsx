import { type ResultOf, readFragment } from "@giftshop/graphql";
import { useRequest, useSend } from "@giftshop/graphql/react";
import { Documents } from "@giftshop/ui-kit/documents";
import { type ReactNode, useEffect, useState } from "react";
import { useCheckout } from "../frame/checkout-context.tsx";
import {
  ConfirmationDocumentsFragment,
  ConfirmationOrderDocuments,
  ConfirmationRequestInvoice,
} from "./order-documents.operations.ts";

const documentsOf = ({ orderDocuments }: ResultOf<typeof ConfirmationOrderDocuments>) =>
  readFragment(ConfirmationDocumentsFragment, orderDocuments.data);

/** Milliseconds until it is looked again whether a file is made. */
const pause = 1500;

export interface OrderDocumentsProps {
  order: string;
  /** Further presses; alone while nothing is known of documents. */
  children?: ReactNode;
}

/** Invoices and credit notes of a paid order: to download, and to ask for. */
export const OrderDocuments = ({ order, children }: OrderDocumentsProps) => {
  const { t } = useCheckout();
  const [loaded, again] = useRequest(ConfirmationOrderDocuments, { orderUuid: order }, { read: documentsOf });
  const { send, pending, failed } = useSend(ConfirmationRequestInvoice);
  const [refused, setRefused] = useState(false);
  const shown = loaded.state === "ready" ? loaded.value : null;
  const making = shown?.documents.some(({ pdf }) => pdf === null) ?? false;
  useEffect(() => {
    if (!making) return;
    const timer = setInterval(() => void again(), pause);
    return () => clearInterval(timer);
  }, [making, again]);
  if (!shown || (shown.documents.length === 0 && !shown.canRequestInvoice)) return children;
  const ask = async () => {
    setRefused(false);
    const answer = await send({ orderUuid: order }).catch(() => undefined);
    setRefused(answer?.requestInvoice.data === null);
    await again();
  };
  return (
    <Documents
      title={t("confirmation.documents.title")}
      documents={shown.documents.map((one) => ({
        ...one,
        label: t(`confirmation.documents.${one.kind === "INVOICE" ? "invoice" : "creditNote"}`, { number: one.number }),
      }))}
      making={making ? t("confirmation.documents.making") : undefined}
      problem={failed || refused ? t("confirmation.documents.failed") : undefined}
      request={
        shown.canRequestInvoice ? { label: t("confirmation.documents.request"), pending, onPress: ask } : undefined
      }
    >
      {children}
    </Documents>
  );
};

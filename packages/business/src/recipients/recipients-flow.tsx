import { readFragment } from "@giftshop/graphql";
import { useRequest, useSend } from "@giftshop/graphql/react";
import { rememberReturn } from "@giftshop/storefront-config/return-after-login";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button, ButtonLink } from "@giftshop/ui-kit/button";
import { Loader } from "@giftshop/ui-kit/loader";
import { Progress } from "@giftshop/ui-kit/progress";
import { errorCodes } from "@giftshop/validation/error-codes";
import { useState } from "react";
import { BusinessProvider, useBusiness } from "../quote-page/business-context.tsx";
import type { Gift } from "../quote-page/gifts.ts";
import { BatchFragment } from "./batch.fragment.ts";
import { BatchesQuery, BeginBatch } from "./batch.operations.ts";
import type { ColumnUse } from "./columns.ts";
import { ColumnsStep } from "./columns-step.tsx";
import { deliveries } from "./delivery.ts";
import { batchesOf, Lists } from "./lists.tsx";
import { OrderForm } from "./order-form.tsx";
import { Preview } from "./preview.tsx";
import * as styles from "./recipients.css.ts";
import type { RecipientsPartProps } from "./recipients-part-props.ts";
import { SampleList } from "./sample-list.tsx";
import { keepRows, savedRows } from "./saved/saved-rows.ts";
import type { ShownBatch } from "./shown-batch.ts";
import { TableStep, type Wishes } from "./table-step.tsx";
import { fieldNames, type TypedTable, typedRows } from "./typed-rows.ts";
import { useSendRows } from "./use-send-rows.ts";

/** What the page fetches once it lives. */
export const RecipientsFlow = ({ shop, words, gifts }: RecipientsPartProps) => (
  <BusinessProvider shop={shop} words={words}>
    <Recipients gifts={gifts} />
  </BusinessProvider>
);

const nothing: Wishes = { delivery: "EMAIL", variationId: "", value: "", date: "", sender: "", message: "" };

/** A value of a gift that every one of its rows can have. */
const boundsOf = (gifts: readonly Gift[], variationId: string) =>
  gifts.flatMap(({ variations }) => variations).find(({ id }) => id === variationId) ?? { minimum: 0, maximum: 0 };

const Recipients = ({ gifts }: { gifts: readonly Gift[] }) => {
  const { shop, t } = useBusiness();
  const [lists, again] = useRequest(BatchesQuery, {}, { read: batchesOf });
  const { send } = useSend(BeginBatch);
  const [wishes, setWishes] = useState(nothing);
  const [table, setTable] = useState<TypedTable>();
  const [batch, setBatch] = useState<ShownBatch>();
  const [failed, setFailed] = useState(false);
  const [now] = useState(Date.now);
  const [beginning, setBeginning] = useState(false);
  const { state, sendRows } = useSendRows(setBatch);

  if (lists.state === "loading") return <Loader label={t("page.loading")} />;
  if (lists.state === "ready" && lists.value.codes.includes(errorCodes.companyRole))
    return <Banner tone="warning" title={t("recipients.failure.role")} />;
  if (lists.state === "ready" && lists.value.batches === undefined)
    return (
      <div className={styles.parts}>
        <Banner
          tone="info"
          title={t("recipients.signIn.title")}
          action={
            <ButtonLink href={shop.link("login")} onClick={() => rememberReturn(sessionStorage, "manyRecipients")}>
              {t("recipients.signIn.action")}
            </ButtonLink>
          }
        >
          {t("recipients.signIn.text")}
        </Banner>
        <SampleList gifts={gifts} now={now} />
      </div>
    );

  const begin = async (read: TypedTable, uses: readonly ColumnUse[]) => {
    setBeginning(true);
    const rows = typedRows(read, uses, wishes);
    const { delivery, variationId, sender: senderName, message } = wishes;
    const input = { delivery, variationId, senderName, message, fields: fieldNames(read, uses), rows: rows.length };
    const answer = await send({ input }).catch(() => undefined);
    setBeginning(false);
    const begun = answer?.beginBatch.data;
    setFailed(!begun);
    if (!begun) return;
    const made = readFragment(BatchFragment, begun);
    keepRows(made.id, rows);
    setBatch(made);
    await sendRows(made, rows);
  };
  const restart = () => {
    setBatch(undefined);
    setTable(undefined);
    void again();
  };

  return (
    <div className={styles.parts}>
      {failed && (
        <Banner tone="danger" live="alert" title={t("failure.unavailable.title")}>
          {t("failure.unavailable.text", { email: shop.storefront.organisation.email })}
        </Banner>
      )}
      {batch === undefined && table === undefined && (
        <TableStep
          gifts={gifts}
          ways={deliveries.filter((one) => lists.state !== "ready" || lists.value.deliveries.includes(one))}
          wishes={wishes}
          onWishes={setWishes}
          onTable={setTable}
        />
      )}
      {batch === undefined && table !== undefined && (
        <ColumnsStep
          table={table}
          delivery={wishes.delivery}
          busy={beginning}
          onBack={() => setTable(undefined)}
          onMapped={(uses) => void begin(table, uses)}
        />
      )}
      {batch !== undefined && batch.received < batch.expected && (
        <Arriving batch={batch} sending={state === "sending"} onContinue={sendRows} onRestart={restart} />
      )}
      {batch !== undefined && batch.received === batch.expected && (
        <>
          <Preview batch={batch} bounds={boundsOf(gifts, batch.variationId)} />
          <div>
            <Button variant="quiet" onClick={restart}>
              {t("recipients.sending.restart")}
            </Button>
          </div>
          {batch.good > 0 && <OrderForm batch={batch} />}
        </>
      )}
      {batch === undefined && lists.state === "ready" && (
        <Lists batches={lists.value.batches ?? []} gifts={gifts} onContinue={setBatch} />
      )}
    </div>
  );
};

interface ArrivingProps {
  batch: ShownBatch;
  /** Its rows are on their way. */
  sending: boolean;
  onContinue(batch: ShownBatch, rows: NonNullable<ReturnType<typeof savedRows>>): Promise<void>;
  onRestart(): void;
}

/** Rows on their way, and how one goes on with those that were not sent. */
const Arriving = ({ batch, sending, onContinue, onRestart }: ArrivingProps) => {
  const { t } = useBusiness();
  const [rows] = useState(() => savedRows(batch.id));
  const { received: done, expected: all } = batch;
  return (
    <div className={styles.panel}>
      <Progress
        label={t("recipients.sending.label")}
        value={done}
        max={all}
        valueLabel={t("recipients.sending.of", { done, all })}
      />
      {rows === undefined && !sending && (
        <Banner
          tone="warning"
          action={
            <Button variant="secondary" onClick={onRestart}>
              {t("recipients.sending.restart")}
            </Button>
          }
        >
          {t("recipients.sending.again")}
        </Banner>
      )}
      {rows !== undefined && !sending && (
        <Banner
          tone="warning"
          action={<Button onClick={() => void onContinue(batch, rows)}>{t("recipients.sending.continue")}</Button>}
        >
          {t("recipients.sending.stopped")}
        </Banner>
      )}
    </div>
  );
};

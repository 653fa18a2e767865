import { type ResultOf, readFragment } from "@giftshop/graphql";
import { formatDate, formatMoney } from "@giftshop/messages";
import { Badge } from "@giftshop/ui-kit/badge";
import { Button, ButtonLink } from "@giftshop/ui-kit/button";
import { Stack } from "@giftshop/ui-kit/layout";
import { Parts } from "@giftshop/ui-kit/parts";
import { Progress } from "@giftshop/ui-kit/progress";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { useBusiness } from "../quote-page/business-context.tsx";
import type { Gift } from "../quote-page/gifts.ts";
import { BatchFragment } from "./batch.fragment.ts";
import type { BatchesQuery } from "./batch.operations.ts";
import * as styles from "./recipients.css.ts";
import { RevealLinks } from "./report/reveal-links.tsx";
import { useReport } from "./report/use-report.ts";
import type { ShownBatch } from "./shown-batch.ts";

/** The lists of an answer, nothing where nobody is signed in, and how gifts can be delivered. */
export const batchesOf = ({ giftBatches, giftBatchDeliveries }: ResultOf<typeof BatchesQuery>) => ({
  batches: giftBatches.data?.map((row) => readFragment(BatchFragment, row)),
  codes: giftBatches.errors.map(({ code }) => code),
  deliveries: giftBatchDeliveries.data ?? [],
});

const tones = { OPEN: "neutral", WAITING: "info", UNPAID: "warning", ORDERED: "success" } as const;

/** How far the gifts of a list have come. */
const BatchProgress = ({ batch }: { batch: ShownBatch }) => {
  const { t } = useBusiness();
  if (!batch.progress) return null;
  const { waiting, sent, opened, refused, bounced } = batch.progress;
  const all = waiting + sent + refused;
  return (
    <>
      <Progress
        label={t("recipients.lists.progress")}
        value={sent}
        max={Math.max(1, all)}
        valueLabel={t("recipients.sending.of", { done: sent, all })}
        tone={waiting === 0 ? "success" : "primary"}
      />
      <Text size="small" tone="muted">
        <Parts>{t("recipients.lists.counts", { opened, waiting, refused: refused + bounced })}</Parts>
      </Text>
    </>
  );
};

export interface ListsProps {
  batches: readonly ShownBatch[];
  /** Gifts of which each list names one. */
  gifts: readonly Gift[];
  onContinue(batch: ShownBatch): void;
}

/** Lists that were ordered, and those that can be gone on with. */
export const Lists = ({ batches, gifts, onContinue }: ListsProps) => {
  const { shop, t } = useBusiness();
  const download = useReport();
  if (batches.length === 0) return null;
  return (
    <section className={styles.panel}>
      <Heading level={2} size="title">
        {t("recipients.lists.title")}
      </Heading>
      <ul className={styles.rows}>
        {batches.map((batch) => (
          <li key={batch.id} className={styles.panel}>
            <Text weight="bold">
              <Parts>
                {t("recipients.lists.of", {
                  count: batch.good,
                  total: formatMoney(batch.total, shop.locale),
                  date: formatDate(batch.createdAt, shop.locale, shop.storefront.timeZone, { dateStyle: "medium" }),
                })}
              </Parts>
              <Badge tone={tones[batch.state]}>{t(`recipients.lists.states.${batch.state}`)}</Badge>
            </Text>
            <Text size="small" tone="muted">
              <Parts>
                {gifts.find(({ variations }) => variations.some(({ id }) => id === batch.variationId))?.title}
                {t(`recipients.delivery.${batch.delivery}`)}
                {batch.orderNumber}
              </Parts>
            </Text>
            <BatchProgress batch={batch} />
            <Stack direction="row" gap={3}>
              {(batch.state === "OPEN" || batch.state === "UNPAID") && (
                <Button variant="secondary" size="small" onClick={() => onContinue(batch)}>
                  {t("recipients.lists.continue")}
                </Button>
              )}
              {batch.state === "ORDERED" && (
                <Button variant="secondary" size="small" onClick={() => void download(batch)}>
                  {t("recipients.lists.report")}
                </Button>
              )}
              {batch.state === "ORDERED" && batch.orderUuid && (
                <ButtonLink variant="quiet" size="small" href={shop.link("confirmation", { uuid: batch.orderUuid })}>
                  {t("offer.order")}
                </ButtonLink>
              )}
            </Stack>
            {batch.state === "ORDERED" && batch.delivery === "HAND" && <RevealLinks batch={batch} />}
          </li>
        ))}
      </ul>
    </section>
  );
};

import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Stack } from "@giftshop/ui-kit/layout";
import { Modal } from "@giftshop/ui-kit/modal";
import { Text } from "@giftshop/ui-kit/text";
import { TextField } from "@giftshop/ui-kit/text-field";
import { type FormEvent, useState } from "react";
import { useClient } from "urql";
import type { VersionPartsFragment } from "../generated/graphql.ts";
import { useMay } from "../graphql/session.tsx";
import { useDo } from "../graphql/use-do.ts";
import { WhyButton } from "../order/why-button.tsx";
import { Moment } from "../words/moment.tsx";
import { refusalText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";
import type { PageId } from "./use-edited.ts";
import * as styles from "./written.css.ts";
import { DropPage, PreviewQuery, PublishPage, RetirePage } from "./written-documents.ts";

interface PageActionsProps {
  id: PageId;
  language: string;
  current: VersionPartsFragment | undefined;
  published: boolean;
  version: string;
  changed: boolean;
  onDone(said: string): void;
}

const PlanDialog = ({ open, onPlan, onClose }: { open: boolean; onPlan(at: string): void; onClose(): void }) => {
  const { t } = useWords();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const at = String(new FormData(event.currentTarget).get("at") ?? "");
    onPlan(new Date(at).toISOString());
    onClose();
  };
  return (
    <Modal open={open} onClose={onClose} title={t("page.planTitle")} closeLabel={t("close")}>
      <form onSubmit={send}>
        <Stack gap={4}>
          <Text>{t("page.planText")}</Text>
          <TextField label={t("page.planAt")} name="at" type="datetime-local" required />
          <Stack direction="row" gap={2} justify="end">
            <Button type="submit">{t("page.plan")}</Button>
          </Stack>
        </Stack>
      </form>
    </Modal>
  );
};

/**
 * What can be done with a page in a language: shown to
 * somebody, published, now or later, thrown away, taken away.
 */
export const PageActions = ({ id, language, current, published, version, changed, onDone }: PageActionsProps) => {
  const { t } = useWords();
  const client = useClient();
  const mayPublish = useMay("CONTENT_PUBLISH");
  const publish = useDo(PublishPage);
  const drop = useDo(DropPage);
  const retire = useDo(RetirePage);
  const [refused, setRefused] = useState<string>();
  const [link, setLink] = useState<string>();
  const [planning, setPlanning] = useState(false);
  const page = { ...id, language };
  const isDraft = current?.state === "DRAFT";
  const settle = (outcome: { refused?: string }, said: string) => {
    setRefused(outcome.refused);
    if (outcome.refused === undefined) onDone(said);
  };
  const preview = async () => {
    const { data } = await client.query(PreviewQuery, page, { requestPolicy: "network-only" }).toPromise();
    const answer = data?.previewPage;
    setRefused(answer?.data ? undefined : (answer?.errors[0]?.code ?? "UNEXPECTED"));
    setLink(answer?.data?.address);
  };
  return (
    <Stack gap={3}>
      {refused && <Banner tone="danger">{refusalText(t, refused)}</Banner>}
      {link && (
        <Banner tone="info" onClose={() => setLink(undefined)} closeLabel={t("close")}>
          <a href={link} target="_blank" rel="noreferrer">
            {t("page.previewLink")}
          </a>
        </Banner>
      )}
      {current?.publishAt && (
        <Banner
          tone="info"
          action={
            <Button
              variant="secondary"
              size="small"
              onClick={async () => settle(await drop.run({ page, version, planOnly: true }), t("page.unplanned"))}
            >
              {t("page.unplan")}
            </Button>
          }
        >
          {t("page.planned")} <Moment at={current.publishAt} />
        </Banner>
      )}
      <div className={styles.bar}>
        <Button variant="secondary" size="small" disabled={!current || changed} onClick={() => void preview()}>
          {t("page.preview")}
        </Button>
        {mayPublish && (
          <>
            <Button
              variant="secondary"
              size="small"
              disabled={!isDraft || changed}
              loading={publish.pending}
              onClick={async () => settle(await publish.run({ page, version, at: null }), t("page.publishedNow"))}
            >
              {t("page.publish")}
            </Button>
            <Button variant="secondary" size="small" disabled={!isDraft || changed} onClick={() => setPlanning(true)}>
              {t("page.plan")}
            </Button>
          </>
        )}
        {isDraft && (
          <Button
            variant="quiet"
            size="small"
            onClick={async () => settle(await drop.run({ page, version, planOnly: false }), t("page.dropped"))}
          >
            {t("page.drop")}
          </Button>
        )}
        {mayPublish && published && (
          <WhyButton
            label={t("page.retire")}
            title={t("page.retire")}
            text={t("page.retireText")}
            danger
            onDo={async (why) => (await retire.run({ page, why })).refused}
            onDone={() => onDone(t("page.retired"))}
          />
        )}
      </div>
      {changed && (
        <Text size="small" tone="muted">
          {t("page.saveFirst")}
        </Text>
      )}
      <PlanDialog
        open={planning}
        onClose={() => setPlanning(false)}
        onPlan={async (at) => settle(await publish.run({ page, version, at }), t("page.plannedDone"))}
      />
    </Stack>
  );
};

import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Stack } from "@giftshop/ui-kit/layout";
import { Text } from "@giftshop/ui-kit/text";
import type { StorePart, StoreParts } from "@giftshop/validation/store";
import { useState } from "react";
import { useClient } from "urql";
import { useMay } from "../graphql/session.tsx";
import { useDo } from "../graphql/use-do.ts";
import { Findings } from "../parts/findings.tsx";
import { Moment } from "../words/moment.tsx";
import { refusalText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";
import * as styles from "../written/written.css.ts";
import { type Difference, differences } from "./differences.ts";
import type { EditedPart } from "./fields-props.ts";
import { PartFields } from "./part-fields.tsx";
import { DropStorePart, KeepStorePart, PublishStorePart, StorePartQuery } from "./store-documents.ts";

interface PartFormProps {
  shop: string;
  answer: EditedPart;
  onDone(said: string): void;
}

type Found = readonly { file: string; row: number | null; column: string | null; message: string }[];

/**
 * One part: kept as a draft, published, or thrown away. What a
 * colleague did meanwhile is said before it is written over.
 */
export const PartForm = ({ shop, answer, onDone }: PartFormProps) => {
  const { t } = useWords();
  const client = useClient();
  const mayWrite = useMay("STORE_WRITE");
  const mayPublish = useMay("STORE_PUBLISH");
  const keep = useDo(KeepStorePart);
  const publish = useDo(PublishStorePart);
  const drop = useDo(DropStorePart);
  const part: StorePart = answer.part;
  const [said, setSaid] = useState<StoreParts[StorePart]>(() => JSON.parse(answer.said));
  const [findings, setFindings] = useState<Found>([]);
  const [refused, setRefused] = useState<string>();
  const [version, setVersion] = useState(answer.version);
  const [theirs, setTheirs] = useState<readonly Difference[]>();
  const name = { storefront: shop, part, version };
  const changed = JSON.stringify(said) !== answer.said;
  const isDraft = answer.state === "DRAFT";
  /** What was typed stays; what a colleague did is shown, and is what a next try builds on. */
  const readTheirs = async () => {
    const asked = client.query(StorePartQuery, { storefront: shop, part }, { requestPolicy: "network-only" });
    const found = (await asked.toPromise()).data?.storePart.data;
    if (!found) return;
    setVersion(found.version);
    setTheirs(differences(JSON.parse(found.said), said));
  };
  const settle = async (outcome: { refused?: string }, words: string) => {
    setRefused(outcome.refused);
    if (outcome.refused === "CHANGED") await readTheirs();
    if (outcome.refused === undefined) onDone(words);
  };
  const save = async () => {
    const outcome = await keep.run({ ...name, said: JSON.stringify(said) });
    setFindings(outcome.data?.findings ?? []);
    if (!outcome.data || outcome.data.findings.length === 0) await settle(outcome, t("store.kept"));
    else setRefused(undefined);
  };
  return (
    <Stack gap={4}>
      <Text tone="muted">
        {t(`store.state.${answer.state}`)} {answer.writtenAt && <Moment at={answer.writtenAt} />}
      </Text>
      {refused && refused !== "CHANGED" && <Banner tone="danger">{refusalText(t, refused)}</Banner>}
      {theirs && (
        <Banner tone="warning" title={t("changed.title")}>
          {t("changed.rowText")}
          <ul>
            {theirs.map(({ at, value }) => (
              <li key={at}>
                {at}: {value === "" ? "–" : value}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <Findings findings={findings} />
      <PartFields part={part} said={said as never} choices={answer} onChange={setSaid} />
      <div className={styles.bar}>
        {mayWrite && (
          <Button loading={keep.pending} disabled={!changed && theirs === undefined} onClick={() => void save()}>
            {t("store.keep")}
          </Button>
        )}
        {mayPublish && (
          <Button
            variant="secondary"
            disabled={!isDraft || changed || theirs !== undefined}
            loading={publish.pending}
            onClick={async () => settle(await publish.run(name), t("store.published"))}
          >
            {t("store.publish")}
          </Button>
        )}
        {mayWrite && isDraft && theirs === undefined && (
          <Button variant="quiet" onClick={async () => settle(await drop.run(name), t("store.dropped"))}>
            {t("store.drop")}
          </Button>
        )}
      </div>
    </Stack>
  );
};

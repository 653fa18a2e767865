import { Badge } from "@giftshop/ui-kit/badge";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Checkbox } from "@giftshop/ui-kit/checkbox";
import { FileDrop } from "@giftshop/ui-kit/file-drop";
import { Stack } from "@giftshop/ui-kit/layout";
import { Progress } from "@giftshop/ui-kit/progress";
import { SelectNative } from "@giftshop/ui-kit/select-native";
import { TextField } from "@giftshop/ui-kit/text-field";
import { useEffect, useState } from "react";
import { graphql } from "../generated/gql.ts";
import type { ImportRunsQuery as Result } from "../generated/graphql.ts";
import { useMay } from "../graphql/session.tsx";
import { useAsk } from "../graphql/use-ask.ts";
import { useFile } from "../graphql/use-file.ts";
import * as order from "../order/order.css.ts";
import * as orders from "../orders/orders.css.ts";
import { toneOf } from "../orders/tone.ts";
import { WhenAsked } from "../parts/asked.tsx";
import { Findings } from "../parts/findings.tsx";
import { Page, Section } from "../parts/page.tsx";
import { ShopPicker, useShop } from "../shop/use-shop.tsx";
import { Moment } from "../words/moment.tsx";
import { refusalText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";
import { useUpload } from "./use-upload.ts";

const RunsQuery = graphql(`
  query ImportRuns {
    importRuns {
      data { runs { id names rehearse createdAt state read written findings { file row column message } } }
      errors { code parameter }
    }
  }
`);

type Run = NonNullable<Result["importRuns"]["data"]>["runs"][number];

const kinds = ["products.csv", "locations.csv", "content.json", "catalogue.json", "locations.json"] as const;
const allowed = { accept: [".csv", ".json", ".svg"], maxBytes: 30_000_000 };
/** How often it is asked how far an import is, milliseconds. */
const often = 700;

const isGoing = ({ state }: Run): boolean => state === "WAITING" || state === "READING" || state === "WRITING";

const RunLine = ({ run }: { run: Run }) => {
  const { t } = useWords();
  const { state, names, rehearse, read, written, createdAt, findings } = run;
  const going = isGoing(run);
  return (
    <li className={order.gift}>
      <div className={order.line}>
        <strong className={order.grow}>{names.join(", ")}</strong>
        {rehearse && <Badge>{t("files.rehearsal")}</Badge>}
        <Badge tone={toneOf(state === "DONE" ? "COMPLETED" : state)}>{t(`files.states.${state as "DONE"}`)}</Badge>
        <Moment at={createdAt} />
      </div>
      {going && (
        <Progress
          label={t(`files.states.${state as "DONE"}`)}
          value={state === "WRITING" ? undefined : read}
          max={names.length}
          valueLabel={t("files.read", { read, count: names.length })}
        />
      )}
      {written !== null && (
        <span>{rehearse ? t("files.would", { count: written }) : t("files.written", { count: written })}</span>
      )}
      <Findings findings={findings} />
    </li>
  );
};

const Export = ({ shop }: { shop: string }) => {
  const { t } = useWords();
  const file = useFile();
  const [kind, setKind] = useState<string>(kinds[0]);
  const [refused, setRefused] = useState<string>();
  return (
    <Section title={t("files.export")}>
      {refused && <Banner tone="danger">{refusalText(t, refused)}</Banner>}
      <div className={orders.search}>
        <ShopPicker />
        <SelectNative
          label={t("files.kind")}
          value={kind}
          options={kinds.map((id) => ({ id, label: t(`files.kinds.${id.replace(".", "_") as "products_csv"}`) }))}
          onChange={(event) => setKind(event.currentTarget.value)}
        />
        <Button
          variant="secondary"
          onClick={async () => setRefused(await file("/files/export", { storefront: shop, kind }))}
        >
          {t("files.download")}
        </Button>
      </div>
    </Section>
  );
};

const Import = ({ onBegun }: { onBegun(): void }) => {
  const { t } = useWords();
  const { upload, sent } = useUpload();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [rehearse, setRehearse] = useState(true);
  const [why, setWhy] = useState("");
  const [refused, setRefused] = useState<string>();
  const begin = async () => {
    const code = await upload(files, { rehearse, why });
    setRefused(code);
    if (code !== undefined) return;
    if (!rehearse) setFiles([]);
    onBegun();
  };
  return (
    <Section title={t("files.import")}>
      {refused && <Banner tone="danger">{refusalText(t, refused)}</Banner>}
      <FileDrop
        {...allowed}
        several
        label={t("files.choose")}
        hint={t("files.hint")}
        prompt={t("files.drop")}
        onFile={(file) => setFiles((all) => [...all.filter(({ name }) => name !== file.name), file])}
        onReject={() => setRefused("INVALID")}
      />
      {files.length > 0 && (
        <Stack gap={3}>
          <ul>
            {files.map(({ name }) => (
              <li key={name} className={order.line}>
                <span className={order.grow}>{name}</span>
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => setFiles((all) => all.filter((one) => one.name !== name))}
                >
                  {t("files.leave", { name })}
                </Button>
              </li>
            ))}
          </ul>
          <Checkbox
            label={t("files.rehearse")}
            hint={t("files.rehearseHint")}
            checked={rehearse}
            onChange={(event) => setRehearse(event.currentTarget.checked)}
          />
          <TextField
            label={t("why.label")}
            hint={t("why.hint")}
            value={why}
            onChange={(event) => setWhy(event.currentTarget.value)}
            required
          />
          {sent !== undefined && <Progress label={t("files.sending")} value={sent} />}
          <div>
            <Button disabled={why.trim().length < 3} loading={sent !== undefined} onClick={() => void begin()}>
              {rehearse ? t("files.check") : t("files.bring")}
            </Button>
          </div>
        </Stack>
      )}
    </Section>
  );
};

/** Catalogue, places and pages as files: out, and in again, judged before anything is written. */
export const FilesPage = () => {
  const { t } = useWords();
  const [shop] = useShop();
  const may = useMay("FILES_IMPORT");
  const [asked, again] = useAsk(RunsQuery, {});
  const going = asked.state === "ready" && asked.data.runs.some(isGoing);
  useEffect(() => {
    if (!going) return;
    const timer = setInterval(again, often);
    return () => clearInterval(timer);
  }, [going, again]);
  return (
    <Page title={t("place.files")}>
      <Export shop={shop} />
      {may && <Import onBegun={again} />}
      <WhenAsked asked={asked} again={again}>
        {({ runs }) =>
          runs.length > 0 && (
            <Section title={t("files.last")}>
              <ul className={order.gifts}>
                {runs.map((run) => (
                  <RunLine key={run.id} run={run} />
                ))}
              </ul>
            </Section>
          )
        }
      </WhenAsked>
    </Page>
  );
};

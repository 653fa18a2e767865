import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Stack } from "@giftshop/ui-kit/layout";
import { SelectNative } from "@giftshop/ui-kit/select-native";
import { useCallback, useEffect, useState } from "react";
import { useMay } from "../graphql/session.tsx";
import { useDo } from "../graphql/use-do.ts";
import { Waiting } from "../parts/asked.tsx";
import { Findings } from "../parts/findings.tsx";
import { Page, Section } from "../parts/page.tsx";
import { usePath } from "../shell/path.tsx";
import { useShop } from "../shop/use-shop.tsx";
import { languageText } from "../words/language-text.ts";
import { refusalText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";
import { Beside } from "./beside.tsx";
import { History } from "./history.tsx";
import { PageActions } from "./page-actions.tsx";
import { PageForm } from "./page-form.tsx";
import { type Edited, type PageId, useEdited, useReadWords } from "./use-edited.ts";
import { begunFrom, type Draft, written } from "./words-of-page.ts";
import * as styles from "./written.css.ts";
import { KeepPage } from "./written-documents.ts";

type Found = { column: string | null; message: string; file: string; row: number | null }[];

interface EditorProps {
  id: PageId;
  language: string;
  edited: Edited;
  onDone(said: string): void;
  /** Reads it anew, without the form. */
  read(): Promise<Edited | null>;
}

/** Keeps what is written in the form, and knows whether somebody else was faster. */
const Editor = ({ id, language, edited, onDone, read }: EditorProps) => {
  const { t, language: own } = useWords();
  const may = useMay("CONTENT_WRITE");
  const keep = useDo(KeepPage);
  const readWords = useReadWords();
  const [page, setPage] = useState<Draft>(edited.page);
  const [taken, setTaken] = useState(0);
  const [version, setVersion] = useState(edited.current?.id ?? "0");
  const [theirs, setTheirs] = useState<Edited>();
  const [findings, setFindings] = useState<Found>([]);
  const [refused, setRefused] = useState<string>();
  const [other, setOther] = useState<Draft>();
  const changed = page !== edited.page;
  const onFound = useCallback((found: Draft) => setOther(found), []);
  const take = (next: Draft) => {
    setPage(next);
    setTaken((count) => count + 1);
  };
  const save = async () => {
    const outcome = await keep.run({ storefront: id.storefront, page: written(page), version });
    setRefused(outcome.refused);
    if (outcome.refused === "CHANGED") setTheirs((await read()) ?? undefined);
    if (!outcome.data) return;
    setFindings([...outcome.data.findings]);
    if (outcome.data.findings.length === 0) onDone(t("page.saved"));
  };
  useEffect(() => {
    if (!changed) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [changed]);
  return (
    <div className={styles.sides}>
      <Section
        title={languageText(own, language)}
        actions={
          may && (
            <Button loading={keep.pending} disabled={!changed} onClick={() => void save()}>
              {t("page.save")}
            </Button>
          )
        }
      >
        {refused && refused !== "CHANGED" && <Banner tone="danger">{refusalText(t, refused)}</Banner>}
        {theirs && (
          <Banner
            tone="warning"
            title={t("changed.title")}
            action={
              <Button
                variant="secondary"
                size="small"
                onClick={() => {
                  setVersion(theirs.current?.id ?? "0");
                  setTheirs(undefined);
                  setRefused(undefined);
                }}
              >
                {t("changed.over")}
              </Button>
            }
          >
            {t("changed.text")}
          </Banner>
        )}
        <Findings findings={findings} />
        <PageActions
          id={id}
          language={language}
          current={edited.current}
          published={edited.versions.some((one) => one.language === language && one.state === "PUBLISHED")}
          version={version}
          changed={changed}
          onDone={onDone}
        />
        {!edited.current && other && (
          <Button variant="secondary" onClick={() => take(begunFrom(other, language))}>
            {t("page.begin", { language: languageText(own, other.language) })}
          </Button>
        )}
        <PageForm key={taken} page={page} onChange={setPage} />
      </Section>
      <Stack gap={4}>
        <Beside
          versions={edited.versions}
          languages={edited.languages}
          language={language}
          theirs={theirs?.page}
          onFound={onFound}
        />
        <History
          versions={edited.versions.filter((one) => one.language === language)}
          onTake={(one) => void readWords(one).then((found) => found && take(found))}
        />
      </Stack>
    </div>
  );
};

/** A page in its languages: written, shown to somebody, published. */
export const WrittenPage = ({ kind, name }: { kind: string; name: string }) => {
  const { t, language: own } = useWords();
  const { query, path, go } = usePath();
  const [shop] = useShop();
  const language = query.get("language") ?? "";
  const id = { storefront: shop, kind, key: name };
  const { edited, load, read } = useEdited(id, language);
  const [said, setSaid] = useState<string>();
  const [generation, setGeneration] = useState(0);
  const speak = (next: string) => go(`${path}?${new URLSearchParams({ shop, language: next })}`);
  const first = edited?.languages[0];
  useEffect(() => {
    if (language === "" && first) go(`${path}?${new URLSearchParams({ shop, language: first })}`, "replace");
  }, [language, first, path, shop, go]);
  // What was read stands in the form until it is read anew.
  useEffect(() => {
    if (edited) setGeneration((count) => count + 1);
  }, [edited]);
  return (
    <Page
      title={`${t(`page.kinds.${kind as "POST"}`)} · ${name}`}
      actions={
        edited && (
          <SelectNative
            label={t("page.language")}
            value={language}
            options={edited.languages.map((code) => ({ id: code, label: languageText(own, code) }))}
            onChange={(event) => speak(event.currentTarget.value)}
          />
        )
      }
    >
      {said && (
        <Banner tone="success" onClose={() => setSaid(undefined)} closeLabel={t("close")}>
          {said}
        </Banner>
      )}
      {edited === undefined && <Waiting />}
      {edited === null && <Banner tone="danger">{t("failed")}</Banner>}
      {edited && language !== "" && (
        <Editor
          key={`${language} ${generation}`}
          id={id}
          language={language}
          edited={edited}
          read={read}
          onDone={(text) => {
            setSaid(text);
            load();
          }}
        />
      )}
    </Page>
  );
};

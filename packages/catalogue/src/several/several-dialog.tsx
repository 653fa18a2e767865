import { CommerceUnavailable, graphql } from "@giftshop/graphql";
import { request } from "@giftshop/graphql/browser";
import type { TranslateReceiver } from "@giftshop/messages/late-receivers";
import { Button } from "@giftshop/ui-kit/button";
import { FileDrop } from "@giftshop/ui-kit/file-drop";
import { Modal } from "@giftshop/ui-kit/modal";
import { TextArea } from "@giftshop/ui-kit/text-area";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import type { Draft } from "../buy/draft.ts";
import { createIntents } from "../buy/intent.ts";
import type { Offer } from "../buy/offer.ts";
import { type JudgedRow, judgeRows, withRefusals } from "./judge-rows.ts";
import { readTable } from "./read-table.ts";
import * as styles from "./several.css.ts";

const AddPackages = graphql(`
  mutation AddPackages($userData: UserDataInput!, $input: AddPackagesInput!) {
    addPackages(userData: $userData, input: $input) {
      data {
        id
        quantity
      }
      errors {
        code
        referencedRequestParameter
        limit {
          brand
          sum {
            currency
            value
          }
        }
      }
    }
  }
`);

/** Most gifts of a basket. */
const most = 500;

/** Rows that are shown of a long table; those with a problem are shown all. */
const shownWell = 20;

export interface SeveralDialogProps {
  words: TranslateReceiver;
  /** What was put together on the page: it is given to everybody of the table. */
  draft: Draft;
  offer: Offer;
  basketHref: string;
  onClose(): void;
}

/** The same gift for several people: a pasted table or a dropped file, looked at row by row, added as a whole. */
export function SeveralDialog({ words, draft, offer, basketHref, onClose }: SeveralDialogProps) {
  const [text, setText] = useState("");
  const [rows, setRows] = useState<readonly JudgedRow[]>([]);
  const [problem, setProblem] = useState<string>();
  const [wrongFile, setWrongFile] = useState(false);
  const [sending, setSending] = useState(false);
  const intents = useRef(createIntents());
  const typed = useDeferredValue(text);
  const dayFault = words("faults.date");

  useEffect(() => {
    let stale = false;
    const read = readTable(typed, draft.kind);
    if (read.length > most) {
      setRows([]);
      setProblem(words("table.tooMany"));
      return;
    }
    setProblem(undefined);
    void judgeRows(read, draft, offer, dayFault).then((judged) => {
      if (!stale) setRows(judged);
    });
    return () => {
      stale = true;
    };
  }, [typed, draft, offer, dayFault, words]);

  const faulty = rows.filter(({ problems }) => problems.length > 0);
  const shown = [...faulty, ...rows.filter(({ problems }) => problems.length === 0).slice(0, shownWell)];
  const packages = rows.flatMap(({ input }) => {
    if (!input) return [];
    const { idempotencyKey: _, ...wanted } = input;
    return [wanted];
  });
  const ready = rows.length > 0 && faulty.length === 0 && packages.length === rows.length;

  async function add() {
    setSending(true);
    setProblem(undefined);
    try {
      const input = { idempotencyKey: intents.current.keyOf(packages), packages };
      const { errors } = (await request(AddPackages, { input })).addPackages;
      if (errors.length === 0) return location.assign(basketHref);
      const refused = await withRefusals(rows, errors, offer, dayFault);
      setRows(refused.rows);
      setProblem(refused.other[0]);
    } catch (error) {
      if (!(error instanceof CommerceUnavailable)) throw error;
      setProblem(words("faults.unreachable"));
    } finally {
      setSending(false);
    }
  }

  return (
    <Modal
      open
      size="large"
      onClose={onClose}
      title={words("table.title")}
      closeLabel={words("actions.close")}
      loading={sending}
      footer={
        <Button block disabled={!ready} onClick={() => void add()}>
          {words("table.add")}
        </Button>
      }
    >
      <div className={styles.fields}>
        <p className={styles.text}>{words(draft.kind === "DIGITAL" ? "table.digital" : "table.physical")}</p>
        <TextArea
          label={words("table.paste")}
          rows={6}
          value={text}
          dir="auto"
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
        <FileDrop
          label={words("table.file")}
          prompt={words("table.drop")}
          error={wrongFile ? words("table.wrongFile") : undefined}
          onReject={() => setWrongFile(true)}
          onFile={(file) => {
            setWrongFile(false);
            void file.text().then(setText);
          }}
        />
        <p className={styles.text} role="status">
          {rows.length > 0 && words("table.rows", { count: rows.length })}
        </p>
        {faulty.length > 0 && (
          <p className={styles.fault} role="alert">
            {words("table.faulty", { count: faulty.length })}
          </p>
        )}
        {problem && (
          <p className={styles.fault} role="alert">
            {problem}
          </p>
        )}
        <ol className={styles.rows}>
          {shown.map(({ row, problems }) => (
            <li key={row.line} className={styles.row}>
              <strong>{words("table.row", { n: String(row.line) })}</strong>{" "}
              <bdi>
                {[
                  `${row.name} ${row.lastName}`.trim(),
                  row.email,
                  row.street && `${row.street} ${row.houseNumber}`,
                  row.city,
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </bdi>
              {problems.map((each) => (
                <p key={each} className={styles.fault}>
                  {each}
                </p>
              ))}
            </li>
          ))}
        </ol>
      </div>
    </Modal>
  );
}

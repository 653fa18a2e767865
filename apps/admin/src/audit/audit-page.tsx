import { Button } from "@giftshop/ui-kit/button";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { TextField } from "@giftshop/ui-kit/text-field";
import { type FormEvent, useRef } from "react";
import { graphql } from "../generated/gql.ts";
import type { AuditQuery as Result } from "../generated/graphql.ts";
import { useAsk } from "../graphql/use-ask.ts";
import { List } from "../list/list.tsx";
import type { ListColumn } from "../list/list-column.ts";
import * as orders from "../orders/orders.css.ts";
import { WhenAsked } from "../parts/asked.tsx";
import * as page from "../parts/page.css.ts";
import { Page } from "../parts/page.tsx";
import { lineOf, useListKeys } from "../parts/use-list-keys.ts";
import { Go } from "../shell/go.tsx";
import { usePath } from "../shell/path.tsx";
import { Moment } from "../words/moment.tsx";
import { operationText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";
import { Change } from "./change.tsx";

const AuditQuery = graphql(`
  query Audit($before: ID, $subject: String, $actor: String) {
    audit(before: $before, subject: $subject, actor: $actor) {
      data { lines { id at actor operation subject storefront before after why } }
      errors { code parameter }
    }
  }
`);

type Line = NonNullable<Result["audit"]["data"]>["lines"][number];

/** The page of what a line is about, where it has one. */
const hrefOf = ({ operation, subject }: Line): string | undefined => {
  if (/^[A-Z]{2,6}-\d{8}$/u.test(subject)) return `/orders/${subject}`;
  return operation.startsWith("quotes.") ? `/quotes/${subject}` : undefined;
};

/** Who did what, to what, and why; nothing of it changes any more. */
export const AuditPage = () => {
  const { t } = useWords();
  const { query, go } = usePath();
  const subject = query.get("subject");
  const actor = query.get("actor");
  const [asked, again] = useAsk(AuditQuery, { before: query.get("before"), subject, actor });
  const list = useRef<HTMLDivElement>(null);
  useListKeys(list);
  const columns: ListColumn<Line>[] = [
    { id: "at", whole: true, label: t("audit.at"), by: ({ at }) => at, cell: ({ at }) => <Moment at={at} /> },
    { id: "actor", label: t("audit.actor"), by: (line) => line.actor, cell: (line) => line.actor },
    {
      id: "operation",
      label: t("audit.operation"),
      rowHeader: true,
      by: ({ operation }) => operationText(t, operation),
      cell: ({ operation }) => <span className={page.words}>{operationText(t, operation)}</span>,
    },
    {
      id: "subject",
      label: t("audit.subject"),
      by: (line) => line.subject,
      cell: (line) => {
        const href = hrefOf(line);
        return href ? (
          <Go href={href} {...lineOf}>
            {line.subject}
          </Go>
        ) : (
          line.subject
        );
      },
    },
    { id: "why", label: t("audit.why"), cell: ({ why }) => <span className={page.words}>{why}</span> },
    {
      id: "change",
      label: t("audit.change"),
      cell: ({ before, after }) => (before || after ? <Change before={before} after={after} /> : "–"),
    },
  ];
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const wanted = Object.fromEntries(
      ["subject", "actor"].flatMap((name) => {
        const text = String(form.get(name) ?? "").trim();
        return text === "" ? [] : [[name, text]];
      }),
    );
    go(`/audit?${new URLSearchParams(wanted)}`);
  };
  return (
    <Page title={t("place.audit")}>
      <form key={`${subject} ${actor}`} onSubmit={find} className={orders.search}>
        <TextField
          label={t("audit.subject")}
          name="subject"
          className={orders.field}
          defaultValue={subject ?? ""}
          autoComplete="off"
        />
        <TextField
          label={t("audit.actor")}
          name="actor"
          className={orders.field}
          defaultValue={actor ?? ""}
          autoComplete="off"
        />
        <Button type="submit">{t("orders.find")}</Button>
      </form>
      <WhenAsked asked={asked} again={again}>
        {({ lines }) => (
          <div ref={list} className={page.page}>
            <List
              name="audit"
              part={lines.length === 50 || query.has("before")}
              caption={t("audit.caption")}
              columns={columns}
              rows={lines}
              rowKey={({ id }) => id}
              empty={<EmptyState title={t("audit.none")}>{t("audit.noneText")}</EmptyState>}
            />
            {lines.length === 50 && (
              <div>
                <Button
                  variant="secondary"
                  onClick={() => {
                    const next = new URLSearchParams(query);
                    next.set("before", lines.at(-1)?.id ?? "");
                    go(`/audit?${next}`);
                  }}
                >
                  {t("orders.older")}
                </Button>
              </div>
            )}
          </div>
        )}
      </WhenAsked>
    </Page>
  );
};

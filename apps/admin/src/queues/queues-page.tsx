import { Badge } from "@giftshop/ui-kit/badge";
import { ChipGroup } from "@giftshop/ui-kit/chip";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { useRef, useState } from "react";
import { useSession } from "../graphql/session.tsx";
import { useAsk } from "../graphql/use-ask.ts";
import * as styles from "../order/order.css.ts";
import { AskedPage } from "../parts/asked-page.tsx";
import * as page from "../parts/page.css.ts";
import { lineOf, useListKeys } from "../parts/use-list-keys.ts";
import { Go } from "../shell/go.tsx";
import { agoText, Moment } from "../words/moment.tsx";
import { emailText, stateText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";
import { QueueActions } from "./queue-actions.tsx";
import { QueuesQuery, type Waiting } from "./queue-documents.ts";

/** Kinds whose key also names a gift of an order, by a number that tells nobody anything. */
const ofGift: ReadonlySet<string> = new Set(["BOUNCE", "CLAIM"]);

/** The page of what waits, where the person may see it. */
const useHref = ({ kind, key, order }: Waiting): string | undefined => {
  const { may } = useSession();
  if (kind === "QUOTE") return may.includes("QUOTES_READ") ? `/quotes/${key}` : undefined;
  return order && may.includes("ORDERS_READ") ? `/orders/${order}` : undefined;
};

/** What people call it: a job by its queue, as its id tells nobody anything. */
const nameOf = ({ kind, key, order, what }: Waiting): string => {
  if (kind === "JOB") return what;
  return order && ofGift.has(kind) ? order : key;
};

/** One thing that waits, since when, until when, and what can be done about it. */
const WaitingLine = ({ one, onDone }: { one: Waiting; onDone(said: string): void }) => {
  const { t, locale } = useWords();
  const href = useHref(one);
  const name = nameOf(one);
  const now = Date.now();
  const late = new Date(one.dueAt).getTime() < now;
  const isSent = one.kind === "EMAIL" || one.what.startsWith("mail.");
  const what = isSent ? emailText(t, one.what) : stateText(t, one.what);
  const reasons =
    one.kind === "FRAUD"
      ? one.about
          .split(" · ")
          .map((word) => stateText(t, word))
          .join(" · ")
      : one.about;
  return (
    <li className={styles.gift}>
      <div className={styles.line}>
        <Badge tone="primary">{t(`queue.${one.kind}`)}</Badge>
        <strong className={styles.grow}>
          {href ? (
            <Go href={href} {...lineOf}>
              {name}
            </Go>
          ) : (
            name
          )}
        </strong>
        <Badge tone={late ? "danger" : "neutral"}>
          {late
            ? t("queue.late", { since: agoText(one.dueAt, locale, now) })
            : t("queue.due", { in: agoText(one.dueAt, locale, now) })}
        </Badge>
      </div>
      <div className={styles.line}>
        <span className={styles.grow}>
          {[what, reasons].filter(Boolean).join(" · ")}
          <span className={styles.who}>
            {" · "}
            <Moment at={one.since} /> ({agoText(one.since, locale, now)})
          </span>
        </span>
        <div className={styles.presses}>
          <QueueActions one={one} onDone={onDone} />
        </div>
      </div>
    </li>
  );
};

/** Everything that waits for a person, what is due first at the top. */
export const QueuesPage = () => {
  const { t } = useWords();
  const [asked, again] = useAsk(QueuesQuery, {});
  const [chosen, setChosen] = useState("ALL");
  const list = useRef<HTMLDivElement>(null);
  useListKeys(list);
  return (
    <AskedPage title={t("place.queues")} asked={asked} again={again}>
      {({ waiting }, done) => {
        const countOf = (one: string) => waiting.filter(({ kind }) => kind === one).length;
        const kinds = [...new Set(waiting.map(({ kind }) => kind))];
        const kind = kinds.find((one) => one === chosen) ?? "ALL";
        const shown = waiting.filter((one) => kind === "ALL" || one.kind === kind);
        return (
          <>
            {waiting.length > 0 && (
              <ChipGroup
                legend={t("queue.kinds")}
                hideLegend
                name="kind"
                value={kind}
                options={[
                  { value: "ALL", label: `${t("queue.all")} · ${waiting.length}` },
                  ...kinds.map((value) => ({ value, label: `${t(`queue.${value}`)} · ${countOf(value)}` })),
                ]}
                onChange={setChosen}
              />
            )}
            {shown.length === 0 ? (
              <EmptyState title={t("queue.none")}>{t("queue.noneText")}</EmptyState>
            ) : (
              <div ref={list} className={page.section}>
                <ul className={styles.gifts}>
                  {shown.map((one) => (
                    <WaitingLine key={`${one.kind} ${one.key} ${one.what}`} one={one} onDone={done} />
                  ))}
                </ul>
              </div>
            )}
          </>
        );
      }}
    </AskedPage>
  );
};

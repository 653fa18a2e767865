import { Badge } from "@giftshop/ui-kit/badge";
import { Button } from "@giftshop/ui-kit/button";
import type { VersionPartsFragment } from "../generated/graphql.ts";
import * as order from "../order/order.css.ts";
import { toneOf } from "../orders/tone.ts";
import { Section } from "../parts/page.tsx";
import { Moment } from "../words/moment.tsx";
import { useWords } from "../words/words.tsx";

interface HistoryProps {
  versions: readonly VersionPartsFragment[];
  /** Takes the words of a version into the form. */
  onTake(id: string): void;
}

/** What a page said before, in the language that is written; each version can be taken up again. */
export const History = ({ versions, onTake }: HistoryProps) => {
  const { t } = useWords();
  if (versions.length === 0) return null;
  return (
    <Section title={t("page.history")}>
      <ol className={order.events}>
        {versions.map(({ id, state, title, writtenAt, publishedAt }) => (
          <li key={id} className={order.line}>
            <span className={order.grow}>
              <Moment at={publishedAt ?? writtenAt} /> · {title}
            </span>
            <Badge tone={toneOf(state)}>{t(`page.states.${state as "DRAFT"}`)}</Badge>
            <Button variant="quiet" size="small" onClick={() => onTake(id)}>
              {t("page.take")}
            </Button>
          </li>
        ))}
      </ol>
    </Section>
  );
};

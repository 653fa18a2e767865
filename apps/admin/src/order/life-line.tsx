import { Badge } from "@giftshop/ui-kit/badge";
import { type FragmentType, readFragment } from "../generated/fragment-masking.ts";
import type { EventPartsFragment } from "../generated/graphql.ts";
import { Moment } from "../words/moment.tsx";
import { emailText, operationText, stateText, wantedText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";
import * as styles from "./order.css.ts";
import { EventParts } from "./order-documents.ts";

const tones = { NOTE: "accent", STAFF: "primary", REFUND: "warning" } as const;

/** Everything that happened to an order, the last first. */
export const LifeLine = ({ events }: { events: readonly FragmentType<typeof EventParts>[] }) => {
  const { t } = useWords();
  const all = readFragment(EventParts, events).toReversed();
  const whatOf = ({ kind, what }: EventPartsFragment): string => {
    const [operation = "", asked] = what.split(" ");
    if (kind === "STAFF")
      return asked ? t("requests.askedFor", { what: wantedText(t, operation) }) : operationText(t, operation);
    return kind === "NOTE" ? "" : stateText(t, what);
  };
  const aboutOf = ({ kind, about }: EventPartsFragment): string | null =>
    about && kind === "EMAIL" ? emailText(t, about) : about && kind === "REFUND" ? stateText(t, about) : about;
  return (
    <ol className={styles.events}>
      {all.map((event, index) => (
        // Nothing else tells two things of one moment apart; the list is only ever made anew.
        <li key={`${event.at} ${index}`} className={styles.event}>
          <span className={styles.at}>
            <Moment at={event.at} />
          </span>
          <Badge tone={event.kind in tones ? tones[event.kind as keyof typeof tones] : "neutral"}>
            {t(`event.${event.kind}`)}
          </Badge>
          <span>{[whatOf(event), aboutOf(event)].filter(Boolean).join(" · ")}</span>
          {event.who && <span className={styles.who}>{event.who}</span>}
        </li>
      ))}
    </ol>
  );
};

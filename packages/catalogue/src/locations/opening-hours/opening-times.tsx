"use client";

import { Text } from "@giftshop/ui-kit/text";
import { useSyncExternalStore } from "react";
import { type Opening, openingState, wallClock } from "./opening-state.ts";
import type { OpeningTexts } from "./opening-texts.ts";
import * as styles from "./opening-times.css.ts";
import { stateWords } from "./state-words.ts";
import type { DayWords } from "./week-words.ts";

const minute = 60_000;

export interface OpeningTimesProps {
  hours: readonly Opening[];
  /** IANA. */
  timeZone: string;
  /** The seven days in words, as the server wrote them. */
  days: readonly DayWords[];
  texts: OpeningTexts;
  /** BCP 47. */
  locale: string;
  /** Milliseconds; injected by tests. Default: the browser's clock. */
  now?: (() => number) | undefined;
}

const everyMinute = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, minute / 4);
  return () => clearInterval(timer);
};

/**
 * Opening hours, and whether the place is open by its own clock. The browser adds that and today's line, as
 * the page is kept and the same for everybody.
 */
export const OpeningTimes = ({ hours, timeZone, days, texts, locale, now = Date.now }: OpeningTimesProps) => {
  const minutes = useSyncExternalStore(
    everyMinute,
    () => Math.floor(now() / minute),
    () => undefined,
  );
  const moment = minutes === undefined ? undefined : minutes * minute;
  const state = moment === undefined ? undefined : openingState(hours, timeZone, moment);
  const today = moment === undefined ? undefined : wallClock(moment, timeZone).dayOfWeek;
  return (
    <>
      <Text className={styles.state} weight="medium" tone={state?.open ? "success" : "text"} role="status">
        {state && stateWords(state, texts, locale)}
      </Text>
      <table className={styles.table} aria-label={texts.caption}>
        <tbody>
          {days.map(({ dayOfWeek, name, spans }) => (
            <tr key={dayOfWeek} className={styles.day} data-today={dayOfWeek === today || undefined}>
              <th scope="row" className={styles.name}>
                {name}
              </th>
              <td className={styles.spans}>
                {spans.length === 0
                  ? texts.closed
                  : spans.map((span) => (
                      <bdi key={span} className={styles.span}>
                        {span}
                      </bdi>
                    ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};

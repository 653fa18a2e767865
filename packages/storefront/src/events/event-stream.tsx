"use client";

import type { AnalyticsEvent } from "@giftshop/analytics";
import { eventsChannel } from "@giftshop/analytics/stream";
import { useEffect, useState } from "react";
import * as styles from "./event-stream.css.ts";

interface Heard {
  id: number;
  at: string;
  event: AnalyticsEvent;
}

/** Events that are kept in the list. */
const most = 200;

/** Every event of this shop's other tabs as it comes, the newest first. Nothing of it is kept or sent. */
export const EventStream = () => {
  const [heard, setHeard] = useState<readonly Heard[]>([]);
  useEffect(() => {
    const channel = new BroadcastChannel(eventsChannel);
    channel.onmessage = ({ data }: MessageEvent<AnalyticsEvent>) =>
      setHeard((before) => {
        const id = (before[0]?.id ?? 0) + 1;
        return [{ id, at: new Date().toISOString().slice(11, 23), event: data }, ...before].slice(0, most);
      });
    return () => channel.close();
  }, []);
  return (
    <>
      <p className={styles.state} role="status">
        {heard.length === 0
          ? "Open a page of this shop in another tab: its events come here."
          : `${heard.length} events`}
      </p>
      <ol className={styles.list} reversed>
        {heard.map(({ id, at, event: { event, ...rest } }) => (
          <li key={id} className={styles.entry}>
            <strong>{event}</strong> <time>{at}</time>
            <pre className={styles.facts}>{JSON.stringify("ecommerce" in rest ? rest.ecommerce : rest, null, 2)}</pre>
          </li>
        ))}
      </ol>
    </>
  );
};

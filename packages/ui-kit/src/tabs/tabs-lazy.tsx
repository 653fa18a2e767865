"use client";

import { useId, useState } from "react";
import { join } from "../join.ts";
import { onNeed } from "../on-need/on-need.ts";
import { useStandIn } from "../on-need/use-stand-in.ts";
import * as styles from "./tabs.css.ts";
import type { TabsProps } from "./tabs-props.ts";

export type { TabEntry, TabsProps } from "./tabs-props.ts";

const group = onNeed(() => import("./tabs.tsx").then(({ Tabs }) => Tabs));

/**
 * The tabs with the chosen panel from the start; what makes
 * them move is fetched on first hover, focus or press.
 */
export const LazyTabs = (props: TabsProps) => {
  const { label, tabs, value, defaultValue, onChange, className } = props;
  const { part: Tabs, arrival, handlers } = useStandIn(group);
  const [pressed, setPressed] = useState<string>();
  const id = useId();
  if (Tabs) return <Tabs {...props} arrival={{ ...arrival, chosen: pressed }} />;
  const chosen = tabs.find((tab) => tab.id === (value ?? pressed ?? defaultValue)) ?? tabs[0];
  return (
    <div className={join(styles.tabs, className)}>
      <div role="tablist" aria-label={label} className={styles.list} {...handlers}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className={styles.tab}
            aria-selected={tab === chosen}
            aria-disabled={tab.disabled}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => {
              if (tab.disabled || tab === chosen) return;
              setPressed(tab.id);
              onChange?.(tab.id);
            }}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" aria-labelledby={`${id}-${chosen?.id}`} className={styles.panel}>
        {chosen?.content}
      </div>
    </div>
  );
};

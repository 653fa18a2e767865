"use client";

import { useRef } from "react";
import { Tab, Tabs as TabGroup, TabList, TabPanel } from "react-aria-components/Tabs";
import { join } from "../join.ts";
import type { Arrival } from "../on-need/use-stand-in.ts";
import { PageLocale } from "../page-locale/page-locale.tsx";
import * as styles from "./tabs.css.ts";
import type { TabsProps } from "./tabs-props.ts";

/**
 * One of several panels; arrows choose in the direction of reading and wrap, Home and End jump, Tab enters
 * the panel. State on tabs: `data-selected`, `data-focus-visible`, `data-disabled`.
 */
export const Tabs = ({
  label,
  tabs,
  value,
  defaultValue,
  onChange,
  className,
  arrival,
}: TabsProps & { arrival?: Arrival & { chosen: string | undefined } }) => {
  // The tabs are drawn a little after their list, so the focus is given when the chosen one is there.
  const awaited = useRef(arrival?.focus || arrival?.open);
  const takeFocus = (chosen: HTMLElement | null) => {
    if (!chosen || !awaited.current) return;
    awaited.current = false;
    chosen.focus({ preventScroll: true });
  };
  const first = arrival?.chosen ?? defaultValue;
  return (
    <PageLocale>
      <TabGroup
        className={join(styles.tabs, className)}
        {...(value === undefined
          ? { ...(first !== undefined && { defaultSelectedKey: first }) }
          : { selectedKey: value })}
        onSelectionChange={(key) => onChange?.(String(key))}
      >
        <TabList className={styles.list} aria-label={label}>
          {tabs.map(({ id, label: words, disabled = false }) => (
            <Tab
              key={id}
              id={id}
              className={styles.tab}
              isDisabled={disabled}
              {...(id === (value ?? first ?? tabs[0]?.id) && { ref: takeFocus })}
            >
              {words}
            </Tab>
          ))}
        </TabList>
        {tabs.map(({ id, content }) => (
          <TabPanel key={id} id={id} className={styles.panel}>
            {content}
          </TabPanel>
        ))}
      </TabGroup>
    </PageLocale>
  );
};

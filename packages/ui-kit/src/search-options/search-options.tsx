"use client";

import { type ReactNode, use } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Header, ListBox, ListBoxItem, ListBoxSection } from "react-aria-components/ListBox";
import { join } from "../join.ts";
import { PageLocale } from "../page-locale/page-locale.tsx";
import { item } from "../popover/popover.css.ts";
import { GuidedContext } from "../search-list/guide.ts";
import { GuideBox } from "./guide-box.tsx";
import * as styles from "./search-options.css.ts";

type OptionMarks = Readonly<Record<`data-${string}`, string | number | undefined>>;

/** Something to choose: a link. */
export interface SearchListOption {
  /** Unique in the whole list. */
  id: string;
  label: string;
  href: string;
  /** A smaller line below the label. */
  detail?: string;
  /** Drawn before the label, as decoration: the label says it all. */
  visual?: ReactNode;
  /** `data-` attributes of its element, for who looks at the page. */
  marks?: OptionMarks;
}

export interface SearchListGroup {
  id: string;
  /** Stands above it; without one `label` names it for a screen reader. */
  title?: string;
  label?: string;
  /**
   * `rows` below each other, `tiles` two abreast where there
   * is room, `chips` in running lines. Default `rows`.
   */
  arrangement?: "rows" | "tiles" | "chips";
  /** `data-` attributes of its element, for who looks at the page. */
  marks?: OptionMarks;
  options: readonly SearchListOption[];
}

export interface SearchOptionsProps {
  /** Name of the list. */
  label: string;
  /** Groups of options, at least one: without any, the box has nothing at its arrows. */
  groups: readonly SearchListGroup[];
  /** What is in the list is about to change. */
  busy?: boolean;
  /** An option was chosen; its link is followed by itself. */
  onChoose?(option: SearchListOption): void;
}

/**
 * What there is to choose from in a `SearchList`, whose box leads through it. Throws outside of one:
 * that is a mistake of the caller. State: `data-busy`; options: `data-focused`, `data-hovered`.
 */
export const SearchOptions = ({ label, groups, busy = false, onChoose }: SearchOptionsProps) => {
  const chosen = (id: string) => groups.flatMap(({ options }) => options).find((option) => option.id === id);
  const guided = use(GuidedContext);
  if (!guided) throw new Error("SearchOptions needs a SearchList around it");
  return (
    <PageLocale>
      <Autocomplete inputValue={guided.value} onInputChange={guided.onChange} disableAutoFocusFirst>
        <GuideBox guided={guided} />
        <ListBox
          className={styles.list}
          aria-label={label}
          data-busy={busy || undefined}
          onAction={(id) => {
            const option = chosen(String(id));
            if (option) onChoose?.(option);
          }}
        >
          {groups.map((group) => (
            <Group key={group.id} group={group} />
          ))}
        </ListBox>
      </Autocomplete>
    </PageLocale>
  );
};

const Group = ({ group: { id, title, label, arrangement = "rows", marks, options } }: { group: SearchListGroup }) => (
  <ListBoxSection
    id={`group ${id}`}
    className={styles.group}
    data-arrangement={arrangement}
    {...marks}
    {...(title === undefined && { "aria-label": label })}
  >
    {title !== undefined && <Header className={styles.groupTitle}>{title}</Header>}
    {options.map((option) => (
      <ListBoxItem
        key={option.id}
        id={option.id}
        href={option.href}
        textValue={option.label}
        className={join(item, styles.option)}
        {...option.marks}
      >
        {option.visual && (
          <span className={styles.visual} aria-hidden="true">
            {option.visual}
          </span>
        )}
        <span className={styles.optionWords}>
          {option.label}
          {option.detail && <span className={styles.detail}>{option.detail}</span>}
        </span>
      </ListBoxItem>
    ))}
  </ListBoxSection>
);

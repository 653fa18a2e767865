"use client";

import type { ReactNode } from "react";
import { useRef } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Button } from "react-aria-components/Button";
import { Input } from "react-aria-components/Input";
import { Header, ListBox, ListBoxItem, ListBoxSection } from "react-aria-components/ListBox";
import { SearchField } from "react-aria-components/SearchField";
import { control } from "../form-field/form-field.css.ts";
import { CloseIcon, SearchIcon } from "../icon/icon.tsx";
import { join } from "../join.ts";
import { Loader } from "../loader/loader.tsx";
import { PageLocale } from "../page-locale/page-locale.tsx";
import { item } from "../popover/popover.css.ts";
import * as styles from "./search-list.css.ts";

/** Something to choose: a link. */
export interface SearchListOption {
  /** Unique in the whole list. */
  id: string;
  label: string;
  href: string;
  /** A smaller line below the label. */
  detail?: string;
  /** Drawn before the label. Decoration: the label says it all. */
  visual?: ReactNode;
}

export interface SearchListGroup {
  id: string;
  /** Stands above it; without one `label` names it for a screen reader. */
  title?: string;
  label?: string;
  /** `rows` below each other, `tiles` two abreast where there is room, `chips` in running lines. Default `rows`. */
  arrangement?: "rows" | "tiles" | "chips";
  options: readonly SearchListOption[];
}

export interface SearchListProps {
  /** Name of the search box. */
  label: string;
  placeholder?: string;
  /** What stands in the search box; the parent keeps it, and decides what is found. */
  value: string;
  onChange(value: string): void;
  /** Enter was pressed with no option highlighted. */
  onSubmit?(value: string): void;
  /** An option was chosen; its link is followed by itself. */
  onChoose?(option: SearchListOption): void;
  /** Name of the button that empties the box. */
  clearLabel: string;
  /** Said to a screen reader when it changes, and shown below the box: how much was found. */
  status?: ReactNode;
  /** Something is on its way: a ring turns in the box, and what is in the list is about to change. */
  busy?: boolean;
  /** What a screen reader hears of the ring. */
  busyLabel?: string;
  groups: readonly SearchListGroup[];
  /** Longest text that the box takes. */
  maxLength?: number;
  className?: string;
}

/**
 * A search box over groups of links that somebody else finds. Focus stays in the box; arrows move a highlight through the links,
 * Enter follows it, Escape empties the box. State: `data-busy` on the list, `data-focused` and `data-hovered` on options.
 */
export function SearchList({
  label,
  placeholder,
  value,
  onChange,
  onSubmit,
  onChoose,
  clearLabel,
  status,
  busy = false,
  busyLabel,
  groups,
  maxLength,
  className,
}: SearchListProps) {
  const input = useRef<HTMLInputElement>(null);
  const chosen = (id: string) => groups.flatMap(({ options }) => options).find((option) => option.id === id);
  const submit = (text: string) => {
    // Enter on a highlighted option chooses it.
    if (!input.current?.getAttribute("aria-activedescendant")) onSubmit?.(text);
  };
  return (
    <PageLocale>
      <Autocomplete inputValue={value} onInputChange={onChange} disableAutoFocusFirst>
        <div className={join(styles.frame, className)}>
          <div className={styles.head}>
            <SearchField className={styles.field} aria-label={label} onSubmit={submit} autoFocus>
              <SearchIcon className={styles.icon} />
              <Input
                ref={input}
                className={join(control, styles.input)}
                {...(placeholder !== undefined && { placeholder })}
                {...(maxLength !== undefined && { maxLength })}
                enterKeyHint="search"
              />
              <div className={styles.end}>
                {busy ? (
                  <Loader size="small" label={busyLabel} />
                ) : (
                  value !== "" && (
                    <Button className={styles.clear} aria-label={clearLabel}>
                      <CloseIcon />
                    </Button>
                  )
                )}
              </div>
            </SearchField>
            <div className={styles.status} role="status">
              {status}
            </div>
          </div>
          {/* Left out while there is nothing to list: the box is there sooner. */}
          {groups.length > 0 && (
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
          )}
        </div>
      </Autocomplete>
    </PageLocale>
  );
}

function Group({ group: { id, title, label, arrangement = "rows", options } }: { group: SearchListGroup }) {
  return (
    <ListBoxSection
      id={`group ${id}`}
      className={styles.group}
      data-arrangement={arrangement}
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
}

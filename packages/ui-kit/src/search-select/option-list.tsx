import { useEffect, useState } from "react";
import { Autocomplete, useFilter } from "react-aria-components/Autocomplete";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { SearchField } from "react-aria-components/SearchField";
import { control } from "../form-field/form-field.css.ts";
import { CheckIcon, SearchIcon } from "../icon/icon.tsx";
import { join } from "../join.ts";
import * as popover from "../popover/popover.css.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { fold } from "./fold.ts";
import * as styles from "./search-select.css.ts";
import type { SearchSelectOption, SearchSelectProps } from "./search-select-props.ts";

export interface OptionListProps extends Pick<SearchSelectProps, "options" | "searchLabel" | "emptyLabel"> {
  /** What the search begins with. */
  typed: string;
}

/**
 * Search box over the options it leaves. It is drawn anew at every opening, so a search never outlives it.
 */
export const OptionList = ({ options, searchLabel, emptyLabel, typed }: OptionListProps) => {
  const [isEmpty, setEmpty] = useState(false);
  const { contains } = useFilter({ sensitivity: "base", ignorePunctuation: true });
  const keywords = new Map(
    options.map(({ id, detail, keywords = [] }) => [id, detail ? [detail, ...keywords] : keywords]),
  );
  const matches = (words: string, search: string) => contains(words, search) || fold(words).includes(fold(search));
  const found = (label: string, search: string, node: { key: string | number }) =>
    [label, ...(keywords.get(String(node.key)) ?? [])].some((words) => matches(words, search));
  return (
    <Autocomplete filter={found} defaultInputValue={typed}>
      <SearchField className={styles.search} aria-label={searchLabel} autoFocus>
        <SearchIcon className={styles.searchIcon} />
        <Input className={join(control, styles.searchInput)} placeholder={searchLabel} />
      </SearchField>
      <ListBox
        className={popover.list}
        shouldFocusWrap
        {...(typed !== "" && { autoFocus: "first" })}
        renderEmptyState={() => <Nothing label={emptyLabel} onChange={setEmpty} />}
      >
        {options.map((option) => (
          <Option key={option.id} option={option} />
        ))}
      </ListBox>
      {/* Always there: the focus stays in the search, and what takes the place of the options would not be noticed. */}
      <VisuallyHidden role="status">{isEmpty && emptyLabel}</VisuallyHidden>
    </Autocomplete>
  );
};

/** In the place of the options where none is left. */
const Nothing = ({ label, onChange }: { label: string; onChange(shown: boolean): void }) => {
  useEffect(() => {
    onChange(true);
    return () => onChange(false);
  }, [onChange]);
  return <div className={styles.empty}>{label}</div>;
};

const Option = ({ option }: { option: SearchSelectOption }) => {
  const { id, label, icon, detail, disabled = false } = option;
  return (
    <ListBoxItem className={popover.item} id={id} textValue={label} isDisabled={disabled}>
      {({ isSelected }) => (
        <>
          {icon}
          <span className={popover.itemWords}>{label}</span>
          {detail && (
            <bdi className={popover.itemDetail} dir="ltr">
              {detail}
            </bdi>
          )}
          {isSelected && <CheckIcon />}
        </>
      )}
    </ListBoxItem>
  );
};

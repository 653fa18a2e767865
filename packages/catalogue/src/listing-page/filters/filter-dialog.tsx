"use client";

import { type GiftCardFilters, type ListName, writeQuery } from "@giftshop/storefront-config/shop";
import { Button, ButtonLink } from "@giftshop/ui-kit/button";
import { ChipGroup } from "@giftshop/ui-kit/chip";
import { FilterGroup } from "@giftshop/ui-kit/filter-group";
import { Modal } from "@giftshop/ui-kit/modal";
import { VisuallyHidden } from "@giftshop/ui-kit/visually-hidden";
import { useRef, useState } from "react";
import { fill } from "../../arrival/fill.ts";
import type { ListScope } from "../list-filters.ts";
import { withTerms } from "./change-filters.ts";
import * as styles from "./filter-dialog.css.ts";
import type { FilterWords } from "./filter-words.ts";
import { type FilterCounts, loadCounts } from "./load-counts.ts";
import { leavesSome, offeredChoices } from "./offered-choices.ts";

/** Choices of a group that are in sight at first. */
const inSight = 8;

const keyOf = (name: ListName, term: string) => `${name} ${term}`;
const keysOf = (groups: readonly FilterWords[]): ReadonlySet<string> =>
  new Set(groups.flatMap(({ name, choices }) => choices.map(({ term }) => keyOf(name, term))));

export interface FilterDialogProps {
  /** With all their choices: what would leave nothing now may do so after another tick. */
  groups: readonly FilterWords[];
  /** What the list is filtered by now. */
  chosen: GiftCardFilters;
  /** Products in the list now. */
  total: number;
  /** What the list is of, whatever it is filtered by. */
  scope?: ListScope | undefined;
  /** Path of the list. */
  action: string;
  /** `show` with `{count}` left in: of products; `more`: of choices. */
  texts: { title: string; close: string; show: string; clear: string; more: string };
  open: boolean;
  onClose(): void;
  /** Where counts come from. Default: commerce. */
  count?: typeof loadCounts;
}

/**
 * All filters in a window, and how the list is ordered: every group at
 * once, counted anew with every tick; the list changes when they are done.
 */
export const FilterDialog = ({
  groups,
  chosen,
  total,
  scope,
  action,
  texts,
  open,
  onClose,
  count = loadCounts,
}: FilterDialogProps) => {
  const [draft, setDraft] = useState(chosen);
  const [counts, setCounts] = useState<FilterCounts>();
  /** What has left something since the window was opened: no row goes away below the finger. */
  const [offered, setOffered] = useState(() => keysOf(offeredChoices(groups, chosen, leavesSome)));
  const latest = useRef(0);

  const choose = (next: GiftCardFilters) => {
    setDraft(next);
    latest.current += 1;
    const turn = latest.current;
    count(next, scope).then(
      (counted) => {
        if (turn !== latest.current) return;
        setCounts(counted);
        const leaving = offeredChoices(
          groups,
          next,
          (name, { term, count: before }) => before === undefined || (counted.byTerm[name]?.[term] ?? 0) > 0,
        );
        setOffered((known) => new Set([...known, ...keysOf(leaving)]));
      },
      // Offline for a moment: the numbers stay as they were, and the choice is as good without them.
      () => undefined,
    );
  };
  /** Nothing where it leaves all of them, which says nothing. */
  const countOf = (name: ListName, term: string, before?: number) => {
    const left = counts && before !== undefined ? (counts.byTerm[name]?.[term] ?? 0) : before;
    return left === (counts?.total ?? total) ? undefined : left;
  };
  const none = Object.keys(draft).length === 0;
  const shown = offeredChoices(groups, { ...chosen, ...draft }, (name, { term }) => offered.has(keyOf(name, term)));

  return (
    <Modal
      open={open}
      onClose={onClose}
      title={texts.title}
      closeLabel={texts.close}
      footer={
        <div className={styles.actions}>
          <ButtonLink href={action + writeQuery(draft)}>
            {fill(texts.show, { count: counts?.total ?? total })}
          </ButtonLink>
          {/* Said to be disabled rather than made so: it has the focus when it has just cleared. */}
          <Button variant="quiet" aria-disabled={none || undefined} onClick={() => none || choose({})}>
            {texts.clear}
          </Button>
        </div>
      }
    >
      <VisuallyHidden role="status">{counts && fill(texts.show, { count: counts.total })}</VisuallyHidden>
      <div className={styles.groups}>
        {shown.map(({ name, legend, choices, none: neither }) =>
          neither ? (
            <ChipGroup
              key={name}
              name={name}
              legend={legend}
              value={draft[name]?.[0] ?? ""}
              onChange={(term) => choose(withTerms(draft, name, term ? [term] : []))}
              options={[{ value: "", label: neither }, ...choices.map(({ term, label }) => ({ value: term, label }))]}
            />
          ) : (
            <FilterGroup
              key={name}
              name={name}
              legend={legend}
              visible={inSight}
              moreLabel={fill(texts.more, { count: choices.length - inSight })}
              values={draft[name] ?? []}
              onChange={(terms) => choose(withTerms(draft, name, terms))}
              options={choices.map(({ term, label, count: before }) => ({
                value: term,
                label,
                count: countOf(name, term, before),
              }))}
            />
          ),
        )}
      </div>
    </Modal>
  );
};

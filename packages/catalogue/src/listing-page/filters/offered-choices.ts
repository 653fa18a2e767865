import type { GiftCardFilters, ListName } from "@giftshop/storefront-config/shop";
import type { FilterChoice, FilterWords } from "./filter-words.ts";

/** Whether a choice leaves something as the list is filtered now. */
export const leavesSome = (_: ListName, { count }: FilterChoice): boolean => count !== 0;

/**
 * Groups with the choices that would leave something, and those that
 * are chosen. A group in which there is nothing to choose is left out.
 *
 * @param leaves whether a choice would leave anything
 */
export const offeredChoices = (
  groups: readonly FilterWords[],
  chosen: GiftCardFilters,
  leaves: (name: ListName, choice: FilterChoice) => boolean,
): FilterWords[] =>
  groups.flatMap(({ choices, ...group }) => {
    const offered = choices.filter((choice) => leaves(group.name, choice) || chosen[group.name]?.includes(choice.term));
    return offered.length > 1 || chosen[group.name] ? [{ ...group, choices: offered }] : [];
  });

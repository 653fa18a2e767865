"use client";

import { onNeed } from "../on-need/on-need.ts";
import { useStandIn } from "../on-need/use-stand-in.ts";
import { StandInOpener } from "../opener/opener.tsx";
import type { DropdownProps } from "./dropdown-props.ts";

export type { DropdownProps } from "./dropdown-props.ts";

const dropdown = onNeed(() => import("./dropdown.tsx").then(({ Dropdown }) => Dropdown));

/** The dropdown, fetched on first hover, focus or press of its button. */
export const LazyDropdown = (props: DropdownProps) => {
  const { part: Dropdown, arrival, loading, handlers } = useStandIn(dropdown);
  if (Dropdown) return <Dropdown {...props} arrival={arrival} />;
  const { name: _, children: __, ...look } = props;
  return <StandInOpener {...look} popup="dialog" loading={loading} handlers={handlers} />;
};

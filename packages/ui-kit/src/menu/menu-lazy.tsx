"use client";

import { onNeed } from "../on-need/on-need.ts";
import { useStandIn } from "../on-need/use-stand-in.ts";
import { StandInOpener } from "../opener/opener.tsx";
import type { MenuProps } from "./menu-props.ts";

export type { MenuEntry, MenuProps } from "./menu-props.ts";

const menu = onNeed(() => import("./menu.tsx").then(({ Menu }) => Menu));

/** The menu, fetched on first hover, focus or press of its button. */
export const LazyMenu = (props: MenuProps) => {
  const { part: Menu, arrival, loading, handlers } = useStandIn(menu);
  if (Menu) return <Menu {...props} arrival={arrival} />;
  const { entries: _, onAction: __, ...look } = props;
  return <StandInOpener {...look} popup="menu" loading={loading} handlers={handlers} />;
};

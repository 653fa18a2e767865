import type { ColumnVisibilityState } from "@tanstack/react-table";
import { useMemo, useState } from "react";

const keptAt = (name: string): string => `admin-columns-${name}`;

const readLeftOut = (name: string | undefined): readonly string[] =>
  (name && localStorage.getItem(keptAt(name))?.split(" ").filter(Boolean)) || [];

/** Columns of a list that a person leaves out, kept in their browser by the name of the list. */
export const useLeftOut = (
  name: string | undefined,
): [visible: ColumnVisibilityState, change: (visible: ColumnVisibilityState) => void] => {
  const [leftOut, setLeftOut] = useState(() => readLeftOut(name));
  const change = (visible: ColumnVisibilityState) => {
    const ids = Object.keys(visible).filter((id) => visible[id] === false);
    if (name) localStorage.setItem(keptAt(name), ids.join(" "));
    setLeftOut(ids);
  };
  return [useMemo(() => Object.fromEntries(leftOut.map((id) => [id, false])), [leftOut]), change];
};

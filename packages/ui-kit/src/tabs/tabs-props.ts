import type { ReactNode } from "react";

export interface TabEntry {
  id: string;
  /** The words on the tab. */
  label: ReactNode;
  /** What it shows, drawn anew when it is chosen, so that what must outlive it belongs in a parent. */
  content: ReactNode;
  disabled?: boolean;
}

export interface TabsProps {
  /** What is chosen from, for a screen reader: "Gift cards by occasion". */
  label: string;
  tabs: readonly TabEntry[];
  /** Id of the chosen tab; with it the parent keeps the state. */
  value?: string | undefined;
  /** Id of the tab chosen at first, when the tabs keep their own state. Default: the first. */
  defaultValue?: string | undefined;
  /** Called with the id of the tab that was chosen. */
  onChange?: ((id: string) => void) | undefined;
  className?: string | undefined;
}

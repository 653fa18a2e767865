import type { ReactNode } from "react";
import type { OpenerLook } from "../opener/opener.tsx";

export interface MenuEntry {
  /** What `onAction` reports. */
  id: string;
  label: string;
  /** Drawn before the label. */
  icon?: ReactNode;
  /** Stands at the end of the line, smaller. */
  detail?: string;
  /** Leads there; without it `onAction` is called. */
  href?: string;
  /** `danger` for what takes something away. Default `plain`. */
  tone?: "plain" | "danger";
  disabled?: boolean;
}

export interface MenuProps extends OpenerLook {
  /** What can be done, in its order. */
  entries: readonly MenuEntry[];
  /** Called with the id of the entry that was chosen, unless it has an `href`. */
  onAction?: ((id: string) => void) | undefined;
}

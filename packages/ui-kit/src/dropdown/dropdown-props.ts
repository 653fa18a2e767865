import type { ReactNode } from "react";
import type { OpenerLook } from "../opener/opener.tsx";

export interface DropdownProps extends OpenerLook {
  /** Name of what opens, for a screen reader. */
  name: string;
  /** What opens; a function gets `close`, to be called when the visitor is done. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

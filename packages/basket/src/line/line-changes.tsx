import { Button } from "@giftshop/ui-kit/button";
import type { BasketContext } from "../basket-page/basket-setting.ts";
import * as styles from "./line.css.ts";
import type { LineWindow, LineWindows } from "./use-line-windows.tsx";

export interface LineChangesProps {
  t: BasketContext["t"];
  windows: LineWindows;
  /** Name of the gift, so that whoever hears a button alone knows. */
  title: string;
  /** It is given to somebody: a box of blank cards is nobody's. */
  given: boolean;
}

/**
 * What can be seen and changed of a line in its place: the
 * gift, its receiver, and the same for another person.
 */
export const LineChanges = ({ t, windows, title, given }: LineChangesProps) => {
  const button = (what: LineWindow, label: string) => (
    <Button
      variant="quiet"
      size="small"
      aria-haspopup="dialog"
      loading={windows.waiting === what}
      aria-label={`${label}: ${title}`}
      onClick={() => windows.show(what)}
    >
      {label}
    </Button>
  );
  return (
    <div className={styles.changes}>
      {given && button("see", t("line.see"))}
      {button("edit", t("line.edit"))}
      {given && button("receiver", t("line.receiver"))}
      {given && button("copy", t("line.copy"))}
      {windows.window}
    </div>
  );
};

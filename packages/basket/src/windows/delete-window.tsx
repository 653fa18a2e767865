import type { ResultOf } from "@giftshop/graphql";
import { Button } from "@giftshop/ui-kit/button";
import { Modal } from "@giftshop/ui-kit/modal";
import type { BasketContext } from "../basket-page/basket-setting.ts";
import type { LineFragment } from "../line/line.fragment.ts";
import { LineParts } from "../line/line-parts.tsx";
import { forWhom } from "../shipment/for-whom.ts";
import * as styles from "./windows.css.ts";

export interface DeleteWindowProps {
  context: BasketContext;
  /** Words of the buttons: "Close" and "Cancel". */
  closeLabel: string;
  cancelLabel: string;
  line: ResultOf<typeof LineFragment>;
  onDelete(): void;
  onClose(): void;
}

/**
 * The window *basket delete item*: what leaves the basket,
 * and for whom it was. It can still be put back afterwards.
 */
export const DeleteWindow = ({ context, closeLabel, cancelLabel, line, onDelete, onClose }: DeleteWindowProps) => {
  const { t } = context;
  const { title } = line.giftcard.product;
  return (
    <Modal open size="small" onClose={onClose} title={t("line.removeOf", { title })} closeLabel={closeLabel}>
      <div className={styles.look}>
        <p className={styles.whom}>{forWhom(t, line.recipient)}</p>
        <LineParts context={context} line={line} />
        <Button block onClick={onDelete}>
          {t("line.remove")}
        </Button>
        <Button block variant="secondary" onClick={onClose}>
          {cancelLabel}
        </Button>
      </div>
    </Modal>
  );
};

import { Modal } from "@giftshop/ui-kit/modal";
import { useExchangeContext } from "../exchange-context.tsx";
import type { WindowProps } from "./window-props.ts";
import * as styles from "./windows.css.ts";

/** What is good to know of an exchange. */
export const HintsWindow = ({ open, onClose }: WindowProps) => {
  const { t } = useExchangeContext();
  return (
    <Modal open={open} onClose={onClose} title={t("bar.hints")} closeLabel={t("close")} size="small">
      <ul className={styles.hints}>
        <li>{t("hints.together")}</li>
        <li>{t("hints.first")}</li>
        <li>{t("hints.rest")}</li>
        <li>{t("hints.more")}</li>
        <li>{t("hints.time")}</li>
      </ul>
    </Modal>
  );
};

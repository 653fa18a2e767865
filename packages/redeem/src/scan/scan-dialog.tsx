import type { Translate } from "@giftshop/messages";
import { Banner } from "@giftshop/ui-kit/banner";
import { Modal } from "@giftshop/ui-kit/modal";
import { Text } from "@giftshop/ui-kit/text";
import { type ChangeEvent, useId, useRef, useState } from "react";
import type { RedeemWords } from "../balance-check/balance-words.ts";
import { createReader } from "./create-reader.ts";
import { readCardNumber } from "./read-code.ts";
import * as styles from "./scan-dialog.css.ts";
import { type ScanState, useScan } from "./use-scan.ts";

export interface ScanDialogProps {
  t: Translate<RedeemWords>;
  open: boolean;
  onClose(): void;
  onFound(cardNumber: string): void;
}

/**
 * The camera's picture, in which the barcode of a card is
 * looked for; a photo will do where there is no camera.
 */
export const ScanDialog = ({ t, open, onClose, onFound }: ScanDialogProps) => (
  <Modal
    open={open}
    onClose={onClose}
    title={t("balance.scan.title")}
    closeLabel={t("balance.scan.close")}
    size="small"
  >
    <Finder t={t} onFound={onFound} />
  </Modal>
);

const isLooking = (state: ScanState) => state === "starting" || state === "looking";

const Finder = ({ t, onFound }: Pick<ScanDialogProps, "t" | "onFound">) => {
  const video = useRef<HTMLVideoElement>(null);
  const state = useScan(video, onFound);
  return (
    <div className={styles.finder}>
      {isLooking(state) ? (
        <>
          <div className={styles.frame}>
            <video ref={video} className={styles.video} muted playsInline />
            <span className={styles.line} aria-hidden="true" />
          </div>
          <Text role="status">{t(`balance.scan.${state === "starting" ? "starting" : "looking"}`)}</Text>
        </>
      ) : (
        <Banner tone="warning" live="alert">
          {t(`balance.scan.${state as Exclude<ScanState, "starting" | "looking">}`)}
        </Banner>
      )}
      <Photo t={t} onFound={onFound} />
      <Text size="small" tone="muted">
        {t("balance.scan.privacy")}
      </Text>
    </div>
  );
};

/** A photo of the card, taken now or before. */
const Photo = ({ t, onFound }: Pick<ScanDialogProps, "t" | "onFound">) => {
  const id = useId();
  const [missed, setMissed] = useState(false);

  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = "";
    if (!file) return;
    setMissed(false);
    try {
      const seen = await readCardNumber(await createReader(), await createImageBitmap(file));
      if (seen) return onFound(seen);
    } catch {
      // A file that is no picture has no barcode either.
    }
    setMissed(true);
  };

  return (
    <>
      {/* A label that looks like a button: the browser's own field lies within. */}
      <label className={styles.photo} htmlFor={id}>
        <input id={id} className={styles.file} type="file" accept="image/*" onChange={read} />
        {t("balance.scan.photo")}
      </label>
      {missed && <Banner tone="warning">{t("balance.scan.notFound")}</Banner>}
    </>
  );
};

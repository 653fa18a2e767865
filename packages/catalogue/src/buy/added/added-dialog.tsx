import { Button, ButtonLink } from "@giftshop/ui-kit/button";
import { GiftCard } from "@giftshop/ui-kit/gift-card";
import { useEffect, useRef } from "react";
import type { LateTranslate } from "../../product-dialogs/late-words.ts";
import type { PreviewPicture } from "../preview/preview.tsx";
import * as styles from "./added-dialog.css.ts";

export interface AddedDialogProps {
  t: LateTranslate;
  picture: PreviewPicture;
  /** Value of the card, for people. */
  value: string | undefined;
  basketHref: string;
  onClose(): void;
}

/**
 * Says that it is in the basket and asks where to go on. The
 * browser's own modal dialog: it holds focus, and Escape closes it.
 */
export const AddedDialog = ({ t, picture, value, basketHref, onClose }: AddedDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="added-title" closedby="any" onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.card}>
          <GiftCard face={{ src: picture.url, alt: "" }} value={value} />
        </div>
        <h2 id="added-title" className={styles.title}>
          {t("added.title")}
        </h2>
        <p className={styles.what}>{[picture.title, value].filter(Boolean).join(" · ")}</p>
        <ButtonLink href={basketHref} block>
          {t("added.basket")}
        </ButtonLink>
        <Button variant="quiet" block onClick={() => dialog.current?.close()}>
          {t("added.more")}
        </Button>
      </div>
    </dialog>
  );
};

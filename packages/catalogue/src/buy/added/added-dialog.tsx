import { postmarkOf } from "@giftshop/delivery-date/postmark";
import { Button, ButtonLink } from "@giftshop/ui-kit/button";
import { SmallGift } from "@giftshop/ui-kit/small-gift";
import { useEffect, useRef } from "react";
import type { LateTranslate } from "../../product-dialogs/late-words.ts";
import type { PreviewPicture } from "../preview/preview.tsx";
import type { StageParts } from "../stage/stage-parts.ts";
import * as styles from "./added-dialog.css.ts";

export interface AddedDialogProps {
  t: LateTranslate;
  picture: PreviewPicture;
  /** What it was dressed in. Default: nothing. */
  parts?: StageParts | undefined;
  /** Value of the card, for people. */
  value: string | undefined;
  basketHref: string;
  onClose(): void;
}

/** Lines are in the middle: none begins or ends with a dot. */
const dot = "\u00a0·\u00a0";

/** The longest that the window waits for the picture in it, milliseconds. */
const patience = 250;

/**
 * Says that it is in the basket, with the gift as it was dressed, and asks where to go on: the
 * browser's own modal dialog, which holds focus, and opens once its gift can be seen.
 */
export const AddedDialog = ({ t, picture, parts = {}, value, basketHref, onClose }: AddedDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const open = () => {
      if (dialog.current?.isConnected && !dialog.current.open) dialog.current.showModal();
    };
    const timer = setTimeout(open, patience);
    const pictures = [...(dialog.current?.querySelectorAll("img") ?? [])];
    Promise.all(pictures.map((one) => one.decode())).then(open, open);
    return () => clearTimeout(timer);
  }, []);
  const { message, wrapper, packing, name, day, dayWords = "", locale = "en" } = parts;
  const what = [picture.title, value].filter(Boolean).join(dot);
  const whom = [name?.trim(), day ? dayWords : undefined].filter(Boolean).join(dot);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="added-title" closedby="any" onClose={onClose}>
      <div className={styles.content}>
        <SmallGift
          className={styles.gift}
          face={picture.url}
          wrapper={wrapper?.imageUrl}
          packing={packing?.imageUrl}
          {...{ message, name }}
          postmark={day ? postmarkOf(day, locale, dayWords) : undefined}
          backgroundColor={picture.backgroundColor}
          priority
        />
        <h2 id="added-title" className={styles.title}>
          {t("added.title")}
        </h2>
        <p className={styles.what}>
          {what}
          {whom && <span className={styles.whom}>{whom}</span>}
        </p>
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

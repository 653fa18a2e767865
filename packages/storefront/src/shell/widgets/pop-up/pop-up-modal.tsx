"use client";

import { ButtonLink } from "@giftshop/ui-kit/button";
import { Modal } from "@giftshop/ui-kit/modal";
import { Text } from "@giftshop/ui-kit/text";
import { useState } from "react";
import type { PopUp } from "../data/widget-data.ts";
import * as styles from "./pop-up-modal.css.ts";

export interface PopUpModalProps {
  popUp: PopUp;
  closeLabel: string;
}

/**
 * What people of the shop want everybody to see once:
 * closed by its button, by Escape, or by a press beside it.
 */
export const PopUpModal = ({ popUp: { title, text, image, link }, closeLabel }: PopUpModalProps) => {
  const [open, setOpen] = useState(true);
  return (
    <Modal
      open={open}
      onClose={() => setOpen(false)}
      title={title}
      closeLabel={closeLabel}
      footer={link && <ButtonLink href={link.path.href}>{link.title}</ButtonLink>}
    >
      <div className={styles.content}>
        {image && <img className={styles.picture} src={image.url} alt="" />}
        <Text className={styles.text}>{text}</Text>
      </div>
    </Modal>
  );
};

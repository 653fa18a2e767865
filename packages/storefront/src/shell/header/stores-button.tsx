import { GlobeIcon } from "@giftshop/ui-kit/icon";
import { IconButton } from "@giftshop/ui-kit/icon-button";
import * as styles from "./header.css.ts";

export interface StoresButtonProps {
  label: string;
  /** Left out on a phone, where the footer has the same. */
  roomy?: boolean;
}

/**
 * Opens the form for language and country, which answers to its
 * mark (`Widgets`). Of no use without script, and not shown then.
 */
export const StoresButton = ({ label, roomy = false }: StoresButtonProps) => (
  <IconButton
    className={roomy ? styles.roomyScripted : styles.scripted}
    label={label}
    icon={<GlobeIcon />}
    data-opens-stores
  />
);

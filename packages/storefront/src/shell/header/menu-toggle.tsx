import { MenuIcon } from "@giftshop/ui-kit/icon";
import { IconButton } from "@giftshop/ui-kit/icon-button";
import * as styles from "./header.css.ts";

/** Id of the sheet that holds the header's links on a small screen. */
export const sheetId = "site-menu";

/** Opens the sheet on a small screen: the browser's own popover, which needs no script. */
export const MenuToggle = ({ label }: { label: string }) => (
  <IconButton className={styles.small} popoverTarget={sheetId} label={label} icon={<MenuIcon />} />
);

"use client";

import { useRef, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { useArrival } from "../on-need/use-arrival.ts";
import type { Arrival } from "../on-need/use-stand-in.ts";
import { OpenerWords, openerLook } from "../opener/opener.tsx";
import { PageLocale } from "../page-locale/page-locale.tsx";
import { popover } from "../popover/popover.css.ts";
import * as styles from "./dropdown.css.ts";
import type { DropdownProps } from "./dropdown-props.ts";

/**
 * A button with a panel of anything under it, which takes focus until Escape, a press outside or `close`
 * gives it back. State: `aria-expanded` on the button.
 */
export const Dropdown = ({ name, children, arrival, ...look }: DropdownProps & { arrival?: Arrival }) => {
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useArrival(arrival, opener, () => setOpen(true));
  return (
    <PageLocale>
      <DialogTrigger isOpen={open} onOpenChange={setOpen}>
        <Button ref={opener} {...openerLook(look)} isDisabled={look.disabled ?? false}>
          <OpenerWords {...look} />
        </Button>
        <Popover className={popover} placement="bottom start">
          <Dialog className={styles.panel} aria-label={name}>
            {typeof children === "function" ? children(() => setOpen(false)) : children}
          </Dialog>
        </Popover>
      </DialogTrigger>
    </PageLocale>
  );
};

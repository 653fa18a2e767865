"use client";

import { useRef, useState } from "react";
import { Button } from "react-aria-components/Button";
import { MenuItem, Menu as MenuList, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { useArrival } from "../on-need/use-arrival.ts";
import type { Arrival } from "../on-need/use-stand-in.ts";
import { OpenerWords, openerLook } from "../opener/opener.tsx";
import { PageLocale } from "../page-locale/page-locale.tsx";
import * as popover from "../popover/popover.css.ts";
import type { MenuEntry, MenuProps } from "./menu-props.ts";

/**
 * A button with entries under it: arrows wrap, letters jump, Escape or a press outside closes and gives focus
 * back. State: `aria-expanded`; on entries `data-focused`, `data-disabled`.
 */
export const Menu = ({ entries, onAction, arrival, ...look }: MenuProps & { arrival?: Arrival }) => {
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useArrival(arrival, opener, () => setOpen(true));
  return (
    <PageLocale>
      <MenuTrigger isOpen={open} onOpenChange={setOpen}>
        <Button ref={opener} {...openerLook(look)} isDisabled={look.disabled ?? false}>
          <OpenerWords {...look} />
        </Button>
        <Popover className={popover.popover} placement="bottom start">
          <MenuList
            className={popover.list}
            autoFocus="first"
            shouldFocusWrap
            // Called for links as well, which lead where they lead and do nothing else.
            onAction={(key) => {
              const chosen = entries.find(({ id }) => id === key);
              if (chosen && chosen.href === undefined) onAction?.(chosen.id);
            }}
          >
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </MenuList>
        </Popover>
      </MenuTrigger>
    </PageLocale>
  );
};

const Entry = ({
  entry: { id, label, icon, detail, href, tone = "plain", disabled = false },
}: {
  entry: MenuEntry;
}) => (
  <MenuItem
    className={popover.item}
    id={id}
    textValue={label}
    isDisabled={disabled}
    data-tone={tone}
    {...(href !== undefined && { href })}
  >
    {icon}
    <span className={popover.itemWords}>{label}</span>
    {detail && <span className={popover.itemDetail}>{detail}</span>}
  </MenuItem>
);

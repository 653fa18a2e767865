"use client";

import { isSignedIn, watchSignedIn } from "@giftshop/graphql/signed-in";
import { AccountIcon } from "@giftshop/ui-kit/icon";
import { IconLink } from "@giftshop/ui-kit/icon-button";
import { LazyMenu } from "@giftshop/ui-kit/menu/lazy";
import { useEffect, useSyncExternalStore } from "react";
import type { MenuLink } from "../../menu-links.ts";
import { type AccountSessions, pageSessions } from "./account-session.ts";

export interface AccountMenuProps {
  /** Where who logs out goes on; empty: they stay. Default: nobody is looked for. */
  afterLogOut?: string;
  /** Where one logs in or registers. */
  entry: string;
  texts: { account: string; logOut: string };
  /** Pages of the account. */
  links: readonly MenuLink[];
  /** Who is there. Default: whom the page was told of. */
  sessions?: AccountSessions;
}

const nobody = () => undefined;
/** Id of the one entry that leads nowhere. */
const logOut = "log-out";

/**
 * The account icon (specification, section 2): a link to the account's entry, or, for who is logged in,
 * a button that opens a menu of the account's pages and "Log out". The menu is fetched on first need.
 */
export const AccountMenu = ({ afterLogOut, entry, texts, links, sessions = pageSessions }: AccountMenuProps) => {
  const session = useSyncExternalStore(sessions.subscribe, sessions.current, nobody);
  useEffect(() => {
    if (afterLogOut === undefined) return;
    let known: boolean | undefined;
    const look = () => {
      if (isSignedIn() === known) return;
      known = isSignedIn();
      if (!known) sessions.tell(undefined);
      else
        void import("@giftshop/account/session").then(({ tellOfAccount }) => tellOfAccount(afterLogOut, sessions.tell));
    };
    look();
    return watchSignedIn(look);
  }, [afterLogOut, sessions]);
  if (!session) return <IconLink href={entry} label={texts.account} icon={<AccountIcon />} />;
  return (
    <LazyMenu
      label={texts.account}
      icon={<AccountIcon />}
      iconOnly
      variant="quiet"
      entries={[
        ...links.map(({ href, text }) => ({ id: href, href, label: text })),
        { id: logOut, label: texts.logOut, disabled: session.leaving },
      ]}
      onAction={(id) => id === logOut && session.logOut()}
    />
  );
};

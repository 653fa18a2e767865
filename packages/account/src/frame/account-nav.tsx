import { Button } from "@giftshop/ui-kit/button";
import { Stack } from "@giftshop/ui-kit/layout";
import { Link } from "@giftshop/ui-kit/link";
import { useState } from "react";
import { afterLogOut } from "../session/after-log-out.ts";
import { logOutLate } from "../session/log-out-late.ts";
import { useAccount } from "./account-context.tsx";
import * as styles from "./account-frame.css.ts";

const pages = {
  accountOverview: "overview",
  accountOrders: "orders",
  addressBook: "addressBook",
  accountData: "data",
  favourites: "favourites",
  company: "company",
} as const;
export type InsideRoute = keyof typeof pages | "companyInvoices" | "companyBook" | "companyApi" | "reorder";

/** The pages of a company stand below one entry. */
const ariaCurrent = (route: keyof typeof pages, current: InsideRoute): "page" | "true" | undefined => {
  if (route === current) return "page";
  return route === "company" && current.startsWith("company") ? "true" : undefined;
};

/** The pages of the account, and the way out. */
export const AccountNav = ({ current }: { current: InsideRoute }) => {
  const { t, shop } = useAccount();
  const [leaving, setLeaving] = useState(false);
  return (
    <nav aria-label={t("account.nav.label")} className={styles.nav}>
      <Stack as="ul" gap={2} className={styles.list}>
        {(Object.keys(pages) as (keyof typeof pages)[]).map((route) => (
          <li key={route}>
            <Link
              variant="plain"
              href={shop.link(route)}
              className={styles.entry}
              aria-current={ariaCurrent(route, current)}
            >
              {t(`account.nav.${pages[route]}`)}
            </Link>
          </li>
        ))}
        <li>
          <Button
            variant="quiet"
            loading={leaving}
            loadingLabel={t("account.nav.logOut")}
            onClick={async () => {
              setLeaving(true);
              await logOutLate(afterLogOut(shop, current));
              setLeaving(false);
            }}
          >
            {t("account.nav.logOut")}
          </Button>
        </li>
      </Stack>
    </nav>
  );
};

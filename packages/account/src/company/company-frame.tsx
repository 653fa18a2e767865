import { Stack } from "@giftshop/ui-kit/layout";
import { Link } from "@giftshop/ui-kit/link";
import { Heading } from "@giftshop/ui-kit/text";
import type { ReactNode } from "react";
import { useAccount } from "../frame/account-context.tsx";
import * as styles from "../frame/account-frame.css.ts";

const pages = ["company", "companyInvoices", "companyBook", "companyApi"] as const;
export type CompanyRoute = (typeof pages)[number];

/** A page of the company account, with the way to the others. */
export const CompanyFrame = ({ current, children }: { current: CompanyRoute; children: ReactNode }) => {
  const { t, shop } = useAccount();
  return (
    <Stack gap={6}>
      <Heading level={1}>{t(`account.${current}.title`)}</Heading>
      <nav aria-label={t("account.company.nav.label")}>
        <ul className={styles.tabs}>
          {pages.map((route) => (
            <li key={route}>
              <Link
                variant="plain"
                href={shop.link(route)}
                className={styles.entry}
                aria-current={route === current ? "page" : undefined}
              >
                {t(`account.company.nav.${route}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </Stack>
  );
};

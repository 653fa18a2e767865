import { Stack } from "@giftshop/ui-kit/layout";
import { Link } from "@giftshop/ui-kit/link";
import { Heading } from "@giftshop/ui-kit/text";
import type { ReactNode } from "react";
import { useAccount } from "../frame/account-context.tsx";

const pages = ["company", "companyInvoices", "companyBook", "companyApi"] as const;
export type CompanyRoute = (typeof pages)[number];

/** A page of the company account, with the way to the others. */
export const CompanyFrame = ({ current, children }: { current: CompanyRoute; children: ReactNode }) => {
  const { t, shop } = useAccount();
  return (
    <Stack gap={6}>
      <Heading level={1}>{t(`account.${current}.title`)}</Heading>
      <nav aria-label={t("account.company.nav.label")}>
        <Stack direction="row" gap={4}>
          {pages.map((route) => (
            <Link key={route} href={shop.link(route)} aria-current={route === current ? "page" : undefined}>
              {t(`account.company.nav.${route}`)}
            </Link>
          ))}
        </Stack>
      </nav>
      {children}
    </Stack>
  );
};

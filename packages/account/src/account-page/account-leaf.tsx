"use client";

import type { ShopData } from "@giftshop/storefront-config/shop";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Leaf } from "@giftshop/ui-kit/leaf";
import type { ComponentType, ReactNode } from "react";
import type { AccountWords } from "../account-words.ts";
import type { AccountRoute } from "./account-parts.ts";

interface Props {
  shop: ShopData;
  words: AccountWords;
}

type Load = () => Promise<ComponentType<Props>>;

/**
 * Each page fetches what it is made of: entry, answer to it, or the inside of an account, of which each has
 * its own part and the frame in one: as two, what both import would be fetched twice.
 */
const loads: Readonly<Record<AccountRoute, Load>> = {
  account: async () => (await import("./entry-pages.tsx")).IdentifyPage,
  login: async () => (await import("./entry-pages.tsx")).LoginPage,
  register: async () => (await import("./entry-pages.tsx")).RegisterPage,
  registerSuccess: async () => (await import("./done-pages.tsx")).RegisteredPage,
  forgotPassword: async () => (await import("./entry-pages.tsx")).ForgotPasswordPage,
  forgotPasswordSuccess: async () => (await import("./done-pages.tsx")).LinkSentPage,
  newPassword: async () => (await import("./entry-pages.tsx")).NewPasswordPage,
  newPasswordSuccess: async () => (await import("./done-pages.tsx")).PasswordSavedPage,
  accountOverview: async () => (await import("../overview/overview.tsx")).OverviewPage,
  accountOrders: async () => (await import("../orders/orders.tsx")).OrdersPage,
  addressBook: async () => (await import("../address-book/address-book.tsx")).AddressBookPage,
  accountData: async () => (await import("../data/data.tsx")).DataPage,
  company: async () => (await import("../company/company.tsx")).CompanyPage,
  companyInvoices: async () => (await import("../company/company-invoices.tsx")).CompanyInvoicesPage,
  companyBook: async () => (await import("../company/company-book.tsx")).CompanyBookPage,
  companyApi: async () => (await import("../company/api/company-api.tsx")).CompanyApiPage,
  reorder: async () => (await import("../orders/reorder.tsx")).ReorderPage,
  withdrawal: async () => (await import("./withdrawal-page.tsx")).WithdrawalPage,
};

export interface AccountLeafProps extends Props {
  route: AccountRoute;
  /** Stands in its place until it lives. */
  skeleton: ReactNode;
}

/** The part of an account page that lives in the browser. */
export const AccountLeaf = ({ route, skeleton, ...props }: AccountLeafProps) => {
  const { account } = props.words;
  const { title, text } = account.failures.unavailable;
  return (
    <Leaf
      load={loads[route]}
      skeleton={skeleton}
      failed={(retry) => (
        <Banner
          tone="danger"
          title={title}
          action={
            <Button variant="secondary" onClick={retry}>
              {account.again}
            </Button>
          }
        >
          {text}
        </Banner>
      )}
    >
      {(Part) => <Part {...props} />}
    </Leaf>
  );
};

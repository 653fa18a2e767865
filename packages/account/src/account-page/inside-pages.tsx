import { Commerce } from "@giftshop/graphql/react";
import type { ShopData } from "@giftshop/storefront-config/shop";
import type { ComponentType } from "react";
import type { AccountWords } from "../account-words.ts";
import { AddressBook } from "../address-book/address-book.tsx";
import { Data } from "../data/data.tsx";
import { AccountScopeProvider } from "../frame/account-context.tsx";
import * as styles from "../frame/account-frame.css.ts";
import { AccountNav, type InsideRoute } from "../frame/account-nav.tsx";
import { ErrorModal } from "../frame/error-modal.tsx";
import { WhileSignedIn } from "../frame/while-signed-in.tsx";
import { Orders } from "../orders/orders.tsx";
import { Reorder } from "../orders/reorder.tsx";
import { Overview } from "../overview/overview.tsx";

const within = (route: InsideRoute, Part: ComponentType) =>
  function InsidePage({ shop, words }: { shop: ShopData; words: AccountWords }) {
    return (
      <AccountScopeProvider shop={shop} words={words}>
        <Commerce>
          <WhileSignedIn>
            <div className={styles.frame}>
              <AccountNav current={route} />
              <Part />
              <ErrorModal />
            </div>
          </WhileSignedIn>
        </Commerce>
      </AccountScopeProvider>
    );
  };

export const OverviewPage = within("accountOverview", Overview);
export const OrdersPage = within("accountOrders", Orders);
export const AddressBookPage = within("addressBook", AddressBook);
export const DataPage = within("accountData", Data);
export const ReorderPage = within("reorder", Reorder);

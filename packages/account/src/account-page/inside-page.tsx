import { Commerce } from "@giftshop/graphql/react";
import type { ShopData } from "@giftshop/storefront-config/shop";
import type { ComponentType } from "react";
import type { AccountWords } from "../account-words.ts";
import { AccountScopeProvider } from "../frame/account-context.tsx";
import * as styles from "../frame/account-frame.css.ts";
import { AccountNav, type InsideRoute } from "../frame/account-nav.tsx";
import { ErrorModal } from "../frame/error-modal.tsx";
import { WhileSignedIn } from "../frame/while-signed-in.tsx";

/** A page of the inside of the account: its menu, and a part of its own. */
export const insidePage = (route: InsideRoute, Part: ComponentType) =>
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

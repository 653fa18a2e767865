import type { ShopData } from "@giftshop/storefront-config/shop";
import type { AccountWords } from "../account-words.ts";
import { AccountScopeProvider } from "../frame/account-context.tsx";
import { PasswordSaved, Sent, type SentProps } from "../sign-in/sent.tsx";

interface Props {
  shop: ShopData;
  words: AccountWords;
}

const sent = (page: SentProps["page"]) =>
  function DonePage(props: Props) {
    return (
      <AccountScopeProvider {...props}>
        <Sent page={page} />
      </AccountScopeProvider>
    );
  };

export const RegisteredPage = sent("registerSuccess");
export const LinkSentPage = sent("forgotPasswordSuccess");

export const PasswordSavedPage = (props: Props) => (
  <AccountScopeProvider {...props}>
    <PasswordSaved />
  </AccountScopeProvider>
);

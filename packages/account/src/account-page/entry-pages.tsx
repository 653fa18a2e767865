import type { ShopData } from "@giftshop/storefront-config/shop";
import type { ComponentType } from "react";
import type { AccountWords } from "../account-words.ts";
import { AccountScopeProvider } from "../frame/account-context.tsx";
import { UnlessSignedIn } from "../frame/unless-signed-in.tsx";
import { ForgotPassword } from "../sign-in/forgot-password.tsx";
import { Identify } from "../sign-in/identify.tsx";
import { LoginForGuests } from "../sign-in/login-for-guests.tsx";
import { NewPassword } from "../sign-in/new-password.tsx";
import { Register } from "../sign-in/register.tsx";

const within = (Part: ComponentType) =>
  function EntryPage({ shop, words }: { shop: ShopData; words: AccountWords }) {
    return (
      <AccountScopeProvider shop={shop} words={words}>
        <Part />
      </AccountScopeProvider>
    );
  };
const forGuests = (Part: ComponentType) =>
  within(() => (
    <UnlessSignedIn>
      <Part />
    </UnlessSignedIn>
  ));

export const IdentifyPage = forGuests(Identify);
export const LoginPage = within(LoginForGuests);
export const RegisterPage = forGuests(Register);
export const ForgotPasswordPage = within(ForgotPassword);
export const NewPasswordPage = within(NewPassword);

import { Commerce } from "@giftshop/graphql/react";
import { clientOf } from "@giftshop/graphql/testing";
import { storyShop } from "@giftshop/storefront-config/testing";
import { Container } from "@giftshop/ui-kit/layout";
import type { ReactNode } from "react";
import { Provider } from "urql";
import { AccountScopeProvider } from "../frame/account-context.tsx";
import { accountMessages } from "../messages.ts";

export interface StoryAccountProps {
  /** Values of the toolbar. */
  globals: Record<string, unknown>;
  /** What commerce answers, by operation, or makes it of the shop. Default: nothing comes. */
  answers?: Readonly<Record<string, unknown>>;
  children: ReactNode;
}

const never = new Promise<unknown>(() => {});

/** A part of the account in the toolbar's shop, with answers of its own. */
export const StoryAccount = ({ globals, answers = {}, children }: StoryAccountProps) => {
  const shop = storyShop(globals);
  const client = clientOf(async (name) => {
    const answer = answers[name] ?? never;
    return typeof answer === "function" ? answer(shop) : answer;
  });
  return (
    <Provider value={client}>
      <AccountScopeProvider shop={shop.data} words={accountMessages.words(shop)}>
        <Commerce>
          <Container>{children}</Container>
        </Commerce>
      </AccountScopeProvider>
    </Provider>
  );
};

import { createShop } from "@giftshop/storefront-config";
import { afterEach, expect, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { accountMessages } from "../messages.ts";
import { setLeaving } from "../session/leaving.ts";
import { AccountScopeProvider } from "./account-context.tsx";
import { WhileSignedIn } from "./while-signed-in.tsx";

const shop = createShop("CBFR", "fr");
const show = () =>
  act(async () =>
    render(
      <AccountScopeProvider shop={shop.data} words={accountMessages.words("en")}>
        <WhileSignedIn>Rue de Rivoli</WhileSignedIn>
      </AccountScopeProvider>,
    ),
  );
const signOut = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what commerce does by its answer
  document.cookie = "account=; max-age=0";
};
/** The page is looked at again, or came back from the browser's own memory. */
const look = () => act(async () => void dispatchEvent(new Event("pageshow")));

afterEach(() => setLeaving(false));

test("what is personal is gone once nobody is signed in any more, in whichever tab they left", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what commerce does by its answer
  document.cookie = "account=1";
  await show();
  await look();
  expect(screen.queryByText("Rue de Rivoli")).not.toBeNull();
  signOut();
  await look();
  expect(screen.queryByText("Rue de Rivoli")).toBeNull();
  expect(screen.getByText("You’ve been logged out")).toBeDefined();
});

test("the tab that logs out says nothing of it on its way home", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what commerce does by its answer
  document.cookie = "account=1";
  await show();
  setLeaving(true);
  signOut();
  await look();
  expect(screen.queryByText("You’ve been logged out")).toBeNull();
});

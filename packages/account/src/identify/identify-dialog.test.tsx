import { browserOf } from "@giftshop/graphql/testing";
import { createShop } from "@giftshop/storefront-config";
import { shopFrom } from "@giftshop/storefront-config/shop";
import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { accountMessages } from "../messages.ts";

let answers: Record<string, unknown> = {};
const request = async (document: { __meta__?: { name?: string } }): Promise<unknown> =>
  answers[document.__meta__?.name ?? ""];
jest.unstable_mockModule("@giftshop/graphql/browser", () => browserOf(request));
jest.unstable_mockModule("@giftshop/graphql/captcha", () => ({
  createCaptcha: () => ({ prepare: () => undefined, take: async () => "solved" }),
}));
const { IdentifyDialog } = await import("./identify-dialog.tsx");

const known = (status: string) => ({ CheckUserExist: { checkUserExist: { data: { status }, errors: [] } } });
const loggedIn = { UserLogin: { userLogin: { data: { status: "LOGGED_IN" }, errors: [] } } };
const on = { onClose: jest.fn(), onGuest: jest.fn(), onLoggedIn: jest.fn() };

/** Opens it in a storefront whose toggle is as it is asked for. */
const open = async (modalAuth: boolean, redeem: boolean) => {
  const { data } = createShop("CBFR", "fr");
  const { storefront } = data;
  const shop = shopFrom({ ...data, storefront: { ...storefront, toggles: { ...storefront.toggles, modalAuth } } });
  const words = accountMessages.words("en");
  await act(async () => render(<IdentifyDialog open shop={shop.data} words={words} redeem={redeem} {...on} />));
};
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const type = (label: string, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));

beforeEach(() => {
  sessionStorage.clear();
  for (const listener of Object.values(on)) listener.mockClear();
});

test("an email without an account leads to the guest's order, and back", async () => {
  answers = known("UNKNOWN");
  await open(true, false);
  await type("Email", "ada@example.org");
  await press("Continue");
  await screen.findByText(/There is no account for ada@example\.org yet/u);
  await press("Back");
  await type("Email", "ada@example.org");
  await press("Continue");
  await screen.findByText(/There is no account/u);
  await press("Continue as a guest");
  expect(on.onGuest).toHaveBeenCalledTimes(1);
});

test("nobody need say who they are: what was typed goes along", async () => {
  await open(true, false);
  await type("Email", "ada@example.org");
  await press("Continue as a guest");
  expect(on.onGuest).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem("account.email")).toBe("ada@example.org");
});

test("who exchanges a card logs in where they are", async () => {
  answers = { ...known("KNOWN"), ...loggedIn };
  await open(true, true);
  await type("Email", "ada@example.org");
  await press("Continue");
  await screen.findByLabelText("Password");
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("ada@example.org");
  await type("Password", "a fine long passphrase");
  await press("Log in");
  await waitFor(() => expect(on.onLoggedIn).toHaveBeenCalledTimes(1));
});

test("where the storefront does not ask, a guest orders at once, or goes to make an account", async () => {
  await open(false, false);
  expect(screen.queryByLabelText("Email")).toBeNull();
  expect(screen.getByRole<HTMLAnchorElement>("link", { name: "Create an account" }).pathname).toBe(
    "/compte/s-inscrire/",
  );
  await press("Continue as a guest");
  expect(on.onGuest).toHaveBeenCalledTimes(1);
});

test("where it does not ask, an exchange has its own window next", async () => {
  await open(false, true);
  expect(on.onGuest).toHaveBeenCalled();
  expect(screen.queryByRole("dialog")).toBeNull();
});

import { browserOf } from "@giftshop/graphql/testing";
import { createShop } from "@giftshop/storefront-config";
import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, renderHook, waitFor } from "@testing-library/react";
import { sampleExchange } from "../testing/sample-exchange.ts";

let postCode: string | null = null;
const request = async () => ({
  getUserInfo: { data: { user: { mainProfile: { address: { postCode } } } } },
});
jest.unstable_mockModule("@giftshop/graphql/browser", () => browserOf(request));
const goTo = jest.fn();
jest.unstable_mockModule("./go-to.ts", () => ({ goTo }));
const { useWhoOrders } = await import("./use-who-orders.ts");

const shop = createShop("CBFR", "fr");
const askGuest = jest.fn();
const posted = () => {
  const order = sampleExchange(2500);
  const [first] = order.shipments;
  return { ...order, shipments: first ? [{ ...first, kind: "PHYSICAL" as const }] : [] };
};
const told = async (name: string, order = sampleExchange()) => {
  renderHook(() => useWhoOrders(order, shop, askGuest));
  await act(async () => void dispatchEvent(new Event(name)));
};

beforeEach(() => {
  postCode = null;
  askGuest.mockClear();
  goTo.mockClear();
});

test("a guest says who takes the cards", async () => {
  await told("guest-order");
  expect(askGuest).toHaveBeenCalledTimes(1);
  expect(goTo).not.toHaveBeenCalled();
});

test("who has logged in goes to the checkout", async () => {
  await told("order-logged-in");
  await waitFor(() => expect(goTo).toHaveBeenCalledWith(shop.link("redeemCheckout")));
  expect(askGuest).not.toHaveBeenCalled();
});

test("a parcel without a postcode in the profile is asked for first, and one with it is not", async () => {
  await told("order-logged-in", posted());
  await waitFor(() => expect(askGuest).toHaveBeenCalledTimes(1));
  postCode = "75001";
  await act(async () => void dispatchEvent(new Event("order-logged-in")));
  await waitFor(() => expect(goTo).toHaveBeenCalledTimes(1));
});

import { graphql } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config/shop";
import { onAuthenticated } from "@giftshop/storefront-config/transitions";
import { useEffect } from "react";
import { goTo } from "./go-to.ts";
import { needsAddress, type RedeemOrder } from "./redeem-order.fragment.ts";

const ExchangeUser = graphql(`
  query ExchangeUser($userData: UserDataInput!) {
    getUserInfo(userData: $userData) {
      data {
        user {
          mainProfile {
            address {
              postCode
            }
          }
        }
      }
    }
  }
`);

/** Whether a parcel of the exchange has nowhere to go yet, as far as the profile of who is signed in says. */
const lacksAddress = async (order: RedeemOrder): Promise<boolean> => {
  if (!needsAddress(order)) return false;
  try {
    const { request } = await import("@giftshop/graphql/browser");
    const { getUserInfo } = await request(ExchangeUser, {});
    return !getUserInfo.data?.user?.mainProfile.address.postCode;
  } catch {
    // The checkout asks for whatever is missing.
    return false;
  }
};

/**
 * Goes on when the shop's frame has asked who is ordering (specification, section 4): a guest says
 * who takes the cards, whoever has logged in goes to the checkout, or says first where a parcel goes.
 *
 * @param askGuest opens the window "redeem guest delivery"
 */
export const useWhoOrders = (order: RedeemOrder | undefined, shop: Shop, askGuest: () => void): void => {
  useEffect(() => {
    if (!order) return undefined;
    const loggedIn = async () => {
      const next = onAuthenticated(true, await lacksAddress(order));
      if (typeof next === "object" && "page" in next) goTo(shop.link("redeemCheckout"));
      else askGuest();
    };
    const listener = () => void loggedIn();
    addEventListener("guest-order", askGuest);
    addEventListener("order-logged-in", listener);
    return () => {
      removeEventListener("guest-order", askGuest);
      removeEventListener("order-logged-in", listener);
    };
  }, [order, shop, askGuest]);
};

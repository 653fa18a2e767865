import type { ShopData } from "@giftshop/storefront-config/shop";

/** Logs out by what is fetched for it. Answers false, too, where that is out of reach. */
export const logOutLate = async (shop: ShopData): Promise<boolean> => {
  try {
    const { logOut } = await import("./log-out.ts");
    return await logOut(shop);
  } catch {
    return false;
  }
};

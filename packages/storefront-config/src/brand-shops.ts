/**
 * Where brands issue their own cards: the only origins whose
 * pages the redeem shop shows in a frame or forwards to.
 */
export const brandShopOrigins: readonly string[] = ["https://shop.brands.example", "https://issuer.brands.example"];

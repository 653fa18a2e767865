import drawn from "./drawn.json" with { type: "json" };
import type { Picture } from "./picture.ts";

const pictures = new Map(Object.entries(drawn));

/** A picture by its key: "CBFR/logo", "CBFR/payment-ideal". Undefined where it has not been drawn. */
export const drawnPicture = (key: string): Picture | undefined => {
  const [src, width, height] = pictures.get(key) ?? [];
  return typeof src === "string" && typeof width === "number" && typeof height === "number"
    ? { src, width, height }
    : undefined;
};

/**
 * A picture that has to be there.
 * @throws naming the storefront and the picture
 */
export const picture = (code: string, key: string): Picture => {
  const found = drawnPicture(key);
  if (!found)
    throw new Error(
      `${code}: the picture "${key}" is not drawn. Run pnpm --filter @giftshop/storefront-config storefronts.`,
    );
  return found;
};

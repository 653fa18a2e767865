import { SelectNative } from "@giftshop/ui-kit/select-native";
import { useCallback } from "react";
import { useSession } from "../graphql/session.tsx";
import { usePath } from "../shell/path.tsx";
import { useWords } from "../words/words.tsx";

const kept = "admin-shop";

/**
 * The storefront that is worked on: that of the address,
 * else the one of before, else the first of the person's.
 */
export const useShop = (): [shop: string, choose: (shop: string) => void] => {
  const { storefronts } = useSession();
  const { path, query, go } = usePath();
  const said = query.get("shop") ?? localStorage.getItem(kept) ?? "";
  const shop = storefronts.includes(said) ? said : (storefronts[0] ?? "");
  const choose = useCallback(
    (next: string) => {
      localStorage.setItem(kept, next);
      go(`${path}?shop=${next}`);
    },
    [path, go],
  );
  return [shop, choose];
};

/** Chooses the storefront that is worked on. */
export const ShopPicker = () => {
  const { t } = useWords();
  const { storefronts } = useSession();
  const [shop, choose] = useShop();
  return (
    <SelectNative
      label={t("shop.label")}
      value={shop}
      onChange={(event) => choose(event.currentTarget.value)}
      options={storefronts.map((code) => ({ id: code, label: code }))}
    />
  );
};

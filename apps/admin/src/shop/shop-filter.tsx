import { SelectNative } from "@giftshop/ui-kit/select-native";
import { useSession } from "../graphql/session.tsx";
import { usePath } from "../shell/path.tsx";
import { useWords } from "../words/words.tsx";

/** The storefront that a list is asked for; empty: all of the person's. */
export const useAskedShop = (): string => {
  const { storefronts } = useSession();
  const said = usePath().query.get("of") ?? "";
  return storefronts.includes(said) ? said : "";
};

/** Chooses it, in a form that sends it as `of`; nothing where the person has one alone. */
export const ShopFilter = () => {
  const { t } = useWords();
  const { storefronts } = useSession();
  const shop = useAskedShop();
  if (storefronts.length < 2) return null;
  return (
    <SelectNative
      label={t("shop.label")}
      name="of"
      defaultValue={shop}
      options={[{ id: "", label: t("shop.all") }, ...storefronts.map((code) => ({ id: code, label: code }))]}
    />
  );
};

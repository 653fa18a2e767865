import { Banner } from "@giftshop/ui-kit/banner";
import { Link } from "@giftshop/ui-kit/link";
import { useAccount } from "../frame/account-context.tsx";

/** What was ordered again is in the basket. `gone`: titles of what is not sold any more. */
export const AddedBanner = ({ gone }: { gone: readonly string[] }) => {
  const { t, shop } = useAccount();
  return (
    <Banner
      tone={gone.length > 0 ? "warning" : "success"}
      title={t("account.reorder.added")}
      action={<Link href={shop.link("basket")}>{t("account.reorder.toBasket")}</Link>}
    >
      {gone.length > 0 && `${t("account.reorder.gone")}: ${gone.join(", ")}`}
    </Banner>
  );
};

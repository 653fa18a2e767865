import { typedEmail } from "@giftshop/storefront-config/guest-delivery";
import { useFormValues } from "@giftshop/ui-kit/form";
import { Link } from "@giftshop/ui-kit/link";
import { Text } from "@giftshop/ui-kit/text";
import { useEffect } from "react";
import { useCheckout } from "../frame/checkout-context.tsx";
import type { Profile } from "./values/profile.ts";
import type { CheckoutValues } from "./values/values.ts";

/**
 * Who is logged in, or the way to log in: the shop's frame asks
 * who it is, and what was typed there comes into the form.
 */
export const WhoOrders = ({ profile }: { profile: Profile | undefined }) => {
  const { shop, t } = useCheckout();
  const { change } = useFormValues<CheckoutValues>();
  useEffect(() => {
    const take = () => {
      const email = typedEmail(sessionStorage);
      if (email !== "") change((now) => ({ ...now, billing: { ...now.billing, email } }));
    };
    addEventListener("guest-order", take);
    return () => removeEventListener("guest-order", take);
  }, [change]);
  if (profile) return <Text tone="muted">{t("details.loggedIn", { email: profile.email })}</Text>;
  return (
    <Text>
      {t("details.haveAccount")}{" "}
      <Link href={shop.link("account")} data-identifies="here">
        {t("details.logIn")}
      </Link>
    </Text>
  );
};

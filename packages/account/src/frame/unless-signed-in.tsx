import { isSignedIn } from "@giftshop/graphql/signed-in";
import { Loader } from "@giftshop/ui-kit/loader";
import { type ReactNode, useEffect, useState } from "react";
import { nextAfterLogin } from "../session/after-login.ts";
import { useAccount } from "./account-context.tsx";

/**
 * Asks who somebody is, unless they are signed in already:
 * they go on (specification, section 4, "identify user").
 */
export const UnlessSignedIn = ({ children }: { children: ReactNode }) => {
  const { t, shop } = useAccount();
  const [goesOn] = useState(isSignedIn);
  useEffect(() => {
    if (goesOn) location.replace(nextAfterLogin(shop));
  }, [goesOn, shop]);
  return goesOn ? <Loader label={t("account.loading")} /> : children;
};

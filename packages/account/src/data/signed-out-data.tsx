import { useLinkToken } from "@giftshop/page/link-token";
import { rememberReturn } from "@giftshop/storefront-config/return-after-login";
import { useEffect } from "react";
import { FailureBanner } from "../frame/failure-banner.tsx";
import { rememberToken } from "../session/remembered.ts";

/**
 * Nobody is signed in. The link of a new address, opened in
 * another browser, waits for the login and comes back here.
 */
export const SignedOutData = () => {
  const token = useLinkToken("token");
  useEffect(() => {
    if (token === undefined) return;
    rememberToken(token);
    rememberReturn(sessionStorage, "accountData");
  }, [token]);
  return <FailureBanner failure="signedOut" />;
};

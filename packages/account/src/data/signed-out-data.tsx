import { useEffect } from "react";
import { FailureBanner } from "../frame/failure-banner.tsx";
import { rememberReturn, rememberToken } from "../session/remembered.ts";
import { takeToken } from "../session/take-token.ts";

/** Nobody is signed in. The link of a new address, opened in another browser, waits for the login and comes back here. */
export function SignedOutData() {
  useEffect(() => {
    const token = takeToken("token");
    if (token === undefined) return;
    rememberToken(token);
    rememberReturn("accountData");
  }, []);
  return <FailureBanner failure="signedOut" />;
}

import { type ResultOf, readFragment } from "@giftshop/graphql";
import { useLinkToken } from "@giftshop/page/link-token";
import { rememberReturn } from "@giftshop/storefront-config/return-after-login";
import { useEffect, useState } from "react";
import { insidePage } from "../account-page/inside-page.tsx";
import { FailureBanner } from "../frame/failure-banner.tsx";
import { useAccountRequest } from "../frame/use-account-request.ts";
import { WhenLoaded } from "../frame/when-loaded.tsx";
import { rememberToken, takeRememberedToken } from "../session/remembered.ts";
import { Approvals } from "./approvals.tsx";
import { BeginCompany } from "./begin-company.tsx";
import { CompanyFrame } from "./company-frame.tsx";
import { OwnCompany, SeeCompany } from "./company-operations.ts";
import { CompanySettings } from "./company-settings.tsx";
import { CreditFacts } from "./credit-facts.tsx";
import { Members } from "./members.tsx";
import { OpenInvitation } from "./open-invitation.tsx";

const companyOf = ({ company }: ResultOf<typeof SeeCompany>) => company;

/** Nobody is signed in: the link of an invitation waits for the login and comes back here. */
const SignedOutCompany = ({ token }: { token: string | undefined }) => {
  useEffect(() => {
    if (token !== undefined) rememberToken(token);
    rememberReturn(sessionStorage, "company");
  }, [token]);
  return <FailureBanner failure="signedOut" />;
};

/**
 * The company of who is signed in: orders that wait, its credit, its people; or how one comes to have one.
 */
export const Company = () => {
  const linked = useLinkToken("invitation");
  const [remembered] = useState(takeRememberedToken);
  const token = linked ?? remembered;
  const [asked] = useState(() => new URLSearchParams(location.search).get("order") ?? undefined);
  const [loaded, again] = useAccountRequest(SeeCompany, {}, companyOf);
  if (loaded.state === "failed" && loaded.failure === "signedOut")
    return (
      <CompanyFrame current="company">
        <SignedOutCompany token={token} />
      </CompanyFrame>
    );
  if (loaded.state === "failed" && loaded.failure === "noCompany")
    return (
      <CompanyFrame current="company">
        {token && <OpenInvitation token={token} onDone={again} />}
        <BeginCompany onDone={again} />
      </CompanyFrame>
    );
  return (
    <CompanyFrame current="company">
      <WhenLoaded loaded={loaded} onAgain={again}>
        {(row) => {
          const company = readFragment(OwnCompany, row);
          return (
            <>
              <Approvals asked={asked} onDecided={again} />
              <CreditFacts credits={company.credits} />
              <Members company={company} onChanged={again} />
              {company.role === "OWNER" && (
                <CompanySettings key={company.version} company={company} onChanged={again} />
              )}
            </>
          );
        }}
      </WhenLoaded>
    </CompanyFrame>
  );
};

/** The page of it. */
export const CompanyPage = insidePage("company", Company);

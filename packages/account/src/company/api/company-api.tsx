import type { ResultOf } from "@giftshop/graphql";
import { Link } from "@giftshop/ui-kit/link";
import { Text } from "@giftshop/ui-kit/text";
import { insidePage } from "../../account-page/inside-page.tsx";
import { Section } from "../../data/section.tsx";
import { useAccount } from "../../frame/account-context.tsx";
import { useAccountRequest } from "../../frame/use-account-request.ts";
import { WhenLoaded } from "../../frame/when-loaded.tsx";
import { CompanyFrame } from "../company-frame.tsx";
import { SeeApiKeys } from "./api-operations.ts";
import { CompanyKeys } from "./company-keys.tsx";
import { CompanyWebhooks } from "./company-webhooks.tsx";

const keysOf = ({ apiKeys }: ResultOf<typeof SeeApiKeys>) => apiKeys;

/** By what keys a company orders from its own programs, and where it hears of its gifts: for its owners. */
export const CompanyApi = () => {
  const { t, shop } = useAccount();
  const [loaded, again] = useAccountRequest(SeeApiKeys, {}, keysOf);
  return (
    <CompanyFrame current="companyApi">
      <Text>
        {t("account.companyApi.lead")}{" "}
        <Link href={`${shop.storefront.basePath}/api/v1/docs/`} hrefLang="en">
          {t("account.companyApi.reference")}
        </Link>
      </Text>
      {loaded.state === "failed" && loaded.failure === "noCompany" ? (
        <Section title={t("account.company.credit.title")}>
          <Text>{t("account.company.credit.none")}</Text>
          <div>
            <Link href={shop.link("businessQuote")}>{t("account.company.credit.ask")}</Link>
          </div>
        </Section>
      ) : (
        <WhenLoaded loaded={loaded} onAgain={again}>
          {(keys) => (
            <>
              <CompanyKeys keys={keys} onChanged={again} />
              <CompanyWebhooks />
            </>
          )}
        </WhenLoaded>
      )}
    </CompanyFrame>
  );
};

/** The page of it. */
export const CompanyApiPage = insidePage("companyApi", CompanyApi);

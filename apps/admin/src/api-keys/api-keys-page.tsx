import { Banner } from "@giftshop/ui-kit/banner";
import { Checkbox } from "@giftshop/ui-kit/checkbox";
import { CodeDisplay } from "@giftshop/ui-kit/code-display";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { Stack } from "@giftshop/ui-kit/layout";
import { TextField } from "@giftshop/ui-kit/text-field";
import { useState } from "react";
import { useMay } from "../graphql/session.tsx";
import { useAsk } from "../graphql/use-ask.ts";
import { useDo } from "../graphql/use-do.ts";
import { WhenAsked } from "../parts/asked.tsx";
import { Page } from "../parts/page.tsx";
import { WhyDialog } from "../parts/why-dialog.tsx";
import { useWords } from "../words/words.tsx";
import { ApiCompaniesQuery, type ApiCompany, MakeApiKey } from "./api-keys-documents.ts";
import { CompanyKeys } from "./company-keys.tsx";

/** Keys of companies for the API: a new one is shown once. */
export const ApiKeysPage = () => {
  const { t } = useWords();
  const mayChange = useMay("KEYS_CHANGE");
  const [asked, again] = useAsk(ApiCompaniesQuery, {});
  const make = useDo(MakeApiKey);
  const [company, setCompany] = useState<ApiCompany>();
  const [text, setText] = useState<string>();
  const keep = async (why: string, form: FormData) => {
    const name = String(form.get("name") ?? "");
    const scopes = form.getAll("scope").map(String);
    const test = form.get("test") !== null;
    const { data, refused } = await make.run({ credit: company?.credit ?? "", test, name, scopes, why });
    if (data) {
      setText(data.text);
      again();
    }
    return refused;
  };
  return (
    <Page title={t("place.apiKeys")}>
      {text && (
        <Banner tone="success" title={t("apiKeys.made")} onClose={() => setText(undefined)} closeLabel={t("close")}>
          <CodeDisplay label={t("apiKeys.once")} code={text} groupSize={1000} copyLabel={t("invitation.copy")} />
        </Banner>
      )}
      <WhenAsked asked={asked} again={again}>
        {({ companies, scopes }) => (
          <>
            {companies.length === 0 && <EmptyState title={t("apiKeys.none")}>{t("apiKeys.noneText")}</EmptyState>}
            {companies.map((one) => (
              <CompanyKeys
                key={one.credit}
                company={one}
                mayChange={mayChange}
                onMake={() => setCompany(one)}
                onDone={again}
              />
            ))}
            <WhyDialog
              open={company !== undefined}
              title={t("apiKeys.makeTitle", { company: company?.name ?? "" })}
              submit={t("apiKeys.make")}
              onDo={keep}
              onClose={() => setCompany(undefined)}
            >
              <Stack gap={4}>
                <TextField label={t("apiKeys.name")} name="name" autoComplete="off" maxLength={60} required />
                <fieldset>
                  <legend>{t("apiKeys.scopes")}</legend>
                  {scopes.map((scope) => (
                    <Checkbox key={scope} name="scope" value={scope} label={scope} />
                  ))}
                </fieldset>
                <Checkbox name="test" value="test" label={t("apiKeys.testMode")} defaultChecked />
              </Stack>
            </WhyDialog>
          </>
        )}
      </WhenAsked>
    </Page>
  );
};

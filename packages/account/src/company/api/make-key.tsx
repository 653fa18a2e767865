import { Banner } from "@giftshop/ui-kit/banner";
import { FilterGroup } from "@giftshop/ui-kit/filter-group";
import { FormTextField } from "@giftshop/ui-kit/form";
import { Text } from "@giftshop/ui-kit/text";
import { useState } from "react";
import { createCaller } from "../../call/create-caller.ts";
import { PasswordFields } from "../../fields/password-field.tsx";
import { useAccount } from "../../frame/account-context.tsx";
import { AccountForm } from "../../frame/account-form.tsx";
import * as styles from "../../frame/account-frame.css.ts";
import { ModeSelect } from "../mode-select.tsx";
import { MakeApiKey } from "./api-operations.ts";
import { wordOfScope } from "./scope-words.ts";

interface Values {
  name: string;
  mode: string;
  password: string;
}

const judge = ({ name, password }: Values) => ({
  ...(name.trim() === "" ? { name: "required" } : {}),
  ...(password === "" ? { password: "required" } : {}),
});

/** Makes a key of the company: what it may do is chosen, nothing is by itself. */
export const MakeKey = ({ onMade }: { onMade(text: string): void }) => {
  const { t } = useAccount();
  const [caller] = useState(createCaller);
  const [scopes, setScopes] = useState<string[]>([]);
  const [missing, setMissing] = useState(false);
  const [unknown, setUnknown] = useState(false);
  const [made, setMade] = useState(0);
  return (
    <AccountForm<Values, { text: string }>
      key={made}
      initialValues={{ name: "", mode: "test", password: "" }}
      judge={judge}
      action={t("account.companyApi.keys.make")}
      busy={t("account.company.saving")}
      send={async ({ name, mode, password }) => {
        setMissing(scopes.length === 0);
        if (scopes.length === 0) return { kind: "refused", errors: {} };
        const input = { name, test: mode === "test", scopes, password };
        const outcome = await caller.call(async (request) => (await request(MakeApiKey, { input })).makeApiKey);
        // It has credit, as this page is shown: what is missing is who is invoiced.
        const isUnknown = outcome.kind === "failed" && outcome.failure === "noCompany";
        setUnknown(isUnknown);
        return isUnknown ? { kind: "refused", errors: {} } : outcome;
      }}
      onDone={({ text }) => {
        setScopes([]);
        setMade(made + 1);
        onMade(text);
      }}
    >
      <div className={styles.pair}>
        <FormTextField name="name" label={t("account.companyApi.keys.name")} autoComplete="off" required />
        <ModeSelect name="mode" />
      </div>
      <FilterGroup
        legend={t("account.companyApi.keys.may")}
        name="scopes"
        options={Object.entries(wordOfScope).map(([value, word]) => ({
          value,
          label: t(`account.companyApi.scopes.${word}`),
        }))}
        values={scopes}
        onChange={setScopes}
      />
      {missing && scopes.length === 0 && (
        <Text tone="danger" role="alert">
          {t("account.companyApi.choose")}
        </Text>
      )}
      <PasswordFields names={["password"]} />
      {unknown && (
        <Banner tone="warning" live="alert">
          {t("account.companyApi.first")}
        </Banner>
      )}
    </AccountForm>
  );
};

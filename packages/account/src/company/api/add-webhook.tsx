import { Banner } from "@giftshop/ui-kit/banner";
import { FilterGroup } from "@giftshop/ui-kit/filter-group";
import { FormTextField } from "@giftshop/ui-kit/form";
import { Text } from "@giftshop/ui-kit/text";
import { useState } from "react";
import { createCaller } from "../../call/create-caller.ts";
import type { Outcome } from "../../call/outcome.ts";
import { PasswordFields } from "../../fields/password-field.tsx";
import { useAccount } from "../../frame/account-context.tsx";
import { AccountForm } from "../../frame/account-form.tsx";
import * as styles from "../../frame/account-frame.css.ts";
import { ModeSelect } from "../mode-select.tsx";
import { MakeApiWebhook } from "./webhook-operations.ts";

interface Values {
  /** The form of keys, on the same page, has fields of these names, too. */
  webhook: { url: string; mode: string; password: string };
}

const empty: Values = { webhook: { url: "", mode: "test", password: "" } };

/** As programs know them: the reference of the API says what each is. */
const events = [
  "order.completed",
  "gift.sent",
  "gift.opened",
  "gift.failed",
  "gift.taken_back",
  "gift.expired",
  "gift.blocked",
];

const judge = ({ webhook: { url, password } }: Values) => ({
  ...(URL.canParse(url.trim()) ? {} : { "webhook.url": url.trim() === "" ? "required" : "url" }),
  ...(password === "" ? { "webhook.password": "required" } : {}),
});

/** Fields that commerce refused, by their paths here. */
const atFields = <Data,>(outcome: Outcome<Data>): Outcome<Data> => {
  if (outcome.kind !== "refused") return outcome;
  const errors = Object.entries(outcome.errors).map(([field, error]) => [`webhook.${field}`, error]);
  return { kind: "refused", errors: Object.fromEntries(errors) };
};

/** Adds an address that is told of what happens to the company's gifts. */
export const AddWebhook = ({ onMade }: { onMade(secret: string): void }) => {
  const { t } = useAccount();
  const [caller] = useState(createCaller);
  const [chosen, setChosen] = useState<string[]>([]);
  const [missing, setMissing] = useState(false);
  const [unknown, setUnknown] = useState(false);
  const [made, setMade] = useState(0);
  return (
    <AccountForm<Values, { secret: string }>
      key={made}
      initialValues={empty}
      judge={judge}
      action={t("account.companyApi.webhooks.add")}
      busy={t("account.company.saving")}
      send={async ({ webhook: { url, mode, password } }) => {
        setMissing(chosen.length === 0);
        if (chosen.length === 0) return { kind: "refused", errors: {} };
        const input = { url: url.trim(), test: mode === "test", events: chosen, password };
        const outcome = await caller.call(async (request) => (await request(MakeApiWebhook, { input })).makeApiWebhook);
        // It has credit, as this page is shown: what is missing is who is invoiced.
        const isUnknown = outcome.kind === "failed" && outcome.failure === "noCompany";
        setUnknown(isUnknown);
        return isUnknown ? { kind: "refused", errors: {} } : atFields(outcome);
      }}
      onDone={({ secret }) => {
        setChosen([]);
        setMade(made + 1);
        onMade(secret);
      }}
    >
      <div className={styles.pair}>
        <FormTextField
          name="webhook.url"
          label={t("account.companyApi.webhooks.url")}
          inputMode="url"
          autoComplete="off"
          dir="ltr"
          required
        />
        <ModeSelect name="webhook.mode" />
      </div>
      <FilterGroup
        legend={t("account.companyApi.webhooks.events")}
        name="events"
        options={events.map((value) => ({ value, label: <bdi dir="ltr">{value}</bdi> }))}
        values={chosen}
        onChange={setChosen}
        visible={events.length}
      />
      {missing && chosen.length === 0 && (
        <Text tone="danger" role="alert">
          {t("account.companyApi.choose")}
        </Text>
      )}
      <PasswordFields names={["password"]} under="webhook" />
      {unknown && (
        <Banner tone="warning" live="alert">
          {t("account.companyApi.first")}
        </Banner>
      )}
    </AccountForm>
  );
};

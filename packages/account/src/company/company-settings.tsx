import { Banner } from "@giftshop/ui-kit/banner";
import { FormTextField, judgeBySchema } from "@giftshop/ui-kit/form";
import { companyChangeSchema } from "@giftshop/validation";
import { useState } from "react";
import { createCaller } from "../call/create-caller.ts";
import { Section } from "../data/section.tsx";
import { useAccount } from "../frame/account-context.tsx";
import { AccountForm } from "../frame/account-form.tsx";
import { companyLengths } from "./company-lengths.ts";
import { ChangeCompany } from "./company-operations.ts";
import type { ShownCompany } from "./shown-company.ts";

interface Values {
  name: string;
  vatNumber: string;
  /** Whole units, as typed; empty for none. */
  approvalAbove: string;
}

/**
 * What is typed as an amount, in minor units; what is not a number stays what it is, for the rules to refuse.
 */
const minor = (text: string): number | string | null => {
  const trimmed = text.trim().replace(",", ".");
  return trimmed === "" ? null : Number.isNaN(Number(trimmed)) ? trimmed : Math.round(Number(trimmed) * 100);
};

/** Name, VAT number and the sum above which orders wait; its owners change them. */
export const CompanySettings = ({ company, onChanged }: { company: ShownCompany; onChanged(): Promise<unknown> }) => {
  const { t, shop } = useAccount();
  const [caller] = useState(createCaller);
  const [saved, setSaved] = useState(false);
  const { version, approvalAbove } = company;
  const currency = approvalAbove?.currency ?? shop.storefront.currency;
  const [judge] = useState(() => {
    const bySchema = judgeBySchema(companyChangeSchema(shop.storefront.country));
    return (values: Values) => bySchema({ ...values, approvalAbove: minor(values.approvalAbove), version: 0 });
  });
  return (
    <Section title={t("account.company.settings.title")}>
      {saved && <Banner tone="success">{t("account.company.settings.saved")}</Banner>}
      <AccountForm<Values, { id: string }>
        initialValues={{
          name: company.name,
          vatNumber: company.vatNumber ?? "",
          approvalAbove: approvalAbove ? `${approvalAbove.value / 100}` : "",
        }}
        judge={judge}
        longest={companyLengths}
        action={t("account.company.settings.save")}
        busy={t("account.company.saving")}
        send={({ approvalAbove: above, ...values }) => {
          const input = { ...values, approvalAbove: minor(above) as number | null, version };
          return caller.call(async (request) => (await request(ChangeCompany, { input })).changeCompany);
        }}
        onDone={async () => {
          setSaved(true);
          await onChanged();
        }}
      >
        <FormTextField name="name" label={t("account.company.name")} autoComplete="organization" required />
        <FormTextField
          name="vatNumber"
          label={t("account.fields.vatNumber")}
          autoComplete="off"
          dir="ltr"
          optionalLabel={t("account.fields.optional")}
        />
        <FormTextField
          name="approvalAbove"
          label={t("account.company.settings.above", { currency })}
          hint={t("account.company.settings.aboveHint")}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          optionalLabel={t("account.fields.optional")}
        />
      </AccountForm>
    </Section>
  );
};

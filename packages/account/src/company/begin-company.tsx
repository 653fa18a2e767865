import { FormTextField, judgeBySchema } from "@giftshop/ui-kit/form";
import { Link } from "@giftshop/ui-kit/link";
import { Text } from "@giftshop/ui-kit/text";
import { companySchema } from "@giftshop/validation";
import { useState } from "react";
import { createCaller } from "../call/create-caller.ts";
import { Section } from "../data/section.tsx";
import { useAccount } from "../frame/account-context.tsx";
import { AccountForm } from "../frame/account-form.tsx";
import { companyLengths } from "./company-lengths.ts";
import { CreateCompany } from "./company-operations.ts";

/** Makes a company account of who is signed in. */
export const BeginCompany = ({ onDone }: { onDone(): void }) => {
  const { t, shop } = useAccount();
  const [caller] = useState(createCaller);
  const [judge] = useState(() => judgeBySchema(companySchema(shop.storefront.country)));
  return (
    <Section title={t("account.company.begin.action")} lead={t("account.company.begin.lead")}>
      <AccountForm
        initialValues={{ name: "", vatNumber: "" }}
        judge={judge}
        longest={companyLengths}
        action={t("account.company.begin.action")}
        busy={t("account.company.saving")}
        send={(input) => caller.call(async (request) => (await request(CreateCompany, { input })).createCompany)}
        onDone={onDone}
      >
        <FormTextField name="name" label={t("account.company.name")} autoComplete="organization" required />
        <FormTextField
          name="vatNumber"
          label={t("account.fields.vatNumber")}
          autoComplete="off"
          dir="ltr"
          optionalLabel={t("account.fields.optional")}
        />
      </AccountForm>
      <Text size="small" tone="muted">
        {t("account.company.credit.none")}{" "}
        <Link href={shop.link("businessQuote")}>{t("account.company.credit.ask")}</Link>
      </Text>
    </Section>
  );
};

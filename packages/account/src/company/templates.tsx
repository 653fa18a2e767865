import type { ResultOf } from "@giftshop/graphql";
import { Button } from "@giftshop/ui-kit/button";
import { FormTextField, judgeBySchema } from "@giftshop/ui-kit/form";
import { Text } from "@giftshop/ui-kit/text";
import { companyTemplateSchema } from "@giftshop/validation";
import { useState } from "react";
import { createCaller } from "../call/create-caller.ts";
import { press } from "../call/press.ts";
import { Section } from "../data/section.tsx";
import { useAccount } from "../frame/account-context.tsx";
import { AccountForm } from "../frame/account-form.tsx";
import * as styles from "../frame/account-frame.css.ts";
import { useAccountRequest } from "../frame/use-account-request.ts";
import { WhenLoaded } from "../frame/when-loaded.tsx";
import { RemoveTemplate, SaveTemplate, SeeTemplates } from "./book-operations.ts";

const templatesOf = ({ companyTemplates }: ResultOf<typeof SeeTemplates>) => companyTemplates;
const judge = judgeBySchema(companyTemplateSchema);
/** The fields that a text may name, as they are typed. */
const fields = { firstName: "{firstName}", lastName: "{lastName}" };

/** Messages that the company writes again and again. */
export const Templates = () => {
  const { t } = useAccount();
  const [caller] = useState(createCaller);
  const [loaded, again] = useAccountRequest(SeeTemplates, {}, templatesOf);
  const [made, setMade] = useState(0);

  const remove = async (id: string) => {
    await press(caller, async (request) => (await request(RemoveTemplate, { id })).removeCompanyTemplate);
    await again();
  };

  return (
    <Section title={t("account.companyBook.templates.title")} lead={t("account.companyBook.templates.lead", fields)}>
      <WhenLoaded loaded={loaded} onAgain={again}>
        {(templates) => (
          <>
            {templates.length === 0 && <Text>{t("account.companyBook.templates.empty")}</Text>}
            <ul className={styles.rows}>
              {templates.map(({ id, name, message }) => (
                <li key={id} className={styles.row}>
                  <div>
                    <Text weight="bold">{name}</Text>
                    <Text size="small">{message}</Text>
                  </div>
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={`${t("account.companyBook.templates.remove")}: ${name}`}
                    onClick={() => remove(id)}
                  >
                    {t("account.companyBook.templates.remove")}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </WhenLoaded>
      <AccountForm
        key={made}
        initialValues={{ name: "", message: "" }}
        judge={judge}
        action={t("account.companyBook.templates.save")}
        busy={t("account.company.saving")}
        send={(input) => caller.call(async (request) => (await request(SaveTemplate, { input })).saveCompanyTemplate)}
        onDone={async () => {
          setMade(made + 1);
          await again();
        }}
      >
        <FormTextField name="name" label={t("account.companyBook.templates.name")} autoComplete="off" required />
        <FormTextField name="message" label={t("account.companyBook.templates.message")} autoComplete="off" required />
      </AccountForm>
    </Section>
  );
};

import type { ResultOf } from "@giftshop/graphql";
import { formatDate } from "@giftshop/messages";
import { Button } from "@giftshop/ui-kit/button";
import { judgeBySchema } from "@giftshop/ui-kit/form";
import { Text } from "@giftshop/ui-kit/text";
import { deleteAccountSchema } from "@giftshop/validation";
import { useState } from "react";
import { createCaller } from "../call/create-caller.ts";
import { press } from "../call/press.ts";
import { PasswordFields } from "../fields/password-field.tsx";
import { useAccount } from "../frame/account-context.tsx";
import { AccountForm } from "../frame/account-form.tsx";
import * as styles from "../frame/account-frame.css.ts";
import { useAccountRequest } from "../frame/use-account-request.ts";
import { WhenLoaded } from "../frame/when-loaded.tsx";
import { AccountPasskeys, AddPasskey, PasskeyOptions, RemovePasskey } from "./data-operations.ts";
import { Section } from "./section.tsx";

const passkeysOf = ({ accountPasskeys }: ResultOf<typeof AccountPasskeys>) => accountPasskeys;
const judge = judgeBySchema(deleteAccountSchema);

/** Logging in with a device: its passkeys, and another one. */
export const Passkeys = () => {
  const { t, shop } = useAccount();
  const [caller] = useState(createCaller);
  const [adding, setAdding] = useState(false);
  const [loaded, again] = useAccountRequest(AccountPasskeys, {}, passkeysOf);

  const add = ({ password }: { password: string }) =>
    caller.call(async (request) => {
      const { passkeyOptions } = await request(PasskeyOptions, { password });
      if (!passkeyOptions.data) return { errors: passkeyOptions.errors };
      const { startRegistration } = await import("@simplewebauthn/browser");
      const made = await startRegistration({ optionsJSON: JSON.parse(passkeyOptions.data) }).catch(() => undefined);
      if (made === undefined) return { errors: [{ code: 2212 }] };
      return (await request(AddPasskey, { response: JSON.stringify(made) })).addPasskey;
    });
  const remove = async (id: string) => {
    await press(caller, async (request) => (await request(RemovePasskey, { id })).removePasskey);
    await again();
  };

  return (
    <Section title={t("account.data.passkeys.title")} lead={t("account.data.passkeys.lead")}>
      <WhenLoaded loaded={loaded} onAgain={again}>
        {(passkeys) => (
          <>
            {passkeys.length === 0 && <Text>{t("account.data.passkeys.none")}</Text>}
            <ul className={styles.rows}>
              {passkeys.map(({ id, device, createdAt }) => (
                <li key={id} className={styles.row}>
                  <div>
                    <Text weight="medium">{device || t("account.data.sessions.unknown")}</Text>
                    <Text size="small" tone="muted">
                      {t("account.data.passkeys.made", {
                        date: formatDate(createdAt, shop.locale, shop.storefront.timeZone, { dateStyle: "long" }),
                      })}
                    </Text>
                  </div>
                  <Button variant="secondary" size="small" onClick={() => remove(id)}>
                    {t("account.data.passkeys.remove")}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </WhenLoaded>
      {adding ? (
        <AccountForm
          initialValues={{ password: "" }}
          judge={judge}
          action={t("account.data.passkeys.add")}
          busy={t("account.data.saving")}
          send={add}
          onDone={async () => {
            setAdding(false);
            await again();
          }}
        >
          <PasswordFields names={["password"]} />
        </AccountForm>
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setAdding(true)}>
            {t("account.data.passkeys.add")}
          </Button>
        </div>
      )}
    </Section>
  );
};

import type { ResultOf } from "@giftshop/graphql";
import { formatDate } from "@giftshop/messages";
import { Button } from "@giftshop/ui-kit/button";
import { Text } from "@giftshop/ui-kit/text";
import { useAccount } from "../frame/account-context.tsx";
import * as styles from "../frame/account-frame.css.ts";
import { useAccountRequest } from "../frame/use-account-request.ts";
import { useOpening } from "../frame/use-opening.ts";
import { WhenLoaded } from "../frame/when-loaded.tsx";
import { AccountPasskeys } from "./data-operations.ts";
import { latePresses } from "./late-presses.ts";
import { Section } from "./section.tsx";

const loadForm = () => import("./forms.ts").then(({ PasskeyForm }) => PasskeyForm);
const passkeysOf = ({ accountPasskeys }: ResultOf<typeof AccountPasskeys>) => accountPasskeys;

/** Logging in with a device: its passkeys, and another one. */
export const Passkeys = () => {
  const { t, shop } = useAccount();
  const form = useOpening(loadForm);
  const [loaded, again] = useAccountRequest(AccountPasskeys, {}, passkeysOf);
  const remove = async (id: string) => {
    await (await latePresses())?.removePasskey(id);
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
      {form.open && form.part ? (
        <form.part
          onAdded={async () => {
            form.close();
            await again();
          }}
        />
      ) : (
        <div>
          <Button variant="secondary" {...form.button}>
            {t("account.data.passkeys.add")}
          </Button>
        </div>
      )}
    </Section>
  );
};

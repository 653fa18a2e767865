import type { ResultOf } from "@giftshop/graphql";
import { formatDate, formatMoney } from "@giftshop/messages";
import { Button, Text } from "@giftshop/ui-kit";
import { FormTextField, judgeBySchema } from "@giftshop/ui-kit/form";
import { balanceCheckSchema } from "@giftshop/validation";
import { useState } from "react";
import { createCaller } from "../call/create-caller.ts";
import { press } from "../call/press.ts";
import { useAccount } from "../frame/account-context.tsx";
import { AccountForm } from "../frame/account-form.tsx";
import * as styles from "../frame/account-frame.css.ts";
import type { Loaded } from "../frame/use-account-request.ts";
import { WhenLoaded } from "../frame/when-loaded.tsx";
import { type AccountCards, AddAccountCard, RemoveAccountCard } from "./data-operations.ts";
import { Section } from "./section.tsx";

export type Card = NonNullable<ResultOf<typeof AccountCards>["accountCards"]["data"]>[number];

const judge = judgeBySchema(balanceCheckSchema);

export interface CardsProps {
  loaded: Loaded<Card[]>;
  onAgain(): Promise<unknown>;
}

/** My cards: each with what is left on it, and until when. */
export function Cards({ loaded, onAgain }: CardsProps) {
  const { t, shop } = useAccount();
  const [caller] = useState(createCaller);
  const [adding, setAdding] = useState(false);
  const remove = async (id: string) => {
    await press(caller, async (request) => (await request(RemoveAccountCard, { id })).removeAccountCard);
    await onAgain();
  };
  const digits = { inputMode: "numeric", autoComplete: "off", dir: "ltr", required: true } as const;
  return (
    <Section id="cards" title={t("account.data.cards.title")} lead={t("account.data.cards.lead")}>
      <WhenLoaded loaded={loaded} onAgain={onAgain}>
        {(cards) => (
          <>
            {cards.length === 0 && <Text>{t("account.data.cards.none")}</Text>}
            <ul className={styles.rows}>
              {cards.map((card) => (
                <li key={card.id} className={styles.row}>
                  <div>
                    <Text weight="medium">
                      {t("account.data.cards.ending", { title: card.title, digits: card.lastDigits })}
                    </Text>
                    <Text size="small" tone="muted">
                      {formatMoney(card.balance, shop.locale, "always")} ·{" "}
                      {t("account.data.cards.expires", {
                        date: formatDate(card.expiresOn, shop.locale, shop.storefront.timeZone, { dateStyle: "long" }),
                      })}
                    </Text>
                  </div>
                  <Button variant="secondary" size="small" onClick={() => remove(card.id)}>
                    {t("account.data.cards.remove")}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </WhenLoaded>
      {adding ? (
        <AccountForm
          initialValues={{ cardNumber: "", pin: "" }}
          judge={judge}
          action={t("account.data.cards.add")}
          busy={t("account.data.saving")}
          send={(card) =>
            caller.callWithCaptcha(
              async (request, captchaToken) =>
                (await request(AddAccountCard, { ...card, captchaToken })).addAccountCard,
            )
          }
          onDone={async () => {
            setAdding(false);
            await onAgain();
          }}
        >
          <FormTextField
            name="cardNumber"
            label={t("account.fields.cardNumber")}
            {...digits}
            onFocus={caller.prepare}
          />
          <FormTextField name="pin" label={t("account.fields.pin")} {...digits} />
        </AccountForm>
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setAdding(true)}>
            {t("account.data.cards.add")}
          </Button>
        </div>
      )}
    </Section>
  );
}

import { Button } from "@giftshop/ui-kit/button";
import { FormTextField, judgeBySchema } from "@giftshop/ui-kit/form";
import { Stack } from "@giftshop/ui-kit/layout";
import { Text } from "@giftshop/ui-kit/text";
import { balanceCheckSchema } from "@giftshop/validation";
import { useState } from "react";
import { createCaller } from "../call/create-caller.ts";
import { useAccount } from "../frame/account-context.tsx";
import { AccountForm } from "../frame/account-form.tsx";
import * as styles from "../frame/account-frame.css.ts";
import type { Loaded } from "../frame/use-account-request.ts";
import { WhenLoaded } from "../frame/when-loaded.tsx";
import { AddAccountCard } from "./card-operations.ts";
import { type Card, CardRow } from "./card-row.tsx";
import { Section } from "./section.tsx";

const judge = judgeBySchema(balanceCheckSchema);
const digits = { inputMode: "numeric", autoComplete: "off", dir: "ltr", required: true } as const;

/** Adds a card by what stands on it. */
const AddCard = ({ onAdded, onCancel }: { onAdded(): void; onCancel(): void }) => {
  const { t } = useAccount();
  const [caller] = useState(createCaller);
  return (
    <AccountForm
      initialValues={{ cardNumber: "", pin: "" }}
      judge={judge}
      action={t("account.data.cards.add")}
      busy={t("account.data.saving")}
      send={(card) =>
        caller.callWithCaptcha(
          async (request, captchaToken) => (await request(AddAccountCard, { ...card, captchaToken })).addAccountCard,
        )
      }
      onDone={onAdded}
      beside={
        <Button variant="quiet" onClick={onCancel}>
          {t("account.addressBook.cancel")}
        </Button>
      }
    >
      <FormTextField name="cardNumber" label={t("account.fields.cardNumber")} {...digits} onFocus={caller.prepare} />
      <FormTextField name="pin" label={t("account.fields.pin")} {...digits} />
    </AccountForm>
  );
};

export interface CardsProps {
  loaded: Loaded<readonly Card[]>;
  onAgain(): Promise<unknown>;
}

/** My cards: each with what is left on it, until when, and the way to exchange it. */
export const Cards = ({ loaded, onAgain }: CardsProps) => {
  const { t } = useAccount();
  const [adding, setAdding] = useState(false);
  return (
    <Section id="cards" title={t("account.data.cards.title")} lead={t("account.data.cards.lead")}>
      <WhenLoaded loaded={loaded} onAgain={onAgain}>
        {(cards) => (
          <Stack gap={4} align="stretch">
            {cards.length === 0 && <Text>{t("account.data.cards.none")}</Text>}
            <ul className={styles.rows}>
              {cards.map((card) => (
                <CardRow key={card.id} card={card} onChanged={onAgain} />
              ))}
            </ul>
          </Stack>
        )}
      </WhenLoaded>
      {adding ? (
        <AddCard
          onAdded={async () => {
            setAdding(false);
            await onAgain();
          }}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setAdding(true)}>
            {t("account.data.cards.add")}
          </Button>
        </div>
      )}
    </Section>
  );
};

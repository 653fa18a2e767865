import { Button } from "@giftshop/ui-kit/button";
import { Stack } from "@giftshop/ui-kit/layout";
import { Text } from "@giftshop/ui-kit/text";
import { useAccount } from "../frame/account-context.tsx";
import * as styles from "../frame/account-frame.css.ts";
import type { Loaded } from "../frame/use-account-request.ts";
import { useOpening } from "../frame/use-opening.ts";
import { WhenLoaded } from "../frame/when-loaded.tsx";
import { type Card, CardRow } from "./card-row.tsx";
import { Section } from "./section.tsx";

const loadForm = () => import("./add-card.tsx").then(({ AddCard }) => AddCard);

export interface CardsProps {
  loaded: Loaded<readonly Card[]>;
  onAgain(): Promise<unknown>;
}

/** My cards: each with what is left on it, until when, and the way to exchange it. */
export const Cards = ({ loaded, onAgain }: CardsProps) => {
  const { t } = useAccount();
  const form = useOpening(loadForm);
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
      {form.open && form.part ? (
        <form.part
          onAdded={async () => {
            form.close();
            await onAgain();
          }}
          onCancel={form.close}
        />
      ) : (
        <div>
          <Button variant="secondary" {...form.button}>
            {t("account.data.cards.add")}
          </Button>
        </div>
      )}
    </Section>
  );
};

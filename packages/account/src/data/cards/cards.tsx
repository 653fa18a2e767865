import { Button } from "@giftshop/ui-kit/button";
import { Leaf } from "@giftshop/ui-kit/leaf";
import { Loader } from "@giftshop/ui-kit/loader";
import { Text } from "@giftshop/ui-kit/text";
import { useAccount } from "../../frame/account-context.tsx";
import type { Loaded } from "../../frame/use-account-request.ts";
import { useOpening } from "../../frame/use-opening.ts";
import { WhenLoaded } from "../../frame/when-loaded.tsx";
import { Section } from "../section.tsx";
import type { Card } from "./card-row.tsx";

/** Pictures and presses of cards, for who has one. */
const loadRows = () => import("./card-rows.tsx").then(({ CardRows }) => CardRows);
const loadForm = () => import("../forms.ts").then(({ AddCard }) => AddCard);

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
        {(cards) =>
          cards.length === 0 ? (
            <Text>{t("account.data.cards.none")}</Text>
          ) : (
            <Leaf
              load={loadRows}
              skeleton={<Loader label={t("account.loading")} />}
              failed={(retry) => (
                <Button variant="secondary" onClick={retry}>
                  {t("account.again")}
                </Button>
              )}
            >
              {(CardRows) => <CardRows cards={cards} onChanged={onAgain} />}
            </Leaf>
          )
        }
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

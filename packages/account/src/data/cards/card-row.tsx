import type { ResultOf } from "@giftshop/graphql";
import { formatDate, formatMoney } from "@giftshop/messages";
import { Button } from "@giftshop/ui-kit/button";
import { Stack } from "@giftshop/ui-kit/layout";
import { Parts } from "@giftshop/ui-kit/parts";
import { Text } from "@giftshop/ui-kit/text";
import { useState } from "react";
import type { AccountTranslate } from "../../account-words.ts";
import { useAccount } from "../../frame/account-context.tsx";
import * as styles from "../../frame/account-frame.css.ts";
import { CardBeside } from "../../frame/card-beside.tsx";
import { latePresses } from "../late-presses.ts";
import type { OwnCard } from "./card-operations.ts";

export type Card = ResultOf<typeof OwnCard>;

/** Why a card cannot be used here; nothing where it can. */
const problemOf = ({ state, balance, shop }: Card, here: string, t: AccountTranslate): string | undefined => {
  if (state === "BLOCKED") return t("account.data.cards.blocked");
  if (state === "INACTIVE") return t("account.data.cards.inactive");
  if (state === "EXPIRED") return t("account.data.cards.expired");
  if (balance.value === 0) return t("account.data.cards.empty");
  return shop === here ? undefined : t("account.data.cards.elsewhere", { shop });
};

/** One of the owner's cards: exchanged on a press without its number and PIN, which the account has seen. */
export const CardRow = ({ card, onChanged }: { card: Card; onChanged(): Promise<unknown> }) => {
  const { t, shop } = useAccount();
  const [busy, setBusy] = useState(false);
  const name = t("account.data.cards.ending", { title: card.title, digits: card.lastDigits });
  const problem = problemOf(card, shop.storefront.name, t);
  const date = formatDate(card.expiresOn, shop.locale, "UTC", { dateStyle: "long" });

  const redeem = async () => {
    setBusy(true);
    const begun = await (await latePresses())?.redeemCard(card.id);
    // The button stays busy while the page changes.
    if (begun) {
      const { pageId } = begun;
      return location.assign(pageId ? shop.link("businessRedeemShop", { pageId }) : shop.link("redeemShop"));
    }
    setBusy(false);
    await onChanged();
  };
  const remove = async () => {
    await (await latePresses())?.removeCard(card.id);
    await onChanged();
  };

  return (
    <li className={styles.row}>
      <CardBeside {...card}>
        <Text weight="medium">{name}</Text>
        <Text size="small" tone="muted">
          <Parts>
            {formatMoney(card.balance, shop.locale, "always")}
            {problem ?? t("account.data.cards.expires", { date })}
          </Parts>
        </Text>
      </CardBeside>
      <Stack direction="row" gap={2}>
        {card.canRedeem && (
          <Button
            size="small"
            loading={busy}
            loadingLabel={t("account.data.cards.redeeming")}
            aria-label={`${t("account.data.cards.redeem")}: ${name}`}
            onClick={redeem}
          >
            {t("account.data.cards.redeem")}
          </Button>
        )}
        <Button
          variant="secondary"
          size="small"
          aria-label={`${t("account.data.cards.remove")}: ${name}`}
          onClick={remove}
        >
          {t("account.data.cards.remove")}
        </Button>
      </Stack>
    </li>
  );
};

import type { ResultOf } from "@giftshop/graphql";
import { formatDate, formatMoney, type Money } from "@giftshop/messages";
import { Button } from "@giftshop/ui-kit/button";
import { Stack } from "@giftshop/ui-kit/layout";
import { Link } from "@giftshop/ui-kit/link";
import { Modal } from "@giftshop/ui-kit/modal";
import { Parts } from "@giftshop/ui-kit/parts";
import { Text } from "@giftshop/ui-kit/text";
import { useMemo, useState } from "react";
import type { AccountTranslate } from "../account-words.ts";
import { useAccount } from "../frame/account-context.tsx";
import * as styles from "../frame/account-frame.css.ts";
import { useAccountRequest } from "../frame/use-account-request.ts";
import { WhenLoaded } from "../frame/when-loaded.tsx";
import { AddedBanner } from "./added-banner.tsx";
import { OrderDelivery } from "./order-delivery.tsx";
import { OrderDocuments } from "./order-documents.tsx";
import { orderFacts } from "./order-facts.ts";
import { AccountOrder } from "./orders-operations.ts";
import { ReorderChoice } from "./reorder-choice.tsx";

/** Gifts that are shown here: the page of the order has all of them. */
const most = 20;

type Answer = ResultOf<typeof AccountOrder>;
type Order = NonNullable<Answer["accountOrder"]["data"]>;

const orderOf = ({ accountOrder }: Answer) => accountOrder;

/** Everything that is said of an order: what was sent to whom, what it cost, whom to ask. */
interface DetailsProps {
  order: Order;
  onChanged(): Promise<unknown>;
  onReorder(): void;
}

const Details = ({ order, onChanged, onReorder }: DetailsProps) => {
  const { t, shop } = useAccount();
  const { details } = order;
  if (!details) return null;
  const { storefront, locale } = shop;
  const { email } = storefront.organisation;
  // An account is shared by storefronts of one company; what
  // is done about an order is done where it was placed.
  const isHere = order.storefront === storefront.code;
  const money = (amount: Money) => formatMoney(amount, locale, "always");
  const facts = orderFacts(details, { t, money });
  // Gifts of a list are shown together, however many have one value: of whom each is, its order's page says.
  const gifts = details.giftBatch ? [] : details.order.shipments.flatMap(({ packages }) => packages);
  return (
    <Stack gap={5}>
      <Text tone="muted">
        <Parts>
          {t("account.orders.placed", {
            date: formatDate(details.placedAt, locale, storefront.timeZone, { dateStyle: "long" }),
          })}
          {t(`account.orders.status.${order.status}`)}
          {!isHere && order.shop}
        </Parts>
      </Text>
      <ul className={styles.rows}>
        {details.deliveries.slice(0, most).map((delivery) => (
          <OrderDelivery
            key={delivery.packageId}
            order={order.uuid}
            delivery={delivery}
            gift={gifts.find(({ id }) => id === delivery.packageId)}
            fixed={!isHere}
            onChanged={onChanged}
          />
        ))}
      </ul>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: "contents" }}>
            <dt>{name}</dt>
            <dd className={styles.fact}>{value}</dd>
          </div>
        ))}
      </dl>
      {order.status === "COMPLETED" && <OrderDocuments order={order.uuid} />}
      <Text>
        {t("account.orders.contact")}{" "}
        <Link href={`mailto:${email}`}>
          <bdi>{email}</bdi>
        </Link>
      </Text>
      {isHere && order.status === "COMPLETED" && order.kind !== "ACTIVATION" && (
        <Button block onClick={onReorder}>
          {t("account.orders.reorder")}
        </Button>
      )}
      {isHere && (
        <Link variant="arrow" href={shop.link("confirmation", { uuid: order.uuid })}>
          {t("account.orders.open")}
        </Link>
      )}
    </Stack>
  );
};

const titleOf = (t: AccountTranslate, number: string): string =>
  number ? t("account.orders.number", { number }) : t("account.orders.details");

export interface OrderDetailsModalProps {
  id: string;
  onClose(): void;
}

/** The modal "account order details" (specification, section 2). */
export const OrderDetailsModal = ({ id, onClose }: OrderDetailsModalProps) => {
  const { t } = useAccount();
  const [open, setOpen] = useState(true);
  const [choosing, setChoosing] = useState(false);
  const [added, setAdded] = useState<readonly string[]>();
  const variables = useMemo(() => ({ id }), [id]);
  const [loaded, again] = useAccountRequest(AccountOrder, variables, orderOf);
  const number = loaded.state === "ready" ? (loaded.value.details?.number ?? "") : "";
  return (
    <Modal
      open={open}
      onClose={() => {
        setOpen(false);
        onClose();
      }}
      title={choosing ? t("account.reorder.choose") : titleOf(t, number)}
      back={choosing ? { label: t("account.guest.back"), onPress: () => setChoosing(false) } : undefined}
      closeLabel={t("account.orders.close")}
    >
      <WhenLoaded loaded={loaded} onAgain={again}>
        {(order) =>
          choosing && order.details ? (
            <ReorderChoice
              id={order.uuid}
              details={order.details}
              onAdded={(gone) => {
                setChoosing(false);
                setAdded(gone);
              }}
            />
          ) : (
            <Stack gap={5}>
              {added && <AddedBanner gone={added} />}
              <Details order={order} onChanged={again} onReorder={() => setChoosing(true)} />
            </Stack>
          )
        }
      </WhenLoaded>
    </Modal>
  );
};

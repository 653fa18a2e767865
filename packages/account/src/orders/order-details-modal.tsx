import type { ResultOf } from "@giftshop/graphql";
import { formatDate, formatMoney, type Money } from "@giftshop/messages";
import { Link, Stack, Text } from "@giftshop/ui-kit";
import { Modal } from "@giftshop/ui-kit/modal";
import { useMemo, useState } from "react";
import { useAccount } from "../frame/account-context.tsx";
import * as styles from "../frame/account-frame.css.ts";
import { useAccountRequest } from "../frame/use-account-request.ts";
import { WhenLoaded } from "../frame/when-loaded.tsx";
import { OrderDelivery } from "./order-delivery.tsx";
import { OrderDocuments } from "./order-documents.tsx";
import { orderFacts } from "./order-facts.ts";
import { AccountOrder } from "./orders-operations.ts";

type Answer = ResultOf<typeof AccountOrder>;
type Order = NonNullable<Answer["accountOrder"]["data"]>;

const orderOf = ({ accountOrder }: Answer) => accountOrder;

/** Everything that is said of an order: what was sent to whom, what it cost, whom to ask. */
function Details({ order, onChanged }: { order: Order; onChanged(): Promise<unknown> }) {
  const { t, shop } = useAccount();
  const { details } = order;
  if (!details) return null;
  const { storefront, locale } = shop;
  const money = (amount: Money) => formatMoney(amount, locale, "always");
  const facts = orderFacts(details, { t, money });
  const gifts = details.order.shipments.flatMap(({ packages }) => packages);
  return (
    <Stack gap={5}>
      <Text tone="muted">
        {t("account.orders.placed", {
          date: formatDate(details.placedAt, locale, storefront.timeZone, { dateStyle: "long" }),
        })}
        {" · "}
        {t(`account.orders.status.${order.status}`)}
      </Text>
      <ul className={styles.rows}>
        {details.deliveries.map((delivery) => (
          <OrderDelivery
            key={delivery.packageId}
            order={order.uuid}
            delivery={delivery}
            gift={gifts.find(({ id }) => id === delivery.packageId)}
            onChanged={onChanged}
          />
        ))}
      </ul>
      <dl className={styles.facts}>
        {[...facts, [t("account.orders.contact"), storefront.organisation.email] as const].map(([name, value]) => (
          <div key={name} style={{ display: "contents" }}>
            <dt>{name}</dt>
            <dd className={styles.fact}>{value}</dd>
          </div>
        ))}
      </dl>
      {order.status === "COMPLETED" && <OrderDocuments order={order.uuid} />}
      <Link variant="arrow" href={shop.link("confirmation", { uuid: order.uuid })}>
        {t("account.orders.open")}
      </Link>
    </Stack>
  );
}

export interface OrderDetailsModalProps {
  id: string;
  onClose(): void;
}

/** The modal "account order details" (specification, section 2). */
export function OrderDetailsModal({ id, onClose }: OrderDetailsModalProps) {
  const { t } = useAccount();
  const [open, setOpen] = useState(true);
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
      title={number ? t("account.orders.number", { number }) : t("account.orders.details")}
      closeLabel={t("account.orders.close")}
    >
      <WhenLoaded loaded={loaded} onAgain={again}>
        {(order) => <Details order={order} onChanged={again} />}
      </WhenLoaded>
    </Modal>
  );
}

import { type ResultOf, readFragment } from "@giftshop/graphql";
import { Grid, Stack } from "@giftshop/ui-kit/layout";
import { Link } from "@giftshop/ui-kit/link";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { insidePage } from "../account-page/inside-page.tsx";
import { AccountUser, GetUserInfo } from "../call/user-operations.ts";
import { useAccount } from "../frame/account-context.tsx";
import * as styles from "../frame/account-frame.css.ts";
import { FailureBanner } from "../frame/failure-banner.tsx";
import { useAccountRequest } from "../frame/use-account-request.ts";
import { WhenLoaded } from "../frame/when-loaded.tsx";
import { NoOrders } from "../orders/no-orders.tsx";
import { OrderRows } from "../orders/order-rows.tsx";
import { AccountOrders } from "../orders/orders-operations.ts";
import { UnprovenEmail } from "./unproven-email.tsx";

const infoOf = ({ getUserInfo }: ResultOf<typeof GetUserInfo>) => getUserInfo;
const ordersOf = ({ accountOrders }: ResultOf<typeof AccountOrders>) => accountOrders;
const latest = { paging: { itemsPerPage: 3, pageNumber: 1 } };

/** The user home: who is there, the latest orders, and the ways on. */
export const Overview = () => {
  const { t, shop } = useAccount();
  const [info, againInfo] = useAccountRequest(GetUserInfo, {}, infoOf);
  const [orders, againOrders] = useAccountRequest(AccountOrders, latest, ordersOf);
  return (
    <WhenLoaded loaded={info} onAgain={againInfo}>
      {({ user }) => {
        const known = readFragment(AccountUser, user);
        if (!known) return <FailureBanner failure="signedOut" />;
        const { firstName, email } = known.mainProfile;
        return (
          <Stack gap={8}>
            <div>
              <Heading level={1}>{t("account.overview.title", { name: firstName })}</Heading>
              <Text tone="muted">{t("account.overview.lead")}</Text>
            </div>
            {!known.verified && <UnprovenEmail email={email} />}
            <section className={styles.panel}>
              <Heading level={2} size="title">
                {t("account.overview.latest")}
              </Heading>
              <WhenLoaded loaded={orders} onAgain={againOrders}>
                {(page) => (page.orders.length === 0 ? <NoOrders /> : <OrderRows orders={page.orders} />)}
              </WhenLoaded>
              <Link variant="arrow" href={shop.link("accountOrders")}>
                {t("account.overview.allOrders")}
              </Link>
            </section>
            <Grid columns="halves" gap={4}>
              <Link variant="arrow" href={shop.link("reorder")}>
                {t("account.reorder.title")}
              </Link>
              <Link variant="arrow" href={shop.link("addressBook")}>
                {t("account.nav.addressBook")}
              </Link>
              <Link variant="arrow" href={shop.link("accountData")}>
                {t("account.nav.data")}
              </Link>
              <Link variant="arrow" href={`${shop.link("accountData")}#cards`}>
                {t("account.overview.cards")}
              </Link>
            </Grid>
          </Stack>
        );
      }}
    </WhenLoaded>
  );
};

/** The page of it. */
export const OverviewPage = insidePage("accountOverview", Overview);

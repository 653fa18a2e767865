import { type ResultOf, readFragment } from "@giftshop/graphql";
import { Stack } from "@giftshop/ui-kit/layout";
import { Heading } from "@giftshop/ui-kit/text";
import { insidePage } from "../account-page/inside-page.tsx";
import { AccountUser, GetUserInfo } from "../call/user-operations.ts";
import { useAccount } from "../frame/account-context.tsx";
import { useAccountRequest } from "../frame/use-account-request.ts";
import { WhenLoaded } from "../frame/when-loaded.tsx";
import { AccountCards, OwnCard } from "./cards/card-operations.ts";
import { Cards } from "./cards/cards.tsx";
import { ChangeEmail } from "./change-email.tsx";
import { DeleteData } from "./delete-data.tsx";
import { Profile } from "./profile.tsx";
import { SignedOutData } from "./signed-out-data.tsx";
import { WhenScrolledTo } from "./when-scrolled-to.tsx";

const infoOf = ({ getUserInfo }: ResultOf<typeof GetUserInfo>) => getUserInfo;
const cardsOf = ({ accountCards }: ResultOf<typeof AccountCards>) => ({
  ...accountCards,
  data: accountCards.data?.map((card) => readFragment(OwnCard, card)),
});

/** Everything that the account says of its owner, and what its owner may do about it. */
export const Data = () => {
  const { t } = useAccount();
  const [info, againInfo] = useAccountRequest(GetUserInfo, {}, infoOf);
  const [cards, againCards] = useAccountRequest(AccountCards, {}, cardsOf);
  const live =
    cards.state === "ready"
      ? cards.value.filter(({ balance, state }) => balance.value > 0 && state === "ACTIVE").length
      : 0;
  return (
    <Stack gap={6}>
      <Heading level={1}>{t("account.data.title")}</Heading>
      <WhenLoaded loaded={info} onAgain={againInfo}>
        {({ user }) => {
          const known = readFragment(AccountUser, user);
          if (!known) return <SignedOutData />;
          return (
            <Stack gap={6}>
              <Profile user={known} onChanged={againInfo} />
              <Cards loaded={cards} onAgain={againCards} />
              <ChangeEmail email={known.mainProfile.email} onChanged={againInfo} />
              <WhenScrolledTo />
              <DeleteData liveCards={live} />
            </Stack>
          );
        }}
      </WhenLoaded>
    </Stack>
  );
};

/** The page of it. */
export const DataPage = insidePage("accountData", Data);

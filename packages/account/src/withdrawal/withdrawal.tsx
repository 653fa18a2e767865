import { useLinkToken } from "@giftshop/page/link-token";
import { AskForLink } from "./ask-for-link.tsx";
import { ChooseGifts } from "./choose-gifts.tsx";

/** Withdrawal in two steps: who bought asks for a link, and by it chooses what goes back. */
export const Withdrawal = () => {
  const token = useLinkToken("token");
  return token === undefined ? <AskForLink /> : <ChooseGifts token={token} />;
};

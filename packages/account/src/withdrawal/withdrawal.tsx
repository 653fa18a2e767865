import { useState } from "react";
import { takeToken } from "../session/take-token.ts";
import { AskForLink } from "./ask-for-link.tsx";
import { ChooseGifts } from "./choose-gifts.tsx";

/** Withdrawal in two steps: who bought asks for a link, and by it chooses what goes back. */
export function Withdrawal() {
  const [token] = useState(() => takeToken("token"));
  return token === undefined ? <AskForLink /> : <ChooseGifts token={token} />;
}

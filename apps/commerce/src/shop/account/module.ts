import { defineModule } from "../../platform/module.ts";
import { accountEmail } from "./emails/emails.ts";
import { forgetLists } from "./favourites/forget-lists.ts";
import { forgetLinks } from "./links.ts";
import { forgetChallenges } from "./passkeys/challenges.ts";
import { forgetUnverified } from "./signing-in/forget-unverified.ts";

/** Who buys again: accounts, their sessions, orders, addresses and cards. */
export const account = defineModule({
  name: "account",
  migrations: "shop/account/migrations",
  schema: () => import("./schema.ts"),
  emails: [accountEmail],
  retention: [
    { what: "links", every: "hour", forget: forgetLinks },
    { what: "challenges", every: "hour", forget: forgetChallenges },
    { what: "favouriteLists", every: "night", forget: forgetLists },
    { what: "unverified", every: "night", forget: forgetUnverified },
  ],
});

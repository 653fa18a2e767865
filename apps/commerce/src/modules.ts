import { basket } from "./basket/module.ts";
import { captcha } from "./captcha/module.ts";
import { catalogue } from "./catalogue/module.ts";
import { checkout } from "./checkout/module.ts";
import { contact } from "./contact/module.ts";
import { content } from "./content/module.ts";
import { giftcard } from "./giftcard/module.ts";
import { ledger } from "./ledger/module.ts";
import { location } from "./location/module.ts";
import { mail } from "./mail/module.ts";
import type { Module } from "./module.ts";
import { order } from "./order/module.ts";
import { payment } from "./payment/module.ts";
import { platform } from "./platform/module.ts";
import { retention } from "./retention/module.ts";
import { search } from "./search/module.ts";

/**
 * Every room of the house, in the order in which their migrations are applied. A room is added here and, for its GraphQL
 * types, in `graphql/schema.ts`.
 */
export const modules: readonly Module[] = [
  platform,
  ledger,
  giftcard,
  search,
  catalogue,
  location,
  content,
  basket,
  order,
  payment,
  checkout,
  captcha,
  contact,
  mail,
  retention,
];

export const migrationModules = modules.filter(({ migrations }) => migrations).map(({ name }) => name);

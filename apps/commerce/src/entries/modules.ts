import { apiKeys } from "../admin/api-keys/module.ts";
import { cards } from "../admin/cards/module.ts";
import { companies } from "../admin/companies/module.ts";
import { draws } from "../admin/draws/module.ts";
import { editing } from "../admin/editing/module.ts";
import { moneyFigures } from "../admin/money-figures/module.ts";
import { orders } from "../admin/orders/module.ts";
import { parcels } from "../admin/parcels/module.ts";
import { privacy } from "../admin/privacy/module.ts";
import { queuesOf } from "../admin/queues/module.ts";
import { quotes } from "../admin/quotes/module.ts";
import { reportsOf } from "../admin/reports/module.ts";
import { retentionOf } from "../admin/retention/module.ts";
import { staff } from "../admin/staff/module.ts";
import { storeEditing } from "../admin/store/module.ts";
import { credit } from "../money/credit/module.ts";
import { documents } from "../money/documents/module.ts";
import { giftcard } from "../money/giftcard/module.ts";
import { ledger } from "../money/ledger/module.ts";
import { order } from "../money/order/module.ts";
import { payment } from "../money/payment/module.ts";
import { captcha } from "../platform/captcha/module.ts";
import { platform } from "../platform/core/module.ts";
import type { Module } from "../platform/module.ts";
import { outboxOf } from "../platform/outbox/module.ts";
import { account } from "../shop/account/module.ts";
import { activation } from "../shop/activation/module.ts";
import { aftercare } from "../shop/aftercare/module.ts";
import { api } from "../shop/api/module.ts";
import { basket } from "../shop/basket/module.ts";
import { batch } from "../shop/batch/module.ts";
import { business } from "../shop/business/module.ts";
import { catalogue } from "../shop/catalogue/module.ts";
import { checkout } from "../shop/checkout/module.ts";
import { company } from "../shop/company/module.ts";
import { contact } from "../shop/contact/module.ts";
import { content } from "../shop/content/module.ts";
import { orderDocuments } from "../shop/documents/module.ts";
import { doubler } from "../shop/doubler/module.ts";
import { exchange } from "../shop/exchange/module.ts";
import { figures } from "../shop/figures/module.ts";
import { gift } from "../shop/gift/module.ts";
import { location } from "../shop/location/module.ts";
import { lookup } from "../shop/lookup/module.ts";
import { redeem } from "../shop/redeem/module.ts";
import { reminder } from "../shop/reminder/module.ts";
import { review } from "../shop/review/module.ts";
import { search } from "../shop/search/module.ts";
import { store } from "../shop/store/module.ts";
import { withdrawal } from "../shop/withdrawal/module.ts";

const declaring: readonly Module[] = [
  platform,
  ledger,
  giftcard,
  search,
  catalogue,
  location,
  content,
  store,
  basket,
  order,
  payment,
  credit,
  documents,
  activation,
  gift,
  company,
  business,
  batch,
  checkout,
  exchange,
  redeem,
  captcha,
  contact,
  account,
  reminder,
  orderDocuments,
  withdrawal,
  aftercare,
  lookup,
  figures,
  review,
  doubler,
  api,
  editing,
  storeEditing,
  companies,
  privacy,
  cards,
  staff,
  orders,
  parcels,
  draws,
  moneyFigures,
  apiKeys,
  quotes,
];

/**
 * Every module of commerce, in the order of their numbered migrations; those with a time run by their time,
 * and the last modules do what the others declare.
 */
export const modules: readonly Module[] = [
  ...declaring,
  outboxOf(declaring),
  retentionOf(declaring),
  reportsOf([...declaring, outboxOf(declaring)]),
  queuesOf(declaring),
];

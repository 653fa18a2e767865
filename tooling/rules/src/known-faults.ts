import type { ForeignTables } from "./tables.ts";

/**
 * Tables that are named outside of their module, by file below `apps/commerce/src`. The list may only shrink.
 */
export const foreignTables: ForeignTables = {
  "admin/editing/reading/known.ts": ["brand", "category", "media", "product"],
  "admin/editing/locations/sold-products.ts": ["product"],
  "admin/editing/locations/stored-locations.ts": ["location", "location_text", "opening_week", "product"],
  "admin/editing/preview-link.ts": ["content_page", "content_version"],
  "admin/editing/second-choice.ts": ["product"],
  "admin/editing/stored-catalogue.ts": [
    "brand",
    "category",
    "extra",
    "media",
    "product",
    "search_highlight",
    "search_term",
    "variation",
    "variation_stock",
  ],
  "admin/editing/stored-pages.ts": ["content_page", "content_version", "media"],
  "entries/warm-up.ts": ["product"],
  "money/giftcard/check-balance.ts": ["ledger_account"],
  "money/giftcard/issue.ts": ["ledger_account"],
  "money/order/retention/forget-unpaid-orders.ts": ["payment_attempt"],
  "money/order/migrations/0003-stock-hold.sql": ["variation_stock"],
  "money/payment/attempts/attempts.ts": ["shop_order"],
  "money/payment/attempts/statements.ts": ["shop_order"],
  "money/payment/find-stuck-payments.ts": ["shop_order"],
  "money/payment/refunds/refund.ts": ["shop_order"],
  "money/payment/settle-by-hand.ts": ["shop_order"],
  "shop/basket/forget-stale.ts": ["shop_order"],
  "shop/basket/forget-visitors.ts": ["shop_order", "visitor"],
  "shop/basket/reading/read-cart.ts": ["catalogue_version", "variation_stock"],
  "shop/catalogue/snapshot/read-catalogue.ts": ["location_summary"],
  "shop/catalogue/stock/stock.ts": ["stock_hold"],
  "shop/checkout/dispatch/list-parcels.ts": ["delivery", "order_line", "shop_order"],
  "shop/checkout/dispatch/lock-parcel.ts": ["delivery", "order_package", "shop_order"],
  "shop/checkout/dispatch/read-parcel.ts": ["delivery", "order_line", "order_package"],
  "shop/checkout/emails/gift-book.ts": ["delivery", "shop_order"],
  "shop/checkout/emails/gift-for-mail.ts": [
    "delivery",
    "order_line",
    "order_package",
    "product",
    "shop_order",
    "variation",
  ],
  "shop/checkout/emails/refund-for-mail.ts": ["payment_attempt", "payment_refund"],
  "shop/contact/messages-table.ts": ["letter"],
  "shop/content/share/shared-page-route.ts": ["media"],
  "shop/location/import/statements.ts": ["product"],
  "shop/location/import/text-statements.ts": ["product"],
  "shop/location/migrations/0001-location.sql": ["product"],
};

/** Modules that import each other. The list may only shrink. */
export const pairs: readonly string[] = [];

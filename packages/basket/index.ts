export { BasketBadge, type BasketBadgeProps } from "./src/basket-badge/basket-badge.tsx";
export { basketMetadata } from "./src/basket-page/basket-metadata.ts";
export { BasketPage, type BasketPageProps } from "./src/basket-page/basket-page.tsx";

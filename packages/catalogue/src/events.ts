/** What the lists and the pages of products tell of their use, for who holds it to what is written down. */
export { tellAdded } from "./buy/added/tell-added.ts";
export { cardValue, firstDraft, withKind } from "./buy/draft/draft.ts";
export { offersOf } from "./buy/offers-of.ts";
export { tellChosen, tellKind } from "./buy/tell-variant.ts";
export { productCardTexts } from "./product-card/product-card-texts.ts";
export { productCards } from "./product-card/product-cards.ts";
export { viewItem } from "./product-page/view-item.ts";

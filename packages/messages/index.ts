export { defineMessages, type MessageCatalogue, type Place } from "./src/catalogue.ts";
export { formatDate, formatMoney, type Money } from "./src/format.ts";
export { loadVariety } from "./src/load-variety.ts";
export {
  createTranslate,
  type MessageKey,
  type Messages,
  type MessageValues,
  type Translate,
} from "./src/translate.ts";

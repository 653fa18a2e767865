export { defineMessages, type MessageCatalogue } from "./src/catalogue.ts";
export { formatDate, formatMoney, type Money } from "./src/format.ts";
export {
  createTranslate,
  type MessageKey,
  type Messages,
  type MessageValues,
  type Translate,
} from "./src/translate.ts";

import type { StorePart, StoreParts } from "@giftshop/validation/store";
import type { StorePartQuery } from "../generated/graphql.ts";

export type EditedPart = NonNullable<StorePartQuery["storePart"]["data"]>;

export interface FieldsProps<Part extends StorePart> {
  said: StoreParts[Part];
  /** What there is to choose from. */
  choices: Pick<EditedPart, "languages" | "routes" | "paymentIcons" | "countries">;
  onChange(said: StoreParts[Part]): void;
}

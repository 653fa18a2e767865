import type { StorePart } from "@giftshop/validation/store";
import type { ReactNode } from "react";
import { CountryFields } from "./country-fields.tsx";
import type { FieldsProps } from "./fields-props.ts";
import { FooterFields } from "./footer-fields.tsx";
import { MenuFields } from "./menu-fields.tsx";
import { PopUpFields } from "./pop-up-fields.tsx";
import { RedirectFields } from "./redirect-fields.tsx";
import { SwitchFields } from "./switch-fields.tsx";
import { WarningFields } from "./warning-fields.tsx";

const fields: { [Part in StorePart]: (props: FieldsProps<Part>) => ReactNode } = {
  MENUS: MenuFields,
  FOOTER: FooterFields,
  WARNINGS: WarningFields,
  POP_UP: PopUpFields,
  REDIRECTS: RedirectFields,
  SWITCHES: SwitchFields,
  COUNTRIES: CountryFields,
};

/** What a part says, to be edited. */
export const PartFields = <Part extends StorePart>({ part, ...props }: FieldsProps<Part> & { part: Part }) => {
  const Fields = fields[part] as (props: FieldsProps<Part>) => ReactNode;
  return <Fields {...props} />;
};

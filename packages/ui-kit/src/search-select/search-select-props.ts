import type { ReactNode } from "react";
import type { FieldProps } from "../form-field/form-field.tsx";
import type { SelectOption } from "../select-native/select-native.tsx";

export interface SearchSelectOption extends SelectOption {
  /** Drawn before the label, as decoration: the label says it all. */
  icon?: ReactNode;
  /** Stands at the end of its line in the list, smaller: a code, a price. */
  detail?: string;
  /** What the closed control shows in place of the label, where there is little room. */
  shortLabel?: string;
  /** Further words by which it is found. */
  keywords?: readonly string[];
}

export interface SearchSelectProps extends FieldProps {
  /** Hides the label from sight; a screen reader still hears it. */
  labelHidden?: boolean;
  /** In the order they are offered. */
  options: readonly SearchSelectOption[];
  /** Id of the chosen option, `null` for none; with it the parent keeps the state. */
  value?: string | null | undefined;
  /** Id of the option chosen at first, when the select keeps its own state. */
  defaultValue?: string | undefined;
  /** Called with the id of the option that was chosen. */
  onChange?: ((id: string) => void) | undefined;
  /** Called when focus has left the control and its list. */
  onBlur?: (() => void) | undefined;
  /** What the control shows when nothing is chosen. */
  placeholder: string;
  /** Name and placeholder of the search box. */
  searchLabel: string;
  /** What the list says when nothing is found. */
  emptyLabel: string;
  /** Name under which a form posts the id. */
  name?: string | undefined;
  /** Field of the browser's autofill, for example `country`. */
  autoComplete?: string | undefined;
  disabled?: boolean | undefined;
  /** The form cannot be sent without a choice. */
  required?: boolean | undefined;
  /** Id of the control, for an error summary that leads to it. */
  id?: string | undefined;
}

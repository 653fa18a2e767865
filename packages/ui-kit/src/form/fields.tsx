export { FormCheckbox, type FormCheckboxProps } from "./fields/form-checkbox.tsx";
export { FormCountrySelect, type FormCountrySelectProps } from "./fields/form-country-select.tsx";
export { FormPhoneNumberField, type FormPhoneNumberFieldProps } from "./fields/form-phone-number-field.tsx";
export { FormRadioCards, type FormRadioCardsProps } from "./fields/form-radio-cards.tsx";
export { FormSelect, type FormSelectProps } from "./fields/form-select.tsx";
export { FormTextField, type FormTextFieldProps } from "./fields/form-text-field.tsx";

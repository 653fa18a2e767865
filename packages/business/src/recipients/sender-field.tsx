import { TextField } from "@giftshop/ui-kit/text-field";
import { mostCharacters } from "@giftshop/validation/most-characters";
import { judgeName } from "@giftshop/validation/rules";
import { useBusiness } from "../quote-page/business-context.tsx";

/** What is wrong with a sender's name, by name; nothing where it was left empty. */
export const judgeSender = (name: string): ReturnType<typeof judgeName> =>
  name.trim() === "" ? undefined : judgeName(name);

export interface SenderFieldProps {
  value: string;
  onChange(name: string): void;
}

/** Whom the receivers of a list are told it is from. */
export const SenderField = ({ value, onChange }: SenderFieldProps) => {
  const { t } = useBusiness();
  const field = t("recipients.sender.label");
  const say = (fault: NonNullable<ReturnType<typeof judgeSender>>): string => {
    if (fault === "tooLong") return t("errors.tooLong", { field, most: mostCharacters("senderName") });
    return t(fault === "emoji" || fault === "characters" ? `errors.${fault}` : "errors.other", { field });
  };
  const fault = judgeSender(value);
  return (
    <TextField
      label={field}
      hint={t("recipients.sender.hint")}
      error={fault && say(fault)}
      autoComplete="organization"
      dir="auto"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};

import { SelectNative } from "@giftshop/ui-kit/select-native";
import { TextArea } from "@giftshop/ui-kit/text-area";
import { TextField } from "@giftshop/ui-kit/text-field";
import { useState } from "react";
import { productText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";
import { PictureField } from "../written/picture-field.tsx";
import { choices, columnOf, columnText, shapeOf } from "./columns.ts";

interface CellFieldProps {
  name: string;
  value: string;
  /** It names what is edited, or others count it: it is only read. */
  fixed: boolean;
  error: string | undefined;
}

const FaceField = ({ name, value, label }: { name: string; value: string; label: string }) => {
  const [face, setFace] = useState(value);
  return (
    <>
      <PictureField label={label} name={face} onChange={(picture) => setFace(picture?.name ?? "")} />
      <input type="hidden" name={name} value={face} />
    </>
  );
};

/** One column of what is edited, posted by its name. */
export const CellField = ({ name, value, fixed, error }: CellFieldProps) => {
  const { t, language: reader } = useWords();
  const label = columnText(t, reader, name);
  const { language } = columnOf(name);
  const spoken = language === undefined ? {} : { lang: language, dir: language === "ar" ? "rtl" : "ltr" };
  const binding = { label, name, defaultValue: value, error, ...spoken };
  switch (shapeOf(name)) {
    case "yesOrNo":
      return (
        <SelectNative
          {...binding}
          options={["yes", "no"].map((id) => ({ id, label: id === "yes" ? t("yes") : t("no") }))}
          placeholder="–"
        />
      );
    case "choice":
      return (
        <SelectNative
          {...binding}
          options={(choices[name] ?? []).map((id) => ({ id, label: productText(t, id) || "–" }))}
        />
      );
    case "picture":
      return <FaceField name={name} value={value} label={label} />;
    case "long":
      return <TextArea {...binding} rows={4} />;
    default:
      return <TextField {...binding} autoComplete="off" readOnly={fixed} />;
  }
};

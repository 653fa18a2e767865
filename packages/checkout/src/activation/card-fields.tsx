import { FileDrop } from "@giftshop/ui-kit/file-drop";
import { FormRadioCards, FormTextField, useFormField, useFormValues } from "@giftshop/ui-kit/form";
import { TextArea } from "@giftshop/ui-kit/text-area";
import { useState } from "react";
import * as styles from "./activation.css.ts";
import type { ActivationValues } from "./activation-values.ts";
import type { ActivationTranslate } from "./activation-words.ts";

/**
 * Which cards: the two ends of a range as they lie in the
 * box, or a list that is typed, pasted or read from a file.
 */
export const CardFields = ({ t }: { t: ActivationTranslate }) => {
  const { values } = useFormValues<ActivationValues>();
  return (
    <>
      <FormRadioCards
        legend={t("form.how")}
        name="how"
        direction="row"
        options={[
          { value: "range", label: t("form.range"), description: t("form.rangeHint") },
          { value: "list", label: t("form.list"), description: t("form.listHint") },
        ]}
      />
      {values.how === "range" ? <RangeFields t={t} /> : <ListFields t={t} />}
    </>
  );
};

const numberField = { inputMode: "numeric", autoComplete: "off", dir: "ltr" } as const;

const RangeFields = ({ t }: { t: ActivationTranslate }) => (
  <div className={styles.pair}>
    <FormTextField name="rangeFrom" label={t("form.from")} required {...numberField} />
    <FormTextField
      name="rangeTo"
      label={t("form.to")}
      optionalLabel={t("form.optional")}
      hint={t("form.toHint")}
      {...numberField}
    />
  </div>
);

const ListFields = ({ t }: { t: ActivationTranslate }) => {
  const list = useFormField("list");
  const [refused, setRefused] = useState(false);
  const read = async (file: File) => {
    setRefused(false);
    list.set(await file.text());
  };
  return (
    <>
      <FileDrop
        label={t("form.file")}
        prompt={t("form.filePrompt")}
        error={refused ? t("errors.file") : undefined}
        onFile={(file) => void read(file)}
        onReject={() => setRefused(true)}
      />
      <TextArea {...list.control} label={t("form.numbers")} hint={t("form.numbersHint")} error={list.error} required />
    </>
  );
};

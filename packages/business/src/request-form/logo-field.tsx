import { FileDrop } from "@giftshop/ui-kit/file-drop";
import { useFormField } from "@giftshop/ui-kit/form";
import { Text } from "@giftshop/ui-kit/text";
import { useState } from "react";
import { useBusiness } from "../quote-page/business-context.tsx";
import { shrinkPicture } from "./shrink-picture.ts";

/** A logo that is to be printed: made small in the browser, and sent with the form. */
export const LogoField = () => {
  const { t } = useBusiness();
  const field = useFormField<string>("logo");
  const [name, setName] = useState("");
  const [wrong, setWrong] = useState(false);
  const take = async (file: File) => {
    try {
      field.set(await shrinkPicture(file));
      setName(file.name);
      setWrong(false);
    } catch {
      setWrong(true);
    }
  };
  return (
    <>
      <FileDrop
        label={t("form.logo.label")}
        optionalLabel={t("form.optional")}
        prompt={t("form.logo.prompt")}
        accept={[".png", ".jpg", ".jpeg", "image/png", "image/jpeg"]}
        maxBytes={10_000_000}
        error={wrong || field.error ? t("form.logo.wrong") : undefined}
        onFile={(file) => void take(file)}
        onReject={() => setWrong(true)}
      />
      {name !== "" && <Text size="small">{t("form.logo.taken", { name })}</Text>}
    </>
  );
};

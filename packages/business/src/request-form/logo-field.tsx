import { Button } from "@giftshop/ui-kit/button";
import { FileDrop } from "@giftshop/ui-kit/file-drop";
import { useFormField } from "@giftshop/ui-kit/form";
import { Text } from "@giftshop/ui-kit/text";
import { useEffect, useState } from "react";
import { useBusiness } from "../quote-page/business-context.tsx";
import * as styles from "./request-form.css.ts";
import { shrinkPicture } from "./shrink-picture.ts";

/** Id of the control: the name of its field, by which the list of errors finds it. */
const id = "logo";

/** A picture as it is sent, shown. */
const shown = (base64: string): string => `data:image/${base64.startsWith("/9j/") ? "jpeg" : "png"};base64,${base64}`;

/** A logo that is to be printed: made small in the browser, shown, and sent with the form. */
export const LogoField = () => {
  const { t } = useBusiness();
  const field = useFormField<string>(id);
  const [name, setName] = useState("");
  const [wrong, setWrong] = useState(false);
  const [removed, setRemoved] = useState(0);
  useEffect(() => {
    // The button that had the focus is gone.
    if (removed > 0) document.getElementById(id)?.focus();
  }, [removed]);
  const take = async (file: File) => {
    try {
      field.set(await shrinkPicture(file));
      setName(file.name);
      setWrong(false);
    } catch {
      setWrong(true);
    }
  };
  const remove = () => {
    field.set("");
    setName("");
    setWrong(false);
    setRemoved(removed + 1);
  };
  return (
    <>
      <FileDrop
        key={removed}
        id={id}
        label={t("form.logo.label")}
        optionalLabel={t("form.optional")}
        prompt={t("form.logo.prompt")}
        accept={[".png", ".jpg", ".jpeg", "image/png", "image/jpeg"]}
        maxBytes={10_000_000}
        error={wrong || field.error ? t("form.logo.wrong") : undefined}
        onFile={(file) => void take(file)}
        onReject={() => setWrong(true)}
      />
      {field.value !== "" && (
        <div className={styles.logo}>
          <img src={shown(field.value)} alt="" className={styles.picture} />
          <Text size="small">{t("form.logo.taken", { name })}</Text>
          <Button variant="quiet" size="small" onClick={remove}>
            {t("form.logo.remove")}
          </Button>
        </div>
      )}
    </>
  );
};

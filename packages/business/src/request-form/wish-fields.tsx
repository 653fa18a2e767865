import { FormTextField, useFormField } from "@giftshop/ui-kit/form";
import { Heading } from "@giftshop/ui-kit/text";
import { TextArea } from "@giftshop/ui-kit/text-area";
import { useBusiness } from "../quote-page/business-context.tsx";
import { LogoField } from "./logo-field.tsx";
import * as styles from "./request-form.css.ts";

/**
 * By when the gifts are needed, and what else there is to
 * say. `today` is the first day that can be chosen, ISO 8601.
 */
export const WishFields = ({ today }: { today: string }) => {
  const { t } = useBusiness();
  const remark = useFormField("remark");
  const optional = t("form.optional");
  return (
    <section className={styles.section} aria-labelledby="quote-wishes">
      <Heading level={2} size="title" id="quote-wishes">
        {t("form.wishes")}
      </Heading>
      <FormTextField
        name="wantedOn"
        type="date"
        label={t("form.wantedOn")}
        optionalLabel={optional}
        min={today}
        dir="ltr"
      />
      <LogoField />
      <TextArea {...remark.control} label={t("form.remark")} optionalLabel={optional} error={remark.error} />
    </section>
  );
};

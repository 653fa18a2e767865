import { FormSelect } from "@giftshop/ui-kit/form";
import { useBusiness } from "../quote-page/business-context.tsx";
import { PersonFields } from "./person-fields.tsx";
import * as styles from "./request-form.css.ts";
import { type ReceiverFieldsProps, SeveralReceivers } from "./several-receivers.tsx";

/** Who gets the gifts of a line: the company, somebody else, or several people who share them. */
export const ReceiverFields = ({ name, line, kind }: ReceiverFieldsProps) => {
  const { t } = useBusiness();
  return (
    <>
      <FormSelect
        name={`${name}.to`}
        label={t("form.to.label")}
        options={(["COMPANY", "OTHER", "SEVERAL"] as const).map((id) => ({ id, label: t(`form.to.${id}`) }))}
      />
      {line.to === "OTHER" && (
        <div className={styles.pair}>
          <PersonFields name={`${name}.receivers.0`} kind={kind} />
        </div>
      )}
      {line.to === "SEVERAL" && <SeveralReceivers name={name} line={line} kind={kind} />}
    </>
  );
};

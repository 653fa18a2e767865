import { rememberedGuest, rememberGuest, typedEmail } from "@giftshop/storefront-config/guest-delivery";
import { Button } from "@giftshop/ui-kit/button";
import { Form, type FormErrors, FormTextField } from "@giftshop/ui-kit/form";
import { Modal } from "@giftshop/ui-kit/modal";
import { Text } from "@giftshop/ui-kit/text";
import { useCallback, useState } from "react";
import { useExchangeContext } from "../exchange-context.tsx";
import { goTo } from "../go-to.ts";
import { needsAddress } from "../redeem-order.fragment.ts";
import { type GuestField, type GuestValues, judgeGuest, needsPostCode, valuesOf } from "./guest-values.ts";
import type { WindowProps } from "./window-props.ts";
import * as styles from "./windows.css.ts";

const autoComplete = {
  firstName: "given-name",
  lastName: "family-name",
  email: "email",
  street: "address-line1",
  houseNumber: "off",
  postCode: "postal-code",
  city: "address-level2",
} as const satisfies Record<GuestField, string>;

/**
 * Who takes the cards, and where a parcel goes; the checkout goes on from there.
 * Whoever is logged in is asked only for a parcel that has nowhere to go.
 */
export const GuestWindow = ({ open, onClose, checkout }: WindowProps) => {
  const { shop, t, order, open: show } = useExchangeContext();
  const { country } = shop.storefront;
  const posted = needsAddress(order);
  const [initialValues] = useState((): GuestValues => {
    const known = valuesOf(rememberedGuest(sessionStorage));
    return { ...known, email: known.email || typedEmail(sessionStorage) };
  });
  const [leaving, setLeaving] = useState(false);
  const judge = useCallback(
    (values: GuestValues): FormErrors => judgeGuest(values, country, posted),
    [country, posted],
  );
  const fields: GuestField[] = [
    "firstName",
    "lastName",
    "email",
    ...(posted ? (["street", "houseNumber"] as const) : []),
    ...(posted && needsPostCode(country) ? (["postCode"] as const) : []),
    ...(posted ? (["city"] as const) : []),
  ];

  const submit = async ({ firstName, lastName, email, ...address }: GuestValues): Promise<undefined> => {
    setLeaving(true);
    rememberGuest(sessionStorage, { firstName, lastName, email, address });
    goTo(checkout);
  };

  return (
    <Modal
      open={open}
      onClose={onClose}
      size="small"
      title={t("guest.title")}
      closeLabel={t("close")}
      back={{ label: t("back"), onPress: () => show({ kind: "basket" }) }}
    >
      <Form
        className={styles.form}
        initialValues={initialValues}
        judge={judge}
        errorText={(field) => t("guest.wrong", { label: t(`guest.${field as GuestField}`) })}
        busy={leaving}
        onSubmit={submit}
      >
        <Text>{t(posted ? "guest.physical" : "guest.digital")}</Text>
        {fields.map((field) => (
          <FormTextField
            key={field}
            name={field}
            label={t(`guest.${field}`)}
            type={field === "email" ? "email" : "text"}
            autoComplete={autoComplete[field]}
            required
            {...(field === "email" && { dir: "ltr" as const })}
          />
        ))}
        <Button type="submit" loading={leaving} loadingLabel={t("busy")}>
          {t("basket.checkout")}
        </Button>
      </Form>
    </Modal>
  );
};

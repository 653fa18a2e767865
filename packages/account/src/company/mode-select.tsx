import { FormSelect } from "@giftshop/ui-kit/form";
import { useAccount } from "../frame/account-context.tsx";

/** Whether it moves value, or only tries: `mode` of a form. */
export const ModeSelect = () => {
  const { t } = useAccount();
  const options = (["live", "test"] as const).map((id) => ({ id, label: t(`account.companyApi.modes.${id}`) }));
  return <FormSelect name="mode" label={t("account.companyApi.mode")} options={options} />;
};

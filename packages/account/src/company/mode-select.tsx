import { FormSelect } from "@giftshop/ui-kit/form";
import { useAccount } from "../frame/account-context.tsx";

/** Whether it moves value, or only tries. @param name path in its form */
export const ModeSelect = ({ name }: { name: string }) => {
  const { t } = useAccount();
  const options = (["live", "test"] as const).map((id) => ({ id, label: t(`account.companyApi.modes.${id}`) }));
  return <FormSelect name={name} label={t("account.companyApi.mode")} options={options} />;
};

import { useRequest } from "@giftshop/graphql/react";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Loader } from "@giftshop/ui-kit/loader";
import { Modal } from "@giftshop/ui-kit/modal";
import { RadioCards } from "@giftshop/ui-kit/radio-cards";
import { useState } from "react";
import { ExchangeDonations } from "../../calls/queries.ts";
import { type Refusal, refusalText } from "../../calls/refusal.ts";
import { addPackage } from "../../calls/send.ts";
import { useExchangeContext } from "../../exchange-context.tsx";
import type { WindowProps } from "../window-props.ts";

/** All that is left goes to a good cause, to the cent. */
export const DonateWindow = ({ open, onClose }: WindowProps) => {
  const { t, order, busy, money, change, open: show } = useExchangeContext();
  const [found] = useRequest(ExchangeDonations, {}, { paused: !open });
  const [picked, setPicked] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal>();
  const causes = (found.state === "ready" ? (found.value.products.data?.products ?? []) : []).flatMap(
    ({ title, digitalVariationConfig: config }) =>
      config?.inStock ? [{ value: config.variationId, label: title }] : [],
  );
  const chosen = picked ?? causes[0]?.value;

  const donate = async (variationId: string) => {
    const input = {
      idempotencyKey: crypto.randomUUID(),
      variationId,
      value: order.remainingBalance.value,
      quantity: 1,
    };
    const why = await change(() => addPackage(input));
    setRefusal(why);
    if (!why) show({ kind: "basket" });
  };

  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t("rest.donate")}
      closeLabel={t("close")}
      size="small"
      back={{ label: t("back"), onPress: () => show({ kind: "basket" }) }}
      footer={
        chosen && (
          <Button block loading={busy} loadingLabel={t("value.adding")} onClick={() => donate(chosen)}>
            {t("donate.action", { amount: money(order.remainingBalance) })}
          </Button>
        )
      }
    >
      {refusal && <Banner tone="danger">{refusalText(t, refusal)}</Banner>}
      {found.state === "loading" && <Loader label={t("page.loading")} />}
      {found.state === "failed" && <Banner tone="danger">{t("errors.unreachable")}</Banner>}
      {found.state === "ready" && causes.length === 0 && <Banner>{t("donate.none")}</Banner>}
      {causes.length > 0 && (
        <RadioCards legend={t("donate.title")} name="cause" options={causes} value={chosen} onChange={setPicked} />
      )}
    </Modal>
  );
};

import { readFragment } from "@giftshop/graphql";
import { useRequest } from "@giftshop/graphql/react";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Loader } from "@giftshop/ui-kit/loader";
import { Modal } from "@giftshop/ui-kit/modal";
import { ExchangeProductFragment, ExchangeProductQuery } from "../calls/queries.ts";
import { type ExchangeWindow, useExchangeContext } from "../exchange-context.tsx";
import { BrandFrame } from "./brand-frame.tsx";
import { BrandRedirect } from "./brand-redirect.tsx";
import { Information } from "./information.tsx";
import { ValueForm } from "./value-form.tsx";

export interface ProductWindowProps {
  window: Extract<ExchangeWindow, { product: string }>;
  open: boolean;
  onClose(): void;
}

/** Windows about one card: its value, what is said of it, its brand's shop, and the way there. */
export const ProductWindow = ({ window: { kind, product: path }, open, onClose }: ProductWindowProps) => {
  const { t, open: show } = useExchangeContext();
  const [found, again] = useRequest(ExchangeProductQuery, { path });
  const data = found.state === "ready" ? found.value.product.data : undefined;
  const product = data ? readFragment(ExchangeProductFragment, data) : undefined;
  const brand = product?.title ?? "";
  const title = {
    value: brand,
    information: brand,
    frame: t("frame.title", { brand }),
    redirect: t("redirect.title", { brand }),
  }[kind];
  const toValue = () => show({ kind: "value", product: path });
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={product ? title : t("page.loading")}
      closeLabel={t("close")}
      size={kind === "frame" ? "large" : "medium"}
      height={kind === "frame" ? "full" : "content"}
      back={kind === "value" ? undefined : { label: t("back"), onPress: toValue }}
    >
      {found.state === "loading" && <Loader label={t("page.loading")} />}
      {(found.state === "failed" || (found.state === "ready" && !product)) && (
        <Banner
          tone="danger"
          action={
            <Button variant="secondary" onClick={() => again()}>
              {t("retry")}
            </Button>
          }
        >
          {t("errors.unreachable")}
        </Banner>
      )}
      {product && kind === "value" && <ValueForm product={product} />}
      {product && kind === "information" && <Information product={product} />}
      {product && kind === "frame" && <BrandFrame brand={product.giftCardBrand} title={title} name={brand} />}
      {product && kind === "redirect" && <BrandRedirect brand={product.giftCardBrand} name={brand} onStay={toValue} />}
    </Modal>
  );
};

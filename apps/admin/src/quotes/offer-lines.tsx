import { formatPrice } from "@giftshop/ui-kit/format-price";
import { Text } from "@giftshop/ui-kit/text";
import { List } from "../list/list.tsx";
import type { ListColumn } from "../list/list-column.ts";
import { useWords } from "../words/words.tsx";
import type { Quote } from "./quote-documents.ts";

type Line = Quote["lines"][number];

/** What a quote comes to, as its buyer is told. */
export const OfferTotals = ({ quote: { gross, net, shipping, currency } }: { quote: Quote }) => {
  const { t, locale } = useWords();
  if (!gross || !net) return <Text tone="danger">{t("quotes.gone")}</Text>;
  const amounts = {
    total: formatPrice(gross, locale, "always"),
    net: formatPrice(net, locale, "always"),
    postage: formatPrice({ currency, value: shipping }, locale, "always"),
  };
  return <Text>{t("quotes.totals", amounts)}</Text>;
};

/** What a quote offered that nobody can change any more. */
export const OfferLines = ({ quote }: { quote: Quote }) => {
  const { t, locale } = useWords();
  const { currency, lines } = quote;
  const money = (value: number) => formatPrice({ currency, value }, locale, "always");
  const columns: ListColumn<Line>[] = [
    { id: "title", label: t("quotes.gift"), rowHeader: true, cell: ({ title }) => title || t("quotes.notSold") },
    { id: "kind", label: t("column.kind"), cell: ({ kind }) => t(`product.${kind}`) },
    { id: "quantity", label: t("quotes.quantity"), align: "end", cell: ({ quantity }) => quantity },
    { id: "value", label: t("quotes.value"), align: "end", cell: ({ value }) => money(value) },
    {
      id: "extras",
      label: t("quotes.extras"),
      cell: ({ wrapper, packing }) =>
        [wrapper, packing].flatMap((extra) => (extra ? [`${extra.title}, ${money(extra.price)}`] : [])).join(" · ") ||
        "–",
    },
  ];
  return (
    <>
      <List
        caption={t("quotes.offer")}
        captionHidden
        columns={columns}
        rows={lines}
        rowKey={({ position }) => `${position}`}
      />
      <OfferTotals quote={quote} />
    </>
  );
};

import { Button } from "@giftshop/ui-kit/button";
import { TextField } from "@giftshop/ui-kit/text-field";
import type { FormEvent } from "react";
import { useMay } from "../graphql/session.tsx";
import * as orders from "../orders/orders.css.ts";
import { Page } from "../parts/page.tsx";
import { usePath } from "../shell/path.tsx";
import { ShopFilter, useAskedShop } from "../shop/shop-filter.tsx";
import { useWords } from "../words/words.tsx";
import { Books } from "./books.tsx";
import { Endings } from "./endings.tsx";
import { Flow } from "./flow.tsx";
import { Sales } from "./sales.tsx";

const day = 86_400_000;

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** What was sold, and what the books say is owed. */
export const FiguresPage = () => {
  const { t } = useWords();
  const { query, go } = usePath();
  const mayBooks = useMay("FIGURES_BOOKS");
  const from = query.get("from") ?? isoDay(Date.now() - 29 * day);
  // In the zone of some storefront it is tomorrow already.
  const to = query.get("to") ?? isoDay(Date.now() + day);
  const shop = useAskedShop();
  const period = { from, to, shop };
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const asked = (["from", "to", "of"] as const).map((name) => [name, String(form.get(name) ?? "")]);
    go(`/figures?${new URLSearchParams(asked)}`);
  };
  return (
    <Page title={t("place.figures")}>
      <form key={`${from} ${to} ${shop}`} onSubmit={show} className={orders.search}>
        <TextField
          label={t("figures.from")}
          name="from"
          type="date"
          className={orders.field}
          defaultValue={from}
          required
        />
        <TextField label={t("figures.to")} name="to" type="date" className={orders.field} defaultValue={to} required />
        <ShopFilter />
        <Button type="submit">{t("figures.show")}</Button>
      </form>
      <Sales {...period} />
      <Flow {...period} />
      {mayBooks && <Books />}
      {mayBooks && <Endings />}
    </Page>
  );
};

import { Badge } from "@giftshop/ui-kit/badge";
import { Button } from "@giftshop/ui-kit/button";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { Stack } from "@giftshop/ui-kit/layout";
import { Modal } from "@giftshop/ui-kit/modal";
import { SelectNative } from "@giftshop/ui-kit/select-native";
import { TextField } from "@giftshop/ui-kit/text-field";
import { pageKinds } from "@giftshop/validation/content";
import { type FormEvent, useRef, useState } from "react";
import type { WrittenPagesQuery as Result } from "../generated/graphql.ts";
import { useMay } from "../graphql/session.tsx";
import { useAsk } from "../graphql/use-ask.ts";
import { List } from "../list/list.tsx";
import type { ListColumn } from "../list/list-column.ts";
import * as orders from "../orders/orders.css.ts";
import { toneOf } from "../orders/tone.ts";
import { WhenAsked } from "../parts/asked.tsx";
import { Page } from "../parts/page.tsx";
import { lineOf, useListKeys } from "../parts/use-list-keys.ts";
import { Go } from "../shell/go.tsx";
import { usePath } from "../shell/path.tsx";
import { ShopPicker, useShop } from "../shop/use-shop.tsx";
import { languageText } from "../words/language-text.ts";
import { useWords } from "../words/words.tsx";
import { PagesQuery } from "./written-documents.ts";

type Written = NonNullable<Result["writtenPages"]["data"]>["pages"][number];

const NewPage = ({ shop, open, onClose }: { shop: string; open: boolean; onClose(): void }) => {
  const { t } = useWords();
  const { go } = usePath();
  const begin = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    go(`/content/${form.get("kind")}/${form.get("key")}?shop=${shop}`);
  };
  return (
    <Modal open={open} onClose={onClose} title={t("page.new")} closeLabel={t("close")}>
      <form onSubmit={begin}>
        <Stack gap={4}>
          <SelectNative
            label={t("page.kind")}
            name="kind"
            defaultValue="POST"
            options={pageKinds.map((id) => ({ id, label: t(`page.kinds.${id}`) }))}
          />
          <TextField
            label={t("page.key")}
            hint={t("page.keyHint")}
            name="key"
            pattern="[a-z0-9]+(-[a-z0-9]+)*"
            maxLength={80}
            autoComplete="off"
            required
          />
          <Stack direction="row" justify="end">
            <Button type="submit">{t("page.begin2")}</Button>
          </Stack>
        </Stack>
      </form>
    </Modal>
  );
};

/** Pages of a storefront, their languages side by side: what is published, drafted, missing. */
export const PagesPage = () => {
  const { t, language } = useWords();
  const may = useMay("CONTENT_WRITE");
  const [shop] = useShop();
  const [kind, setKind] = useState("");
  const [making, setMaking] = useState(false);
  const [asked, again] = useAsk(PagesQuery, { storefront: shop });
  const list = useRef<HTMLDivElement>(null);
  useListKeys(list);
  const stateIn = ({ kind: one, key, versions }: Written, spoken: string) => {
    const own = versions.filter((version) => version.language === spoken);
    const href = `/content/${one}/${key}?${new URLSearchParams({ shop, language: spoken })}`;
    return (
      <Go href={href}>
        {own.length === 0 ? (
          <Badge tone="danger">{t("page.missing")}</Badge>
        ) : (
          own.map(({ id, state, publishAt }) => (
            <Badge key={id} tone={toneOf(state)}>
              {publishAt ? t("page.waits") : t(`page.states.${state as "DRAFT"}`)}
            </Badge>
          ))
        )}
      </Go>
    );
  };
  const columnsFor = (languages: readonly string[]): ListColumn<Written>[] => [
    {
      id: "key",
      label: t("page.title"),
      rowHeader: true,
      by: ({ key, versions }) => versions[0]?.title ?? key,
      cell: ({ kind: one, key, versions }) => (
        <Go href={`/content/${one}/${key}?shop=${shop}`} {...lineOf}>
          {versions[0]?.title ?? key}
        </Go>
      ),
    },
    {
      id: "kind",
      label: t("page.kind"),
      by: ({ kind: one }) => t(`page.kinds.${one as "POST"}`),
      cell: ({ kind: one }) => t(`page.kinds.${one as "POST"}`),
    },
    { id: "name", label: t("page.key"), by: ({ key }) => key, cell: ({ key }) => key },
    ...languages.map((spoken) => ({
      id: spoken,
      label: languageText(language, spoken),
      cell: (row: Written) => stateIn(row, spoken),
    })),
  ];
  return (
    <Page title={t("place.content")} actions={may && <Button onClick={() => setMaking(true)}>{t("page.new")}</Button>}>
      <div className={orders.search}>
        <ShopPicker />
        <SelectNative
          label={t("page.kind")}
          value={kind}
          placeholder={t("page.allKinds")}
          options={pageKinds.map((id) => ({ id, label: t(`page.kinds.${id}`) }))}
          onChange={(event) => setKind(event.currentTarget.value)}
        />
      </div>
      <WhenAsked asked={asked} again={again}>
        {({ languages, pages }) => (
          <div ref={list}>
            <List
              name="pages"
              caption={t("page.caption", { shop })}
              columns={columnsFor(languages)}
              rows={pages.filter((one) => kind === "" || one.kind === kind)}
              rowKey={(one) => `${one.kind} ${one.key}`}
              empty={<EmptyState title={t("page.none")}>{t("page.noneText")}</EmptyState>}
            />
          </div>
        )}
      </WhenAsked>
      <NewPage shop={shop} open={making} onClose={() => setMaking(false)} />
    </Page>
  );
};

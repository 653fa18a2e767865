import { Badge } from "@giftshop/ui-kit/badge";
import { Banner } from "@giftshop/ui-kit/banner";
import { Checkbox } from "@giftshop/ui-kit/checkbox";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { Stack } from "@giftshop/ui-kit/layout";
import { Table, type TableColumn } from "@giftshop/ui-kit/table";
import { useRef, useState } from "react";
import { graphql } from "../generated/gql.ts";
import type { ParcelsQuery as Result } from "../generated/graphql.ts";
import { useMay } from "../graphql/session.tsx";
import { useAsk } from "../graphql/use-ask.ts";
import { useFile } from "../graphql/use-file.ts";
import { WhyButton } from "../order/why-button.tsx";
import { WhenAsked } from "../parts/asked.tsx";
import * as page from "../parts/page.css.ts";
import { Page } from "../parts/page.tsx";
import { lineOf, useListKeys } from "../parts/use-list-keys.ts";
import { Go } from "../shell/go.tsx";
import { Moment } from "../words/moment.tsx";
import { useWords } from "../words/words.tsx";
import { SendForm } from "./send-form.tsx";

const ParcelsQuery = graphql(`
  query Parcels {
    parcels { data { parcels { name order storefront cards registered leavesBy held overdue } } errors { code parameter } }
  }
`);

type Parcel = NonNullable<Result["parcels"]["data"]>["parcels"][number];

/** What leaves by post: what to pick, to print, and that it has left. */
export const ParcelsPage = () => {
  const { t } = useWords();
  const [asked, again] = useAsk(ParcelsQuery, {});
  const [said, setSaid] = useState<string>();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const mayPrint = useMay("PARCELS_PRINT");
  const file = useFile();
  const list = useRef<HTMLDivElement>(null);
  useListKeys(list);
  const choose = (name: string) => {
    const next = new Set(left);
    if (!next.delete(name)) next.add(name);
    setLeft(next);
  };
  const columns: TableColumn<Parcel>[] = [
    {
      id: "name",
      whole: true,
      label: t("parcels.name"),
      rowHeader: true,
      cell: ({ name, order, held }) =>
        mayPrint && !held ? (
          <Checkbox
            className={page.whole}
            label={
              <Go href={`/orders/${order}`} {...lineOf}>
                {name}
              </Go>
            }
            checked={!left.has(name)}
            onChange={() => choose(name)}
          />
        ) : (
          <Go href={`/orders/${order}`} {...lineOf}>
            {name}
          </Go>
        ),
    },
    { id: "shop", label: t("parcels.shop"), cell: ({ storefront }) => storefront },
    {
      id: "due",
      whole: true,
      label: t("parcels.due"),
      cell: ({ leavesBy }) => <Moment at={leavesBy} />,
    },
    { id: "cards", label: t("parcels.cards"), align: "end", cell: ({ cards }) => cards },
    {
      id: "state",
      whole: true,
      label: t("parcels.state"),
      cell: ({ held, overdue, registered }) => (
        <Stack direction="row" gap={1}>
          <Badge tone={held ? "warning" : overdue ? "danger" : "info"}>
            {held ? t("parcels.held") : overdue ? t("parcels.overdue") : t("parcels.ready")}
          </Badge>
          {registered && <Badge tone="accent">{t("parcels.registered")}</Badge>}
        </Stack>
      ),
    },
  ];
  return (
    <Page title={t("place.parcels")}>
      {said && <Banner tone="success">{said}</Banner>}
      <SendForm
        onDone={(text) => {
          setSaid(text);
          again();
        }}
      />
      <WhenAsked asked={asked} again={again}>
        {({ parcels }) => {
          const names = parcels.filter(({ held, name }) => !held && !left.has(name)).map(({ name }) => name);
          return (
            <Stack ref={list} gap={3}>
              {mayPrint && names.length > 0 && (
                <div>
                  <WhyButton
                    label={t("parcels.print", { count: names.length })}
                    title={t("parcels.print", { count: names.length })}
                    text={t("parcels.printText")}
                    onDo={(why) => file("/files/parcels.pdf", { names, why })}
                    onDone={() => setSaid(t("parcels.printed"))}
                  />
                </div>
              )}
              <Table
                caption={t("parcels.caption")}
                columns={columns}
                rows={parcels}
                rowKey={({ name }) => name}
                empty={<EmptyState title={t("parcels.none")}>{t("parcels.noneText")}</EmptyState>}
              />
            </Stack>
          );
        }}
      </WhenAsked>
    </Page>
  );
};

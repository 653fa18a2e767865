import { Banner } from "@giftshop/ui-kit/banner";
import { ChipGroup } from "@giftshop/ui-kit/chip";
import { Stack } from "@giftshop/ui-kit/layout";
import { useRef, useState } from "react";
import { graphql } from "../generated/gql.ts";
import { useMay } from "../graphql/session.tsx";
import { useAsk } from "../graphql/use-ask.ts";
import { useFile } from "../graphql/use-file.ts";
import { WhyButton } from "../order/why-button.tsx";
import { WhenAsked } from "../parts/asked.tsx";
import { Page } from "../parts/page.tsx";
import { useListKeys } from "../parts/use-list-keys.ts";
import { useWords } from "../words/words.tsx";
import { type Parcel, ParcelList } from "./parcel-list.tsx";
import { SendForm } from "./send-form.tsx";
import { isOfKind, type ParcelKind, parcelKinds } from "./which-parcels.ts";

const ParcelsQuery = graphql(`
  query Parcels {
    parcels { data { parcels { name order storefront cards registered leavesBy held overdue } } errors { code parameter } }
  }
`);

/** As many as commerce writes into one PDF. */
const mostPrinted = 100;

interface WaitingProps {
  parcels: readonly Parcel[];
  onPrinted(): void;
}

/** What waits: all of it or a part, and the papers of those that are chosen. */
const Waiting = ({ parcels, onPrinted }: WaitingProps) => {
  const { t, language } = useWords();
  const mayPrint = useMay("PARCELS_PRINT");
  const file = useFile();
  const [kind, setKind] = useState<ParcelKind>("ALL");
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const now = new Date();
  const shown = parcels.filter((one) => isOfKind(one, kind, now));
  const ready = shown.filter(({ held }) => !held).map(({ name }) => name);
  const names = ready.filter((name) => !left.has(name));
  const labels = {
    ALL: t("queue.all"),
    TODAY: t("parcels.today"),
    OVERDUE: t("parcels.overdue"),
    REGISTERED: t("parcels.registered"),
  };
  const print = async (why: string): Promise<string | undefined> => {
    for (let at = 0; at < names.length; at += mostPrinted) {
      const some = names.slice(at, at + mostPrinted);
      const refused = await file("/files/parcels.pdf", { names: some, why, language });
      if (refused) return refused;
    }
    return undefined;
  };
  return (
    <>
      {parcels.length > 0 && (
        <ChipGroup
          legend={t("parcels.which")}
          hideLegend
          name="kind"
          value={kind}
          options={parcelKinds.map((value) => ({
            value,
            label: `${labels[value]} · ${parcels.filter((one) => isOfKind(one, value, now)).length}`,
          }))}
          onChange={(value) => setKind(parcelKinds.find((one) => one === value) ?? "ALL")}
        />
      )}
      {mayPrint && names.length > 0 && (
        <div>
          <WhyButton
            label={t("parcels.print", { count: names.length })}
            title={t("parcels.print", { count: names.length })}
            text={t("parcels.printText")}
            onDo={print}
            onDone={onPrinted}
          />
        </div>
      )}
      <ParcelList
        parcels={shown}
        chosen={names}
        onChoose={
          mayPrint
            ? (keys) =>
                setLeft(
                  new Set([
                    ...[...left].filter((name) => !ready.includes(name)),
                    ...ready.filter((name) => !keys.includes(name)),
                  ]),
                )
            : undefined
        }
      />
    </>
  );
};

/** What leaves by post: what to pick, to print, and that it has left. */
export const ParcelsPage = () => {
  const { t } = useWords();
  const [asked, again] = useAsk(ParcelsQuery, {});
  const [said, setSaid] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  useListKeys(list);
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
        {({ parcels }) => (
          <Stack ref={list} gap={3}>
            <Waiting parcels={parcels} onPrinted={() => setSaid(t("parcels.printed"))} />
          </Stack>
        )}
      </WhenAsked>
    </Page>
  );
};

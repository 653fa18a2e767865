import { Banner } from "@giftshop/ui-kit/banner";
import { type ReactNode, useState } from "react";
import type { RowKind } from "../generated/graphql.ts";
import { useAsk } from "../graphql/use-ask.ts";
import { WhenAsked } from "../parts/asked.tsx";
import { Page } from "../parts/page.tsx";
import { usePath } from "../shell/path.tsx";
import { useWords } from "../words/words.tsx";
import { RowQuery } from "./row-documents.ts";
import { RowForm } from "./row-form.tsx";

interface RowPageProps {
  storefront: string;
  kind: RowKind;
  /** Columns by which it is found, with what they say; empty for one that is new. */
  name: Readonly<Record<string, string>>;
  title: string;
  /** Where it is to be found once it was made: from the columns by which it is found. */
  back: string;
  actions?: (again: () => void) => ReactNode;
}

/** A product or a place that is edited. */
export const RowPage = ({ storefront, kind, name, title, back, actions }: RowPageProps) => {
  const { t } = useWords();
  const { go } = usePath();
  const fields = Object.entries(name).map(([one, value]) => ({ name: one, value }));
  const [asked, again] = useAsk(RowQuery, { storefront, kind, name: fields });
  const [said, setSaid] = useState<string>();
  return (
    <Page title={title} actions={actions?.(again)}>
      {said && (
        <Banner tone="success" onClose={() => setSaid(undefined)} closeLabel={t("close")}>
          {said}
        </Banner>
      )}
      <WhenAsked asked={asked} again={again}>
        {(row) => (
          <RowForm
            key={row.version}
            storefront={storefront}
            kind={kind}
            row={row}
            names={Object.keys(name)}
            onDone={(text) => {
              if (row.isNew) go(back);
              else {
                setSaid(text);
                again();
              }
            }}
          />
        )}
      </WhenAsked>
    </Page>
  );
};

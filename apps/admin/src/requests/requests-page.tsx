import { Banner } from "@giftshop/ui-kit/banner";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { useRef, useState } from "react";
import { graphql } from "../generated/gql.ts";
import { useAsk } from "../graphql/use-ask.ts";
import { WhenAsked } from "../parts/asked.tsx";
import * as page from "../parts/page.css.ts";
import { Page } from "../parts/page.tsx";
import { useListKeys } from "../parts/use-list-keys.ts";
import { useWords } from "../words/words.tsx";
import { RequestList } from "./request-list.tsx";

const RequestsQuery = graphql(`
  query Requests { requests { data { requests { id ...RequestParts } } errors { code parameter } } }
`);

/** What waits for a second person. */
export const RequestsPage = () => {
  const { t } = useWords();
  const [asked, again] = useAsk(RequestsQuery, {});
  const [said, setSaid] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  useListKeys(list);
  const done = (text: string) => {
    setSaid(text);
    again();
  };
  return (
    <Page title={t("place.requests")}>
      {said && <Banner tone="success">{said}</Banner>}
      <WhenAsked asked={asked} again={again}>
        {({ requests }) =>
          requests.length === 0 ? (
            <EmptyState title={t("requests.none")}>{t("requests.noneText")}</EmptyState>
          ) : (
            <div ref={list} className={page.section}>
              <RequestList requests={requests} onDone={done} />
            </div>
          )
        }
      </WhenAsked>
    </Page>
  );
};

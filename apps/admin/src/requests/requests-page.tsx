import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { useRef } from "react";
import { graphql } from "../generated/gql.ts";
import { useAsk } from "../graphql/use-ask.ts";
import { AskedPage } from "../parts/asked-page.tsx";
import * as page from "../parts/page.css.ts";
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
  const list = useRef<HTMLDivElement>(null);
  useListKeys(list);
  return (
    <AskedPage title={t("place.requests")} asked={asked} again={again}>
      {({ requests }, done) =>
        requests.length === 0 ? (
          <EmptyState title={t("requests.none")}>{t("requests.noneText")}</EmptyState>
        ) : (
          <div ref={list} className={page.section}>
            <RequestList requests={requests} onDone={done} />
          </div>
        )
      }
    </AskedPage>
  );
};

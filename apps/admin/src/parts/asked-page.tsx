import { Banner } from "@giftshop/ui-kit/banner";
import { type ReactNode, useState } from "react";
import type { Asked } from "../graphql/use-ask.ts";
import { useWords } from "../words/words.tsx";
import { WhenAsked } from "./asked.tsx";
import { Page } from "./page.tsx";

interface AskedPageProps<Data> {
  title: string;
  /** What can be done or chosen, beside the title. */
  actions?: ReactNode;
  asked: Asked<Data>;
  again(): void;
  /** What it is about, such as a storefront: what was done about another one is said no more. */
  about?: string;
  /** `done` says at the head of the page what was done, and asks again. */
  children(data: Data, done: (said: string) => void): ReactNode;
}

/** A page of what is asked for and changed on it. */
export const AskedPage = <Data,>({ title, actions, asked, again, about = "", children }: AskedPageProps<Data>) => {
  const { t } = useWords();
  const [told, setTold] = useState<{ about: string; said: string }>();
  const done = (said: string) => {
    setTold({ about, said });
    again();
  };
  return (
    <Page title={title} actions={actions}>
      {told?.about === about && (
        <Banner tone="success" onClose={() => setTold(undefined)} closeLabel={t("close")}>
          {told.said}
        </Banner>
      )}
      <WhenAsked asked={asked} again={again}>
        {(data) => children(data, done)}
      </WhenAsked>
    </Page>
  );
};

import { ButtonLink } from "@giftshop/ui-kit/button";
import { StatePage } from "../state-page/state-page.tsx";
import type { ErrorTexts } from "./error-texts.ts";

export interface ErrorViewProps {
  texts: ErrorTexts;
  /** Where another try leads; `""` is the same address. */
  retryHref: string;
}

/** What stands in for a page, in words that are given: a browser that draws it has no others. */
export const ErrorView = ({ texts: { title, text, retry, home }, retryHref }: ErrorViewProps) => (
  <StatePage
    title={title}
    text={text}
    actions={
      <>
        <ButtonLink href={retryHref} variant="primary">
          {retry}
        </ButtonLink>
        <ButtonLink href={home.href} variant="secondary">
          {home.text}
        </ButtonLink>
      </>
    }
  />
);

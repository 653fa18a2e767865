import { Badge } from "@giftshop/ui-kit/badge";
import type { QuoteState } from "../generated/graphql.ts";
import { useWords } from "../words/words.tsx";

const tones = {
  SUBMITTED: "warning",
  PRICED: "warning",
  SENT: "primary",
  ACCEPTED: "success",
  EXPIRED: "neutral",
  WITHDRAWN: "neutral",
} as const;

/** Where a quote stands: what the shop has to do stands out. */
export const QuoteStateBadge = ({ state }: { state: QuoteState }) => {
  const { t } = useWords();
  return <Badge tone={tones[state]}>{t(`quotes.state.${state}`)}</Badge>;
};

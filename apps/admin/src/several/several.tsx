import { Badge } from "@giftshop/ui-kit/badge";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Stack } from "@giftshop/ui-kit/layout";
import { Text } from "@giftshop/ui-kit/text";
import { useState } from "react";
import { useClient } from "urql";
import { graphql } from "../generated/gql.ts";
import { useMay } from "../graphql/session.tsx";
import { useDo } from "../graphql/use-do.ts";
import * as order from "../order/order.css.ts";
import { WhyDialog } from "../parts/why-dialog.tsx";
import { refusalText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";

const PreviewResend = graphql(`
  query PreviewResend($numbers: [String!]!) {
    previewResend(numbers: $numbers) { data { lines { number count refusal } } errors { code parameter } }
  }
`);
const PreviewBlock = graphql(`
  query PreviewBlock($numbers: [String!]!) {
    previewBlock(numbers: $numbers) { data { lines { number count refusal } } errors { code parameter } }
  }
`);
const ResendSeveral = graphql(`
  mutation ResendSeveral($numbers: [String!]!, $why: String!) {
    resendSeveral(numbers: $numbers, why: $why) { data { lines { number count refusal } } errors { code parameter } }
  }
`);
const BlockSeveral = graphql(`
  mutation BlockSeveral($numbers: [String!]!, $why: String!) {
    blockSeveral(numbers: $numbers, why: $why) { data { lines { number count refusal } } errors { code parameter } }
  }
`);

type Action = "resend" | "block";
type Lines = readonly { number: string; count: number; refusal: string | null }[];

/** What happens to each order, or happened. */
const Preview = ({ lines, action }: { lines: Lines; action: Action }) => {
  const { t } = useWords();
  return (
    <ul className={order.events}>
      {lines.map(({ number, count, refusal }) => (
        <li key={number} className={order.line}>
          <span className={order.grow}>{number}</span>
          {refusal ? (
            <Badge tone="warning">{refusalText(t, refusal)}</Badge>
          ) : (
            <Badge tone="info">{t(`several.${action}Count`, { count })}</Badge>
          )}
        </li>
      ))}
    </ul>
  );
};

interface SeveralProps {
  /** Numbers of the orders that were chosen. */
  numbers: readonly string[];
  onDone(): void;
}

/** Does one thing about several orders: what will happen to each is shown before. */
export const Several = ({ numbers, onDone }: SeveralProps) => {
  const { t } = useWords();
  const client = useClient();
  const [mayResend, mayBlock] = [useMay("ORDERS_RESEND"), useMay("CARDS_BLOCK")];
  const resend = useDo(ResendSeveral);
  const block = useDo(BlockSeveral);
  const [looked, setLooked] = useState<{ action: Action; lines: Lines }>();
  const [done, setDone] = useState<{ action: Action; lines: Lines }>();
  const [refused, setRefused] = useState<string>();
  const look = async (action: Action) => {
    const asked =
      action === "resend"
        ? (await client.query(PreviewResend, { numbers: [...numbers] }).toPromise()).data?.previewResend
        : (await client.query(PreviewBlock, { numbers: [...numbers] }).toPromise()).data?.previewBlock;
    setRefused(asked?.data ? undefined : (asked?.errors[0]?.code ?? "UNEXPECTED"));
    setLooked(asked?.data ? { action, lines: asked.data.lines } : undefined);
  };
  const run = async (why: string) => {
    if (looked === undefined) return "UNEXPECTED";
    const outcome = await (looked.action === "resend" ? resend : block).run({ numbers: [...numbers], why });
    if (outcome.data) setDone({ action: looked.action, lines: outcome.data.lines });
    return outcome.refused;
  };
  const nothing = looked?.lines.every(({ refusal }) => refusal !== null) ?? true;
  return (
    <Stack gap={3}>
      {refused && <Banner tone="danger">{refusalText(t, refused)}</Banner>}
      {done && (
        <Banner
          tone="success"
          title={t("several.done")}
          closeLabel={t("close")}
          onClose={() => {
            setDone(undefined);
            onDone();
          }}
        >
          <Preview {...done} />
        </Banner>
      )}
      {numbers.length > 0 && (
        <div className={order.line}>
          <Text>{t("several.chosen", { count: numbers.length })}</Text>
          {mayResend && (
            <Button variant="secondary" size="small" onClick={() => void look("resend")}>
              {t("several.resend")}
            </Button>
          )}
          {mayBlock && (
            <Button variant="secondary" size="small" onClick={() => void look("block")}>
              {t("several.block")}
            </Button>
          )}
        </div>
      )}
      <WhyDialog
        open={looked !== undefined}
        title={looked ? t(`several.${looked.action}`) : ""}
        submit={looked ? t(`several.${looked.action}`) : ""}
        danger={looked?.action === "block"}
        onDo={nothing ? async () => "NOT_SENDABLE" : run}
        onClose={() => setLooked(undefined)}
      >
        <Stack gap={3}>
          <Text>{t("several.preview")}</Text>
          {looked && <Preview {...looked} />}
        </Stack>
      </WhyDialog>
    </Stack>
  );
};

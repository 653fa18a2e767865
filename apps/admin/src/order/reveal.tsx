import { CodeDisplay } from "@giftshop/ui-kit/code-display";
import { Stack } from "@giftshop/ui-kit/layout";
import { Modal } from "@giftshop/ui-kit/modal";
import { useState } from "react";
import { useDo } from "../graphql/use-do.ts";
import { useWords } from "../words/words.tsx";
import { RevealCard } from "./order-documents.ts";
import { WhyButton } from "./why-button.tsx";

interface RevealButtonProps {
  number: string;
  card: string;
  digits: string;
}

/**
 * Shows number and PIN of a card to who has to hand them on. They
 * are asked for by a reason, kept by commerce, and nowhere here.
 */
export const RevealButton = ({ number, card, digits }: RevealButtonProps) => {
  const { t } = useWords();
  const reveal = useDo(RevealCard);
  const [code, setCode] = useState<{ number: string; pin: string }>();
  const show = async (why: string) => {
    const { data, refused } = await reveal.run({ number, card, why });
    setCode(data);
    return refused;
  };
  return (
    <>
      <WhyButton
        label={t("card.reveal")}
        title={t("card.revealTitle", { digits })}
        text={t("card.revealText")}
        onDo={show}
        onDone={() => undefined}
      />
      <Modal
        open={code !== undefined}
        onClose={() => setCode(undefined)}
        title={t("card.revealTitle", { digits })}
        closeLabel={t("close")}
        size="small"
      >
        {code && (
          <Stack gap={4}>
            <CodeDisplay label={t("card.number")} code={code.number} />
            <CodeDisplay label={t("card.pin")} code={code.pin} groupSize={3} />
          </Stack>
        )}
      </Modal>
    </>
  );
};

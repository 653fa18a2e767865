import { messageDays } from "@giftshop/storefront-config/retention";
import { Button } from "@giftshop/ui-kit/button";
import { useAccount } from "../frame/account-context.tsx";
import { useOpening } from "../frame/use-opening.ts";
import { Section } from "./section.tsx";

/** How long the buyer's name stays with paid orders. */
const days = { days: messageDays };

const loadModal = () => import("./delete-modal.tsx").then(({ DeleteModal }) => DeleteModal);

/** The way out of it all. `liveCards`: cards in the account that still hold something. */
export const DeleteData = ({ liveCards }: { liveCards: number }) => {
  const { t } = useAccount();
  const modal = useOpening(loadModal);
  return (
    <Section title={t("account.data.delete.title")} lead={t("account.data.delete.lead", days)}>
      <div>
        <Button variant="danger" {...modal.button}>
          {t("account.data.delete.open")}
        </Button>
      </div>
      {modal.part && <modal.part open={modal.open} liveCards={liveCards} onClose={modal.close} />}
    </Section>
  );
};

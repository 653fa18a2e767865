import type { ResultOf } from "@giftshop/graphql";
import { Modal } from "@giftshop/ui-kit/modal";
import { useMemo } from "react";
import { useAccount } from "../frame/account-context.tsx";
import { useAccountRequest } from "../frame/use-account-request.ts";
import { WhenLoaded } from "../frame/when-loaded.tsx";
import { AccountOrder } from "./orders-operations.ts";
import { ReorderChoice } from "./reorder-choice.tsx";

const orderOf = ({ accountOrder }: ResultOf<typeof AccountOrder>) => accountOrder;

export interface ReorderModalProps {
  /** The order's id. */
  id: string;
  onClose(): void;
  /** What was chosen is in the basket, but for these titles. */
  onAdded(gone: readonly string[]): void;
}

/**
 * The modal "reorder product details" (specification, section
 * 2): which gifts of an order are given again, and how many.
 */
export const ReorderModal = ({ id, onClose, onAdded }: ReorderModalProps) => {
  const { t } = useAccount();
  const variables = useMemo(() => ({ id }), [id]);
  const [loaded, again] = useAccountRequest(AccountOrder, variables, orderOf);
  return (
    <Modal open onClose={onClose} title={t("account.reorder.choose")} closeLabel={t("account.orders.close")}>
      <WhenLoaded loaded={loaded} onAgain={again}>
        {({ uuid, details }) => details && <ReorderChoice id={uuid} details={details} onAdded={onAdded} />}
      </WhenLoaded>
    </Modal>
  );
};

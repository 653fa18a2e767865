import { type DocumentNode, Kind, OperationTypeNode } from "graphql";

/** What goes first where not everything can be done: 0 before 1 before 2 before 3. */
export const precedences = { payment: 0, checkout: 1, basket: 2, read: 3 } as const;

export type Precedence = (typeof precedences)[keyof typeof precedences];

/**
 * Money that is on its way, and the step in which it is
 * asked for; both are few, and lost sales where they fail.
 */
const ofFields: Readonly<Record<string, Precedence>> = {
  refreshPayment: precedences.payment,
  retryPayment: precedences.payment,
  placeOrder: precedences.checkout,
  payActivationOrder: precedences.checkout,
  paymentMethods: precedences.checkout,
  order: precedences.checkout,
  cartV2: precedences.basket,
  cartQuantity: precedences.basket,
  redeemOrder: precedences.basket,
};

const ofOperation: Readonly<Record<OperationTypeNode, Precedence>> = {
  [OperationTypeNode.MUTATION]: precedences.basket,
  [OperationTypeNode.QUERY]: precedences.read,
  [OperationTypeNode.SUBSCRIPTION]: precedences.read,
};

/**
 * The least pressing of what a document asks for decides,
 * so that nobody gets ahead by asking for more at once.
 */
export const precedenceOf = ({ definitions }: DocumentNode): Precedence => {
  const found = definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.map((selection) =>
          selection.kind === Kind.FIELD
            ? (ofFields[selection.name.value] ?? ofOperation[definition.operation])
            : precedences.read,
        )
      : [],
  );
  return Object.values(precedences).findLast((one) => found.includes(one)) ?? precedences.payment;
};

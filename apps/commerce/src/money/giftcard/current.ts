/** SQL for whether no other card has taken the place of one. @param card expression of the card's id */
export const isCurrent = (card: string): string =>
  `not exists (select from gift_card_decision d where d.card = ${card} and d.decision = 'REISSUE')`;

interface Recipient {
  name: string;
  email: string | null;
}

/**
 * Whether packages of one shipment are for different people: one parcel to the one
 * delivery address. Nobody named (`null`) is the buyer, who counts as a person.
 */
export const forSeveralPeople = (packages: readonly { recipient: Recipient | null }[]): boolean => {
  const people = packages.map(({ recipient }) => JSON.stringify(recipient && [recipient.name, recipient.email]));
  return new Set(people).size > 1;
};

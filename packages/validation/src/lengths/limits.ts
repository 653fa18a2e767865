/**
 * Longest texts, graphemes; the message is the specification's
 * (section 9), the others are what labels and columns hold.
 */
export const limits = {
  name: 80,
  companyName: 100,
  street: { min: 2, max: 100 },
  city: 80,
  suffix: 10,
  addressLine: 100,
  message: 150,
  letter: 3000,
  review: 1000,
  reference: 20,
  decision: 300,
  email: 254,
} as const;

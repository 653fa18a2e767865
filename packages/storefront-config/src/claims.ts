/**
 * What the shop promises in its texts, as numbers that mean something. What can
 * be counted (brands, gift cards) is counted from data and has no place here.
 */
export interface Claims {
  /** Per cent of mailbox parcels that arrive on the next delivery day. */
  nextDayPercent: number;
  /** Working days after which a missing mailbox parcel may be claimed. */
  claimAfterWorkingDays: number;
  /** Days from its posting within which it may be claimed. */
  claimUntilDays: number;
  /** Minutes within which a digital card is in its mailbox. */
  digitalWithinMinutes: number;
  /** Hours within which an activation is confirmed. */
  activationWithinHours: number;
  /** Value of a business card from and to, minor units; null where the shop makes no such claim. */
  businessCard: { minimum: number; maximum: number } | null;
}

/** Specification sections 1 and 9. */
export const sharedClaims: Claims = {
  nextDayPercent: 98,
  claimAfterWorkingDays: 5,
  claimUntilDays: 60,
  digitalWithinMinutes: 60,
  activationWithinHours: 24,
  businessCard: null,
};

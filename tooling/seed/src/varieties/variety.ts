/**
 * What natives of a variety write otherwise: words or
 * phrases of the base and their own, applied in this order.
 */
export type Variety = readonly (readonly [base: string, own: string])[];

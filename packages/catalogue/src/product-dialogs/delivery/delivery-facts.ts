/** Delivery as a storefront promises it, in its people's words for hours and amounts. */
export interface DeliveryFacts {
  /** Path of the page that says all of it. */
  href: string;
  /** Minutes until a digital card is in its mailbox; absent where the product is not sold so. */
  minutes?: number | undefined;
  /** Absent where the product is not posted. */
  post?: PostFacts | undefined;
}

export interface PostFacts {
  /** Hour of the cut-off: "17:00". */
  time: string;
  /** Postage of a mailbox parcel. */
  price: string;
  /** Share of parcels that arrive on the next delivery day: "98 %". */
  percent: string;
  /** Working days after which a missing one is claimed. */
  days: number;
  /**
   * A shipment worth more than `value` goes by registered post,
   * for `price`. Absent where the product holds no value.
   */
  registered?: { value: string; price: string };
}

/** One parcel of an order, or all of them. */
export interface ParcelName {
  /** The order's number. */
  number: string;
  /** Place of its address among those of the order; absent for all. */
  address: number | undefined;
}

/** Name of a parcel: the order's number, and where the order has several which of them. */
export const parcelName = (number: string, address: number, several: boolean): string =>
  several ? `${number}/${address + 1}` : number;

/** What a packer named. */
export const readParcelName = (name: string): ParcelName => {
  const [, number = name, n] = /^(.+)\/(\d{1,3})$/u.exec(name) ?? [];
  return { number, address: n === undefined ? undefined : Number(n) - 1 };
};

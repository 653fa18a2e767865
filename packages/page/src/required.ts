import { CommerceUnavailable } from "@giftshop/graphql";

interface Payload<T> {
  data: T | null;
  errors: readonly { code: number; message: string }[];
}

/**
 * The data of a payload that a page cannot do without. An error
 * that commerce expected is not one that a cached page expects.
 */
export const required = <T>({ data, errors }: Payload<T>): T => {
  if (data !== null && data !== undefined) return data;
  throw new CommerceUnavailable(errors[0] ? `${errors[0].code}: ${errors[0].message}` : "An empty payload");
};

import { graphql, type ResultOf } from "@giftshop/graphql";
import { request } from "@giftshop/graphql/browser";

const DeliveryDays = graphql(`
  query DeliveryDays($userData: UserDataInput!, $kind: DeliveryKind!, $timeZone: String) {
    deliveryDates(userData: $userData, kind: $kind, timeZone: $timeZone) {
      data {
        first
        last
        firstHour
        closed
        timeZone
        timeZones
      }
      errors {
        code
      }
    }
  }
`);

/** The days that can be chosen. */
export type Days = NonNullable<ResultOf<typeof DeliveryDays>["deliveryDates"]["data"]>;

/**
 * Asks which days there are.
 *
 * @param timeZone in which an hour is chosen; absent: that of the storefront
 * @throws {CommerceUnavailable} also where it refuses
 */
export const deliveryDays = async (kind: "DIGITAL" | "PHYSICAL", timeZone?: string | null): Promise<Days> => {
  const { deliveryDates } = await request(DeliveryDays, { kind, timeZone: timeZone ?? null });
  if (!deliveryDates.data) throw new Error(`The days were refused: ${deliveryDates.errors[0]?.code}.`);
  return deliveryDates.data;
};

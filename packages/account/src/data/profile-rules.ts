import { type FormErrors, judgeBySchema } from "@giftshop/ui-kit/form";
import { profileSchema } from "@giftshop/validation";

/** What is wrong with a profile of a country's shop. */
export const judgeProfile = (country: string, values: unknown): Promise<FormErrors> =>
  judgeBySchema(profileSchema(country))(values);

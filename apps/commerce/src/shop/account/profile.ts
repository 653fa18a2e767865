import { profileSchema } from "@giftshop/validation";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { findAccount, findSignedInProfile, type Profile, updateProfile } from "./accounts-table.ts";
import { judgeInput } from "./judge.ts";
import { requireAccount } from "./signing-in/signed-in.ts";

/** What a page knows of its visitor; `user` is there for who is signed in. */
export interface UserInfo {
  user: Profile | null;
}

/** `getUserInfo`. */
export const getUserInfo = async (scope: Scope): Promise<UserInfo> => {
  const { pool } = scope.services;
  const user = await scope.session.findWith(pool, findSignedInProfile);
  if (user === undefined) return { user: null };
  await scope.session.renew(pool, user);
  return { user };
};

/** `updateProfile`: carries the version that was seen. Throws 2202, 2208 and the errors of its fields. */
export const changeProfile = async (input: { version: number }, scope: Scope): Promise<UserInfo> => {
  const { pool } = scope.services;
  const { id } = await requireAccount(scope);
  const profile = await judgeInput(profileSchema(scope.storefront.country), input, "input");
  const { address } = profile;
  const written = await updateProfile.run(
    pool,
    id,
    input.version,
    profile.firstName,
    profile.lastName,
    profile.invoiceEmail ?? null,
    profile.phoneNumber ?? null,
    profile.vatNumber ?? null,
    address.companyName ?? null,
    address.postCode ?? null,
    address.houseNumber ?? null,
    address.suffix ?? null,
    address.street ?? null,
    address.city ?? null,
    address.administrativeArea ?? null,
    profile.subscribed,
  );
  const user = (await findAccount.first(pool, id)) ?? null;
  if (written !== 1) throw new Failure("profileChanged", "input.version", { user });
  return { user };
};

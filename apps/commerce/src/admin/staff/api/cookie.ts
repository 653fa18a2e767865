import type { Environment } from "../../../platform/environment.ts";
import { sessionLasts } from "../roles.ts";

type Place = Pick<Environment, "adminOrigin">;

/** The one cookie of the admin: never read by a script, never sent from another site. */
export const staffCookie = ({ adminOrigin }: Place) => {
  const secure = adminOrigin.startsWith("https:");
  const name = `${secure ? "__Host-" : ""}staff`;
  const flags = `Path=/; HttpOnly; SameSite=Strict${secure ? "; Secure" : ""}`;
  return {
    name,
    begin: (token: string): string => `${name}=${token}; Max-Age=${sessionLasts / 1000}; ${flags}`,
    end: `${name}=; Max-Age=0; ${flags}`,
  };
};

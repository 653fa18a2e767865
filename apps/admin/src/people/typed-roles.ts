/** What a person of the shop is there for, as commerce names it in small letters. */
export const roles = ["service", "fulfilment", "content", "finance", "draw", "admin"] as const;

export type Role = (typeof roles)[number];

/** The shops of each role that somebody has, as they are typed; empty: all. */
export type TypedRoles = Readonly<Partial<Record<Role, string>>>;

const isRole = (text: string): text is Role => roles.some((role) => role === text);

/** Reads `service:CBFR+CBBE,finance`. */
export const readRoles = (text: string): TypedRoles =>
  Object.fromEntries(
    text.split(",").flatMap((part): [Role, string][] => {
      const [role = "", shops = ""] = part.trim().split(":");
      return isRole(role) ? [[role, shops.replaceAll("+", " ")]] : [];
    }),
  );

/** Writes roles as they are typed. */
export const writeRoles = (typed: TypedRoles): string =>
  roles
    .flatMap((role) => {
      const shops = typed[role]?.toUpperCase().match(/[A-Z]+/gu);
      return typed[role] === undefined ? [] : [shops ? `${role}:${shops.join("+")}` : role];
    })
    .join(",");

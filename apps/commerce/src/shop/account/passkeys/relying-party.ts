import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Scope } from "../../../platform/graphql/context.ts";
import { originOf } from "../../../platform/origin-of.ts";

/** The shop as devices know it: its host, its origin, and what it is called. */
export const relyingParty = ({ services, storefront }: Pick<Scope, "services" | "storefront">) => {
  const origin = originOf(services.environment, storefront);
  return { id: new URL(origin).hostname, origin, name: storefront.name };
};

type Parsed =
  | { kind: "registration"; value: RegistrationResponseJSON }
  | { kind: "authentication"; value: AuthenticationResponseJSON };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/**
 * A device's answer as browsers write it (`toJSON` of a PublicKeyCredential); `undefined` for anything else.
 */
export const parseResponse = (text: string): Parsed | undefined => {
  if (text.length > 20_000) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(value) || typeof value.id !== "string" || !isRecord(value.response)) return undefined;
  if (typeof value.response.clientDataJSON !== "string") return undefined;
  // What else there is in it the library judges, which throws for what it does not know.
  if (typeof value.response.attestationObject === "string")
    return { kind: "registration", value: value as unknown as RegistrationResponseJSON };
  if (typeof value.response.signature === "string")
    return { kind: "authentication", value: value as unknown as AuthenticationResponseJSON };
  return undefined;
};

/** What a device says it was asked to sign. */
export const challengeIn = (clientDataJson: string): string | undefined => {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJson, "base64url").toString("utf8"));
    return isRecord(data) && typeof data.challenge === "string" ? data.challenge : undefined;
  } catch {
    return undefined;
  }
};

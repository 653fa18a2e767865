import { builder } from "../../../platform/graphql/builder.ts";
import { type Answer, ErrorType } from "../../../platform/graphql/payload.ts";

const statuses = [
  "KNOWN",
  "UNKNOWN",
  "LOGGED_IN",
  "LOGGED_OUT",
  "EMAIL_SENT",
  "VERIFIED",
  "PASSWORD_CHANGED",
  "EMAIL_CHANGED",
  "DELETED",
] as const;

/** What became of a call about an account. */
export interface Status {
  status: (typeof statuses)[number];
}

const AccountStatusEnum = builder.enumType("AccountStatus", { values: statuses });
const StatusType = builder.objectRef<Status>("AccountResult").implement({
  fields: (t) => ({ status: t.expose("status", { type: AccountStatusEnum }) }),
});

export const StatusPayload = builder.objectRef<Answer<Status>>("AccountStatusPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: StatusType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

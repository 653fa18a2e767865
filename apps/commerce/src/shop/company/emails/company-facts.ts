import type { Queryable } from "../../../platform/database/index.ts";
import type { Services } from "../../../platform/services.ts";
import { peopleOf } from "../../account/index.ts";
import { approvalById } from "../approvals/approvals-table.ts";
import { companyById } from "../company-table.ts";
import { tokenOfInvitation } from "../invitation-token.ts";
import { invitationById } from "../invitations-table.ts";
import type { CompanyEmailFacts, CompanyEmailJob } from "./types.ts";

const nameOf = async (db: Queryable, account: string | null): Promise<string> => {
  const person = account === null ? undefined : (await peopleOf(db, [account])).get(account);
  return person ? `${person.firstName} ${person.lastName}` : "";
};

const none = { amount: 0, currency: "EUR", gifts: "", costCentre: "", why: "" } as const;

const ofInvitation = async ({ pool, environment }: Services, id: string): Promise<CompanyEmailFacts | undefined> => {
  const invitation = await invitationById(pool, id);
  const company = invitation && (await companyById(pool, invitation.company));
  if (invitation === undefined || company === undefined) return undefined;
  const { storefront, language, email } = invitation;
  const by = await nameOf(pool, invitation.invitedBy);
  const token = tokenOfInvitation(environment, id);
  return {
    ...none,
    kind: "invitation",
    id,
    storefront,
    language,
    to: email,
    name: "",
    company: company.name,
    by,
    token,
  };
};

/** What an email of a company says; `undefined` where it is about what is gone. */
export const companyFacts = async (
  services: Services,
  job: CompanyEmailJob,
): Promise<CompanyEmailFacts | undefined> => {
  if (job.kind === "invitation") return ofInvitation(services, job.id);
  const { pool } = services;
  const approval = await approvalById(pool, job.id);
  const company = approval && (await companyById(pool, approval.company));
  const reader = (await peopleOf(pool, [job.to])).get(job.to);
  if (approval === undefined || company === undefined || reader === undefined) return undefined;
  const { amount, currency, summary: gifts, askedBy, decidedBy } = approval;
  return {
    ...job,
    // Each approver has a message of their own.
    id: `${job.id}-${job.to}`,
    to: reader.email,
    name: reader.firstName,
    company: company.name,
    by: await nameOf(pool, job.kind === "waiting" ? askedBy : decidedBy),
    token: "",
    amount,
    currency,
    gifts,
    costCentre: approval.costCentre ?? "",
    why: approval.why ?? "",
  };
};

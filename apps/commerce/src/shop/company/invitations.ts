import { randomUUID } from "node:crypto";
import { invitationSchema, isUuid } from "@giftshop/validation";
import { inTransaction } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { emailKey, judgeInput, peopleOf, requireAccount } from "../account/index.ts";
import { companyById, lockCompany } from "./company-table.ts";
import { sendInvitation } from "./emails/emails.ts";
import { hashOfToken, tokenOfInvitation } from "./invitation-token.ts";
import {
  type Invitation,
  invitationByToken,
  invitationsOf,
  keepInvitation,
  removeInvitation,
} from "./invitations-table.ts";
import { limitInvitations, limitTokens } from "./limits.ts";
import { joinCompany, memberLimit, membersOf } from "./members-table.ts";
import { requireMember } from "./require-member.ts";
import { type Membership, owning, type Role } from "./types.ts";

/** How long a link is good. */
const days = 14;

/**
 * `inviteMember`: sends the link by which somebody joins; again, the newest is good. Throws
 * 1002, 2202, 2510, 2511 for who belongs to it, 2512, 2516 and the errors of its fields.
 */
export const inviteMember = async (input: unknown, scope: Scope): Promise<Membership> => {
  const { services, storefront, language } = scope;
  const member = await requireMember(scope, owning);
  const { email, role } = await judgeInput(invitationSchema, input, "input");
  const { company } = member;
  await limitInvitations(scope, company.id, email);
  const now = services.clock.now();
  const key = emailKey(email);
  const id = randomUUID();
  await inTransaction(services.pool, async (client) => {
    await lockCompany(client, company.id);
    const members = await membersOf(client, company.id);
    if (members.some((one) => emailKey(one.email) === key)) throw new Failure("companyJoined", "input.email");
    const asked = await invitationsOf(client, company.id, now);
    if (members.length + asked.length >= memberLimit) throw new Failure("companyFull", "input.email");
    const expiresAt = new Date(now.getTime() + days * 86_400_000);
    await keepInvitation(client, hashOfToken(tokenOfInvitation(services.environment, id)), {
      id,
      company: company.id,
      email,
      emailKey: key,
      role: role as Role,
      invitedBy: member.account,
      storefront: storefront.code,
      language,
      createdAt: now,
      expiresAt,
    });
    await sendInvitation(services, client, id);
  });
  return member;
};

/** `withdrawInvitation`: withdrawing one that is gone is no error. Throws 2202, 2510 and 2512. */
export const withdrawInvitation = async (id: string, scope: Scope): Promise<Membership> => {
  const member = await requireMember(scope, owning);
  if (isUuid(id)) await removeInvitation(scope.services.pool, member.company.id, id);
  return member;
};

/** What the link of an invitation says. */
export interface ShownInvitation {
  companyName: string;
  email: string;
  role: Role;
  invitedBy: string | null;
}

const find = async (token: string, scope: Scope): Promise<Invitation> => {
  await limitTokens(scope);
  const { pool, clock } = scope.services;
  const invitation = /^[\w-]{43}$/u.test(token)
    ? await invitationByToken(pool, hashOfToken(token), clock.now())
    : undefined;
  if (invitation === undefined) throw new Failure("companyInvitation", "token");
  return invitation;
};

/** `companyInvitation`: for whoever has its link. Throws 1002 and 2514. */
export const showInvitation = async (token: string, scope: Scope): Promise<ShownInvitation> => {
  const { pool } = scope.services;
  const { company: id, email, role, invitedBy } = await find(token, scope);
  const company = await companyById(pool, id);
  if (company === undefined || company.legalEntity !== scope.storefront.legalEntity)
    throw new Failure("companyInvitation", "token");
  const inviter = invitedBy === null ? undefined : (await peopleOf(pool, [invitedBy])).get(invitedBy);
  return {
    companyName: company.name,
    email,
    role,
    invitedBy: inviter ? `${inviter.firstName} ${inviter.lastName}` : null,
  };
};

/**
 * `acceptInvitation`: joins with the account that is signed in, which must be of the mailbox
 * that was invited: a link that was passed on lets nobody in. Throws 1002, 2202, 2511 and 2514.
 */
export const acceptInvitation = async (token: string, scope: Scope): Promise<Membership> => {
  const { services, storefront } = scope;
  const account = await requireAccount(scope);
  const invitation = await find(token, scope);
  const company = await companyById(services.pool, invitation.company);
  const own = account.verified && emailKey(account.email) === invitation.emailKey;
  if (company === undefined || company.legalEntity !== storefront.legalEntity || !own)
    throw new Failure("companyInvitation", "token");
  const { role } = invitation;
  await inTransaction(services.pool, async (client) => {
    await lockCompany(client, company.id);
    if (!(await removeInvitation(client, company.id, invitation.id))) throw new Failure("companyInvitation", "token");
    const joined = await joinCompany(client, { account: account.id, company: company.id, role }, services.clock.now());
    if (!joined) throw new Failure("companyJoined");
  });
  return { company, account: account.id, role };
};

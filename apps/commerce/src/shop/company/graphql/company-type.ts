import { companyRoles } from "@giftshop/validation";
import { builder } from "../../../platform/graphql/builder.ts";
import { MoneyType, moneyOf } from "../../../platform/graphql/common.ts";
import { type Answer, ErrorType } from "../../../platform/graphql/payload.ts";
import type { ShownInvitation } from "../invitations.ts";
import type { Invitation } from "../invitations-table.ts";
import type { ShownCompany, ShownCredit } from "../show-company.ts";
import type { Member } from "../types.ts";

export const CompanyRoleEnum = builder.enumType("CompanyRole", {
  description: "A reader reads, an orderer orders, an approver says yes to orders as well, an owner does everything.",
  values: companyRoles,
});

const CompanyMemberType = builder.objectRef<Member>("CompanyMember").implement({
  fields: (t) => ({
    id: t.exposeID("account"),
    firstName: t.exposeString("firstName"),
    lastName: t.exposeString("lastName"),
    email: t.exposeString("email"),
    role: t.expose("role", { type: CompanyRoleEnum }),
  }),
});

const InvitationType = builder.objectRef<Invitation>("CompanyInvitation").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    email: t.exposeString("email"),
    role: t.expose("role", { type: CompanyRoleEnum }),
    expiresAt: t.string({ description: "ISO 8601.", resolve: ({ expiresAt }) => expiresAt.toISOString() }),
  }),
});

export const CompanyCreditType = builder.objectRef<ShownCredit>("CompanyCredit").implement({
  description: "What a company may still buy on invoice.",
  fields: (t) => ({
    limit: t.field({ type: MoneyType, resolve: (credit) => moneyOf(credit, credit.limit) }),
    used: t.field({ type: MoneyType, resolve: (credit) => moneyOf(credit, credit.used) }),
    available: t.field({ type: MoneyType, resolve: (credit) => moneyOf(credit, credit.available) }),
    paused: t.exposeBoolean("paused", { description: "An invoice is overdue, or staff stopped it." }),
  }),
});

const CompanyType = builder.objectRef<ShownCompany>("Company").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    vatNumber: t.exposeString("vatNumber", { nullable: true }),
    version: t.exposeInt("version"),
    role: t.expose("role", { type: CompanyRoleEnum, description: "Of who asks." }),
    accountId: t.exposeID("account", { description: "Of who asks, among the members." }),
    approvalAbove: t.field({
      type: MoneyType,
      nullable: true,
      description: "Orders of orderers above it wait for a yes; null: none does.",
      resolve: ({ approvalAbove, currency }) => (approvalAbove === null ? null : moneyOf({ currency }, approvalAbove)),
    }),
    credits: t.expose("credits", { type: [CompanyCreditType], description: "None until staff have approved one." }),
    members: t.expose("members", { type: [CompanyMemberType] }),
    invitations: t.expose("invitations", { type: [InvitationType], description: "Owners alone see them." }),
  }),
});

export const CompanyPayload = builder.objectRef<Answer<ShownCompany>>("CompanyPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: CompanyType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

const ShownInvitationType = builder.objectRef<ShownInvitation>("OpenInvitation").implement({
  fields: (t) => ({
    companyName: t.exposeString("companyName"),
    email: t.exposeString("email"),
    role: t.expose("role", { type: CompanyRoleEnum }),
    invitedBy: t.exposeString("invitedBy", { nullable: true }),
  }),
});

export const OpenInvitationPayload = builder.objectRef<Answer<ShownInvitation>>("OpenInvitationPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: ShownInvitationType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

import { builder } from "../../../platform/graphql/builder.ts";
import { answer } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { acceptInvitation, inviteMember, showInvitation, withdrawInvitation } from "../invitations.ts";
import { changeMember, removeMember } from "../members.ts";
import { changeCompany, createCompany } from "../own-company.ts";
import { requireMember } from "../require-member.ts";
import { showCompany } from "../show-company.ts";
import { CompanyPayload, CompanyRoleEnum, OpenInvitationPayload } from "./company-type.ts";

const CompanyInput = builder.inputType("CompanyInput", {
  fields: (t) => ({ name: t.string(), vatNumber: t.string({ required: false }) }),
});

const CompanyChangeInput = builder.inputType("CompanyChangeInput", {
  fields: (t) => ({
    name: t.string(),
    vatNumber: t.string({ required: false }),
    approvalAbove: t.int({ required: false, description: "Minor units; without it no order waits." }),
    version: t.int({ description: "That the page showed; another one answers 2517." }),
  }),
});

const InvitationInput = builder.inputType("InvitationInput", {
  fields: (t) => ({ email: t.string(), role: t.field({ type: CompanyRoleEnum }) }),
});

const userData = { type: UserDataInput } as const;

builder.queryFields((t) => ({
  company: t.field({
    type: CompanyPayload,
    description: "The company of who is signed in; 2510 for who belongs to none.",
    args: { userData: t.arg(userData) },
    resolve: answer(async (_, scope) => showCompany(await requireMember(scope), scope)),
  }),
  companyInvitation: t.field({
    type: OpenInvitationPayload,
    description: "What the link of an invitation says; 2514 for one that is not good any more.",
    args: { userData: t.arg(userData), token: t.arg.id() },
    resolve: answer(({ token }, scope) => showInvitation(token, scope)),
  }),
}));

builder.mutationFields((t) => ({
  createCompany: t.field({
    type: CompanyPayload,
    description: "A company of whose members the one who is signed in is the first, and owns it.",
    args: { userData: t.arg(userData), input: t.arg({ type: CompanyInput }) },
    resolve: answer(async ({ input }, scope) => showCompany(await createCompany(input, scope), scope)),
  }),
  changeCompany: t.field({
    type: CompanyPayload,
    args: { userData: t.arg(userData), input: t.arg({ type: CompanyChangeInput }) },
    resolve: answer(async ({ input }, scope) => showCompany(await changeCompany(input, scope), scope)),
  }),
  inviteMember: t.field({
    type: CompanyPayload,
    description: "Sends the link by which somebody joins; asked again, the newest link is good.",
    args: { userData: t.arg(userData), input: t.arg({ type: InvitationInput }) },
    resolve: answer(async ({ input }, scope) => showCompany(await inviteMember(input, scope), scope)),
  }),
  withdrawInvitation: t.field({
    type: CompanyPayload,
    args: { userData: t.arg(userData), id: t.arg.id() },
    resolve: answer(async ({ id }, scope) => showCompany(await withdrawInvitation(id, scope), scope)),
  }),
  acceptInvitation: t.field({
    type: CompanyPayload,
    description: "Joins, with an account of the mailbox that was invited.",
    args: { userData: t.arg(userData), token: t.arg.id() },
    resolve: answer(async ({ token }, scope) => showCompany(await acceptInvitation(token, scope), scope)),
  }),
  changeMember: t.field({
    type: CompanyPayload,
    args: { userData: t.arg(userData), id: t.arg.id(), role: t.arg({ type: CompanyRoleEnum }) },
    resolve: answer(async ({ id, role }, scope) => showCompany(await changeMember(id, role, scope), scope)),
  }),
  removeMember: t.field({
    type: CompanyPayload,
    description: "An owner takes somebody out; who takes themselves out leaves, and has no company to see.",
    args: { userData: t.arg(userData), id: t.arg.id() },
    resolve: answer(async ({ id }, scope) => {
      const left = await removeMember(id, scope);
      return left ? null : showCompany(await requireMember(scope), scope);
    }),
  }),
}));

import { builder } from "../../../platform/graphql/builder.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { AddressBookPayload, BookAddressInput } from "../../account/graphql/address-book.ts";
import { companyAddressBook, removeCompanyAddress, saveCompanyAddress } from "../address-book.ts";
import { companyTemplates, removeCompanyTemplate, saveCompanyTemplate, type Template } from "../templates.ts";

const TemplateType = builder.objectRef<Template>("CompanyTemplate").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    message: t.exposeString("message", { description: "`{firstName}` and the like stand for who receives it." }),
  }),
});

const TemplatesPayload = builder.objectRef<Answer<Template[]>>("CompanyTemplatesPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: [TemplateType], nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

const TemplateInput = builder.inputType("CompanyTemplateInput", {
  fields: (t) => ({ name: t.string(), message: t.string() }),
});

const userData = { type: UserDataInput } as const;

builder.queryFields((t) => ({
  companyAddressBook: t.field({
    type: AddressBookPayload,
    description: "Whom the company sends to, by name; up to 200 addresses.",
    args: { userData: t.arg(userData) },
    resolve: answer((_, scope) => companyAddressBook(scope)),
  }),
  companyTemplates: t.field({
    type: TemplatesPayload,
    description: "What the company writes again and again, by name.",
    args: { userData: t.arg(userData) },
    resolve: answer((_, scope) => companyTemplates(scope)),
  }),
}));

builder.mutationFields((t) => ({
  saveCompanyAddress: t.field({
    type: AddressBookPayload,
    description: "A new address, or with `id` another text of one.",
    args: {
      userData: t.arg(userData),
      id: t.arg.id({ required: false }),
      input: t.arg({ type: BookAddressInput }),
    },
    resolve: answer(({ id, input }, scope) => saveCompanyAddress(id, input, scope)),
  }),
  removeCompanyAddress: t.field({
    type: AddressBookPayload,
    args: { userData: t.arg(userData), id: t.arg.id() },
    resolve: answer(({ id }, scope) => removeCompanyAddress(id, scope)),
  }),
  saveCompanyTemplate: t.field({
    type: TemplatesPayload,
    description: "A new one; one of the same name is written over.",
    args: { userData: t.arg(userData), input: t.arg({ type: TemplateInput }) },
    resolve: answer(({ input }, scope) => saveCompanyTemplate(input, scope)),
  }),
  removeCompanyTemplate: t.field({
    type: TemplatesPayload,
    args: { userData: t.arg(userData), id: t.arg.id() },
    resolve: answer(({ id }, scope) => removeCompanyTemplate(id, scope)),
  }),
}));

import { object } from "yup";
import { limits } from "../lengths/limits.ts";
import { judgeEmail } from "../rules/email.ts";
import type { Judgement } from "../rules/rule.ts";
import { judgeMessage, judgeText, normaliseLines, normaliseText } from "../rules/text.ts";
import { judgeVatNumber, normaliseVatNumber } from "../rules/vat-number.ts";
import { judgeCount, version } from "./change-quantity.ts";
import { optionalInteger, optionalText, text } from "./fields.ts";

/** What a member of a company may do; `READER` alone orders nothing. */
export const companyRoles = ["OWNER", "APPROVER", "ORDERER", "READER"] as const;
export type CompanyRole = (typeof companyRoles)[number];

const judgeRole = (value: string): Judgement =>
  (companyRoles as readonly string[]).includes(value) ? undefined : "notAnOption";

const fields = (country: string) => ({
  name: text((value) => judgeText(value, { max: limits.companyName }), normaliseText),
  vatNumber: optionalText(
    (value) => judgeVatNumber(value, country),
    (value) => normaliseVatNumber(value, country),
  ),
});

/**
 * `CompanyInput`: what a company account begins with.
 *
 * @param country ISO 3166-1 alpha-2 that its VAT number is read in
 */
export const companySchema = (country: string) => object(fields(country));

/** `CompanyChangeInput`; without `approvalAbove` no order waits. */
export const companyChangeSchema = (country: string) =>
  object({ ...fields(country), approvalAbove: optionalInteger(judgeCount), version: version() });

/** Whom a company asks to join. */
export const invitationSchema = object({ email: text(judgeEmail, (value) => value.trim()), role: text(judgeRole) });

/** Another role of a member. */
export const memberRoleSchema = object({ role: text(judgeRole) });

/** `CompanyTemplateInput`: a message by its name. */
export const companyTemplateSchema = object({
  name: text((value) => judgeText(value, { max: limits.name }), normaliseText),
  message: text(judgeMessage, normaliseLines),
});

/** Why an order is refused, or what else there is to say about it. */
export const decisionSchema = object({
  why: optionalText((value) => judgeText(value, { max: limits.decision }), normaliseText),
});

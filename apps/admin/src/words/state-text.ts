import en from "../../messages/en.json" with { type: "json" };
import type { AdminKey } from "./words.tsx";

type Translated = (key: AdminKey) => string;

/** The text of a state as commerce names it; one that nobody has words for shows as it is. */
export const stateText = (t: Translated, state: string): string => {
  const name = state.replace(/[. ]/gu, "_");
  return Object.hasOwn(en.state, name) ? t(`state.${name as keyof typeof en.state}`) : state;
};

/** What is sent by a queue of e-mails. */
export const emailText = (t: Translated, queue: string): string => {
  const name = queue.replace(/^mail\./u, "");
  return Object.hasOwn(en.email, name) ? t(`email.${name as keyof typeof en.email}`) : name;
};

/** What somebody did, as the audit names it. */
export const operationText = (t: Translated, operation: string): string => {
  const name = operation.replace(".", "_");
  return Object.hasOwn(en.operation, name) ? t(`operation.${name as keyof typeof en.operation}`) : operation;
};

/** What somebody asks a second person for. */
export const wantedText = (t: Translated, operation: string): string => {
  const name = operation.replace(".", "_");
  return Object.hasOwn(en.requests.wanted, name)
    ? t(`requests.wanted.${name as keyof typeof en.requests.wanted}`)
    : operationText(t, operation);
};

/** An account of the books. */
export const accountText = (t: Translated, kind: string): string =>
  Object.hasOwn(en.account, kind) ? t(`account.${kind as keyof typeof en.account}`) : kind;

/** What kind of product something is. */
export const productText = (t: Translated, kind: string): string =>
  Object.hasOwn(en.product.types, kind) ? t(`product.types.${kind as keyof typeof en.product.types}`) : kind;

/** Why something was refused. */
export const refusalText = (t: Translated, code: string): string =>
  Object.hasOwn(en.refused, code) ? t(`refused.${code as keyof typeof en.refused}`) : t("refused.UNEXPECTED");

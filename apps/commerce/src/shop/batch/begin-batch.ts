import { randomUUID } from "node:crypto";
import { graphemes, isId, judgeName, normaliseText } from "@giftshop/validation";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { requireAccount } from "../account/index.ts";
import { readView } from "../catalogue/snapshot/view.ts";
import { memberOf, ordering } from "../company/index.ts";
import { insertBatch } from "./batch-table.ts";
import { limitBatches } from "./limits.ts";
import { offeredDeliveries } from "./offered-deliveries.ts";
import { type Batch, type BatchDelivery, mostParcels, mostRows } from "./types.ts";

/** What a batch begins with. */
export interface BatchInput {
  variationId: string;
  /** Default: EMAIL. */
  delivery?: BatchDelivery | null | undefined;
  /** Whom receivers are told it is from. Default: the first name of who orders. */
  senderName?: string | null | undefined;
  message?: string | null | undefined;
  fields?: readonly string[] | null | undefined;
  rows: number;
}

/** Names that a message may hold, and a table give. */
const mostFields = 20;
/** Longest message before names are put in; each row's is judged by itself. */
const mostLetters = 500;

/** A name as it stands in emails and on pages; null where nothing was typed. */
const judgeSender = (typed: string | null | undefined): string | null => {
  const name = normaliseText(typed ?? "");
  const fault = name === "" ? undefined : judgeName(name);
  if (fault) throw new Failure(fault, "input.senderName");
  return name === "" ? null : name;
};

const judge = ({
  senderName,
  message,
  fields,
  rows,
  delivery,
}: BatchInput): Pick<Batch, "senderName" | "message" | "fields" | "expected" | "delivery"> => {
  if (!Number.isInteger(rows) || rows < 1) throw new Failure("required", "input.rows");
  if (rows > (delivery === "POST" ? mostParcels : mostRows)) throw new Failure("tooLong", "input.rows");
  const names = (fields ?? []).map(normaliseText);
  if (names.length > mostFields || names.some((name) => name === "" || graphemes(name) > 60))
    throw new Failure("tooLong", "input.fields");
  const text = (message ?? "").normalize("NFC").trim();
  if (graphemes(text) > mostLetters) throw new Failure("tooLong", "input.message");
  return {
    senderName: judgeSender(senderName),
    message: text === "" ? null : text,
    fields: names,
    expected: rows,
    delivery: delivery ?? "EMAIL",
  };
};

/** Throws 2202, 2518 before the mailbox was proven, and 2512 for a member of a company who may not order. */
export const requireBuyer = async (scope: Scope): Promise<{ account: string; company: string | null }> => {
  const account = await requireAccount(scope);
  if (!account.verified) throw new Failure("companyUnproven");
  const member = await memberOf(scope.services.pool, scope);
  if (member && !ordering.includes(member.role)) throw new Failure("companyRole");
  return { account: account.id, company: member?.company.id ?? null };
};

/**
 * `beginBatch`: gifts of one kind for the rows of a table, which come next. Throws
 * 1002, 2202, 2512, 2518, 2037 for what is not sold, and the errors of its fields.
 */
export const beginBatch = async (input: BatchInput, scope: Scope): Promise<Batch> => {
  const { services, storefront, language } = scope;
  const buyer = await requireBuyer(scope);
  const judged = judge(input);
  const { snapshot } = await readView(services, { storefront, language });
  const sold = isId(input.variationId) ? snapshot.byVariation.get(Number(input.variationId)) : undefined;
  const offered = sold?.product.active && sold.variation.active && sold.product.type === "GIFTCARD";
  if (!sold || !offered) throw new Failure("productNotFound", "input.variationId");
  const printed = judged.delivery === "POST";
  if ((sold.variation.kind === "PHYSICAL") !== printed) throw new Failure("notAnOption", "input.variationId");
  if (!offeredDeliveries(scope).includes(judged.delivery)) throw new Failure("notAnOption", "input.delivery");
  await limitBatches(scope, buyer.account);
  return insertBatch(services.pool, {
    ...buyer,
    ...judged,
    id: randomUUID(),
    storefront: storefront.code,
    language,
    variation: sold.variation.id,
    createdAt: services.clock.now(),
  });
};

import { firstCreditOf } from "@giftshop/storefront-config/business";
import { z } from "zod";
import { availableOf } from "../../../money/credit/index.ts";
import { scopes } from "../keys/scopes.ts";
import { spentInTestMode } from "../orders/orders-table.ts";
import { defineOperation } from "./operation.ts";
import { currency, test } from "./schemas.ts";

const amount = z.int().min(0);

export const getCredit = defineOperation({
  id: "getCredit",
  method: "GET",
  path: "/credit",
  tag: "Credit",
  summary: "What you can order on invoice now",
  description:
    "In test mode: the credit of a new company, less what was ordered in test mode within the last 24 hours.",
  scope: "credit:read",
  answer: z
    .object({
      limit: amount,
      owed: amount,
      available: amount.meta({ description: "Zero while an invoice is overdue or credit is stopped." }),
      stopped: z.boolean(),
      overdue: z.boolean(),
      currency,
      test,
    })
    .meta({ id: "Credit" }),
  status: 200,
  limit: "calls",
  problems: [],
  run: async (_, { services, key, credit }) => {
    if (key.test) {
      const limit = firstCreditOf(credit.currency);
      const owed = await spentInTestMode(services.pool, key.credit, services.clock.now());
      const available = Math.max(0, limit - owed);
      return {
        body: { limit, owed, available, stopped: false, overdue: false, currency: credit.currency, test: true },
      };
    }
    return {
      body: {
        limit: credit.creditLimit,
        owed: credit.used,
        available: availableOf(credit),
        stopped: credit.stoppedAt !== null,
        overdue: credit.overdue,
        currency: credit.currency,
        test: false,
      },
    };
  },
});

export const getKey = defineOperation({
  id: "getKey",
  method: "GET",
  path: "/key",
  tag: "Keys",
  summary: "The key of this call",
  scope: null,
  answer: z
    .object({ company: z.string(), name: z.string(), prefix: z.string(), scopes: z.array(z.enum(scopes)), test })
    .meta({ id: "Key" }),
  status: 200,
  limit: "calls",
  problems: [],
  run: async (_, { key, credit }) => ({
    body: { company: credit.companyName, name: key.name, prefix: key.prefix, scopes: [...key.scopes], test: key.test },
  }),
});

import { randomUUID } from "node:crypto";
import { taxWithin } from "@giftshop/validation/tax";
import type { TestServices } from "../../../testing/test-services.ts";
import { type DraftPackage, insertOrder, type OrderDraft } from "../../order/index.ts";

const line = { imageUrl: "/media/x.svg", imageAlt: "", backgroundColor: "#fff" };

/** A present with a card, a wrapper and a packing; amounts in minor units. */
export const present = (value: number, wrapper: number, packing: number, quantity = 1): DraftPackage => ({
  tag: randomUUID(),
  kind: "PHYSICAL",
  recipientName: null,
  recipientEmail: null,
  message: null,
  plan: null,
  wantedAt: null,
  leavesAt: null,
  address: null,
  fingerprint: "00".repeat(32),
  lines: [
    { ...line, kind: "GIFTCARD", variation: 1, extra: null, title: "Café Élodie", quantity, unitPrice: value },
    ...(wrapper > 0
      ? [
          {
            ...line,
            kind: "WRAPPER",
            variation: null,
            extra: 1,
            title: "Étoile",
            quantity,
            unitPrice: wrapper,
          } as const,
        ]
      : []),
    ...(packing > 0
      ? [
          {
            ...line,
            kind: "GIFT_PACKING",
            variation: null,
            extra: 2,
            title: "Boîte",
            quantity,
            unitPrice: packing,
          } as const,
        ]
      : []),
  ],
});

let carts = 1_000_000;

/** VAT as the basket reckons it: of each package's extras together, and of postage. */
const vatOf = (packages: readonly DraftPackage[], rate: number): number =>
  packages
    .map(({ lines }) =>
      lines.filter(({ kind }) => kind !== "GIFTCARD").reduce((sum, one) => sum + one.quantity * one.unitPrice, 0),
    )
    .reduce((sum, gross) => sum + taxWithin(gross, rate), 0);

/** Writes an order of CBFR that counts as paid, without a payment. Answers its id. */
export const paidOrder = async (
  { pool, ownerPool }: TestServices,
  packages: readonly DraftPackage[] = [present(5000, 299, 0)],
  over: Partial<OrderDraft> = {},
): Promise<string> => {
  const visitor = await pool.query<{ id: number }>(
    "insert into visitor (token_hash) values (sha256(gen_random_uuid()::text::bytea)) returning id",
  );
  carts += 1;
  const shipping = 395;
  const shippingVat = taxWithin(shipping, 2000);
  const id = randomUUID();
  await insertOrder(pool, id, {
    kind: "REGULAR",
    accountVisitor: null,
    storefront: "CBFR",
    legalEntity: "CarteBonheur SAS",
    language: "fr",
    currency: "EUR",
    visitor: visitor.rows[0]?.id ?? 0,
    cart: carts,
    cartVersion: 1,
    buyer: {
      firstName: "Élodie",
      lastName: "Martin",
      email: "elodie@example.com",
      phoneNumber: null,
      customerType: "PRIVATE",
      companyName: null,
      vatNumber: null,
      referenceNumber: null,
    },
    billing: { invoiceEmail: null, kvkNumber: null, address: null },
    addresses: [],
    packages,
    shipping,
    shippingVat,
    remindable: false,
    vat: vatOf(packages, 2000) + shippingVat,
    view: {},
    requestHash: Buffer.from("00", "hex"),
    placedAt: new Date("2026-11-23T09:00:00Z"),
    ...over,
  });
  await ownerPool.query("update shop_order set state = 'PAID', paid_at = now() where id = $1", [id]);
  return id;
};

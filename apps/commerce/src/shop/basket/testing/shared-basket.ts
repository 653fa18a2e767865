import { randomUUID } from "node:crypto";

export interface Line {
  id: string;
  giftcard: { qty: number };
  recipient: { name: string } | null;
  deliveryDate: { date: string } | null;
}

/** A basket as a client sees it. */
export interface Seen {
  version: number;
  shipments: readonly { tag: string; packages: readonly Line[] }[];
}

/** Pieces by receiver and day: all gifts are alike but for them. */
export type Model = ReadonlyMap<string, number>;

/** What a press that was carried out makes of the basket before it. */
export type Effect = (before: Model) => Model;

const kinds = ["add", "quantity", "receiver", "date", "remove", "undo"] as const;
export type Kind = (typeof kinds)[number];

export interface Press {
  kind: Kind;
  document: string;
  variables: Record<string, unknown>;
  effect: Effect;
}

const cart =
  "data { version shipments { tag packages { id giftcard { qty } recipient { name } deliveryDate { date } } } } errors { code }";
const mutation = (name: string, input: string) =>
  `mutation ($userData: UserDataInput!, $input: ${input}!) { answer: ${name}(userData: $userData, input: $input) { ${cart} } }`;

/** What clients of a shared basket ask; `answer` is the field. */
export const documents = {
  add: mutation("addToBasket", "AddToBasketInput"),
  quantity: mutation("changeQuantity", "ChangeQuantityInput"),
  receiver: mutation("setReceiver", "SetReceiverInput"),
  date: mutation("changeDeliveryDate", "ChangeDeliveryDateInput"),
  reset: mutation("deleteReceiver", "ReceiverInput"),
  remove: `mutation ($userData: UserDataInput!, $shipmentTag: String!, $packageId: ID) { answer: deleteGiftcardPackageGroup(userData: $userData, shipmentTag: $shipmentTag, packageId: $packageId) { ${cart} } }`,
  read: `query ($userData: UserDataInput!) { answer: cartV2(userData: $userData) { ${cart} } }`,
};

/** A key of the model. */
const keyOf = (name: string, date?: string): string => `${name} ${date ?? "soon"}`;
const lineKey = (line: Line): string => keyOf(line.recipient?.name ?? "", line.deliveryDate?.date);

/** What a client sees, as the model has it. */
export const modelOf = ({ shipments }: Seen): Model =>
  new Map(shipments.flatMap(({ packages }) => packages).map((line) => [lineKey(line), line.giftcard.qty]));

const without = (model: Model, key: string): Map<string, number> => {
  const left = new Map(model);
  left.delete(key);
  return left;
};
const plus = (model: Model, key: string, quantity: number): Map<string, number> =>
  new Map(model).set(key, (model.get(key) ?? 0) + quantity);
const moved =
  (from: string, to: string, quantity: number): Effect =>
  (before) =>
    from === to ? before : plus(without(before, from), to, quantity);

const people = ["Ada", "Bo", "Cy", "Di", "Ed"];
const days = ["2026-12-24", "2026-12-31"];
const pick = <T>(from: readonly T[], n: number): T => from[n % from.length] as T;
const planned = (date: string) => ({ date, hour: 18 });

/** The input of a gift for somebody. */
export const giftFor = (variationId: string, name: string) => ({
  idempotencyKey: randomUUID(),
  variationId,
  value: 1000,
  quantity: 1,
  recipient: { name, email: `${name}@example.org` },
});

/** The n-th press of a client that sees this basket and took `removed` out last; `takes` it takes now. */
export const pressOf = (
  variationId: string,
  seen: Seen,
  n: number,
  removed: Line | undefined,
): Press & { takes?: Line } => {
  const name = pick(people, n * 7);
  const kind = pick(kinds, n);
  const found = pick(
    seen.shipments.flatMap(({ tag, packages }) => packages.map((line) => ({ tag, line }))),
    n * 3,
  );
  if (kind === "undo" && removed) {
    const { recipient, deliveryDate, giftcard } = removed;
    const input = {
      ...giftFor(variationId, recipient?.name ?? ""),
      quantity: giftcard.qty,
      ...(deliveryDate ? { deliveryDate: planned(deliveryDate.date) } : {}),
    };
    const effect: Effect = (before) => plus(before, lineKey(removed), giftcard.qty);
    return { kind, document: documents.add, variables: { input }, effect };
  }
  if (found === undefined || kind === "add" || kind === "undo") {
    const effect: Effect = (before) => plus(before, keyOf(name), 1);
    return { kind: "add", document: documents.add, variables: { input: giftFor(variationId, name) }, effect };
  }
  const { tag, line } = found;
  const { version } = seen;
  const own = lineKey(line);
  const { qty } = line.giftcard;
  if (kind === "quantity") {
    const quantity = 1 + (n % 5);
    const input = { packageId: line.id, quantity, version };
    const effect: Effect = (before) => new Map(before).set(own, quantity);
    return { kind, document: documents.quantity, variables: { input }, effect };
  }
  if (kind === "receiver") {
    const input = { packageIds: [line.id], version, recipient: giftFor(variationId, name).recipient };
    const effect = moved(own, keyOf(name, line.deliveryDate?.date), qty);
    return { kind, document: documents.receiver, variables: { input }, effect };
  }
  if (kind === "date") {
    const date = pick(days, n * 5);
    const input = { packageId: line.id, cartVersion: version, deliveryDate: planned(date) };
    const effect = moved(own, keyOf(line.recipient?.name ?? "", date), qty);
    return { kind, document: documents.date, variables: { input }, effect };
  }
  const effect: Effect = (before) => without(before, own);
  // Both ways to take a gift out: with its receiver, of the basket that was seen, and alone, of any.
  return n % 12 < 6
    ? { kind, document: documents.reset, variables: { input: { packageIds: [line.id], version } }, effect, takes: line }
    : { kind, document: documents.remove, variables: { shipmentTag: tag, packageId: line.id }, effect, takes: line };
};

import type { ListedDocument } from "../../../money/documents/index.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { CompanyInvoiceType } from "../../company/graphql/company-invoices.ts";
import { requestInvoice, shownDocuments } from "../request-invoice.ts";

const DocumentKindEnum = builder.enumType("DocumentKind", { values: ["INVOICE", "CREDIT_NOTE"] as const });

const pathOf = ({ id, ready }: ListedDocument, extension: "pdf" | "xml"): string | null =>
  ready ? `/documents/${id}.${extension}` : null;

const OrderDocumentType = builder.objectRef<ListedDocument>("OrderDocument").implement({
  description: "An invoice or credit note of an order.",
  fields: (t) => ({
    id: t.exposeID("id"),
    kind: t.expose("kind", { type: DocumentKindEnum }),
    number: t.exposeString("number"),
    issuedAt: t.string({ description: "ISO 8601.", resolve: ({ issuedAt }) => issuedAt.toISOString() }),
    pdf: t.string({
      nullable: true,
      description: "Path on the storefront's host; null while it is made, which takes a moment.",
      resolve: (document) => pathOf(document, "pdf"),
    }),
    xml: t.string({
      nullable: true,
      description: "The same as EN 16931 XML, for accounting software.",
      resolve: (document) => pathOf(document, "xml"),
    }),
  }),
});

builder.objectField(CompanyInvoiceType, "documents", (t) =>
  t.field({
    type: [OrderDocumentType],
    description: "Its invoice, and credit notes: every member may have their files.",
    resolve: ({ documents }) => [...documents],
  }),
);

const OrderDocumentsType = builder.objectRef<Awaited<ReturnType<typeof shownDocuments>>>("OrderDocuments").implement({
  fields: (t) => ({
    documents: t.field({ type: [OrderDocumentType], resolve: ({ documents }) => documents }),
    canRequestInvoice: t.exposeBoolean("canRequestInvoice", {
      description: "The order is paid, and has no invoice yet.",
    }),
  }),
});

const OrderDocumentsPayload = builder
  .objectRef<Answer<Awaited<ReturnType<typeof shownDocuments>>>>("OrderDocumentsPayload")
  .implement({
    fields: (t) => ({
      data: t.expose("data", { type: OrderDocumentsType, nullable: true }),
      errors: t.expose("errors", { type: [ErrorType] }),
    }),
  });

builder.queryField("orderDocuments", (t) =>
  t.field({
    type: OrderDocumentsPayload,
    description: "Invoices and credit notes of an order of the visitor or their account; 2042 for any other.",
    args: { userData: t.arg({ type: UserDataInput }), orderUuid: t.arg.id() },
    resolve: answer(({ orderUuid }, scope) => shownDocuments(orderUuid, scope)),
  }),
);

builder.mutationField("requestInvoice", (t) =>
  t.field({
    type: OrderDocumentsPayload,
    description: "Has the invoice of a paid order issued; it comes by email, too. Asked again, it is the same invoice.",
    args: { userData: t.arg({ type: UserDataInput }), orderUuid: t.arg.id() },
    resolve: answer(({ orderUuid }, scope) => requestInvoice(orderUuid, scope)),
  }),
);

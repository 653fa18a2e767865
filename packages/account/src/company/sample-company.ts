const money = (value: number) => ({ currency: "EUR", value });
const done = (data: unknown) => ({ data, errors: [] });
const member = (id: string, firstName: string, role: string) => ({
  id,
  firstName,
  lastName: "Fontaine",
  email: `${id}@example.org`,
  role,
});

const company = {
  __typename: "Company",
  id: "company",
  name: "Atelier Fontaine",
  vatNumber: "FR40303265045",
  version: 3,
  role: "OWNER",
  accountId: "claire",
  approvalAbove: money(25_000),
  credits: [{ limit: money(250_000), used: money(82_500), available: money(167_500), paused: false }],
  members: [
    member("claire", "Claire", "OWNER"),
    member("anna", "Anna-Katharina", "APPROVER"),
    member("tom", "Tom", "ORDERER"),
  ],
  invitations: [{ id: "invitation", email: "jonas@example.org", role: "ORDERER" }],
};

const approval = (id: string, state: string, mayDecide: boolean) => ({
  __typename: "CompanyApproval",
  id,
  state,
  amount: money(82_500),
  summary: "15 × Café Noir, 2 × La Maison du Chocolat",
  costCentre: "CC-4711",
  askedBy: "Tom Fontaine",
  askedAt: "2026-11-20T10:00:00Z",
  why: state === "REFUSED" ? "Please order ten." : null,
  mayDecide,
  mayWithdraw: false,
});

const invoice = (n: number, paid: boolean) => ({
  orderUuid: `order-${n}`,
  orderNumber: `CBFR-1234567${n}`,
  costCentre: n % 2 ? "CC-4711" : null,
  amount: money(40_000 + n * 1000),
  issuedAt: `2026-11-0${n}T10:00:00Z`,
  dueOn: "2099-12-01",
  paidAt: paid ? "2026-11-20T10:00:00Z" : null,
  documents: [
    {
      id: `document-${n}`,
      kind: "INVOICE",
      number: `CB-2026-00047${n}`,
      pdf: `/documents/${n}.pdf`,
      xml: `/documents/${n}.xml`,
    },
  ],
});

const apiKey = (id: string, name: string, test: boolean, over: object = {}) => ({
  id,
  name,
  prefix: test ? "test_4Fq9aBc" : "live_x7Kp2mN",
  test,
  scopes: ["orders:write", "orders:read"],
  createdAt: "2026-11-02T10:00:00Z",
  lastUsedAt: null,
  revokedAt: null,
  ...over,
});

const webhook = {
  id: "webhook",
  url: "https://gifts.example.org/told",
  test: false,
  events: ["gift.sent", "gift.opened"],
  log: [
    {
      id: "call-2",
      type: "gift.opened",
      state: "WAITING",
      createdAt: "2026-11-20T10:05:00Z",
      tries: [{ status: null, milliseconds: 10_000 }],
    },
    {
      id: "call-1",
      type: "gift.sent",
      state: "DELIVERED",
      createdAt: "2026-11-20T10:00:00Z",
      tries: [{ status: 204, milliseconds: 87 }],
    },
  ],
};

/** What commerce answers the owner of a company in stories. */
export const ofOwner: Readonly<Record<string, unknown>> = {
  SeeCompany: { company: done(company) },
  SeeApprovals: { companyApprovals: done([approval("a", "WAITING", true), approval("b", "REFUSED", false)]) },
  SeeInvoices: {
    companyInvoices: done({
      invoices: [invoice(1, false), invoice(2, true), invoice(3, false)],
      spend: [
        { month: "2026-09", costCentre: "CC-4711", amount: money(41_000) },
        { month: "2026-11", costCentre: null, amount: money(42_000) },
        { month: "2026-11", costCentre: "CC-4711", amount: money(43_000) },
      ],
    }),
  },
  SeeApiKeys: {
    apiKeys: done([
      apiKey("payroll", "Payroll", false, { lastUsedAt: "2026-11-20T10:00:00Z" }),
      apiKey("trial", "Trial", true, { revokedAt: "2026-11-12T10:00:00Z" }),
    ]),
  },
  SeeApiWebhooks: { apiWebhooks: done([webhook]) },
  CompanyAddressBook: { addressBook: done([]) },
  SeeTemplates: { companyTemplates: done([{ id: "1", name: "Birthday", message: "Happy birthday {firstName}!" }]) },
};

/** And somebody who belongs to none yet. */
export const ofNobody: Readonly<Record<string, unknown>> = {
  SeeCompany: { company: { data: null, errors: [{ code: 2510, referencedRequestParameter: null }] } },
};

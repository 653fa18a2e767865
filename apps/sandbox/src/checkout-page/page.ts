import { type Wallet, walletNames } from "@giftshop/storefront-config/wallets";
import { isRecord } from "../http/call.ts";
import { type Html, html } from "../http/html.ts";
import { frame } from "../http/page-frame.ts";
import { issuersOf } from "../provider/issuers.ts";
import { type MethodId, methodName, methodOf } from "../provider/methods.ts";
import { isFinal, type Payment } from "../provider/payment.ts";
import { transferDetails } from "../provider/present.ts";
import { type Mistake, methodsFor } from "./choices.ts";

/** The page a shopper pays on. It shows one question at a time: how to pay, then what that way asks. */
export const checkoutPage = (payment: Payment, mistake?: Mistake): Html => {
  const { method, status } = payment;
  const body = isFinal(status) || status === "authorized" ? decided(payment) : undecided(payment, method, mistake);
  return frame({
    title: mistake === undefined ? "Payment" : "Error: payment",
    content: html`<h1>Payment</h1><div class="sheet">${summary(payment)}${body}</div>`,
  });
};

const formatAmount = ({ amount: { value, currency }, locale }: Payment): string =>
  new Intl.NumberFormat(locale?.replace("_", "-") ?? "en", { style: "currency", currency }).format(Number(value));

const summary = (payment: Payment): Html => html`<p class="merchant">${URL.parse(payment.redirectUrl)?.host}</p>
<p class="amount">${formatAmount(payment)}</p>
<dl class="facts">
  <div><dt>For</dt><dd>${payment.description}</dd></div>
  <div><dt>Payment</dt><dd>${payment.id}</dd></div>
</dl>`;

const image = (id: MethodId): Html => html`<img src="/images/methods/${id}.svg" alt="" width="48" height="36">`;

const undecided = (payment: Payment, method: MethodId | null, mistake: Mistake | undefined): Html =>
  html`<form method="post" action="/checkout/${payment.id}">
  ${method === null ? methodChoice(payment) : payWith(payment, method, mistake)}
  <div class="others">
    ${method !== null && html`<button name="action" value="fail" formnovalidate>Fail</button>`}
    ${method === "creditcard" && html`<button name="action" value="pay-unasked">Skip 3-D Secure</button>`}
    <button name="action" value="cancel" formnovalidate>Cancel</button>
    <button name="action" value="leave" formnovalidate>Leave open</button>
    <button name="action" value="expire" formnovalidate>Expire</button>
    ${method !== null && payment.status === "open" && methodsFor(payment).length > 1 && html`<button name="action" value="other" formnovalidate>Pay another way</button>`}
  </div>
</form>`;

const methodChoice = (payment: Payment): Html => html`<fieldset>
  <legend>How do you want to pay?</legend>
  ${methodsFor(payment).map(
    (id, index) =>
      html`<label class="choice"><input type="radio" name="method" value="${id}"${index === 0 && " checked"}>${image(id)}${methodName(id)}</label>`,
  )}
</fieldset>
<button class="primary" name="action" value="choose">Continue</button>`;

const payWith = (payment: Payment, method: MethodId, mistake: Mistake | undefined): Html => html`
<p class="method">${image(method)}${methodName(method)}</p>
${methodOf(method).asks === "issuer" && issuerChoice(payment, method, mistake)}
${methodOf(method).asks === "blik-code" && blikCode(mistake)}
${method === "banktransfer" && transferFacts(payment)}
${method === "creditcard" && asksWhoPays(payment) && html`<p class="quiet">The shop asked for 3-D Secure: paying here stands for the bank's own check, too.</p>`}
${
  method === "creditcard" && payment.askedWallet !== undefined
    ? walletOf(payment.askedWallet)
    : html`<button class="primary" name="action" value="pay">${method === "banktransfer" ? "I will transfer it" : `Pay ${formatAmount(payment)}`}</button>
${method === "creditcard" && inWallet}`
}`;

/** The provider's page of one wallet, and the way to type a card all the same. */
const walletOf = (
  wallet: Wallet,
): Html => html`<button class="primary" name="action" value="pay-${wallet}">Pay with ${walletNames[wallet]}</button>
<div class="others"><button name="action" value="pay">Card instead</button></div>`;

/** What the provider shows on a device that has one; every device that plays here has both. */
const inWallet = html`<div class="others">${Object.entries(walletNames).map(
  ([wallet, name]) => html`<button name="action" value="pay-${wallet}">${name}</button>`,
)}</div>`;

/** What the shop keeps beside a payment that may not go without. */
const asksWhoPays = ({ metadata }: Payment): boolean => isRecord(metadata) && metadata.authenticate === true;

const issuerChoice = (
  { issuer }: Payment,
  method: MethodId,
  mistake: Mistake | undefined,
): Html => html`<fieldset${mistake !== undefined && html` aria-describedby="mistake"`}>
  <legend>Your bank</legend>
  ${mistake !== undefined && html`<p class="error" id="mistake" role="alert">${mistake.message}</p>`}
  ${issuersOf(method).map(
    ({ id, name }) =>
      html`<label class="choice"><input type="radio" name="issuer" value="${id}" required${issuer === id && " checked"}>${name}</label>`,
  )}
</fieldset>`;

const blikCode = (mistake: Mistake | undefined): Html => html`<label class="field" for="code">Blik code</label>
<input id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" pattern="\\s*(\\d\\s*){6}" maxlength="11" required aria-describedby="code-help${mistake !== undefined && " mistake"}"${mistake !== undefined && html` aria-invalid="true" autofocus`}>
${mistake !== undefined && html`<p class="error" id="mistake" role="alert">${mistake.message}</p>`}
<p class="quiet" id="code-help">6 digits from your banking app; here any 6 will do.</p>`;

const transferFacts = ({ id }: Payment): Html => {
  const { bankName, bankAccount, bankBic, transferReference } = transferDetails(id);
  return html`<dl class="facts">
  <div><dt>To</dt><dd>${bankName}</dd></div>
  <div><dt>IBAN</dt><dd>${bankAccount}</dd></div>
  <div><dt>BIC</dt><dd>${bankBic}</dd></div>
  <div><dt>Reference</dt><dd>${transferReference}</dd></div>
</dl>
<p class="quiet">The money arrives when somebody presses “Paid” on the sandbox’s page of payments.</p>`;
};

const decided = ({ status, redirectUrl }: Payment): Html => html`
<p>This payment is <span class="chip" data-status="${status}">${status}</span>. There is nothing left to do here.</p>
<p><a href="${redirectUrl}">Back to the shop</a></p>`;

/** The page at an address that belongs to no payment. */
export const unknownPaymentPage = (): Html =>
  frame({
    title: "Unknown payment",
    content: html`<h1>This payment is not known</h1><p>The link is incomplete, or the sandbox was emptied. Go back to the shop and pay again.</p>`,
  });

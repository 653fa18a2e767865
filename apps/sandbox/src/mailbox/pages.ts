import { type Html, html } from "../http/html.ts";
import { frame } from "../http/page-frame.ts";
import type { Message, OpenMessage } from "./message.ts";

const when = (iso: string) => html`<time datetime="${iso}">${iso.slice(0, 19).replace("T", " ")}</time>`;

/** The list of messages, for one address or for all. */
export const mailListPage = (messages: readonly Message[], to: string | undefined): Html => {
  const rows = messages.map(
    (message) => html`<tr>
      <td><a href="/mail/${message.id}">${message.subject || "(no subject)"}</a>${message.copies > 1 && html` <span class="chip">${message.copies} copies</span>`}</td>
      <td><a href="/mail?to=${encodeURIComponent(message.to)}">${message.to}</a></td>
      <td>${message.storefront ?? "–"}</td>
      <td>${when(message.receivedAt)}</td>
    </tr>`,
  );
  const title = to === undefined ? "Mailbox" : `Mail to ${to}`;
  return frame({
    title,
    current: "mail",
    content: html`<h1>${title}</h1>
      ${to !== undefined && html`<p><a href="/mail">All mail</a></p>`}
      ${
        rows.length === 0
          ? html`<p class="empty">No mail yet. Buy a gift card, and its e-mail appears here.</p>`
          : html`<div class="scroll" tabindex="0" role="region" aria-label="Messages"><table>
              <thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Storefront</th><th scope="col">Received (UTC)</th></tr></thead>
              <tbody>${rows}</tbody>
            </table></div>`
      }`,
  });
};

/** One message: as it looks, as text, its attachments and its headers. */
export const mailPage = (message: OpenMessage): Html => {
  const attachments = message.attachments.map(
    (one, index) =>
      html`<li><a href="/mail/${message.id}/attachments/${index}">${one.name}</a> <small>${one.contentType}, ${one.size} bytes</small></li>`,
  );
  return frame({
    title: message.subject,
    current: "mail",
    content: html`<p><a href="/mail">All mail</a></p>
      <h1>${message.subject || "(no subject)"}</h1>
      <dl class="facts">
        <div><dt>To</dt><dd>${message.to}</dd></div>
        <div><dt>From</dt><dd>${message.from}</dd></div>
        <div><dt>Storefront</dt><dd>${message.storefront ?? "–"}</dd></div>
        <div><dt>Received</dt><dd>${when(message.receivedAt)}</dd></div>
      </dl>
      ${message.html !== null && html`<iframe class="mail" sandbox="allow-popups" title="The message as it looks" src="/mail/${message.id}/body"></iframe>`}
      ${attachments.length > 0 && html`<h2>Attachments</h2><ul>${attachments}</ul>`}
      <details${message.html === null && " open"}><summary>Text part</summary><pre>${message.text}</pre></details>
      <details><summary>Headers</summary><pre>${message.headers.map(({ name, value }) => `${name}: ${value}\n`)}</pre></details>`,
  });
};

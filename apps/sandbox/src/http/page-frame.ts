import { type Html, html } from "./html.ts";

export interface Frame {
  readonly title: string;
  /** Which of the sandbox's own pages is shown; the shopper's pages have no menu. */
  readonly current?: "control" | "mail";
  readonly content: Html;
}

/** The page around a content, clearly marked as a sandbox. */
export const frame = ({ title, current, content }: Frame): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Sandbox</title>
<link rel="icon" href="/images/icon.svg">
<link rel="stylesheet" href="/sandbox.css">
</head>
<body>
<header class="ribbon"><strong>Sandbox</strong> No money moves here and no mail leaves this machine.</header>
${
  current !== undefined &&
  html`<nav aria-label="Sandbox"><a href="/"${current === "control" && html` aria-current="page"`}>Payments</a><a href="/mail"${current === "mail" && html` aria-current="page"`}>Mailbox</a></nav>`
}
<main${current === undefined && html` class="narrow"`}>
${content}
</main>
</body>
</html>`;

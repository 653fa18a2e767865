import type { Html } from "./html.ts";

/** What goes back over the wire. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  /**
   * `cut` closes the connection without a byte; `hang` keeps it open and silent until the caller gives up.
   */
  readonly instead?: "cut" | "hang";
}

export const json = (status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status,
  headers: { "content-type": "application/json; charset=utf-8", ...headers },
  body: JSON.stringify(value),
});

/** As the provider's interface answers: JSON with links. */
export const hal = (status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Answer =>
  json(status, value, { "content-type": "application/hal+json", ...headers });

export const noContent: Answer = { status: 204, headers: {}, body: "" };

export const seeOther = (location: string): Answer => ({ status: 303, headers: { location }, body: "" });

/**
 * Pages hold no script. `formTargets` are the origins a form
 * may lead to in the end: browsers check redirects too.
 */
export const page = (content: Html, status = 200, formTargets: readonly string[] = []): Answer => ({
  status,
  headers: {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": [
      "default-src 'none'",
      "style-src 'self'",
      "img-src 'self'",
      "frame-src 'self'",
      `form-action ${["'self'", ...formTargets].join(" ")}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join("; "),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
  },
  body: content.text,
});

/** A file that never changes under its name. */
export const asset = (contentType: string, body: string | Buffer): Answer => ({
  status: 200,
  headers: {
    "content-type": contentType,
    "cache-control": "public, max-age=3600",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    "x-content-type-options": "nosniff",
  },
  body,
});

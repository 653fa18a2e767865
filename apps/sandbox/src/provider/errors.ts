import { type Answer, hal } from "../http/answer.ts";

const titles: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized Request",
  404: "Not Found",
  409: "Conflict",
  422: "Unprocessable Entity",
  429: "Too Many Requests",
  503: "Service Unavailable",
};

const documentation = {
  documentation: { href: "https://docs.mollie.com/reference/handling-errors", type: "text/html" },
};

/**
 * An error as the provider writes it. `field` is the path
 * of the member that is wrong, such as `amount.value`.
 */
export const providerError = (status: number, detail: string, field?: string): Answer =>
  hal(status, {
    status,
    title: titles[status] ?? "Error",
    detail,
    ...(field === undefined ? {} : { field }),
    _links: documentation,
  });

/** Thrown where a request turns out to be wrong; becomes `providerError`. */
export class ProviderRefusal extends Error {
  readonly status: number;
  readonly field: string | undefined;
  constructor(status: number, detail: string, field?: string) {
    super(detail);
    this.status = status;
    this.field = field;
  }
}

/** 422 for a member of the body. */
export const unprocessable = (detail: string, field?: string): ProviderRefusal =>
  new ProviderRefusal(422, detail, field);

import type { ServerResponse } from "node:http";
import { type ErrorName, errorCodes } from "@giftshop/validation";
import type { Failure } from "../../../platform/failure.ts";
import { errorMessage } from "../../../platform/graphql/error-messages.ts";

/** One thing that is wrong with a request, and where. */
export interface Fault {
  code: string;
  detail: string;
  /** JSON pointer (RFC 6901) into the body, such as `/gifts/3/amount`. */
  pointer?: string;
}

/** A refusal as RFC 9457 writes it. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly faults: readonly Fault[];

  constructor(status: number, code: string, detail: string, faults: readonly Fault[] = []) {
    super(detail);
    this.status = status;
    this.code = code;
    this.faults = faults;
  }
}

const names = new Map(Object.entries(errorCodes).map(([name, code]) => [code, name as ErrorName]));

const snake = (name: string): string => name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

/** `gifts[3].amount` as `/gifts/3/amount`. */
const pointerOf = (parameter: string): string =>
  `/${parameter
    .replace(/^input\./u, "")
    .split(/[.[\]]+/u)
    .filter(Boolean)
    .join("/")}`;

const statusOf = (code: number): number => {
  if (code === errorCodes.tooManyRequests) return 429;
  return code === errorCodes.orderNotFound ? 404 : 422;
};

/** An expected failure of the shop, as the API says it: the first problem gives its code, all are listed. */
export const refusedOf = ({ problems, code }: Failure): Refused => {
  const faults = problems.map((problem) => ({
    code: snake(names.get(problem.code) ?? "unexpected"),
    detail: errorMessage(problem),
    ...(problem.parameter === undefined ? {} : { pointer: pointerOf(problem.parameter) }),
  }));
  const [first] = faults;
  return new Refused(statusOf(code), first?.code ?? "unexpected", first?.detail ?? "", faults);
};

/** Ends an answer with a problem. */
export const sendProblem = (
  response: ServerResponse,
  { status, code, message, faults }: Refused,
  requestId: string,
  headers: Readonly<Record<string, string>> = {},
): void => {
  const body = {
    type: `urn:problem:${code}`,
    title: code.replaceAll("_", " "),
    status,
    detail: message,
    code,
    requestId,
    ...(faults.length > 0 ? { errors: faults } : {}),
  };
  const text = JSON.stringify(body);
  response.writeHead(status, {
    "content-type": "application/problem+json",
    "content-length": Buffer.byteLength(text),
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    ...headers,
  });
  response.end(text);
};

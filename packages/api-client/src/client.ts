import { ApiProblem } from "./api-problem.ts";
import { type ApiCall, Operations } from "./operations.ts";
import type { Problem } from "./types.ts";

/** How a client calls. */
export interface GiftShopApiOptions {
  /** `live_…` or `test_…`. */
  key: string;
  /** Address of the API at a storefront, such as `https://shop.example/api/v1`. */
  server: string;
  /** How often a call is tried at most, where repeating it is safe. Default: 4. */
  tries?: number;
  /** Milliseconds for each try. Default: 30,000. */
  timeout?: number;
  /** Default: the platform's. */
  fetch?: typeof fetch;
}

const second = 1000;
const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const isProblem = (body: unknown): body is Problem =>
  typeof body === "object" && body !== null && "code" in body && "detail" in body;

const problemOf = async (answer: Response): Promise<ApiProblem> => {
  const body: unknown = await answer.json().catch(() => undefined);
  const { status } = answer;
  const unknown = {
    type: "about:blank",
    title: "unexpected",
    status,
    detail: `Answered ${status}.`,
    code: "unexpected",
    requestId: "",
  };
  const after = Number(answer.headers.get("retry-after") ?? Number.NaN);
  return new ApiProblem(isProblem(body) ? body : unknown, Number.isFinite(after) ? after : undefined);
};

/** Nothing was done, or the idempotency key finds what was. */
const isTransient = ({ status }: ApiProblem): boolean => status === 429 || status >= 500;

/**
 * The API with one key. Reading calls and those with a key of idempotency are repeated after a
 * network's or a server's failure, each time later; a refusal is thrown as {@link ApiProblem}.
 */
export class GiftShopApi extends Operations {
  readonly #options: Required<GiftShopApiOptions>;

  constructor(options: GiftShopApiOptions) {
    super();
    this.#options = { tries: 4, timeout: 30 * second, fetch: globalThis.fetch, ...options };
  }

  async #once<Answer>({ method, path, query = {}, body, idempotencyKey }: ApiCall): Promise<Answer> {
    const { key, server, timeout, fetch: send } = this.#options;
    const url = new URL(server.replace(/\/+$/u, "") + path);
    for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, `${value}`);
    const answer = await send(url, {
      method,
      redirect: "error",
      signal: AbortSignal.timeout(timeout),
      headers: {
        accept: "application/json",
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
      },
      ...(method === "POST" ? { body: body === undefined ? "" : JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw await problemOf(answer);
    return (answer.status === 204 ? undefined : await answer.json()) as Answer;
  }

  protected async call<Answer>(call: ApiCall): Promise<Answer> {
    const isRepeatable = call.method === "GET" || call.idempotencyKey !== undefined;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#once<Answer>(call);
      } catch (error) {
        const isRefusal = error instanceof ApiProblem && !isTransient(error);
        if (isRefusal || !isRepeatable || attempt >= this.#options.tries) throw error;
        const said = error instanceof ApiProblem ? error.retryAfter : undefined;
        await wait(said === undefined ? 2 ** attempt * 100 * (0.5 + Math.random()) : said * second);
      }
    }
  }
}

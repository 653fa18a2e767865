/** What the shop asked the provider for, and how that stands. */
export interface ProviderPayment {
  readonly id: string;
  readonly status: "open" | "pending" | "authorized" | "paid" | "failed" | "canceled" | "expired";
  /** Decimal text with its currency, as the provider writes it. */
  readonly amount: { readonly value: string; readonly currency: string };
  readonly amountRefunded?: { readonly value: string };
  readonly redirectUrl: string;
  readonly description: string;
  readonly metadata: { readonly order?: string } | null;
}

/**
 * Something that goes wrong at the provider or on the way
 * from it; see the sandbox's README for what each does.
 */
export interface Fault {
  readonly on: "create" | "get" | "list" | "cancel" | "methods" | "refund" | "any" | "bank" | "webhook" | "smtp";
  readonly kind: string;
  readonly times?: number;
  readonly milliseconds?: number;
}

/** The payment provider from behind: what a shopper or a bad day does to it. */
export class Provider {
  readonly #url: string;

  /** @param url of the sandbox */
  constructor(url: string) {
    this.#url = url;
  }

  /** Payments of an order by its uuid, newest first. */
  async paymentsOf(order: string): Promise<readonly ProviderPayment[]> {
    const { payments } = (await this.#call("GET", "/control/payments")) as { payments: readonly ProviderPayment[] };
    return payments.filter(({ metadata }) => metadata?.order === order);
  }

  /** Pays, fails, cancels or expires a payment; false when it is decided already. */
  async move(id: string, status: ProviderPayment["status"]): Promise<boolean> {
    const answer = await fetch(`${this.#url}/control/payments/${id}/${status}`, { method: "POST" });
    await answer.body?.cancel();
    if (answer.status === 409) return false;
    if (!answer.ok) throw new Error(`The provider answered ${answer.status} to ${status} of ${id}.`);
    return true;
  }

  async inject(fault: Fault): Promise<void> {
    await this.#call("POST", "/control/faults", fault);
  }

  async clearFaults(): Promise<void> {
    await this.#call("DELETE", "/control/faults");
  }

  async #call(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${this.#url}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    if (!answer.ok)
      throw new Error(`The sandbox answered ${answer.status} to ${method} ${path}: ${await answer.text()}`);
    return answer.status === 204 ? undefined : answer.json();
  }
}

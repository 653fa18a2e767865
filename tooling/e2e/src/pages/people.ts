import type { Locator } from "@playwright/test";
import type { Visit } from "../shop/visit.ts";

/** Who gets an e-mailed gift. */
export interface Receiver {
  readonly name: string;
  readonly email: string;
}

/** The window *product delivery receivers*, as its visitor uses it. */
export class PeopleWindow {
  readonly #visit: Visit;

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  get #t() {
    return this.#visit.words("messages/receivers");
  }
  get opener(): Locator {
    return this.#visit.page.locator("#buy-people");
  }
  get dialog(): Locator {
    return this.#visit.page.getByRole("dialog", { name: this.#t("table.title") });
  }
  /** Everybody of the list. */
  get people(): Locator {
    return this.dialog.getByRole("listitem");
  }
  /** How many of them need a change. */
  faulty(count: number): Locator {
    return this.dialog.getByText(this.#t("people.faulty", { count }));
  }
  field(name: "firstName" | "lastName" | "email"): Locator {
    return this.dialog.getByRole("textbox", { name: new RegExp(`^${this.#t(`fields.${name}`)}`) });
  }
  button(name: "add" | "paste" | "read" | "done"): Locator {
    return this.dialog.getByRole("button", { name: this.#t(`people.${name}`), exact: true });
  }
  get save(): Locator {
    return this.dialog.getByRole("button", { name: this.#t("actions.save") });
  }
  get table(): Locator {
    return this.dialog.getByRole("textbox", { name: this.#t("table.paste") });
  }
  change(name: string): Locator {
    return this.dialog.getByRole("button", { name: this.#t("people.change", { name }), exact: true });
  }
  removal(name: string): Locator {
    return this.dialog.getByRole("button", { name: this.#t("people.remove", { name }), exact: true });
  }

  async add({ name, email }: Receiver): Promise<void> {
    await this.button("add").click();
    await this.field("firstName").fill(name);
    await this.field("email").fill(email);
    await this.save.click();
    await this.change(name).waitFor();
  }
}

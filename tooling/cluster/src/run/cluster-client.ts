import { Problem } from "@giftshop/start";
import type { ClusterPorts } from "../plan/ports.ts";
import { controlHeader, type Deed } from "./control.ts";

export interface PartState {
  readonly name: string;
  readonly pid?: number;
  readonly ready: boolean;
}

/** A cluster that runs, as commands reach it. */
export class ClusterClient {
  readonly #url: string;

  constructor(ports: ClusterPorts) {
    this.#url = `http://127.0.0.1:${ports.control}`;
  }

  async parts(): Promise<readonly PartState[]> {
    return (await this.#ask("GET", "/parts")) as readonly PartState[];
  }

  /** Does something to a part and returns when it is done. @throws when it could not be */
  async tell(part: string, deed: Deed): Promise<void> {
    await this.#ask("POST", `/parts/${part}/${deed}`);
  }

  async stop(): Promise<void> {
    await this.#ask("POST", "/stop");
  }

  async #ask(method: string, path: string): Promise<unknown> {
    let answer: Response;
    try {
      answer = await fetch(`${this.#url}${path}`, { method, headers: { [controlHeader]: "1" } });
    } catch {
      throw new Problem("No cluster runs here: start one with npm run cluster.");
    }
    const body: unknown = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(body)}`);
    return body;
  }
}

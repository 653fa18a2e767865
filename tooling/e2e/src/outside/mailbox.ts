import { eventually } from "../eventually.ts";

/** A message as it arrived at an address. */
export interface Letter {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly messageId: string | null;
  /** Code of the storefront that sent it. */
  readonly storefront: string | null;
  /** How many times the same message arrived. */
  readonly copies: number;
  readonly text: string;
  readonly html: string | null;
  readonly attachments: readonly { readonly name: string; readonly contentType: string }[];
}

/**
 * After a payment its letters are there within this, milliseconds;
 * from the press of "Pay" it is judged in `journeys/prompt`.
 */
export const promised = 5_000;

/** What a gift card's receiver types. */
export interface CardCode {
  /** 19 digits. */
  readonly number: string;
  /** 6 digits. */
  readonly pin: string;
}

/** The mailbox of everybody, for tests: each test writes to addresses of its own and never empties it. */
export class Mailbox {
  readonly #url: string;

  /** @param url of the sandbox */
  constructor(url: string) {
    this.#url = url;
  }

  /** Everything an address has, newest first. */
  async of(address: string): Promise<readonly Letter[]> {
    const list = await this.#get<{ messages: readonly { id: string }[] }>(
      `/mail.json?to=${encodeURIComponent(address)}`,
    );
    return Promise.all(list.messages.map(({ id }) => this.#get<Letter>(`/mail/${id}.json`)));
  }

  /**
   * The newest letter to an address. @param within milliseconds to wait for one; left out: what is promised
   */
  async newest(address: string, within = promised): Promise<Letter> {
    return eventually(`a letter for ${address}`, async () => (await this.of(address))[0], { within });
  }

  /**
   * The gift e-mail of an address: the one that carries codes.
   * @param within milliseconds to wait for it; left out: what is promised
   */
  async gift(address: string, within = promised): Promise<Letter> {
    const isGift = ({ text }: Letter) => codesIn(text).length > 0;
    return eventually(`a gift for ${address}`, async () => (await this.of(address)).find(isGift), { within });
  }

  /**
   * The newest letter to an address that says this. @param within
   * milliseconds to wait for it; left out: what is promised
   */
  async containing(address: string, said: string, within = promised): Promise<Letter> {
    const says = ({ text }: Letter) => text.includes(said);
    return eventually(`a letter for ${address}`, async () => (await this.of(address)).find(says), { within });
  }

  /** The buyer's confirmation: the one whose subject holds the order's number. */
  async confirmation(address: string, number: string, within = promised): Promise<Letter> {
    const isConfirmation = ({ subject }: Letter) => subject.includes(number);
    return eventually(`a confirmation for ${address}`, async () => (await this.of(address)).find(isConfirmation), {
      within,
    });
  }

  /** A letter as it came, to be given to a program. */
  async raw({ id }: Pick<Letter, "id">): Promise<string> {
    const answer = await fetch(`${this.#url}/mail/${id}/raw`);
    if (!answer.ok) throw new Error(`The mailbox answered ${answer.status} to the letter ${id}.`);
    return answer.text();
  }

  async #get<Body>(path: string): Promise<Body> {
    const answer = await fetch(`${this.#url}${path}`);
    if (!answer.ok) throw new Error(`The mailbox answered ${answer.status} to ${path}.`);
    return (await answer.json()) as Body;
  }
}

/**
 * Card numbers and PINs in the text of a letter, ours and those of another
 * issuer, in their order: the number ends a line, its PIN ends the next.
 */
export const codesIn = (text: string): readonly CardCode[] =>
  [...text.matchAll(/(\d{4}(?: \d{4}){3}(?: \d{3})?)\W*\r?\n[^\n]*?(\d{4,6})\W*(?=\n|$)/g)].map(
    ([, number = "", pin = ""]) => ({
      number: number.replaceAll(" ", ""),
      pin,
    }),
  );

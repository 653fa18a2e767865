import type { Mail } from "../email.ts";
import type { MailTransport } from "../transport.ts";

/** A mail server within the test: keeps what it takes, and refuses the next messages as it is told. */
export interface FakeTransport extends MailTransport {
  taken: Mail[];
  /** What is thrown by the next calls, in order. */
  refuseNext(...errors: Error[]): void;
}

export const fakeTransport = (): FakeTransport => {
  const refusals: Error[] = [];
  const taken: Mail[] = [];
  return {
    taken,
    refuseNext: (...errors) => void refusals.push(...errors),
    send: async (mail) => {
      const refusal = refusals.shift();
      if (refusal) throw refusal;
      taken.push(mail);
    },
    close: () => undefined,
  };
};

/** An error as nodemailer makes it of what a mail server answers. */
export const refusal = (code: string, command: string, response: string): Error =>
  Object.assign(new Error(response), { code, command, response, responseCode: Number.parseInt(response, 10) });

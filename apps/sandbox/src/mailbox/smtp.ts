import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer, type SMTPServerDataStream } from "smtp-server";
import type { Faults } from "../control/faults.ts";
import type { Logger } from "../log.ts";
import type { Mailbox } from "./mailbox.ts";
import { isNobody, noticeOf } from "./notice.ts";

/** A mail server that takes any message for anybody, without a password and without encryption. */
export const createSmtpServer = (mailbox: Mailbox, faults: Faults, log: Logger): SMTPServer => {
  const server = new SMTPServer({
    name: "sandbox",
    banner: "the sandbox keeps every message",
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    disableReverseLookup: true,
    size: 25_000_000,
    onData(stream, session, callback) {
      const { mailFrom, rcptTo } = session.envelope;
      const from = mailFrom === false ? "" : mailFrom.address;
      const to = rcptTo.map(({ address }) => address);
      accept(stream, from, to).then(
        () => callback(null),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  server.on("error", (error) => log.warn({ err: error }, "mail connection failed"));

  const accept = async (stream: SMTPServerDataStream, from: string, to: readonly string[]): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
    const fault = faults.take("smtp");
    if (fault?.kind === "451") throw refusal(451, "The sandbox was asked to refuse for now");
    if (fault?.kind === "550") throw refusal(550, "The sandbox was asked to refuse for good");
    if (fault?.kind === "slow") await sleep(fault.milliseconds);
    const raw = Buffer.concat(chunks);
    await mailbox.receive(
      raw,
      from,
      to.filter((address) => !isNobody(address)),
    );
    // A notice has no sender, so none is written about it (RFC 5321, 4.5.5).
    for (const address of from === "" ? [] : to.filter(isNobody))
      await mailbox.receive(noticeOf(raw, { from, to: address, at: new Date() }), "", [from]);
    log.info({ to: to.length }, "mail received");
  };

  return server;
};

const refusal = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode });

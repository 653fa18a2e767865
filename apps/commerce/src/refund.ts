import { paymentContextOf } from "./checkout/payment-context.ts";
import { createServices } from "./create-services.ts";
import { readEnvironment } from "./environment.ts";
import { toDecimal } from "./payment/amount.ts";
import { listWaitingRefunds, refundAgain, takeOverRefund } from "./payment/index.ts";

/** Refunds that wait for a person, from the command line: lists them, sends those of an order again, or takes over one made by hand. */
const services = createServices(readEnvironment(), "refund");
const context = paymentContextOf(services);
const [number, id] = process.argv.slice(2);

const list = async (): Promise<string[]> => {
  const waiting = await listWaitingRefunds(context);
  if (waiting.length === 0) return ["No refund waits for a person."];
  return waiting.map((refund) => {
    const amount = toDecimal(refund.amount, refund.currency);
    return [refund.number, refund.state, amount, refund.currency, refund.paymentId, refund.providerRefundId ?? ""]
      .join("  ")
      .trim();
  });
};

const again = async (order: string): Promise<string> => {
  const sent = await refundAgain(context, order);
  if (sent === 0) process.exitCode = 1;
  return sent === 0 ? `${order}: no refund of it waits for a person.` : `${order}: to be sent again: ${sent}.`;
};

const takeOver = async (order: string, refund: string): Promise<string> => {
  if (await takeOverRefund(context, order, refund)) return `${order}: ${refund} was taken over.`;
  process.exitCode = 1;
  return `${order}: ${refund} is not of a refund that waits, has come back, or left something of the payment.`;
};

try {
  const lines = number === undefined ? await list() : [await (id === undefined ? again(number) : takeOver(number, id))];
  process.stdout.write(`${lines.join("\n")}\n`);
} finally {
  await services.close();
}

export type { Clock } from "./src/clock.ts";
export type { Fault, FaultKind, FaultPlace } from "./src/control/faults.ts";
export type { Message, OpenMessage } from "./src/mailbox/message.ts";
export type { Payment, PaymentStatus } from "./src/provider/payment.ts";
export { type Sandbox, type SandboxOptions, startSandbox } from "./src/start-sandbox.ts";

export { answerWaiting } from "./src/answer-waiting.ts";
export { type CheckoutDoor, createCheckoutDoor } from "./src/checkout-door.ts";
export { createDoor } from "./src/create-door.ts";
export { createMemoryQueue } from "./src/memory-queue.ts";

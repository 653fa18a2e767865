export { answersNow } from "./answers-now.ts";
export { createActivationOrder } from "./create-activation-order.ts";
export {
  activateOrder,
  blockActivated,
  holdAgain,
  holdRequest,
  lockPayable,
  type PayableRequest,
  releaseActivation,
  unblockActivated,
} from "./fulfil.ts";
export { cartOf, readRequest } from "./requests-table.ts";

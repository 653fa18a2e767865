export { followLight } from "@giftshop/ui-kit/follow-light";
export { MiniStage } from "./mini-stage.tsx";
export { stageDress } from "./stage-dress.tsx";

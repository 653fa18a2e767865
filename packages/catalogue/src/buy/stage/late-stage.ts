export { MiniStage } from "./mini-stage.tsx";
export { stageDress } from "./stage-dress.tsx";

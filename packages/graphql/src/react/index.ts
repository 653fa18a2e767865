export { Commerce } from "./commerce.tsx";
export { type Requested, useRequest } from "./use-request.ts";
export { useSend } from "./use-send.ts";

export { balanceCheckMetadata } from "./src/metadata.ts";

export { type Proof, readProof } from "./src/proof.ts";
export { type Check, type Own, type Step, type Verdict, verifyDraw } from "./src/verify-draw.ts";

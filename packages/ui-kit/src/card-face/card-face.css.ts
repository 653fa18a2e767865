import { kitStyle } from "../theme/kit-style.ts";

export const face = kitStyle({
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "85.6 / 53.98",
  objectFit: "cover",
  borderRadius: "3.714% / 5.889%",
});

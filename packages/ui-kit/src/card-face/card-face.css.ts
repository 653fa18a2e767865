import { kitStyle } from "../theme/kit-style.ts";

export const face = kitStyle({
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  objectFit: "cover",
  aspectRatio: "856 / 540",
  borderRadius: "3.714% / 5.889%",
});

// Everything that is on every page (element defaults, the three houses' tokens and faces), imported once, by
// the root layout.
import "./layers.css.ts";
import "./base.css.ts";
import "./themes/themes.css.ts";
import "./fonts/faces.css.ts";

export { type BrandGroup, brandGroups } from "./themes/theme.ts";

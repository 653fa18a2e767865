// What the admin has in place of `global.ts`: the houses of
// the shop are not in it, nor is its theme in theirs.
import "./layers.css.ts";
import "./base.css.ts";
import "./themes/admin.css.ts";
import "./fonts/faces.css.ts";

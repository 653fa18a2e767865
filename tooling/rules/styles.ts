/** Styles take their values from the theme and mirror by themselves. */
import { files, read } from "./src/repository.ts";
import { styleFaults } from "./src/styles/style-faults.ts";

const theme = "packages/ui-kit/src/theme/";
const styles = files("packages/*.css.ts", "apps/*.css.ts").filter((path) => !path.startsWith(theme));
const faults = styles.flatMap((path) => styleFaults(read(path)).map(({ line, words }) => `${path}:${line} ${words}`));

for (const fault of faults) console.log(fault);
console.log(`${styles.length} files of styles, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;

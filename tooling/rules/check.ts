/**
 * All checks in one command, counted by its last line: `npm test -- jest layers` runs those whose name begins
 * so, `--affected` what changes since main can break, `--all` everything.
 */
import { findAffected } from "./src/run/affected.ts";
import { isWanted, readRequest } from "./src/run/arguments.ts";
import { Results } from "./src/run/results.ts";
import { stagesOf } from "./src/run/steps.ts";

const request = readRequest(process.argv.slice(2));
const affected = request.affected ? findAffected() : undefined;
if (request.affected && !affected) console.log("The changes concern every package: everything is checked.");
if (affected)
  console.log(`Changed: ${affected.changed.join(", ") || "no package"}; with dependants ${affected.folders.length}.`);

const results = new Results();
for (const stage of stagesOf(request, affected)) {
  const lanes = stage.map((lane) => lane.filter(({ name }) => isWanted(request, name)));
  await Promise.all(
    lanes.map(async (lane) => {
      for (const step of lane) await results.of(step);
    }),
  );
}
results.print();
process.exitCode = results.isGreen ? 0 : 1;

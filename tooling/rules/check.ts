/** All checks in one command. `npm test -- jest layers` runs those whose name begins so; the closing line counts every check. */
import { type Count, honest } from "./src/step.ts";
import { steps } from "./src/steps.ts";

const wanted = process.argv.slice(2).filter((word) => !word.startsWith("-"));
const chosen = steps.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.toLowerCase().startsWith(word.toLowerCase())),
);

const total: Count = { passed: 0, failed: 0 };
for (const step of chosen) {
  process.stdout.write(`${step.name} …`);
  const result = await step.run();
  const count = step.count?.(result) ?? honest({ passed: result.code === 0 ? 1 : 0, failed: 0 }, result.code);
  total.passed += count.passed;
  total.failed += count.failed;
  console.log(
    ` ${count.failed === 0 ? "passed" : "FAILED"} (${count.passed} of ${count.passed + count.failed}, ${result.seconds.toFixed(1)} s)`,
  );
  if (count.failed > 0) console.log(result.output);
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;

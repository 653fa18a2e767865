import { runCommand } from "./command.ts";

process.exitCode = await runCommand(process.argv.slice(2), (line) => void process.stdout.write(`${line}\n`));

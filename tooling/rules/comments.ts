/** Holds comments to what is read beside the code: a sentence, in two lines of at most 110 characters. */
import { talkativeComments } from "./src/comment-sentences.ts";
import { longComments, wordyComments } from "./src/long-comments.ts";
import { files, read } from "./src/repository.ts";

const sources = files("*.ts", "*.tsx", "*.mjs").filter((path) => !path.includes("/generated/"));
const faults = sources.flatMap((path) => {
  const source = read(path);
  return [
    ...longComments(source).map((line) => `${path}:${line}: a line of a comment with more than 110 characters`),
    ...wordyComments(source).map((line) => `${path}:${line}: a comment of more than two lines of words`),
    ...talkativeComments(source).map((line) => `${path}:${line}: a comment of more than its sentence`),
  ];
});

for (const fault of faults) console.error(fault);
console.log(`${sources.length} files, ${faults.length} long comments`);
process.exitCode = faults.length === 0 ? 0 : 1;

import { commentsOf } from "./comments-of.ts";

/** Facts of a contract that stand behind the sentence: what is thrown or answered, values, defaults. */
const fact = new RegExp(
  `^(?:${[
    "Throws?|Rejects|Answers?|Returns|Gives|Prints|Values?|ARGV|Defaults?|State|Absent|Milliseconds|ISO 8601",
    "(?:In |Of |Amounts?:? ?(?:in )?|Integer |All (?:in )?)?[Mm]inor units?",
    "Server component|Never logged|Append-only|Locked|Inside a transaction|In (?:the|a) (?:caller's )?transaction",
    "`?undefined`?|`?null`?",
  ].join("|")})\\b`,
);

const sentencesOf = (prose: string): number =>
  prose
    .replace(/\b(e\.g|i\.e|etc|vs|[Nn]o)\./g, "$1")
    .split(/(?<=[.!?][)”"'`]?)\s+(?=[A-Z`"“'(¹²])/)
    .filter((part, index) => index === 0 || !fact.test(part)).length;

/** Sentences that a comment has at most; who uses what is exported reads its docstring without the code. */
const most = { inner: 1, public: 2 };

/** Numbers, from 1, of the lines on which comments begin that say more than their sentence. */
export const talkativeComments = (source: string): readonly number[] =>
  commentsOf(source).flatMap(({ start, prose, isPublic }) =>
    sentencesOf(prose.join(" ")) > (isPublic ? most.public : most.inner) ? [start] : [],
  );

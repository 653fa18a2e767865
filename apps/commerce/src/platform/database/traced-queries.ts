import { beginSpan, isTracing } from "@giftshop/tracing";
import type { PoolClient } from "pg";

/** What a statement is called, by its own name or first word, never by its text or values. */
const nameOf = (asked: unknown): string => {
  const { name, text } = (typeof asked === "string" ? { text: asked } : (asked ?? {})) as {
    name?: string;
    text?: string;
  };
  return name ?? /^\s*(\w+)/u.exec(text ?? "")?.[1]?.toLowerCase() ?? "statement";
};

type Callback = (error: unknown, ...more: unknown[]) => void;

/** Has each statement of a connection be a span of what asks for it. Nothing where no traces are kept. */
export const traceQueries = (client: PoolClient): void => {
  if (!isTracing()) return;
  const query = client.query.bind(client) as (...words: unknown[]) => unknown;
  const traced = (...words: unknown[]): unknown => {
    const operation = nameOf(words[0]);
    const facts = { "db.system.name": "postgresql", "db.operation.name": operation } as const;
    const end = beginSpan({ name: `sql ${operation}`, kind: "client", facts });
    const last = words.at(-1);
    if (typeof last === "function") {
      const tell: Callback = (error, ...more) => {
        end(error);
        (last as Callback)(error, ...more);
      };
      return query(...words.slice(0, -1), tell);
    }
    const answer = query(...words);
    if (answer instanceof Promise) answer.then(() => end(), end);
    else end();
    return answer;
  };
  client.query = traced as PoolClient["query"];
};

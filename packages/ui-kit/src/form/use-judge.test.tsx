import { expect, test } from "@jest/globals";
import { renderHook } from "@testing-library/react";
import type { FormErrors } from "./form-errors.ts";
import { useJudge } from "./use-judge.ts";

interface Values {
  billing: { email: string };
}
const email = (text: string): Values => ({ billing: { email: text } });

test("what was refused stays wrong until it is changed", async () => {
  const accept = (): FormErrors => ({});
  const { result } = renderHook(() => useJudge<Values>(accept));
  const { find, refuse } = result.current;
  refuse({ "billing.email": "email" }, email("ada@nowhere"));
  expect(await find(email("ada@nowhere"))).toEqual({ "billing.email": "email" });
  expect(await find(email("ada@example.com"))).toEqual({});
});

test("a slow answer about an older text never replaces a newer one", async () => {
  const answers = new Map<string, (errors: FormErrors) => void>();
  const judge = ({ billing }: Values) => new Promise<FormErrors>((answer) => answers.set(billing.email, answer));
  const { result } = renderHook(() => useJudge<Values>(judge));
  const older = result.current.validate(email("a"));
  const newer = result.current.validate(email("ada@example.com"));
  answers.get("ada@example.com")?.({});
  expect(await newer).toEqual({});
  answers.get("a")?.({ "billing.email": "email" });
  expect(await older).toEqual({});
});

import { expect, test } from "@jest/globals";
import { GraphQLError } from "graphql";
import { httpAnswerOf, sentError } from "./http-answer.ts";

const withHttp = (status: number) => new GraphQLError("No.", { extensions: { code: 1000, http: { status } } });
const none = (bug: unknown) => {
  throw bug;
};

test("the gravest error decides what the answer is", () => {
  expect(httpAnswerOf({ errors: [withHttp(403), withHttp(503), new GraphQLError("Else.")] })).toEqual({ status: 503 });
  expect(httpAnswerOf({ errors: [new GraphQLError("Else.")] })).toBeUndefined();
  expect(httpAnswerOf({})).toBeUndefined();
});

test("an error that was meant is told, but for what it says of HTTP", () => {
  const wrapped = new GraphQLError("No.", { path: ["a"], originalError: withHttp(403) });
  expect(sentError(wrapped, none).toJSON()).toEqual({ message: "No.", path: ["a"], extensions: { code: 1000 } });
  const plain = new GraphQLError("Else.");
  expect(sentError(plain, none)).toBe(plain);
});

test("a bug is noted, and nothing of it is told", () => {
  const bug = new Error("secret table");
  const noted: unknown[] = [];
  const sent = sentError(new GraphQLError(bug.message, { path: ["a"], originalError: bug }), (one) => noted.push(one));
  expect(noted).toEqual([bug]);
  expect(JSON.stringify(sent)).not.toContain("secret");
});

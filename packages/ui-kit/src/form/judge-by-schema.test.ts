import { expect, test } from "@jest/globals";
import { object, string } from "yup";
import { judgeBySchema } from "./judge-by-schema.ts";

const schema = object({ billing: object({ email: string().required("required").email("email") }), name: string() });

test("names the first error of each field by its path", async () => {
  expect(await judgeBySchema(schema)({ billing: { email: "" } })).toEqual({ "billing.email": "required" });
  expect(await judgeBySchema(schema)({ billing: { email: "ada" } })).toEqual({ "billing.email": "email" });
  expect(await judgeBySchema(schema)({ billing: { email: "ada@example.com" } })).toEqual({});
});

test("a rule that breaks is no judgement", async () => {
  const broken = object({
    name: string().test({
      name: "broken",
      test: () => {
        throw new TypeError("no rules");
      },
    }),
  });
  await expect(judgeBySchema(broken)({ name: "Ada" })).rejects.toThrow("no rules");
});

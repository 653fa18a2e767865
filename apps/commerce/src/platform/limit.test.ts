import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createTestServices, type TestServices } from "../testing/test-services.ts";
import { limit } from "./limit.ts";

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

test("a bucket is shared by everybody who counts in the database, and by nobody else", async () => {
  const bucket = { name: "test", points: 3, seconds: 60 };
  // A second process has services of its own over the same tables.
  const other = { services: { ...services, pool: services.ownerPool } };
  await limit({ services }, bucket, "a");
  await limit(other, bucket, "a");
  await limit({ services }, bucket, "a");
  await expect(limit(other, bucket, "a")).rejects.toMatchObject({ code: 1002 });
  await limit({ services }, bucket, "b");
  await limit({ services }, bucket, undefined, 100);
});

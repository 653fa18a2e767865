import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { folder } from "../read-manifests.ts";
import { grafanaOf } from "./dashboard.ts";
import { dashboards } from "./dashboards.ts";

const grafana = join(folder, "grafana");
const expressions = dashboards.flatMap(({ panels }) => panels.flatMap(({ lines }) => Object.values(lines)));

test("the six dashboards stand in their files as they are written here", () => {
  expect(readdirSync(grafana).sort()).toEqual(dashboards.map(({ name }) => `${name}.json`).sort());
  expect(dashboards).toHaveLength(6);
  for (const one of dashboards) expect(readFileSync(join(grafana, `${one.name}.json`), "utf8")).toBe(grafanaOf(one));
});

test("each number of ours that is drawn is one that a process of ours has", () => {
  const root = join(folder, "../..");
  const sources = [
    "apps/commerce/src/platform/http/metrics.ts",
    "apps/commerce/src/money/order/measures.ts",
    "apps/commerce/src/money/credit/measures.ts",
    "apps/commerce/src/platform/jobs/measure-jobs.ts",
    "apps/commerce/src/admin/reports/module.ts",
    "apps/commerce/src/shop/api/webhooks/deliveries-table.ts",
    "apps/commerce/src/entries/server.ts",
    "packages/web-server/src/metrics.ts",
  ]
    .map((path) => readFileSync(join(root, path), "utf8"))
    .join();
  const asked = new Set(
    expressions.flatMap((text) =>
      [...text.matchAll(/\b(?:shop|http|database|storefront|gift)_[a-z0-9_]+/gu)].map(([name]) => name),
    ),
  );
  expect(asked.size).toBeGreaterThan(15);
  for (const name of asked) expect(sources).toContain(`"${name.replace(/_bucket$/u, "")}"`);
});

const promtool = "/usr/bin/promtool";

(existsSync(promtool) ? test : test.skip)("promtool reads every expression, and refuses one that is wrong", () => {
  const place = mkdtempSync(join(tmpdir(), "dashboards-"));
  const file = join(place, "rules.json");
  const check = (all: readonly string[]): string => {
    const rules = all.map((expr, at) => ({ record: `drawn:${at}`, expr }));
    writeFileSync(file, JSON.stringify({ groups: [{ name: "drawn", rules }] }));
    return execFileSync(promtool, ["check", "rules", file], { encoding: "utf8", stdio: "pipe" });
  };
  try {
    expect(check(expressions)).toContain("SUCCESS");
    expect(() => check(["sum by (rate(x[5m])"])).toThrow();
  } finally {
    rmSync(place, { recursive: true });
  }
});

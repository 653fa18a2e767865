import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { parse } from "yaml";
import { folder } from "./read-manifests.ts";

interface Rule {
  alert?: string;
  expr: string;
  labels?: { severity: string };
  annotations?: { summary: string; runbook: string };
}

const prometheus = join(folder, "prometheus");
const { groups } = parse(readFileSync(join(prometheus, "alerts.yml"), "utf8")) as { groups: { rules: Rule[] }[] };
const alerts = groups.flatMap(({ rules }) => rules).filter(({ alert }) => alert !== undefined);
const runbooks = readFileSync(join(prometheus, "runbooks.md"), "utf8");

/** The lines of each runbook, by its name. */
const lines = new Map(
  runbooks
    .split(/^## /mu)
    .slice(1)
    .map((part) => [part.split("\n", 1)[0] ?? "", part.match(/^\d+\. .+$/gmu)?.length ?? 0]),
);

test("each alert has a runbook of ten lines, and each runbook an alert", () => {
  expect([...lines.keys()].sort()).toEqual(alerts.map(({ alert = "" }) => alert).sort());
  expect([...lines].filter(([, count]) => count !== 10)).toEqual([]);
  for (const { alert = "", labels, annotations } of alerts) {
    expect(["page", "ticket"]).toContain(labels?.severity);
    expect(annotations?.runbook).toBe(`tooling/ship/prometheus/runbooks.md#${alert.toLowerCase()}`);
  }
});

test("each number that an alert asks for is one that commerce or its runtime has", () => {
  const own = ["apps/commerce/src/platform/http/metrics.ts", "packages/web-server/src/metrics.ts"]
    .map((path) => readFileSync(join(folder, "../..", path), "utf8"))
    .join();
  const asked = new Set(
    alerts.flatMap(({ expr }) =>
      [...expr.matchAll(/(?<![:\w])(?:shop|http|database|storefront)_[a-z0-9_]+/gu)].map(([name]) => name),
    ),
  );
  const sources = [
    own,
    ...[
      "money/order/measures.ts",
      "platform/jobs/measure-jobs.ts",
      "admin/reports/module.ts",
      "shop/api/webhooks/deliveries-table.ts",
      "entries/server.ts",
    ].map((path) => readFileSync(join(folder, "../../apps/commerce/src", path), "utf8")),
  ].join();
  for (const name of asked) expect(sources).toContain(`"${name.replace(/_bucket$/u, "")}"`);
});

const promtool = "/usr/bin/promtool";

(existsSync(promtool) ? test : test.skip)("promtool reads the alerts, and they fire as they should", () => {
  const run = (...words: string[]): string => execFileSync(promtool, words, { cwd: prometheus, encoding: "utf8" });
  expect(run("check", "rules", "alerts.yml")).toContain("SUCCESS");
  expect(run("test", "rules", "alerts.test.yml")).toContain("SUCCESS");
});

/** Writes the dashboards as Grafana reads them: `node tooling/ship/dashboards.ts`. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { grafanaOf } from "./src/dashboards/dashboard.ts";
import { dashboards } from "./src/dashboards/dashboards.ts";

for (const one of dashboards) writeFileSync(join(import.meta.dirname, "grafana", `${one.name}.json`), grafanaOf(one));

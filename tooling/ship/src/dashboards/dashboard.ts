/** What Grafana draws of one or more expressions; `unit` in its words. */
export interface Panel {
  title: string;
  unit: "short" | "reqps" | "percentunit" | "s" | "bytes" | "cores" | "ops";
  /** Expressions of Prometheus, by what each line is called. */
  lines: Readonly<Record<string, string>>;
}

export interface Dashboard {
  /** Name of its file, and its address in Grafana. */
  name: string;
  title: string;
  /** What somebody opens it for. */
  description: string;
  panels: readonly Panel[];
}

const [width, height] = [12, 8];

/** A dashboard as Grafana (11) reads it from a file: two panels beside each other, times of Prometheus. */
export const grafanaOf = ({ name, title, description, panels }: Dashboard): string =>
  `${JSON.stringify(
    {
      uid: `giftshop-${name}`,
      title: `Gift shop: ${title}`,
      description,
      tags: ["giftshop"],
      timezone: "browser",
      schemaVersion: 39,
      refresh: "30s",
      time: { from: "now-3h", to: "now" },
      templating: { list: [{ name: "source", label: "Source", type: "datasource", query: "prometheus" }] },
      panels: panels.map(({ title: of, unit, lines }, at) => ({
        id: at + 1,
        type: "timeseries",
        title: of,
        datasource: { type: "prometheus", uid: "$source" },
        gridPos: { x: (at % 2) * width, y: Math.floor(at / 2) * height, w: width, h: height },
        fieldConfig: { defaults: { unit: unit === "cores" ? "short" : unit, min: 0 }, overrides: [] },
        targets: Object.entries(lines).map(([legendFormat, expr], line) => ({
          refId: String.fromCharCode(65 + line),
          expr,
          legendFormat,
        })),
      })),
    },
    null,
    2,
  )}\n`;

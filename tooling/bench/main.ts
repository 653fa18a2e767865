/**
 * Measures the shop and prints tables, best on an idle machine: `pnpm bench [commerce pages …]`, with
 * `--seconds=5` of load and `--runs=5` of Lighthouse.
 */
import { parseArgs } from "node:util";
import { printAccounts, printDraw } from "./src/accounts/account-tables.ts";
import { measureAccounts } from "./src/accounts/accounts.ts";
import { reportCollector } from "./src/collector.ts";
import { buyOnce, measureCommerce } from "./src/commerce.ts";
import { measureDoubler } from "./src/doubler.ts";
import { reportExchanges } from "./src/exchanges/exchange-report.ts";
import { graphqlDetour } from "./src/graphql-detour.ts";
import { measureHandOver } from "./src/hand-over/hand-over.ts";
import { measureRecipients } from "./src/hand-over/recipients.ts";
import { measureLargeCatalogue } from "./src/large/large-catalogue.ts";
import { limits, machine } from "./src/machine.ts";
import { measurePage } from "./src/pages/lighthouse.ts";
import type { PageReport } from "./src/pages/page-report.ts";
import { pageLoad } from "./src/pages/pages.ts";
import { printRouting } from "./src/pages/routing.ts";
import { hostOf, samplePages } from "./src/pages/sample-pages.ts";
import { measureLists } from "./src/staff-lists.ts";
import { memory, printProcesses } from "./src/startup.ts";
import { rounded, table } from "./src/table.ts";
import { targetOf } from "./src/target.ts";
import { printCapacity, printMixed, printOverload, printSoak } from "./src/under-load/under-load.ts";
import { untilNothingIsQueued } from "./src/until-nothing-is-queued.ts";
import { untilPacked } from "./src/until-packed.ts";
import { type MeasuredShop, startMeasuredShop } from "./src/with-stack.ts";

const quick = [
  "machine",
  "commerce",
  "exchanges",
  "collector",
  "routing",
  "storefront",
  "pages",
  "processes",
  "large",
] as const;
/** These take minutes: they are measured where they are asked for. */
const long = ["capacity", "mixed", "overload", "soak", "emails", "accounts", "doubler", "lists", "recipients"] as const;
const parts = [...quick, ...long];
type Part = (typeof parts)[number];

// pnpm hands its own "--" on, behind which nothing would be taken for an option.
const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== "--"),
  allowPositionals: true,
  options: {
    seconds: { type: "string", default: "5" },
    runs: { type: "string", default: "5" },
    minutes: { type: "string", default: "30" },
    rate: { type: "string", default: "15" },
    samples: { type: "string", default: "2000" },
    entries: { type: "string", default: "1000000" },
    orders: { type: "string", default: "1000000" },
    recipients: { type: "string", default: "10000" },
    kills: { type: "string", default: "0" },
  },
});
const seconds = Number(values.seconds);
const runs = Number(values.runs);
const unknown = positionals.filter((word) => !parts.some((part) => part === word));
if (unknown.length > 0) {
  console.error(`There is nothing called ${unknown.join(", ")} to measure: ${parts.join(", ")}.`);
  process.exit(2);
}
const wants = (name: Part) => (positionals.length > 0 ? positionals : quick).some((asked) => asked === name);

const machineLimits = async (shop: MeasuredShop): Promise<void> => {
  const measured = await limits(shop.variables.DATABASE_URL ?? "", Math.min(seconds, 3));
  table(
    "Limits of this machine",
    ["", "per second", "p99 ms"],
    measured.map(({ name, perSecond, p99 }) => [name, perSecond, p99]),
  );
};

const commerce = async (shop: MeasuredShop): Promise<void> => {
  const target = targetOf(shop);
  // The peers that this is compared with send no e-mail in the measured
  // time; what the worker's share is stands in rows of its own.
  await shop.processes.worker?.stop();
  const measured = [
    ...(await measureCommerce(target, seconds, "operations")),
    ...(await measureCommerce(target, seconds, "purchases")),
  ];
  await shop.processes.worker?.start();
  await untilNothingIsQueued(shop.variables.DATABASE_URL ?? "");
  const mailed = await measureCommerce(target, seconds, "purchases");
  measured.push(...mailed.map((row) => ({ ...row, name: "whole purchase beside its e-mails" })));
  table(
    "Commerce (CPU of server and PostgreSQL)",
    ["operation", "clients", "per second", "p50 ms", "p99 ms", "CPU ms each"],
    measured.map(({ name, clients, load }) => [name, String(clients), load.perSecond, load.p50, load.p99, load.cpu]),
  );
};

const accounts = async (shop: MeasuredShop): Promise<void> => {
  const target = targetOf(shop);
  await buyOnce(target);
  await untilNothingIsQueued(shop.variables.DATABASE_URL ?? "");
  // What emails do meanwhile is another's figure.
  await shop.processes.worker?.stop();
  await measureAccounts(target, seconds, Number(values.samples), printAccounts);
};

const doubler = async (shop: MeasuredShop): Promise<void> => {
  // The job of the minute is run here, so that it can be measured.
  await shop.processes.worker?.stop();
  printDraw(await measureDoubler(targetOf(shop), shop.databasePids, Number(values.entries)));
};

const lists = async (shop: MeasuredShop): Promise<void> => {
  const target = targetOf(shop);
  await buyOnce(target);
  await untilNothingIsQueued(shop.variables.DATABASE_URL ?? "");
  await shop.processes.worker?.stop();
  const options = { orders: Number(values.orders), seconds };
  const measured = await measureLists(target, `http://localhost:${shop.ports.staffApi}`, options);
  table(
    `Lists of the admin over ${options.orders} orders, one client (CPU of server and PostgreSQL)`,
    ["list", "found", "per second", "p50 ms", "p99 ms", "CPU ms each"],
    measured.map(({ name, found, load }) => [name, String(found), load.perSecond, load.p50, load.p99, load.cpu]),
  );
};

const storefront = async (shop: MeasuredShop): Promise<void> => {
  const pids = shop.pidsOf("cb");
  const rows: (string | number)[][] = [];
  for (const { name, path } of await samplePages(shop)) {
    const { perSecond, p50, p99, cpu } = await pageLoad(
      `http://localhost:${shop.ports.cb}${path}`,
      hostOf(shop),
      pids,
      seconds,
    );
    rows.push([name, perSecond, p50, p99, cpu]);
  }
  table(
    "Cached pages of one process, 16 connections, brotli",
    ["page", "per second", "p50 ms", "p99 ms", "CPU ms each"],
    rows,
  );
  const detour = await graphqlDetour(shop, 500);
  table(
    "/graphql through the storefront",
    ["direct ms", "through ms", "added ms", "CPU ms each"],
    [[rounded(detour.direct), detour.through, detour.added, detour.cpu]],
  );
};

const reportRow = (name: string, report: PageReport): (string | number)[] => [
  name,
  `${report.performance}/${report.accessibility}/${report.bestPractices}/${report.seo}`,
  report.lcp / 1000,
  report.cls.toFixed(3),
  report.tbt,
  report.script / 1000,
  report.document / 1000,
  report.style / 1000,
  report.font / 1000,
  report.image / 1000,
  report.total / 1000,
  String(report.requests),
];

const pages = async (shop: MeasuredShop): Promise<void> => {
  const headings = [
    "page",
    "scores",
    "LCP s",
    "worst CLS",
    "TBT ms",
    "JS kB",
    "HTML kB",
    "CSS kB",
    "fonts kB",
    "pictures kB",
    "all kB",
    "requests",
  ];
  for (const form of ["mobile", "desktop"] as const) {
    const rows: (string | number)[][] = [];
    const notes: string[] = [];
    for (const { name, path } of await samplePages(shop)) {
      await untilPacked(shop.ports.cb, hostOf(shop), path);
      const looks = form === "mobile" ? runs : Math.min(runs, 3);
      const { report, leftOut } = await measurePage(`http://${hostOf(shop)}${path}`, form, looks);
      rows.push(reportRow(name, report));
      notes.push(...leftOut.map((reason) => `A look at ${name} was left out and taken again: ${reason}`));
    }
    table(`Lighthouse, ${form} (scores: performance/accessibility/best practices/SEO)`, headings, rows);
    for (const note of notes) console.log(note);
  }
};

const large = async (shop: MeasuredShop): Promise<void> => {
  const { variables, databasePids, ports } = shop;
  const originOf = ({ host }: { host: string }) => `http://${host}.localhost:${ports.cb}`;
  const measured = await measureLargeCatalogue({ variables, databasePids, originOf }, 100_000, seconds);
  const { usual, large: big, imports } = measured;
  table(
    "Files of products",
    ["products", "s"],
    imports.map(({ what, seconds }) => [what, seconds]),
  );
  const beside = (name: string, one: number, other: number) => [name, one, other, other / one];
  table(
    `A catalogue of ${usual.products} products beside one of ${big.products}`,
    ["", "usual", "large", "ratio"],
    [
      beside("first listing of a process, ms", usual.first, big.first),
      beside("first search of a process, ms", usual.firstSearch, big.firstSearch),
      beside("MiB of commerce", usual.memory, big.memory),
    ],
  );
  table(
    "Its operations beside those of the usual one",
    ["operation", "clients", "p50 ms", "large", "p99 ms", "large", "CPU ms each", "large", "CPU ratio"],
    usual.operations.map(({ name, clients, load: one }, index) => {
      const other = big.operations[index]?.load ?? one;
      const ratio = other.cpu / one.cpu;
      return [name, String(clients), one.p50, other.p50, one.p99, other.p99, one.cpu, other.cpu, ratio];
    }),
  );
  table(
    "A change that comes in as a file",
    ["changed", "of", "import s", "first listing ms", "shown after s", "slowest elsewhere ms"],
    [usual, big].flatMap(({ products, changes }) =>
      Object.entries(changes).map(([name, { imported, first, shown, slowest }]) => [
        name,
        String(products),
        imported,
        first,
        shown,
        slowest,
      ]),
    ),
  );
};

console.log(machine());
const started = performance.now();
const shop = await startMeasuredShop(
  (["storefront", "pages", "processes", "recipients", "capacity", "mixed"] as const).some(wants),
);
console.log(`The shop with empty data was ready after ${rounded((performance.now() - started) / 1000)} s.`);
try {
  const atRest = memory(shop);
  if (wants("machine")) await machineLimits(shop);
  if (wants("commerce")) await commerce(shop);
  if (wants("collector")) await reportCollector(targetOf(shop), Math.min(seconds, 5));
  if (wants("exchanges")) await reportExchanges(shop, targetOf(shop), Math.min(seconds, 3));
  /** What takes minutes lasts as long as it takes to see a trend, unless something else was said. */
  const lasting = (most: number) => (values.seconds === "5" ? most : seconds);
  if (wants("mixed")) await printMixed(shop, lasting(900));
  if (wants("overload")) await printOverload(shop, lasting(180));
  if (wants("soak")) await printSoak(shop, Number(values.minutes), Number(values.rate));
  if (wants("emails")) await measureHandOver(targetOf(shop), lasting(300));
  if (wants("doubler")) await doubler(shop);
  if (wants("accounts")) await accounts(shop);
  if (wants("lists")) await lists(shop);
  if (wants("recipients")) await measureRecipients(shop, Number(values.recipients), Number(values.kills));
  if (wants("routing")) printRouting();
  if (wants("storefront")) await storefront(shop);
  if (wants("pages")) await pages(shop);
  if (wants("processes")) await printProcesses(shop, atRest);
  // Last but one: this process asks with less right than others from then on.
  if (wants("capacity")) await printCapacity(shop);
  // Last: the shop keeps what it brings in.
  if (wants("large")) await large(shop);
} finally {
  await shop.stop();
}

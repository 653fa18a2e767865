import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { manifestFaults, secrets } from "./judge-manifests.ts";
import { folder, type Manifest, readManifests, readServices } from "./read-manifests.ts";

const manifests = readManifests();
const all = manifests.map(({ manifest }) => manifest);

type Model = new (data: unknown) => { validate(): void };

/** The schema of a kind, as npm has those of Kubernetes. */
const modelOf = async ({ apiVersion, kind }: Manifest): Promise<Model> => {
  const path = apiVersion.includes("/") ? apiVersion : apiVersion;
  const module = (await import(`kubernetes-models/${path}`)) as Record<string, Model>;
  const model = module[kind];
  if (model === undefined) throw new Error(`There is no ${kind} in ${apiVersion}.`);
  return model;
};

test.each(
  manifests.map(({ file, manifest }) => [`${file} ${manifest.kind} ${manifest.metadata.name}`, manifest] as const),
)("%s is what the schemas of Kubernetes say", async (_, manifest) => {
  const Kind = await modelOf(manifest);
  expect(() => new Kind(manifest).validate()).not.toThrow();
});

test("a wrong manifest is not what they say", async () => {
  const deployment = all.find(({ kind }) => kind === "Deployment");
  if (deployment === undefined) throw new Error("There is no deployment.");
  const Kind = await modelOf(deployment);
  expect(() => new Kind({ ...deployment, spec: { ...deployment.spec, replicas: "many" } }).validate()).toThrow();
});

test("no pod is root, writes to its root or has more than it needs, and no name leads nowhere", () => {
  expect(manifestFaults(all)).toEqual([]);
});

test("what is judged is found", () => {
  const [one] = all.filter(({ kind }) => kind === "Deployment");
  const bare = structuredClone(one) as Manifest;
  const container = bare.spec?.template?.spec.containers[0];
  if (bare.spec?.template === undefined || container === undefined) throw new Error("There is no pod.");
  bare.spec.template.spec = { containers: [{ name: "x", image: "x", env: [{ name: "SIGNING_SECRET", value: "x" }] }] };
  const faults = manifestFaults([bare]).join();
  for (const fault of [
    "root",
    "privileges",
    "capabilities",
    "startupProbe",
    "memory",
    "spells SIGNING_SECRET",
    "token",
  ])
    expect(faults).toContain(fault);
});

/** Names in the table of settings. */
const settings = new Set(
  [...readFileSync(join(folder, "../../README.md"), "utf8").matchAll(/^\| (`[A-Z_`, ]+`)/gmu)].flatMap(
    ([, names = ""]) => [...names.matchAll(/`([A-Z_]+)`/gu)].map(([, name = ""]) => name),
  ),
);

test("every setting that is given is one that there is", () => {
  const given = [
    ...all.flatMap(({ data = {} }) => Object.keys(data)),
    ...all.flatMap(
      ({ spec }) => spec?.template?.spec.containers.flatMap(({ env = [] }) => env.map(({ name }) => name)) ?? [],
    ),
  ];
  expect(given.filter((name) => !settings.has(name))).toEqual([]);
  expect([...secrets].filter((name) => !settings.has(name))).toEqual([]);
});

test("commerce is given all that it needs in production", async () => {
  const data = all.find(({ kind }) => kind === "ConfigMap")?.data ?? {};
  const containers = all.flatMap(({ spec }) => spec?.template?.spec.containers ?? []);
  const { readEnvironment } = (await import(join(folder, "../../apps/commerce/src/platform/environment.ts"))) as {
    readEnvironment(source: Record<string, string>): unknown;
  };
  const values: Record<string, string> = {
    DATABASE_URL: "postgres://giftshop@db/giftshop",
    APP_DATABASE_URL: "postgres://giftshop_app@db/giftshop",
    SMTP_URL: "smtps://mail.example",
    MOLLIE_API_KEY: "live_x",
    CARD_HMAC_KEY: "1".repeat(64),
    CARD_ENCRYPTION_KEY: "2".repeat(64),
    SIGNING_SECRET: "s",
  };
  for (const { name, image, env = [] } of containers.filter((one) => one.image.startsWith("giftshop/commerce"))) {
    const own = Object.fromEntries(env.map((one) => [one.name, one.value ?? values[one.name] ?? ""]));
    expect([name, image, () => readEnvironment({ ...data, ...own, NODE_ENV: "production" })]).toEqual([
      name,
      image,
      expect.any(Function),
    ]);
    expect(() => readEnvironment({ ...data, ...own, NODE_ENV: "production" })).not.toThrow();
    const { SIGNING_SECRET: _, ...less } = own;
    expect(() => readEnvironment({ ...data, ...less, NODE_ENV: "production" })).toThrow(/SIGNING_SECRET/u);
  }
});

test("each service of the compose file that is ours can write nothing and gain nothing", () => {
  const ours = Object.entries(readServices()).filter(([, { image }]) => image.startsWith("giftshop/"));
  expect(ours.map(([name]) => name).sort()).toEqual(["admin", "cb", "ck", "commerce", "gcs", "migrate", "worker"]);
  for (const [name, service] of ours) {
    const { read_only, user, cap_drop, security_opt } = service;
    expect([name, read_only, user, cap_drop, security_opt]).toEqual([
      name,
      true,
      "65532:65532",
      ["ALL"],
      ["no-new-privileges:true"],
    ]);
    expect(Object.keys(service.environment ?? {}).filter((one) => !settings.has(one))).toEqual([]);
  }
});

test("every image that runs the shop ends as nobody, and holds what it was built of", () => {
  const text = readFileSync(join(folder, "Dockerfile"), "utf8");
  const stages = [...text.matchAll(/^FROM (\S+) AS (\S+)$/gmu)].map(([, from, name]) => ({ from, name }));
  const known = new Set(stages.map(({ name }) => name));
  for (const [, from] of text.matchAll(/--from=(\S+)/gu)) expect(known).toContain(from);
  expect(stages.filter(({ from }) => from === "runtime").map(({ name }) => name)).toEqual([
    "commerce",
    "storefront",
    "admin",
  ]);
  expect(text.slice(text.indexOf("AS runtime"))).not.toMatch(/^RUN /mu);
  expect(text).toContain("USER 65532:65532");
});

import type { Container, Manifest, PodTemplate } from "./read-manifests.ts";

/** Settings whose values are nobody's to read: never written down here. */
export const secrets: ReadonlySet<string> = new Set([
  "DATABASE_URL",
  "APP_DATABASE_URL",
  "SMTP_URL",
  "MOLLIE_API_KEY",
  "CARD_HMAC_KEY",
  "CARD_ENCRYPTION_KEY",
  "SIGNING_SECRET",
  "PAGE_CACHE_URL",
]);

const probes = ["startupProbe", "readinessProbe", "livenessProbe"];

const containerFaults = (container: Container, isJob: boolean): string[] => {
  const { securityContext: own = {}, resources = {}, env = [] } = container;
  return [
    ...(own.readOnlyRootFilesystem ? [] : ["writes to its root"]),
    ...(own.allowPrivilegeEscalation === false ? [] : ["may gain privileges"]),
    ...(own.capabilities?.drop?.includes("ALL") ? [] : ["keeps capabilities"]),
    ...(resources.requests?.cpu && resources.requests.memory ? [] : ["asks for no CPU or memory"]),
    ...(resources.limits?.memory ? [] : ["has no limit of memory"]),
    ...(isJob ? [] : probes.filter((probe) => container[probe] === undefined).map((probe) => `has no ${probe}`)),
    ...env.filter(({ name, value }) => secrets.has(name) && value !== undefined).map(({ name }) => `spells ${name}`),
    ...env
      .filter(({ valueFrom }) => valueFrom !== undefined && valueFrom.secretKeyRef === undefined)
      .map(({ name }) => `has ${name} from something that is no secret`),
  ];
};

const podFaults = ({ spec }: PodTemplate, isJob: boolean): string[] => {
  const { securityContext: own = {}, automountServiceAccountToken: token, containers } = spec;
  return [
    ...(own.runAsNonRoot ? [] : ["may run as root"]),
    ...(own.seccompProfile?.type === "RuntimeDefault" ? [] : ["calls the kernel as it likes"]),
    ...(token === false ? [] : ["has a token of the cluster"]),
    ...containers.flatMap((container) => containerFaults(container, isJob)),
  ];
};

const matches = (labels: Record<string, string>, wanted: Record<string, unknown>): boolean =>
  Object.entries(wanted).every(([name, value]) => labels[name] === value);

/** What a manifest selects, by kind. */
const selectedBy = ({ kind, spec = {} }: Manifest): Record<string, unknown> | undefined => {
  if (kind === "Service") return spec.selector;
  if (kind === "NetworkPolicy") return spec.podSelector?.matchLabels ?? {};
  return kind === "PodDisruptionBudget" || kind === "Deployment" ? spec.selector?.matchLabels : undefined;
};

/** What is wrong with manifests beside their schemas: what a pod may, and names that lead nowhere. */
export const manifestFaults = (manifests: readonly Manifest[]): string[] => {
  const templates = manifests.flatMap(({ spec }) => spec?.template ?? []);
  const deployments = new Set(
    manifests.filter(({ kind }) => kind === "Deployment").map(({ metadata }) => metadata.name),
  );
  return manifests.flatMap((manifest) => {
    const { kind, metadata, spec = {} } = manifest;
    const selected = selectedBy(manifest);
    const pods = selected ? templates.filter((one) => matches(one.metadata.labels, selected)) : [];
    const names = pods.flatMap((pod) => pod.spec.containers.flatMap(({ ports = [] }) => ports.map(({ name }) => name)));
    const faults = [
      ...(spec.template ? podFaults(spec.template, kind === "Job") : []),
      ...(selected && pods.length === 0 ? ["selects no pod"] : []),
      ...(spec.scaleTargetRef && !deployments.has(spec.scaleTargetRef.name) ? ["scales nothing"] : []),
      ...(kind === "Service"
        ? (spec.ports ?? [])
            .filter(({ targetPort }) => !names.includes(targetPort))
            .map(({ targetPort }) => `leads to no port ${targetPort}`)
        : []),
      ...(kind === "Namespace" || metadata.namespace === "giftshop" ? [] : ["is in no namespace of ours"]),
    ];
    return faults.map((fault) => `${kind} ${metadata.name} ${fault}`);
  });
};

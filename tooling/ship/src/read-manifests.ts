import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, parseAllDocuments } from "yaml";

/** The folder of everything that ships the shop. */
export const folder = join(import.meta.dirname, "..");

export interface Container {
  name: string;
  image: string;
  ports?: readonly { name: string; containerPort: number }[];
  env?: readonly { name: string; value?: string; valueFrom?: { secretKeyRef?: { name: string; key: string } } }[];
  envFrom?: readonly { configMapRef?: { name: string } }[];
  securityContext?: {
    allowPrivilegeEscalation?: boolean;
    readOnlyRootFilesystem?: boolean;
    capabilities?: { drop?: readonly string[] };
  };
  resources?: { requests?: Record<string, string>; limits?: Record<string, string> };
  [probe: string]: unknown;
}

export interface PodTemplate {
  metadata: { labels: Record<string, string> };
  spec: {
    automountServiceAccountToken?: boolean;
    securityContext?: { runAsNonRoot?: boolean; seccompProfile?: { type: string } };
    containers: readonly Container[];
  };
}

type Selector = { matchLabels?: Record<string, string> };

/** A manifest of Kubernetes, as far as we look into it. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string };
  data?: Record<string, string>;
  spec?: {
    template?: PodTemplate;
    selector?: Selector & Record<string, unknown>;
    podSelector?: Selector;
    scaleTargetRef?: { name: string };
    ports?: readonly { port: number; targetPort: string }[];
  };
}

/** Every manifest, with the file that it stands in. */
export const readManifests = (): { file: string; manifest: Manifest }[] =>
  readdirSync(join(folder, "kubernetes"))
    .sort()
    .flatMap((file) =>
      parseAllDocuments(readFileSync(join(folder, "kubernetes", file), "utf8")).map((document) => ({
        file,
        manifest: document.toJS() as Manifest,
      })),
    );

export interface Service {
  image: string;
  read_only?: boolean;
  user?: string;
  cap_drop?: readonly string[];
  security_opt?: readonly string[];
  environment?: Record<string, string>;
}

/** The services of the compose file, with what they share put into each. */
export const readServices = (): Record<string, Service> =>
  (parse(readFileSync(join(folder, "compose.yaml"), "utf8"), { merge: true }) as { services: Record<string, Service> })
    .services;

import { embedded, variablesOf } from "@giftshop/start";
import type { ClusterPorts } from "../plan/ports.ts";
import { shopVariables } from "../plan/shop-variables.ts";
import { dataDirectory } from "./settings.ts";

/**
 * What all processes of the shop are told, with the keys of this cluster, which are made where there
 * are none: all groups are found at nginx, and commerce at HAProxy.
 */
export const sharedVariables = async (ports: ClusterPorts) => {
  const usual = await variablesOf({
    dataDirectory,
    environment: embedded,
    ports: {
      ...{ cb: ports.nginx, ck: ports.nginx, gcs: ports.nginx },
      ...{ commerce: ports.haproxy.commerce, sandbox: ports.sandbox, smtp: ports.smtp },
    },
  });
  return shopVariables(ports, { ...embedded, ...usual });
};

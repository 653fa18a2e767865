/** Where traces go, and of which share of presses. */
export interface Traces {
  /** Base address of a collector (OTLP over HTTP). */
  endpoint: string;
  /** 0 to 1. */
  ratio: number;
}

/**
 * Reads `OTEL_EXPORTER_OTLP_ENDPOINT` and `OTEL_TRACES_SAMPLER_ARG`, as OpenTelemetry names
 * them; `undefined` where no collector is named. @throws a sentence that names what is wrong
 */
export const readTraces = (variables: Readonly<Record<string, string | undefined>>): Traces | undefined => {
  const endpoint = variables.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return undefined;
  if (!URL.canParse(endpoint)) throw new Error(`OTEL_EXPORTER_OTLP_ENDPOINT must be an address, not "${endpoint}".`);
  const ratio = Number(variables.OTEL_TRACES_SAMPLER_ARG || 0.01);
  if (!(ratio >= 0 && ratio <= 1)) throw new Error("OTEL_TRACES_SAMPLER_ARG must be a share between 0 and 1.");
  return { endpoint, ratio };
};

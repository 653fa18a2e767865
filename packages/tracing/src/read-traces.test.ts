import { expect, test } from "@jest/globals";
import { readTraces } from "./read-traces.ts";

const endpoint = "http://collector:4318";

test("without a collector nothing is kept; with one, of one press in a hundred", () => {
  expect(readTraces({})).toBeUndefined();
  expect(readTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })).toEqual({ endpoint, ratio: 0.01 });
  expect(readTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: "1" })).toEqual({
    endpoint,
    ratio: 1,
  });
});

test.each([
  { OTEL_EXPORTER_OTLP_ENDPOINT: "collector" },
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: "2" },
])("%o is refused by name", (variables) => expect(() => readTraces(variables)).toThrow(/^OTEL_/u));

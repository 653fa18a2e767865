/** Runs once in each worker of the light runner, before its first file. */
import { enableCompileCache, registerHooks } from "node:module";
import { ModernFakeTimers } from "@jest/fake-timers";
import { addEventHandler } from "jest-circus";
import { ModuleMocker } from "jest-mock";
import { guard } from "./guard.ts";
import { load, resolve } from "./hooks.ts";

const { expect } = globalThis as unknown as Pick<typeof import("@jest/globals"), "expect">;
const config = { fakeTimers: {} } as ConstructorParameters<typeof ModernFakeTimers>[0]["config"];

export const mocks = new ModuleMocker(globalThis);
export const timers = new ModernFakeTimers({ config, global: globalThis });

enableCompileCache();
registerHooks({ resolve, load });

addEventHandler(
  guard({
    check: () => {
      const [broken] = expect.extractExpectedAssertionsErrors();
      if (broken) throw broken.error;
    },
    tidy: () => {
      timers.useRealTimers();
      mocks.restoreAllMocks();
    },
  }),
);

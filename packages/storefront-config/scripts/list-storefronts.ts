import { writeRegistry } from "../marks/registry.ts";

// Lists the records, in a program of its own because the marks are drawn from the list.

await writeRegistry();

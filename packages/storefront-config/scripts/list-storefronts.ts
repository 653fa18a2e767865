import { writeRegistry } from "../marks/registry.ts";

// Lists the records. A program of its own, because the marks are drawn from the list.

await writeRegistry();

export { createTestDatabase, type TestDatabase, type TestDatabaseOptions } from "./src/test-database.ts";
export { startTestServer } from "./src/test-server.ts";

export { startAnalytics } from "./src/start.ts";

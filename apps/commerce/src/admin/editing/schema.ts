import "./graphql/written.ts";
import "./graphql/write-pages.ts";
import "./graphql/rows.ts";
import "./graphql/shelf.ts";
import "./graphql/runs.ts";

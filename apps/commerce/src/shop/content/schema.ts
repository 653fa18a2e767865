import "./graphql/page.ts";
import "./graphql/pages.ts";
import "./graphql/blocks-queue.ts";
import "./graphql/products.ts";

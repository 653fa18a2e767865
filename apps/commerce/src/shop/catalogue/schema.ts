import "./graphql/categories.ts";
import "./graphql/category.ts";
import "./graphql/choice.ts";
import "./graphql/collections.ts";
import "./graphql/found-product.ts";
import "./graphql/page-type.ts";
import "./graphql/product.ts";
import "./graphql/top-list.ts";

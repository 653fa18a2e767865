export { BusinessSection } from "./src/business-section/business-section.tsx";
export { ProductForm } from "./src/product-form/product-form.tsx";

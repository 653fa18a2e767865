export { type AskedPage, defineView, type PageMetadata, type PageRequest, type PageView } from "./src/define-view.ts";
export { type PartnerParameters, type Place, whereSold } from "./src/place.ts";
export { required } from "./src/required.ts";
export { type SharePicture, sharePageOf, sharePictureOf } from "./src/share-picture.ts";
export { breadcrumbList, type Crumb, faqPage, type Question } from "./src/structured-data/lists.ts";
export { idOf, type Located, organization, webSite } from "./src/structured-data/organization.ts";

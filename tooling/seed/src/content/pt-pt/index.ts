import type { SiteTexts } from "../site-texts.ts";
import { categories } from "./categories.ts";
import { company } from "./company.ts";
import { legal } from "./legal.ts";
import { moments } from "./moments.ts";
import { posts } from "./posts.ts";
import { service } from "./service.ts";

export const ptPortugal: SiteTexts = { categories, ...company, ...legal, ...service, ...moments, ...posts };

import type { SiteTexts } from "../site-texts.ts";
import { legal } from "./legal.ts";
import { moments } from "./moments.ts";
import { posts } from "./posts.ts";
import { service } from "./service.ts";

export const ar: SiteTexts = { ...legal, ...service, ...moments, ...posts };

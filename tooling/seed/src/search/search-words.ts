import type { Language, Storefront } from "@giftshop/storefront-config";
import { inVariety } from "../varieties/in-variety.ts";

/** What the search window says before anything is typed. `{brand}` is filled in. */
export interface SearchWords {
  /** Searches as people type them, the most wanted first. */
  terms: readonly string[];
  highlight: { title: string; description: string };
}

const searchWords: Readonly<Record<Language, SearchWords>> = {
  nl: {
    terms: ["verjaardag", "uit eten", "wellness", "boeken", "reizen", "mode"],
    highlight: {
      title: "Liever iets om te beleven?",
      description: "{brand}: een dag waar ze nog lang over praten.",
    },
  },
  fr: {
    terms: ["anniversaire", "restaurant", "bien-être", "livres", "voyage", "cinéma"],
    highlight: {
      title: "Plutôt un moment à vivre ?",
      description: "{brand} : une journée dont on parlera longtemps.",
    },
  },
  de: {
    terms: ["Geburtstag", "Restaurant", "Wellness", "Bücher", "Reisen", "Kino"],
    highlight: {
      title: "Lieber etwas erleben?",
      description: "{brand}: ein Tag, von dem noch lange erzählt wird.",
    },
  },
  en: {
    terms: ["birthday", "dining out", "wellness", "books", "travel", "cinema"],
    highlight: {
      title: "Rather give an experience?",
      description: "{brand}: a day to talk about for a long time.",
    },
  },
  es: {
    terms: ["cumpleaños", "restaurantes", "bienestar", "libros", "viajes", "cine"],
    highlight: {
      title: "¿Mejor una experiencia?",
      description: "{brand}: un día del que se hablará mucho tiempo.",
    },
  },
  it: {
    terms: ["compleanno", "ristoranti", "benessere", "libri", "viaggi", "cinema"],
    highlight: {
      title: "Meglio qualcosa da vivere?",
      description: "{brand}: una giornata di cui si parlerà a lungo.",
    },
  },
  pt: {
    terms: ["aniversário", "restaurantes", "bem-estar", "livros", "viagens", "cinema"],
    highlight: {
      title: "E se fosse uma experiência?",
      description: "{brand}: um dia para lembrar por muito tempo.",
    },
  },
  pl: {
    terms: ["urodziny", "restauracje", "wellness", "książki", "podróże", "kino"],
    highlight: {
      title: "A może przeżycie?",
      description: "{brand}: dzień, o którym będzie się długo opowiadać.",
    },
  },
  sv: {
    terms: ["födelsedag", "restaurang", "spa", "böcker", "resor", "bio"],
    highlight: {
      title: "Hellre något att uppleva?",
      description: "{brand}: en dag man pratar om länge efteråt.",
    },
  },
  nb: {
    terms: ["bursdag", "restaurant", "velvære", "bøker", "reise", "kino"],
    highlight: {
      title: "Heller noe å oppleve?",
      description: "{brand}: en dag man snakker om lenge etterpå.",
    },
  },
  da: {
    terms: ["fødselsdag", "restaurant", "wellness", "bøger", "rejser", "biograf"],
    highlight: {
      title: "Hellere noget at opleve?",
      description: "{brand}: en dag, man taler om længe efter.",
    },
  },
  ar: {
    terms: ["مطاعم", "سينما", "كتب", "سفر", "أزياء", "استرخاء"],
    highlight: {
      title: "هل تفضّل تجربة لا تُنسى؟",
      description: "{brand}: يوم سيظل حديث الجميع طويلًا.",
    },
  },
};

/** What natives of a country type and read otherwise than in the base of their language. */
const searchWordsOfCountry: Readonly<Partial<Record<string, SearchWords>>> = {
  "en-US": { ...searchWords.en, terms: ["birthday", "dining out", "wellness", "books", "travel", "movies"] },
  "en-CA": { ...searchWords.en, terms: ["birthday", "dining out", "wellness", "books", "travel", "movies"] },
  "pt-PT": {
    ...searchWords.pt,
    highlight: {
      title: "E se fosse uma experiência?",
      description: "{brand}: um dia de que se vai falar durante muito tempo.",
    },
  },
};

/** What the search window of a storefront says in one of its languages. */
export const searchWordsFor = (storefront: Pick<Storefront, "country">, language: Language): SearchWords =>
  searchWordsOfCountry[`${language}-${storefront.country}`] ?? inVariety(searchWords[language], storefront, language);

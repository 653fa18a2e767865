import { expect, test } from "@jest/globals";
import { storefronts } from "../../index.ts";
import { complaintBodyOf, legalEntityOf } from "./legal-entities.ts";

test.each(storefronts.map((storefront) => [storefront.code, storefront] as const))(
  "%s says what law asks of its company, and who listens to complaints",
  (code, storefront) => {
    for (const fact of Object.values(legalEntityOf(code))) expect(fact).not.toBe("");
    const { name, site } = complaintBodyOf(storefront);
    expect(name).not.toBe("");
    expect(URL.canParse(`https://${site}`)).toBe(true);
  },
);

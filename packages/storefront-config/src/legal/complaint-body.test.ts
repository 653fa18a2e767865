import { expect, test } from "@jest/globals";
import { storefronts } from "../../index.ts";
import { complaintBodyOf } from "./complaint-bodies.ts";
import { legalEntityOf } from "./legal-entities.ts";

test.each(storefronts.map((storefront) => [storefront.code, storefront] as const))(
  "%s says what law asks of its company, and who listens to complaints",
  (code, storefront) => {
    for (const fact of Object.values(legalEntityOf(code))) expect(fact).not.toBe("");
    for (const language of storefront.languages) {
      const { name, site } = complaintBodyOf(storefront, language);
      expect(name).not.toBe("");
      expect(URL.canParse(`https://${site}`)).toBe(true);
    }
  },
);

test("whoever reads another language of the country is told the body by its name there", () => {
  expect(complaintBodyOf({ country: "BE" }, "fr").name).toBe("Service de médiation pour le consommateur");
  expect(complaintBodyOf({ country: "BE" }, "nl").name).toBe("Consumentenombudsdienst");
});

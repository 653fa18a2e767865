import { expect, test } from "@jest/globals";
import { render } from "@testing-library/react";
import { InEnglish } from "../testing/in-english.tsx";
import { CompanyFacts } from "./company-facts.tsx";

const said = (company: Parameters<typeof CompanyFacts>[0]) =>
  render(<CompanyFacts {...company} />, { wrapper: InEnglish }).container.textContent;

test("what a company typed is shown, and what it left out is not spoken of", () => {
  expect(said({ companyName: "Lumen Ltd", vatNumber: null, referenceNumber: "PO-12" })).toBe(
    "Company nameLumen LtdReference or cost centrePO-12",
  );
  expect(said({ companyName: null, vatNumber: null, referenceNumber: null })).toBe("");
});

import { facturX } from "../../../money/documents/index.ts";
import type { openPdf } from "./page.ts";
import type { DrawnDocument } from "./texts.ts";

/** As the standard wants it to be called: software looks for this name. */
const fileName = "factur-x.xml";
const namespace = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#";

/** What the metadata says of the data within, each a text that the standard names. */
const said = {
  DocumentFileName: { value: fileName, means: "name of the embedded XML invoice file" },
  DocumentType: { value: "INVOICE", means: "INVOICE" },
  Version: { value: "1.0", means: "version of the XML data" },
  ConformanceLevel: { value: "EN 16931", means: "profile of the XML data" },
} as const;

/** A schema that PDF/A does not know has to be described beside it. */
const schema = Object.entries(said)
  .map(
    ([name, { means }]) => `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${means}</pdfaProperty:description></rdf:li>`,
  )
  .join("\n");

const metadata = `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${schema}
</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>
<rdf:Description rdf:about="" xmlns:fx="${namespace}">
${Object.entries(said)
  .map(([name, { value }]) => `<fx:${name}>${value}</fx:${name}>`)
  .join("\n")}
</rdf:Description>`;

/** Attaches the document as data, for accounting software (Factur-X); a quote is booked by nobody. */
export const attachXml = (pdf: ReturnType<typeof openPdf>, document: DrawnDocument): void => {
  const { kind, issuedAt } = document;
  if (kind === "QUOTE") return;
  pdf.file(Buffer.from(facturX({ ...document, kind })), {
    name: fileName,
    type: "text/xml",
    relationship: "Alternative",
    creationDate: issuedAt,
    modifiedDate: issuedAt,
  } as never);
  pdf.appendXML(metadata);
};

import type { Country } from "../addresses/countries.ts";
import type { Language, Storefront } from "../types.ts";

/** Who listens to consumers whom a shop could not help. */
export interface ComplaintBody {
  name: string;
  /** Its site, without `https://`. */
  site: string;
}

/** Who speaks another language of the country: the same body by its other name, or another one. */
interface ComplaintBodies extends ComplaintBody {
  elsewhere?: Partial<Record<Language, ComplaintBody>>;
}

/**
 * Bodies of each country: an ombudsman or arbitration board, or the office that watches over consumers'
 * rights.
 */
const complaintBodies: Readonly<Record<Country, ComplaintBodies>> = {
  NL: { name: "ConsuWijzer", site: "www.consuwijzer.nl" },
  BE: {
    name: "Consumentenombudsdienst",
    site: "consumentenombudsdienst.be",
    elsewhere: { fr: { name: "Service de médiation pour le consommateur", site: "mediationconsommateur.be" } },
  },
  FR: { name: "CM2C", site: "www.cm2c.net" },
  DE: { name: "Universalschlichtungsstelle des Bundes", site: "www.universalschlichtungsstelle.de" },
  AT: { name: "Internet Ombudsstelle", site: "www.ombudsstelle.at" },
  CH: {
    name: "Stiftung für Konsumentenschutz",
    site: "www.konsumentenschutz.ch",
    elsewhere: {
      fr: { name: "Fédération romande des consommateurs", site: "www.frc.ch" },
      it: { name: "Associazione consumatrici e consumatori della Svizzera italiana", site: "acsi.ch" },
    },
  },
  GB: { name: "Citizens Advice", site: "www.citizensadvice.org.uk" },
  IE: { name: "Competition and Consumer Protection Commission", site: "www.ccpc.ie" },
  ES: { name: "Dirección General de Consumo", site: "www.dsca.gob.es" },
  IT: { name: "Autorità Garante della Concorrenza e del Mercato", site: "www.agcm.it" },
  PT: { name: "Livro de Reclamações", site: "www.livroreclamacoes.pt" },
  PL: { name: "UOKiK", site: "uokik.gov.pl" },
  SE: { name: "Allmänna reklamationsnämnden", site: "www.arn.se" },
  DK: { name: "Nævnenes Hus", site: "naevneneshus.dk" },
  NO: { name: "Forbrukertilsynet", site: "www.forbrukertilsynet.no" },
  US: { name: "Federal Trade Commission", site: "consumer.ftc.gov" },
  CA: {
    name: "Office of Consumer Affairs",
    site: "ised-isde.canada.ca",
    elsewhere: { fr: { name: "Bureau de la consommation", site: "ised-isde.canada.ca" } },
  },
  AU: { name: "Australian Competition and Consumer Commission", site: "www.accc.gov.au" },
  NZ: { name: "Consumer Protection", site: "www.consumerprotection.govt.nz" },
  BR: { name: "Consumidor.gov.br", site: "consumidor.gov.br" },
  MX: { name: "PROFECO", site: "www.gob.mx/profeco" },
  AE: {
    name: "UAE Ministry of Economy",
    site: "www.moec.gov.ae",
    elsewhere: { ar: { name: "وزارة الاقتصاد", site: "www.moec.gov.ae" } },
  },
};

/** Where a buyer of a storefront turns whom the shop could not help. */
export const complaintBodyOf = ({ country }: Pick<Storefront, "country">, language: Language): ComplaintBody => {
  const { elsewhere, name, site } = complaintBodies[country as Country];
  return elsewhere?.[language] ?? { name, site };
};

import type { Country } from "../addresses/countries.ts";
import type { Storefront } from "../types.ts";

/** Who carries a storefront's parcels. */
export interface Carrier {
  name: string;
  /** Its page about one parcel, with `{code}` in it; absent where it has none that can be linked. */
  trackingUrl?: string;
}

/** The postal service of each country that parcels leave from. */
const carriers: Readonly<Record<Country, Carrier>> = {
  NL: { name: "PostNL", trackingUrl: "https://jouw.postnl.nl/track-and-trace/{code}" },
  BE: { name: "bpost", trackingUrl: "https://track.bpost.cloud/btr/web/#/search?itemCode={code}" },
  FR: { name: "La Poste", trackingUrl: "https://www.laposte.fr/outils/suivre-vos-envois?code={code}" },
  DE: {
    name: "Deutsche Post",
    trackingUrl: "https://www.deutschepost.de/de/s/sendungsverfolgung.html?piececode={code}",
  },
  AT: { name: "Österreichische Post", trackingUrl: "https://www.post.at/sv/sendungsdetails?snr={code}" },
  CH: { name: "Die Post", trackingUrl: "https://service.post.ch/ekp-web/ui/entry/search/{code}" },
  GB: { name: "Royal Mail", trackingUrl: "https://www.royalmail.com/track-your-item#/tracking-results/{code}" },
  IE: { name: "An Post", trackingUrl: "https://www.anpost.com/Post-Parcels/Track/History?item={code}" },
  ES: {
    name: "Correos",
    trackingUrl: "https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number={code}",
  },
  IT: { name: "Poste Italiane", trackingUrl: "https://www.poste.it/cerca/index.html#/risultati-spedizioni/{code}" },
  PT: { name: "CTT", trackingUrl: "https://www.ctt.pt/feapl_2/app/open/objectSearch/objectSearch.jspx?objects={code}" },
  PL: { name: "Poczta Polska", trackingUrl: "https://emonitoring.poczta-polska.pl/?numer={code}" },
  SE: {
    name: "PostNord",
    trackingUrl: "https://www.postnord.se/vara-verktyg/spara-brev-paket-och-pall?shipmentId={code}",
  },
  DK: { name: "PostNord", trackingUrl: "https://www.postnord.dk/track-and-trace?shipmentId={code}" },
  NO: { name: "Posten", trackingUrl: "https://sporing.posten.no/sporing/{code}" },
  US: { name: "USPS", trackingUrl: "https://tools.usps.com/go/TrackConfirmAction?tLabels={code}" },
  CA: { name: "Canada Post", trackingUrl: "https://www.canadapost-postescanada.ca/track-reperage/en#/details/{code}" },
  AU: { name: "Australia Post", trackingUrl: "https://auspost.com.au/mypost/track/details/{code}" },
  NZ: { name: "NZ Post", trackingUrl: "https://www.nzpost.co.nz/tools/tracking?trackid={code}" },
  BR: { name: "Correios", trackingUrl: "https://rastreamento.correios.com.br/app/index.php?objeto={code}" },
  MX: { name: "Correos de México" },
  AE: { name: "Emirates Post" },
};

/** Who carries the parcels of a storefront. */
export const carrierOf = ({ country }: Storefront): Carrier => carriers[country as Country];

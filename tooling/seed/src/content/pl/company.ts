import type { SiteTexts } from "../site-texts.ts";

export const company: Pick<SiteTexts, "imprint" | "accessibility"> = {
  imprint: {
    title: "Informacje prawne",
    description:
      "Kto prowadzi {shop}: firma z adresem, rejestrem, numerem podatkowym i osobą uprawnioną, jak się z nią skontaktować i gdzie złożyć skargę.",
    intro: "Firma prowadząca sklep {shop}.",
    sections: {
      company: { title: "Firma", body: "{company}  \n{street}  \n{place}" },
      register: {
        title: "Rejestr i podatki",
        body: "Rejestr: {register}  \nNIP: {vatNumber}  \nReprezentacja: {director}",
      },
      contact: { title: "Kontakt", body: "E-mail: [{email}](mailto:{email})  \nTelefon: {phone}" },
      complaints: {
        title: "Skargi",
        body: "Najpierw napisz do nas: odpowiadamy w ciągu dwóch dni roboczych. Jeśli nie znajdziemy wspólnie rozwiązania, możesz zwrócić się do: {complaintBody}.",
      },
    },
  },
  accessibility: {
    title: "Dostępność",
    description:
      "Na ile dostępny jest sklep {shop}, według jakiej normy, co jeszcze nie działa dla wszystkich i komu o tym powiedzieć.",
    intro: "Każdy powinien móc podarować kartę podarunkową i z niej skorzystać.",
    sections: {
      standard: {
        title: "Jaką normę stosujemy",
        body: "Strony i e-maile sklepu {shop} są zgodne z Web Content Accessibility Guidelines 2.2, poziom AA, i z europejską normą EN 301 549. Działają z klawiaturą, z czytnikami ekranu, przy powiększeniu 400% i bez animacji. Każda strona jest sprawdzana automatycznie przed każdą zmianą.",
      },
      limits: {
        title: "Co jeszcze nie działa",
        body: "- Mapa punktów jest trudna w użyciu bez wzroku; lista obok mówi to samo.\n- Strona płatności należy do operatora płatności, który sam podaje, na ile jest dostępna.\n- Faktury to otagowane pliki PDF; te same dane można pobrać jako XML.",
      },
      help: {
        title: "Powiedz nam",
        body: "Jeśli coś Ci nie działa, napisz na [{email}](mailto:{email}) lub zadzwoń: {phone}. Odpowiadamy w ciągu dwóch dni roboczych, a w tym czasie znajdziemy inny sposób złożenia zamówienia.",
      },
      complaints: {
        title: "Jeśli to nie pomoże",
        body: "Możesz zwrócić się do: {complaintBody}. To oświadczenie opisuje sklep takim, jaki jest dziś; przeglądamy je przy każdej zmianie.",
      },
    },
  },
};

import type { SiteTexts } from "../site-texts.ts";

export const company: Pick<SiteTexts, "imprint" | "accessibility"> = {
  imprint: {
    title: "Impressum",
    description:
      "Wer {shop} betreibt: das Unternehmen mit Anschrift, Register, Umsatzsteuernummer und Vertretung, wie Sie es erreichen und wo Sie sich beschweren.",
    intro: "Das Unternehmen hinter {shop}.",
    sections: {
      company: { title: "Unternehmen", body: "{company}  \n{street}  \n{place}" },
      register: {
        title: "Register und Steuer",
        body: "Register: {register}  \nSteuernummer (USt-IdNr. / UID): {vatNumber}  \nVertreten durch: {director}",
      },
      contact: { title: "Kontakt", body: "E-Mail: [{email}](mailto:{email})  \nTelefon: {phone}" },
      complaints: {
        title: "Beschwerden",
        body: "Schreiben Sie uns zuerst: Wir antworten innerhalb von zwei Werktagen. Finden wir gemeinsam keine Lösung, ist diese Stelle für Sie da: {complaintBody}.",
      },
    },
  },
  accessibility: {
    title: "Barrierefreiheit",
    description:
      "Wie barrierefrei {shop} ist, nach welcher Norm, was noch nicht für alle funktioniert und wem Sie sagen, was Ihnen im Weg steht.",
    intro: "Alle sollen eine Geschenkkarte schenken und einlösen können.",
    sections: {
      standard: {
        title: "Woran wir uns halten",
        body: "Seiten und E-Mails von {shop} folgen den Web Content Accessibility Guidelines 2.2, Stufe AA, und der europäischen Norm EN 301 549. Sie lassen sich mit der Tastatur, mit Screenreadern, bei 400 % Vergrößerung und ohne Animationen bedienen. Jede Seite wird vor jeder Änderung maschinell geprüft.",
      },
      limits: {
        title: "Was noch nicht geht",
        body: "- Die Kartenansicht der Filialen ist ohne Sehen schwer zu bedienen; die Liste daneben sagt dasselbe.\n- Die Zahlungsseite gehört dem Zahlungsdienstleister, der selbst angibt, wie barrierefrei sie ist.\n- Rechnungen sind getaggte PDF-Dateien; dieselben Daten gibt es als XML.",
      },
      help: {
        title: "Sagen Sie es uns",
        body: "Steht Ihnen etwas im Weg, schreiben Sie an [{email}](mailto:{email}) oder rufen Sie {phone} an. Wir antworten innerhalb von zwei Werktagen und finden bis dahin einen anderen Weg für Ihre Bestellung.",
      },
      complaints: {
        title: "Wenn das nicht hilft",
        body: "Dann ist diese Stelle für Sie da: {complaintBody}. Diese Erklärung gilt für den Shop, wie er heute ist; wir prüfen sie bei jeder Änderung.",
      },
    },
  },
};

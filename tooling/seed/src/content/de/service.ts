import type { SiteTexts } from "../site-texts.ts";

export const service: Pick<SiteTexts, "helpdesk" | "contact" | "business" | "home" | "headings"> = {
  helpdesk: {
    title: "Fragen und Antworten",
    description:
      "Geschenkkarten von {shop} bestellen, erhalten, bezahlen und einlösen: Antworten auf Ihre Fragen und wie Sie uns erreichen.",
    intro: "Die meisten Fragen sind hier beantwortet. Ihre ist nicht dabei? Kontaktieren Sie uns.",
    topics: {
      ordering: {
        title: "Bestellen",
        questions: [
          {
            question: "Kann ich mit einer Bestellung mehrere Personen beschenken?",
            answer:
              "Ja, per E-Mail und per Post: Jedes Geschenk in Ihrem Warenkorb hat einen eigenen Empfänger, eine eigene Nachricht und einen eigenen Betrag, und Sie bezahlen nur einmal. Bei Karten per Post wählen Sie für jede Person, ob die Karte direkt zu ihr geht oder zu Ihnen.",
          },
          {
            question: "Kann ich den Betrag selbst wählen?",
            answer:
              "Bei den meisten Karten ja: jeden ganzen Betrag innerhalb der Grenzen, die auf der Produktseite stehen. Manche Marken bieten nur feste Beträge an.",
          },
          {
            question: "Kann ich eine bezahlte Bestellung noch ändern?",
            answer:
              "Zum Teil: Auf der Seite Ihrer Bestellung können Sie eine E-Mail-Adresse berichtigen oder ein Geschenk zurücknehmen, das noch nicht geöffnet ist. Der Link steht in der Bestätigung. Bei allem anderen helfen wir, wenn Sie uns schnell schreiben.",
          },
          {
            question: "Brauche ich ein Konto?",
            answer:
              "Nein. Sie können als Gast bestellen; die Bestätigung kommt per E-Mail. Mit einem Konto sehen Sie Bestellungen und Geschenkkarten an einem Ort.",
          },
        ],
      },
      delivery: {
        title: "Lieferung",
        questions: [
          {
            question: "Wie schnell ist eine Geschenkkarte da?",
            answer:
              "Digitale Karten meist nach wenigen Minuten. Gedruckte Karten gehen am selben Werktag in die Post, wenn Sie vor {cutOff} Uhr bestellen. Den Liefertag sehen Sie bei der Bestellung.",
          },
          {
            question: "Die E-Mail ist nicht angekommen. Was nun?",
            answer:
              "Sehen Sie im Spam-Ordner nach und prüfen Sie die Adresse in Ihrer Bestätigung. Stimmt sie, [schreiben Sie uns](route:contact), und wir schicken die E-Mail noch einmal.",
          },
          {
            question: "Sieht der Empfänger, was ich bezahlt habe?",
            answer:
              "Der Empfänger sieht den Wert der Karte, aber nie, was Sie für Versand oder Verpackung bezahlt haben. Eine Rechnung liegt nicht bei.",
          },
        ],
      },
      payment: {
        title: "Bezahlen",
        questions: [
          {
            question: "Wie kann ich bezahlen?",
            answer:
              "Mit den Zahlungsarten, die Sie an der Kasse sehen. Ihre Zahlungsdaten gehen nur an den Zahlungsdienstleister.",
          },
          {
            question: "Die Zahlung hat nicht geklappt. Ist meine Bestellung weg?",
            answer:
              "Nein. Ihre Bestellung wartet auf Sie, mit allem, was Sie eingegeben haben. Versuchen Sie es noch einmal oder wählen Sie eine andere Zahlungsart.",
          },
          {
            question: "Bekomme ich eine Rechnung?",
            answer:
              "Ja, auf Wunsch: Auf der Seite Ihrer bezahlten Bestellung können Sie eine Rechnung anfordern. Den Link dorthin finden Sie in der Bestätigung. Die Preise für Versand und Verpackung enthalten die Mehrwertsteuer.",
          },
        ],
      },
      spending: {
        title: "Einlösen",
        questions: [
          {
            question: "Wie viel Guthaben ist noch auf meiner Karte?",
            answer:
              "Geben Sie Nummer und PIN auf der Seite [Guthaben prüfen](route:balanceCheck) ein. Dort sehen Sie auch, bis wann die Karte gilt.",
          },
          {
            question: "Muss ich alles auf einmal einlösen?",
            answer: "Nein. Was übrig ist, bleibt auf der Karte, bis sie abläuft.",
          },
          {
            question: "Wie lange ist eine Geschenkkarte gültig?",
            answer: "{validity} ab dem Tag der Aktivierung, sofern bei der Karte nichts anderes angegeben ist.",
          },
          {
            question: "Kann ich mir das Guthaben auszahlen lassen?",
            answer:
              "Nein, es sei denn, das Gesetz verlangt es. Eine Geschenkkarte wird bei der Marke eingelöst, die darauf steht. Passt sie nicht zu Ihnen, freut sich bestimmt jemand anders darüber.",
          },
        ],
      },
      problems: {
        title: "Wenn etwas nicht stimmt",
        questions: [
          {
            question: "Meine Kartennummer wird nicht erkannt.",
            answer:
              "Vergleichen Sie die 19 Ziffern und die 6 Ziffern der PIN; Leerzeichen spielen keine Rolle. Nach fünf falschen PINs ist eine Karte 24 Stunden gesperrt, um das Guthaben zu schützen.",
          },
          {
            question: "Ich habe meine Karte verloren.",
            answer:
              "Sagen Sie uns sofort Bescheid und halten Sie die Bestellnummer bereit. Wir sperren, was noch darauf ist, und suchen mit Ihnen eine Lösung.",
          },
          {
            question: "Das Geschäft nimmt meine Karte nicht an.",
            answer:
              "Prüfen Sie, ob Marke und Land stimmen und ob die Karte noch gültig ist. Irrt sich das Geschäft, schreiben Sie uns: Wir klären das mit der Marke.",
          },
        ],
      },
    },
  },
  contact: {
    title: "Kundenservice",
    description:
      "Schreiben Sie {shop} oder rufen Sie an: Unser Kundenservice antwortet innerhalb von zwei Werktagen, meist viel früher.",
    intro: "Unser Kundenservice antwortet innerhalb von zwei Werktagen, meist noch am selben Tag.",
    before:
      "Vielleicht steht die Antwort schon bei den [Fragen und Antworten](route:helpdesk). Geht es um eine Bestellung, halten Sie bitte deren Nummer bereit.",
    hours: "Telefonisch unter {phone}, an Werktagen.",
  },
  business: {
    title: "Geschenkkarten für Unternehmen",
    description:
      "Dem Team danken, Kunden begrüßen, eine gute Idee belohnen: Geschenkkarten für Unternehmen, für eine Person oder für tausend.",
    intro: "Ein Geschenk, das allen im Team gefällt: Alle wählen selbst, niemand muss raten.",
    reasons: [
      {
        title: "Für alle etwas dabei",
        body: "Vom Kino bis zum Gartencenter: Ihr Team sucht sich aus, was gefällt. Keine Größen, keine Reste, nichts, was in der Schublade landet.",
      },
      {
        title: "An einem Nachmittag erledigt",
        body: "Digitale Karten sind innerhalb einer Stunde da, mit Ihrer eigenen Nachricht. Gedruckte gehen am selben Werktag in die Post, wenn Sie vor {cutOff} Uhr bestellen.",
      },
      {
        title: "Klar für die Buchhaltung",
        body: "Sie zahlen den Wert der Karten. Die Preise für Versand und Verpackung enthalten die Mehrwertsteuer, und eine Bestätigung führt alles auf.",
      },
    ],
    steps: [
      {
        title: "Karten und Beträge wählen",
        body: "Eine Karte für alle oder für jede Person eine andere: Legen Sie jede mit Namen und Nachricht in den Warenkorb.",
      },
      { title: "Einmal bezahlen", body: "Mit der Zahlungsart Ihrer Wahl, alles in einer Zahlung." },
      {
        title: "Geschenke verteilen",
        body: "Alle bekommen ihr eigenes Geschenk per E-Mail. Gedruckte Karten gehen an die Beschenkten oder zu Ihnen, und Sie verteilen sie.",
      },
    ],
    invoice: {
      title: "Größere Bestellungen",
      body: "Sie möchten auf Rechnung kaufen oder Ihr Logo auf der Karte sehen? Dann [fordern Sie ein Angebot an](route:businessQuote). Viele Geschenke auf einmal bestellen Sie mit einer [Liste der Empfänger](route:manyRecipients).",
    },
    questions: [
      {
        question: "Können wir eine eigene Nachricht hinzufügen?",
        answer: "Ja, bis zu 150 Zeichen je Geschenk, auf Wunsch für alle eine andere.",
      },
      {
        question: "Sind Geschenkkarten für Mitarbeitende steuerfrei?",
        answer:
          "Das hängt von Ihrem Land und vom Anlass ab. Ihre Steuerberatung kennt die Grenzen; in unserer Bestätigung steht, wer was in welchem Wert bekommen hat.",
      },
      {
        question: "Was wird aus Karten, die niemand einlöst?",
        answer: "Sie bleiben {validity} gültig. Das Guthaben lässt sich jederzeit nachsehen.",
      },
    ],
  },
  home: {
    welcome: {
      title: "Geschenke, die rechtzeitig da sind",
      body: "{shop} hat Geschenkkarten für jeden Geschmack: in einer Minute ausgesucht, mit Ihren eigenen Worten dazu, heute per E-Mail oder spätestens am nächsten Werktag verschickt.",
    },
    reasons: [
      {
        title: "Pünktlich verschickt",
        body: "Digital innerhalb einer Stunde, per Post am selben Werktag verschickt, wenn Sie vor {cutOff} Uhr bestellen.",
      },
      {
        title: "Mit Ihrer Nachricht",
        body: "Ihre Nachricht, Geschenkpapier und eine Geschenkverpackung machen aus einer Karte ein Geschenk.",
      },
      {
        title: "Wir sind für Sie da",
        body: "Guthaben und Gültigkeit lassen sich jederzeit nachsehen, und wenn etwas schiefgeht, helfen wir.",
      },
    ],
    choice: {
      title: "Noch keine Idee?",
      body: "Fangen Sie beim Anlass an. Für Geburtstage, Hochzeiten, Geburten und viele andere Tage finden Sie unter [Geschenkanlässe](route:givingMoments) passende Karten und ein paar gute Worte.",
    },
  },
  headings: {
    cards: "Passende Geschenkkarten",
    posts: "Weiterlesen",
    cases: "So schenken Unternehmen",
    testimonials: "Was unsere Kunden sagen",
    steps: "So geht es",
    questions: "Fragen",
    contact: "Noch eine Frage?",
    contactBody: "Schreiben Sie an [{email}](mailto:{email}) oder rufen Sie {phone} an. Unser Team hilft Ihnen gern.",
    allMoments: "Alle Geschenkanlässe",
    allCards: "Alle Geschenkkarten",
  },
};

import type { SiteTexts } from "../site-texts.ts";

export const categories: SiteTexts["categories"] = {
  fashion: {
    title: "Kleidung, die ausgesucht statt umgetauscht wird",
    body: "Was man selbst anprobiert hat, bringt man nicht zurück. Mit einer Modekarte wählen die Beschenkten Farbe, Schnitt und die richtige Größe, im Laden oder zu Hause.",
    question: "Welcher Wert reicht für Mode?",
    answer:
      "Ein kleiner Wert reicht für ein Accessoire oder ein T-Shirt, ein größerer für Schuhe oder eine Jacke. Jeder Betrag von {digitalMinimum} bis {digitalMaximum} ist möglich.",
  },
  beauty: {
    title: "Für den Spiegel am Morgen",
    body: "Duft und Pflege sind eine Frage von Geschmack und Haut. Eine Beautykarte überlässt beides der Person, die sich damit am besten auskennt.",
    question: "Lassen sich damit auch Behandlungen bezahlen?",
    answer:
      "Das hängt von der Marke ab: Auf der Seite einer Karte steht, ob sie für Produkte, für Behandlungen oder für beides gilt.",
  },
  books: {
    title: "Für den Stapel neben dem Bett",
    body: "Sie müssen nicht wissen, was schon gelesen ist. Eine Karte für die Buchhandlung verspricht ruhige Abende und eine Stunde zwischen den Regalen.",
    question: "Gilt sie auch für E-Books?",
    answer: "Viele Buchhandlungen führen beides. Wofür eine Karte gilt, steht auf ihrer Seite bei den Bedingungen.",
  },
  dining: {
    title: "Ein Abend, an dem andere kochen",
    body: "Ein Tisch für zwei, Mittagessen mit dem ganzen Büro, Frühstück am Fenster: Eine Restaurantkarte wird eingelöst, wenn Zeit dafür ist, und niemand muss abwaschen.",
    question: "Muss man reservieren?",
    answer:
      "Die meisten Restaurants freuen sich darüber. Auf der Seite der Karte steht es, und es ist ein guter Moment, sie zu erwähnen.",
  },
  cinema: {
    title: "Zwei Plätze im Dunkeln",
    body: "Premiere oder Matinee, Komödie oder Drama: Titel, Tag und Begleitung bleiben frei. Popcorn inklusive, wenn der Wert es hergibt.",
    question: "Kann man damit online buchen?",
    answer:
      "Bei den meisten Kinos und Theatern ja: Die Nummer der Karte wird beim Bezahlen eingegeben. Wie es dort geht, steht auf ihrer Seite.",
  },
  travel: {
    title: "Eine Nacht weg oder vierzehn",
    body: "Auf eine Reisekarte freut man sich am längsten. Ob daraus eine Bahnfahrt, ein Zimmer oder ein halber Flug wird, entscheiden die Beschenkten.",
    question: "Können wir gemeinsam eine Karte schenken?",
    answer:
      "Ja. Wählen Sie einen höheren Wert, lassen Sie alle in der Nachricht unterschreiben und verschicken Sie ein einziges Geschenk.",
  },
  wellness: {
    title: "Ein Nachmittag ohne Telefon",
    body: "Sauna, Massage oder einfach warmes Wasser: Freie Zeit kauft man sich selten selbst. Als Karte bekommt sie einen Termin, und dann findet sie statt.",
    question: "Wie lange kann man damit warten?",
    answer: "Eine Karte gilt {validity} ab dem Tag, an dem sie aktiviert wird. Entspannen eilt also nicht.",
  },
  "home-garden": {
    title: "Für Räume, die noch werden",
    body: "Eine Lampe für die neue Wohnung, Blumenzwiebeln für den Herbst, Farbe für die Tür: Zu Hause gibt es immer ein nächstes Vorhaben. Die Beschenkten kennen es, und Sie schenken es.",
    question: "Passt das zum Einzug?",
    answer:
      "Sehr gut sogar: In den ersten Wochen merkt man, was fehlt. Per E-Mail ist die Karte da, bevor die Kisten ausgepackt sind.",
  },
  sports: {
    title: "Raus aus der Tür",
    body: "Schuhe für die ersten fünf Kilometer, ein Seil für die Halle, eine Dauerkarte fürs Schwimmbad. Eine Sportkarte gibt guten Vorsätzen einen Anfang.",
    question: "Gilt sie für Ausrüstung und für Kurse?",
    answer:
      "Geschäfte nehmen sie für Ausrüstung, Studios für Kurse und Eintritte. Auf der Seite jeder Karte steht, was von beidem gilt.",
  },
  "games-tech": {
    title: "Nächstes Level",
    body: "Für Konsolen, Computer und alles mit Stecker. Eine digitale Karte ist innerhalb einer Stunde da und gleich eingegeben, auch spät am Geburtstagsabend.",
    question: "Funktioniert eine digitale Karte sofort?",
    answer: "Ja. Nummer und PIN stehen in der E-Mail und gelten, sobald die Zahlung eingegangen ist.",
  },
  kids: {
    title: "Zum Bauen, Lesen und Hineinwachsen",
    body: "Kinder wissen genau, was sie wollen, nur erst nächste Woche. Eine Karte wartet auf die Entscheidung und macht aus dem Einkauf einen Ausflug.",
    question: "Ab welchem Alter passt das?",
    answer:
      "Ab etwa sechs Jahren macht das Aussuchen selbst Freude. Zur Geburt suchen die Eltern aus, meist eine Größe größer.",
  },
  "food-wine": {
    title: "Für den Tisch, vom Käse bis zum Champagner",
    body: "Feinkost, Wein und Schokolade, ausgesucht von denen, die sie genießen. Schon ein kleiner Wert ist ein Genuss.",
    question: "Gibt es bei Wein eine Altersgrenze?",
    answer:
      "Ja: Alkohol wird nur an Erwachsene verkauft, und das Geschäft kann beim Einlösen einen Nachweis verlangen.",
  },
  music: {
    title: "Lauter, bitte",
    body: "Eine Schallplatte, ein Konzert, drei Tage mit Freunden auf einer Wiese. Eine Musikkarte überlässt den Beschenkten Datum und Lautstärke.",
    question: "Und wenn ein Konzert mehr kostet als die Karte?",
    answer: "Der Unterschied wird bei der Buchung dazugezahlt. Kostet es weniger, bleibt der Rest auf der Karte.",
  },
  experiences: {
    title: "Geschichten statt Gegenstände",
    body: "Fliegen, kochen, fahren, sich mit Absicht verlaufen: Ein Erlebnis braucht keinen Platz und wird jahrelang weitererzählt. Wie viel Mut dazugehört, entscheiden die Beschenkten selbst.",
    question: "Steht der Termin schon fest?",
    answer: "Nein. Er wird mit dem Anbieter vereinbart, jederzeit, solange die Karte gilt ({validity}).",
  },
  motoring: {
    title: "Für alles, was Räder hat",
    body: "Neue Reifen, eine Inspektion, eine Klingel mit besserem Klang: für alle, die lieber unterwegs sind als im Laden. Nützlich, und trotzdem ein Geschenk.",
    question: "Gibt es auch etwas fürs Fahrrad?",
    answer:
      "Ja. Fahrradläden und ihre Werkstätten stehen hier neben Autowerkstätten; wofür eine Karte gilt, steht auf ihrer Seite.",
  },
  pets: {
    title: "Für alle, die nicht Danke sagen können",
    body: "Doch, nur ohne Worte. Eine Karte für Futter, Spielzeug oder die Tierarztpraxis macht zwei eine Freude: dem Tier und dem Menschen mit den Tüten.",
    question: "Gilt sie im Laden oder in der Praxis?",
    answer: "Es gibt beides. Auf der Seite der Karte steht, wo sie eingelöst wird.",
  },
  charity: {
    title: "Ein Geschenk für jemanden, den Sie nie treffen",
    body: "Für Menschen, die alles haben. Sie wählen Betrag und Zweck; die beschenkte Person bekommt Ihre Worte, und andere bekommen Hilfe.",
    question: "Kommt der ganze Betrag an?",
    answer: "Ja. Jede Spende geben wir vollständig weiter, ohne Gebühr und ohne Mehrwertsteuer.",
  },
  "for-business": {
    title: "Ein Dank, der allen passt",
    body: "Für zehn im Team oder hundert: per E-Mail an alle einzeln oder per Post an eine Adresse, jede Karte mit eigener Nachricht. Die Werte richten sich nach Ihrem Budget, und eine Bestellung genügt.",
    question: "Ist Kauf auf Rechnung möglich?",
    answer:
      "Nicht im Shop: Bezahlt wird gleich bei der Bestellung. Wie Sie für größere Bestellungen ein Angebot bekommen, steht auf unserer Seite für Unternehmen.",
  },
};

import type { SiteTexts } from "../site-texts.ts";

export const categories: SiteTexts["categories"] = {
  fashion: {
    title: "Mode-Geschenkkarten: immer die richtige Größe",
    body: "Mit einer Modekarte wählen die Beschenkten Farbe, Schnitt und die richtige Größe, im Laden oder zu Hause.",
    question: "Welcher Betrag reicht für Mode?",
    answer:
      "Ein kleiner reicht für ein Accessoire oder ein T-Shirt, ein größerer für Schuhe oder eine Jacke. Bei den meisten Marken ist jeder ganze Betrag von {digitalMinimum} bis {digitalMaximum} möglich.",
  },
  beauty: {
    title: "Beauty-Geschenkkarten: Pflege nach Geschmack",
    body: "Duft und Pflege sind eine Frage von Geschmack und Haut. Eine Beautykarte überlässt beides der Person, die sich damit am besten auskennt.",
    question: "Lassen sich damit auch Behandlungen bezahlen?",
    answer:
      "Das hängt von der Marke ab: Auf der Produktseite steht, ob die Karte für Produkte, für Behandlungen oder für beides gilt.",
  },
  books: {
    title: "Bücher-Geschenkkarten: für alle, die gern lesen",
    body: "Sie müssen nicht wissen, was schon gelesen ist. Eine Karte für die Buchhandlung verspricht ruhige Abende und eine Stunde zwischen den Regalen.",
    question: "Gilt sie auch für E-Books?",
    answer:
      "Viele Buchhandlungen führen beides. Wofür eine Karte gilt, steht auf der Produktseite bei den Bedingungen.",
  },
  dining: {
    title: "Restaurant-Geschenkkarten: ein Abend ohne Kochen",
    body: "Ein Tisch für zwei, Mittagessen mit dem ganzen Büro, Frühstück am Fenster: Eine Restaurantkarte wird eingelöst, wenn Zeit dafür ist, und niemand muss abwaschen.",
    question: "Muss man reservieren?",
    answer:
      "Die meisten Restaurants freuen sich darüber. Auf der Produktseite steht, wie es geht. Erwähnen Sie die Karte gleich beim Reservieren.",
  },
  cinema: {
    title: "Kino- und Theater-Geschenkkarten: ein Abend zu zweit",
    body: "Premiere oder Matinee, Komödie oder Drama: Titel, Tag und Begleitung bleiben frei. Und vielleicht ist noch Popcorn dabei.",
    question: "Kann man damit online buchen?",
    answer:
      "Bei den meisten Kinos und Theatern ja: Die Nummer der Karte wird beim Bezahlen eingegeben. Wie es geht, steht auf der Produktseite.",
  },
  travel: {
    title: "Reise-Geschenkkarten: eine Nacht oder zwei Wochen",
    body: "Auf eine Reisekarte freut man sich am längsten. Ob daraus eine Bahnfahrt, ein Hotelzimmer oder ein Flug wird, entscheiden die Beschenkten.",
    question: "Können wir gemeinsam eine Karte schenken?",
    answer:
      "Ja. Wählen Sie einen höheren Betrag, lassen Sie alle in der Nachricht unterschreiben und verschicken Sie ein einziges Geschenk.",
  },
  wellness: {
    title: "Wellness-Geschenkkarten: ein Nachmittag Ruhe",
    body: "Sauna, Massage oder einfach warmes Wasser: Für sich selbst nimmt man sich selten Zeit. Mit einer Wellnesskarte klappt es.",
    question: "Wie lange ist die Karte gültig?",
    answer: "Eine Karte gilt {validity} ab dem Tag, an dem sie aktiviert wird. Es eilt also nicht.",
  },
  "home-garden": {
    title: "Geschenkkarten für Haus und Garten: fürs neue Zuhause",
    body: "Eine Lampe für die neue Wohnung, Blumenzwiebeln für den Herbst, Farbe für die Tür: Zu Hause gibt es immer etwas zu tun, und die Beschenkten wissen, was.",
    question: "Passt das zum Einzug?",
    answer:
      "Sehr gut sogar: In den ersten Wochen merkt man, was fehlt. Per E-Mail ist die Karte da, bevor die Kisten ausgepackt sind.",
  },
  sports: {
    title: "Sport-Geschenkkarten: raus an die frische Luft",
    body: "Schuhe für die ersten fünf Kilometer, ein Seil für die Halle, eine Dauerkarte fürs Schwimmbad. Eine Sportkarte gibt guten Vorsätzen einen Anfang.",
    question: "Gilt sie für Ausrüstung und für Kurse?",
    answer:
      "Geschäfte nehmen sie für Ausrüstung, Studios für Kurse und Eintritte. Auf der Produktseite steht, wofür die Karte gilt.",
  },
  "games-tech": {
    title: "Gaming-Geschenkkarten: nächstes Level",
    body: "Für Konsolen, Computer und Zubehör. Eine digitale Karte ist innerhalb einer Stunde da und gleich eingegeben, auch spät am Geburtstagsabend.",
    question: "Funktioniert eine digitale Karte sofort?",
    answer: "Ja. Sobald die Zahlung eingegangen ist, kommt die Karte per E-Mail und lässt sich gleich einlösen.",
  },
  kids: {
    title: "Geschenkkarten für Kinder: selbst aussuchen macht Spaß",
    body: "Kinder wissen genau, was sie wollen, nur erst nächste Woche. Eine Karte wartet auf die Entscheidung und macht aus dem Einkauf einen Ausflug.",
    question: "Ab welchem Alter passt das?",
    answer:
      "Ab etwa sechs Jahren macht das Aussuchen selbst Freude. Zur Geburt suchen die Eltern aus, meist eine Größe größer.",
  },
  "food-wine": {
    title: "Genuss-Geschenkkarten: vom Käse bis zum Champagner",
    body: "Feinkost, Wein und Schokolade, ausgesucht von denen, die sie genießen. Schon ein kleiner Betrag macht Freude.",
    question: "Gibt es bei Wein eine Altersgrenze?",
    answer:
      "Ja: Alkohol wird nur an Erwachsene verkauft, und das Geschäft kann beim Einlösen einen Nachweis verlangen.",
  },
  music: {
    title: "Musik-Geschenkkarten: von der Platte bis zum Festival",
    body: "Eine Schallplatte, ein Konzert, drei Tage mit Freunden auf einer Wiese. Mit einer Musikkarte wählen die Beschenkten selbst.",
    question: "Und wenn ein Konzert mehr kostet als die Karte?",
    answer: "Der Unterschied wird bei der Buchung dazugezahlt. Kostet es weniger, bleibt der Rest auf der Karte.",
  },
  experiences: {
    title: "Erlebnis-Geschenkkarten: ein Tag, der bleibt",
    body: "Fliegen, kochen, fahren: Von einem Erlebnis erzählt man noch nach Jahren. Die Beschenkten entscheiden, was und wann.",
    question: "Steht der Termin schon fest?",
    answer: "Nein. Er wird mit dem Anbieter vereinbart, jederzeit, solange die Karte gilt ({validity}).",
  },
  motoring: {
    title: "Geschenkkarten für Auto und Fahrrad",
    body: "Neue Reifen, eine Inspektion, eine Klingel mit besserem Klang: für alle, die lieber unterwegs sind als im Laden. Nützlich, und trotzdem ein Geschenk.",
    question: "Gibt es auch etwas fürs Fahrrad?",
    answer:
      "Ja. Fahrradläden und ihre Werkstätten stehen hier neben Autowerkstätten; wofür eine Karte gilt, steht auf der Produktseite.",
  },
  pets: {
    title: "Haustier-Geschenkkarten: für Tier und Mensch",
    body: "Eine Karte für Futter, Spielzeug oder die Tierarztpraxis macht gleich zweien Freude: dem Tier und seinem Menschen.",
    question: "Gilt sie im Laden oder in der Praxis?",
    answer: "Es gibt beides. Auf der Produktseite steht, wo die Karte eingelöst wird.",
  },
  charity: {
    title: "Eine Spende verschenken",
    body: "Für Menschen, die alles haben. Sie wählen Betrag und Zweck; die beschenkte Person bekommt Ihre Nachricht, und andere bekommen Hilfe.",
    question: "Kommt der ganze Betrag an?",
    answer: "Ja. Jede Spende geben wir vollständig weiter, ohne Gebühr.",
  },
  "for-business": {
    title: "Geschenkkarten für Unternehmen: ein Dank für alle",
    body: "Für zehn im Team oder hundert: per E-Mail oder per Post, an alle einzeln oder an eine Adresse, jede Karte mit eigener Nachricht. Die Beträge richten sich nach Ihrem Budget, und eine Bestellung genügt.",
    question: "Ist Kauf auf Rechnung möglich?",
    answer:
      "Ja, nach Absprache: [Fordern Sie ein Angebot an](route:businessQuote), dann richtet unser Team den Kauf auf Rechnung ein.",
  },
};

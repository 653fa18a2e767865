import type { SiteTexts } from "../site-texts.ts";

export const moments: Pick<SiteTexts, "givingMoments" | "moments" | "landings"> = {
  givingMoments: {
    title: "Geschenkanlässe",
    description:
      "Geschenkkarten zu Geburtstag, Hochzeit, Geburt, Abschied und vielen anderen Tagen, mit Ideen für die Nachricht auf der Karte.",
    intro: "Was gibt es zu feiern? Wählen Sie den Anlass, beim Rest helfen wir.",
  },
  moments: {
    birthday: {
      path: "geburtstag",
      title: "Geburtstag",
      description:
        "Geschenkkarten zum Geburtstag: Ideen für jedes Alter, ein Betrag, der passt, und Glückwünsche, die nicht jeder schreibt.",
      intro:
        "Er kommt jedes Jahr und überrascht einen doch. Vorher gratulieren bringt Unglück, sagt man; eine Geschenkkarte ist auch am Tag selbst noch pünktlich.",
      ideas: {
        title: "Ideen für jede Person",
        body: "Für Kinder etwas zum Bauen oder Lesen, für Jugendliche Spiele und Musik, für Freunde ein Abend, für Eltern ein ruhiger Nachmittag. Legen Sie mit anderen zusammen, wird aus vielen Kleinigkeiten ein großes Geschenk.",
      },
      words: {
        title: "Texte für die Karte",
        body: "- „Wieder ein Jahr, wieder ein Grund für Kuchen. Lass ihn dir schmecken.“\n- „Für das, was du dir selbst nie kaufen würdest.“\n- „Du suchst aus, wir klatschen.“",
      },
    },
    "thank-you": {
      path: "danke-sagen",
      title: "Danke sagen",
      description:
        "Eine Geschenkkarte, die Danke sagt: der Nachbarin, dem Lehrer, den Kollegen und allen, die geholfen haben, ohne gefragt zu werden.",
      intro:
        "Jemand hat die Katze gefüttert, ist eingesprungen, hat Kisten geschleppt. Ein Dank wirkt am besten frisch.",
      ideas: {
        title: "Ideen für jede Person",
        body: "Ein kleiner Betrag sagt genug: ein Kaffee, ein Buch, zwei Kinokarten. Wählen Sie etwas, das man sich an einem gewöhnlichen Tag nicht gönnt.",
      },
      words: {
        title: "Texte für die Karte",
        body: "- „Mit dir war es halb so schwer. Danke.“\n- „Für die Stunden, die Sie uns geschenkt haben: eine zurück.“\n- „Wir haben es gemerkt, auch wenn wir nichts gesagt haben.“",
      },
    },
    wedding: {
      path: "hochzeit",
      title: "Hochzeit",
      description:
        "Geschenkkarten zur Hochzeit: für die Reise, das Zuhause oder einen Abend zu zweit, schön genug verpackt für den Gabentisch.",
      intro:
        "Zwei Menschen, ein Geschenk und eine Wunschliste, auf der alles schon vergeben ist. Eine Karte lässt den beiden die Wahl.",
      ideas: {
        title: "Ideen für jede Person",
        body: "Reisen für alle, die in die Flitterwochen fahren, Wohnen und Garten für alle, die sich einrichten, ein Tisch für zwei zum ersten Hochzeitstag. In der Geschenkverpackung macht die Karte auch auf dem Gabentisch etwas her.",
      },
      words: {
        title: "Texte für die Karte",
        body: "- „Für das Erste, was ihr als Ehepaar zusammen aussucht.“\n- „Auf ein Leben voller guter Gespräche.“\n- „Auf viele gewöhnliche Tage, die gute sind.“",
      },
    },
    "new-baby": {
      path: "geburt",
      title: "Geburt",
      description:
        "Geschenkkarten für frischgebackene Eltern: für das, was in Größe 68 gebraucht wird, oder für ein Essen, das jemand anders kocht.",
      intro: "Alle bringen Strampler in Größe 56. Sie bringen, was in drei Monaten gebraucht wird.",
      ideas: {
        title: "Ideen für jede Person",
        body: "Für das Kind Kleidung und Spielzeug zum Hineinwachsen, für die Eltern ein Essen, das sie nicht kochen müssen, oder eine Stunde Ruhe. Die Karte ist {validity} gültig, es eilt also nicht.",
      },
      words: {
        title: "Texte für die Karte",
        body: "- „Willkommen, kleiner Mensch. Du hast dir gute Leute ausgesucht.“\n- „Für die erste Nacht, in der ihr durchschlaft.“\n- „Für das, was ihr als Nächstes braucht.“",
      },
    },
    december: {
      path: "weihnachten",
      title: "Weihnachten",
      description:
        "Geschenkkarten zu Weihnachten: viele Geschenke, eine Bestellung, jedes mit eigener Nachricht, rechtzeitig per E-Mail oder Post.",
      intro:
        "Viele Geschenke, wenige Tage. Legen Sie alle in einen Warenkorb, jedes mit eigenem Namen und eigener Nachricht, und bezahlen Sie einmal.",
      ideas: {
        title: "Ideen für jede Person",
        body: "Gedruckte Karten unter den Baum, digitale für alle, die weit weg sind. Was per Post kommt, bestellen Sie bis Mitte Dezember; eine E-Mail ist auch an Heiligabend noch rechtzeitig da.",
      },
      words: {
        title: "Texte für die Karte",
        body: "- „Für die stillen Tage zwischen den Jahren.“\n- „Damit der Januar etwas hat, worauf man sich freut.“\n- „Mit Liebe und ohne Kassenzettel.“",
      },
    },
    "get-well": {
      path: "gute-besserung",
      title: "Gute Besserung",
      description:
        "Eine Geschenkkarte für jemanden, der krank ist: etwas zum Lesen, zum Schauen oder zum Vorfreuen, noch heute im Postfach.",
      intro: "Ein Geschenk macht nicht gesund, aber es bringt auf andere Gedanken.",
      ideas: {
        title: "Ideen für jede Person",
        body: "Bücher, Filme und Spiele für jetzt, ein Essen, Wellness oder ein Ausflug für später. Per E-Mail ist die Karte heute Nachmittag da, ganz ohne Besuchszeiten.",
      },
      words: {
        title: "Texte für die Karte",
        body: "- „Nimm dir alle Zeit, die du brauchst. Wir halten deinen Platz warm.“\n- „Für den ersten Tag wieder draußen.“\n- „Wir denken an dich, ganz leise.“",
      },
    },
    farewell: {
      path: "abschied",
      title: "Abschied",
      description:
        "Geschenkkarten zum Abschied von einer Kollegin, einem Nachbarn, einer Freundin: von vielen geschenkt, von einer Person ausgesucht.",
      intro: "Eine neue Stelle, eine neue Stadt, der Ruhestand: Wer geht, soll nicht mit leeren Händen gehen.",
      ideas: {
        title: "Ideen für jede Person",
        body: "Sammeln Sie gemeinsam und schenken Sie einen Betrag, der etwas möglich macht: eine Reise, einen Kurs, ein Instrument. Bei Kollegen darf es auch das sein, wovon im Büro niemand etwas wusste.",
      },
      words: {
        title: "Texte für die Karte",
        body: "- „Melde dich mal. Wir meinen das ernst.“\n- „Für den ersten Montag ohne uns.“\n- „Du hinterlässt eine Lücke. Füll deine mit etwas Schönem.“",
      },
    },
    "new-home": {
      path: "einzug",
      title: "Einzug",
      description:
        "Geschenkkarten zum Einzug: für Lampen, Pflanzen, Werkzeug und für das Essen am ersten Abend zwischen den Umzugskartons.",
      intro:
        "Im neuen Zuhause fehlt alles, und noch weiß niemand, was zuerst. Schenken Sie die Wahl und die Zeit, zu sehen, welche Ecke leer bleibt.",
      ideas: {
        title: "Ideen für jede Person",
        body: "Wohnen und Garten für die leere Ecke, ein Essen für den ersten Abend, etwas Feines für die Speisekammer. Verpackt und mit einer Pflanze daneben ist es ein Geschenk, das man an der Haustür überreicht.",
      },
      words: {
        title: "Texte für die Karte",
        body: "- „Für die Ecke, die noch so leer aussieht.“\n- „Auf nette Nachbarn und trockene Wände.“\n- „Brot, Salz und das hier.“",
      },
    },
  },
  landings: {
    tonight: {
      path: "geschenk-fuer-heute-abend",
      title: "Ein Geschenk für heute Abend",
      description:
        "Eingeladen und noch nichts in der Hand? Digitale Geschenkkarten per E-Mail innerhalb einer Stunde, an jedem Tag und zu jeder Zeit.",
      intro:
        "Die Läden haben zu, die Feier beginnt um acht. Wählen Sie jetzt eine Karte, und sie ist im Postfach, bevor Sie den Mantel anhaben.",
      reasons: [
        { title: "Innerhalb einer Stunde", body: "Meist wenige Minuten nach Ihrer Zahlung, auch am Sonntag." },
        {
          title: "Direkt oder an Sie",
          body: "Die Karte geht an den Empfänger oder an Sie selbst, zum Ausdrucken und Falten.",
        },
        { title: "Mit Ihrer Nachricht", body: "Bis zu 150 Zeichen, nur für diese Person." },
      ],
      closing: {
        title: "Wie man eine E-Mail überreicht",
        body: "Drucken Sie die Karte aus, falten Sie sie einmal und stecken Sie sie in einen Umschlag. Oder schicken Sie sie, wenn alle anstoßen: Adresse eingeben, und wenn der Kuchen kommt, auf Bezahlen tippen.",
      },
    },
    "small-presents": {
      path: "kleine-geschenke",
      title: "Kleine Geschenke",
      description:
        "Geschenkkarten für wenig Geld: ein Kaffee, ein Buch, ein Film. Kleinigkeiten mit guten Worten, innerhalb einer Stunde verschickt.",
      intro: "Ein kleiner Betrag und ein paar nette Worte reichen oft.",
      reasons: [
        { title: "Sie bestimmen den Betrag", body: "Bei den meisten Marken jeder ganze Betrag, vom kleinsten an." },
        {
          title: "Keine Versandkosten per E-Mail",
          body: "Eine digitale Karte kostet, was darauf steht, und sonst nichts.",
        },
        { title: "Die Nachricht macht es groß", body: "Ein paar gut gewählte Worte machen viel aus." },
      ],
      closing: {
        title: "Drei Ideen",
        body: "Ein Kaffee für jemanden, der zugehört hat. Ein Taschenbuch für eine Reise. Eine Kugel Eis für ein Kind, das beim Zahnarzt tapfer war.",
      },
    },
    "for-a-team": {
      path: "geschenk-fuer-das-team",
      title: "Ein Geschenk für das ganze Team",
      description:
        "Jeder Kollegin und jedem Kollegen eine eigene Geschenkkarte: ein Warenkorb, eine Zahlung, für alle eine Nachricht. Mit Ideen.",
      intro: "Acht Kolleginnen und Kollegen, acht Wünsche: an einem Nachmittag erledigt.",
      reasons: [
        {
          title: "Ein Warenkorb",
          body: "Jedes Geschenk hat einen eigenen Empfänger und eine eigene Nachricht; Sie bezahlen einmal.",
        },
        { title: "Gerecht", body: "Für alle derselbe Betrag, und alle wählen selbst." },
        { title: "Wo auch immer gearbeitet wird", body: "Im Büro, zu Hause oder unterwegs: Eine E-Mail kommt an." },
      ],
      closing: {
        title: "Sie schenken im Namen einer Firma?",
        body: "Auf der Seite [für Unternehmen](route:business) steht, wie größere Bestellungen ablaufen.",
      },
    },
  },
};

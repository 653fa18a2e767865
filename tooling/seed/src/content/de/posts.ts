import type { SiteTexts } from "../site-texts.ts";

export const posts: Pick<SiteTexts, "blog" | "posts"> = {
  blog: {
    title: "Blog: die Kunst des Schenkens",
    description:
      "Wie man ein Geschenk aussucht, was man auf die Karte schreibt und wann man sie verschickt: kurze Texte über gutes Schenken.",
    intro: "Kurze Texte über das Aussuchen, das Schreiben und das Schenken.",
  },
  posts: {
    choose: {
      path: "die-richtige-geschenkkarte-finden",
      title: "Eine Geschenkkarte, die auch eingelöst wird",
      description:
        "Die beste Geschenkkarte ist eine, die nach einem Monat eingelöst ist. Drei Fragen, mit denen Sie sie finden.",
      intro:
        "Die meisten Geschenkkarten sind nach wenigen Wochen eingelöst. Die anderen liegen in der Schublade, weil sie für einen Menschen gekauft wurden, den es so nicht gibt: so, wie wir ihn gern hätten.",
      sections: [
        {
          title: "Wie sieht ein freier Samstag aus?",
          body: "Nicht, wie er aussehen könnte, und nicht, wie er vor drei Jahren aussah. Wer samstags im Garten steht, freut sich über Blumenzwiebeln mehr als über einen Tag im Spa, auch wenn er noch so müde aussieht. Wissen Sie es nicht, fragen Sie jemanden, der mit diesem Menschen zusammenlebt.",
        },
        {
          title: "Gibt es eine Filiale in der Nähe oder einen guten Onlineshop?",
          body: "Eine Karte für ein Restaurant am anderen Ende des Landes ist eine Aufgabe, kein Geschenk. Auf der Produktseite steht, wo sie gilt. Nehmen Sie im Zweifel eine Marke, die auch online verkauft.",
        },
        {
          title: "Reicht der Betrag für etwas Ganzes?",
          body: "Ein Geschenk sollte nicht damit anfangen, dass man draufzahlt. Denken Sie an eine Sache aus diesem Laden und an ihren Preis: ein gebundenes Buch, zwei Kinokarten, ein gutes Abendessen. Das ist Ihr Betrag. Schreiben Sie dazu, woran Sie gedacht haben, und lassen Sie die Freiheit, etwas anderes zu nehmen.",
        },
      ],
    },
    message: {
      path: "was-schreibt-man-auf-eine-geschenkkarte",
      title: "Was schreibt man auf eine Geschenkkarte?",
      description:
        "150 Zeichen sind viel. Wie man eine Nachricht schreibt, die aufgehoben wird, wenn die Karte längst eingelöst ist.",
      intro: "Der Betrag ist im Frühjahr vergessen. Der Satz daneben wird manchmal jahrelang aufgehoben.",
      sections: [
        {
          title: "Beginnen Sie beim Menschen, nicht beim Tag",
          body: "„Alles Gute zum Geburtstag“ steht schon auf der Torte. Beginnen Sie mit etwas, das nur Sie wissen: „Seit du ruderst, lachst du mehr.“ Der Wunsch kommt danach von selbst.",
        },
        {
          title: "Ein Bild statt drei Wünsche",
          body: "Gesundheit, Glück und Erfolg passen zu allen, also zu niemandem. Ein Bild ist besser: „Ich wünsche dir in diesem Jahr einen Sonntag, an dem dich vor zehn keiner braucht.“",
        },
        {
          title: "Sagen, wofür es ist, und loslassen",
          body: "„Ich dachte an die blaue Lampe, aber du hast das bessere Auge.“ So sieht man, dass Sie hingeschaut haben, und die Wahl bleibt, wo sie hingehört. Lesen Sie den Satz einmal laut, bevor Sie ihn abschicken. Würden Sie es so sagen, ist er richtig.",
        },
      ],
    },
    "digital-or-post": {
      path: "per-e-mail-oder-mit-der-post",
      title: "Per E-Mail oder per Post?",
      description:
        "Eine digitale Karte ist schnell, eine gedruckte lässt sich auspacken. Wann welche von beiden das schönere Geschenk ist.",
      intro: "Beide sind gleich viel wert. Welche besser passt, hängt vom Anlass ab.",
      sections: [
        {
          title: "Per E-Mail, wenn der Moment zählt",
          body: "Weit weg, spätabends oder genau in der Minute, in der eine Prüfung zu Ende ist: Eine E-Mail ist sofort da. Sie verschwindet auch nicht in einer Schublade; wer sein Postfach durchsucht, findet sie.",
        },
        {
          title: "Per Post, wenn man am Tisch zusammensitzt",
          body: "Geburtstage mit Gästen, Hochzeiten, Kinder: Hier gehört etwas zum Auspacken hin. Geschenkpapier und Geschenkverpackung kosten wenig und machen ein richtiges Geschenk daraus. An einem Werktag vor {cutOff} Uhr bestellt, wird alles noch am selben Tag verschickt.",
        },
        {
          title: "Beides zugleich",
          body: "Am Morgen eine kleine digitale Karte, am Abend das eigentliche Geschenk: Die erste sagt, dass Sie schon vor dem Frühstück daran gedacht haben, das zweite, dass Sie vor einer Woche daran gedacht haben.",
        },
      ],
    },
    "birthday-by-age": {
      path: "geburtstagsgeschenke-nach-alter",
      title: "Geburtstagsgeschenke von acht bis achtzig",
      description:
        "Was sich Kinder, Jugendliche, Eltern und Großeltern gern schenken lassen, und wie viel man dafür üblicherweise ausgibt.",
      intro: "Ideen für jedes Alter, und wie viel man dafür üblicherweise ausgibt.",
      sections: [
        {
          title: "Acht bis fünfzehn",
          body: "Zum ersten Mal allein etwas kaufen ist das halbe Geschenk. Nehmen Sie ein Geschäft, das ohne Eltern zu erreichen ist, und einen Betrag, der für eine Sache und ein bisschen Wechselgeld reicht. Spiele, Bücher und Sport gehen fast immer.",
        },
        {
          title: "Sechzehn bis vierzig",
          body: "Hier zählen Abende: ein Konzert, ein gedeckter Tisch, ein Wochenende irgendwo. Legen Sie mit anderen zusammen. Wer gerade umgezogen ist, freut sich immer über Wohnen und Garten, wer gerade Eltern geworden ist, über alles, was man warm essen kann.",
        },
        {
          title: "Vierzig und mehr",
          body: "Das meiste ist schon da, nur Zeit nicht. Ein Nachmittag Wellness, ein Theaterabend zu zweit, ein Tag im Atelier. Großeltern haben an einer gedruckten Karte mehr Freude als an einer E-Mail: Sie steht auf der Anrichte und wird dem Besuch gezeigt.",
        },
      ],
    },
    "team-presents": {
      path: "geschenke-fuer-das-team-ohne-besprechung",
      title: "Geschenke für das Team, ganz ohne Besprechung",
      description:
        "Wie man acht Kolleginnen und Kollegen in einer Viertelstunde dankt, gerecht und so, dass alle sich gemeint fühlen.",
      intro: "Ein Geschenk für acht Leute zu finden, kostet viel Zeit. So geht es schneller.",
      sections: [
        {
          title: "Derselbe Betrag, eine andere Karte",
          body: "Gerecht heißt nicht gleich. Geben Sie allen denselben Betrag und wählen Sie für jede Person die Marke, oder für alle eine mit vielen Geschäften. Das dauert eine Minute pro Kopf.",
        },
        {
          title: "Ein Satz für jede Person",
          body: "„Vielen Dank für Ihr Engagement“ klingt wie eine Vorlage. Schreiben Sie etwas, das genau dieser Mensch in diesem Jahr getan hat. Fällt Ihnen nichts ein, fragen Sie am Schreibtisch nebenan; allein dieses Gespräch lohnt sich.",
        },
        {
          title: "Auf die Grenzen achten",
          body: "In vielen Ländern sind kleine Geschenke an Mitarbeitende bis zu einer bestimmten Summe steuerfrei, darüber nicht. Erkundigen Sie sich, bevor Sie den Betrag festlegen. In der Bestellbestätigung stehen Empfänger und Werte für Ihre Buchhaltung.",
        },
      ],
    },
    "last-minute": {
      path: "vergessen-hier-ist-der-plan",
      title: "Vergessen? Hier ist der Plan",
      description:
        "Die Feier ist heute Abend, und Sie haben nichts. Zwanzig Minuten reichen für ein Geschenk, dem man das nicht ansieht.",
      intro: "Das passiert jedem einmal. Entscheidend ist, was Sie mit den nächsten zwanzig Minuten anfangen.",
      sections: [
        {
          title: "Fünf Minuten: aussuchen",
          body: "Denken Sie an das Letzte, wovon Ihnen mit leuchtenden Augen erzählt wurde. Suchen Sie eine Marke, die dazu passt. Sehen Sie nicht alles durch; die erste gute Idee ist meist die richtige.",
        },
        {
          title: "Zehn Minuten: schreiben",
          body: "Nehmen Sie sich für die Nachricht doppelt so viel Zeit wie für die Auswahl. Wer einen guten Satz liest, fragt nicht, wann das Geschenk gekauft wurde.",
        },
        {
          title: "Fünf Minuten: gut überreichen",
          body: "Lassen Sie sich die Karte selbst schicken, drucken Sie sie aus und stecken Sie sie in einen Umschlag; ein gefaltetes Blatt gutes Papier tut es auch. Oder schicken Sie sie direkt und seien Sie dabei, wenn das Handy summt.",
        },
      ],
    },
    "film-evening": {
      path: "ein-filmabend-als-geschenk",
      title: "Ein Filmabend als Geschenk",
      description:
        "Eine Geschenkkarte fürs Kino, gute Plätze und etwas zu knabbern: So verschenken Sie einen ganzen Abend. Mit einem Kurzfilm zur Einstimmung.",
      intro: "Eine Geschenkkarte fürs Kino, ein Termin und etwas Popcorn: Mehr braucht ein schöner Abend nicht.",
      sections: [
        {
          title: "Drei Dinge genügen",
          body: "Wählen Sie eine Geschenkkarte fürs Kino, die für zwei Plätze reicht, schreiben Sie einen Termin dazu, der Ihnen beiden passt, und legen Sie etwas zum Knabbern bei. Wer das auspackt, freut sich sofort auf den Abend.",
        },
        {
          title: "Ein Kurzfilm zur Einstimmung",
          body: "„Big Buck Bunny“ dauert zehn Minuten und gefällt in jedem Alter. Die Blender Foundation hat den Film gemacht; jeder darf ihn kostenlos ansehen und weitergeben.",
        },
        {
          title: "Was Sie dazuschreiben",
          body: "„Freitag um acht: Du suchst den Film aus, ich bringe das Popcorn mit.“ So wird eine Einladung daraus, und der Satz passt gut in die 150 Zeichen der Nachricht.",
        },
      ],
    },
  },
};

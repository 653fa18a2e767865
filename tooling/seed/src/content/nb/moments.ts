import type { SiteTexts } from "../site-texts.ts";

export const moments: Pick<SiteTexts, "givingMoments" | "moments" | "landings"> = {
  givingMoments: {
    title: "Gaveanledninger",
    description:
      "Gavekort til bursdager, bryllup, nyfødte, avskjeder og mange andre dager, med ideer til hva du kan skrive på kortet.",
    intro: "Hva skal feires? Velg anledningen, så hjelper vi med resten.",
  },
  moments: {
    birthday: {
      path: "bursdag",
      title: "Bursdag",
      description:
        "Gavekort til bursdagen: ideer for alle aldre, et beløp som passer, og hilsener som ikke alle andre har skrevet.",
      intro: "Bursdagen kommer hvert år, og et gavekort er framme i tide, til og med på selve dagen.",
      ideas: {
        title: "Ideer til alle",
        body: "Til barn noe å bygge eller lese, til tenåringer spill og musikk, til venner en kveld ute, til foreldre en ettermiddag med ro. Spleis med andre og gi ett større kort i stedet for mange småting.",
      },
      words: {
        title: "Hilsener til kortet",
        body: "- «Ett år til, og enda en grunn til kake. Kos deg.»\n- «Til det du aldri ville kjøpt til deg selv.»\n- «Du velger, vi roper hurra.»",
      },
    },
    "thank-you": {
      path: "si-takk",
      title: "Takk",
      description:
        "Et gavekort som sier takk: til naboer, lærere, kolleger og alle som hjalp til uten at noen ba dem om det.",
      intro: "Noen har matet katten, tatt en vakt, båret esker. Ikke vent for lenge med å takke.",
      ideas: {
        title: "Ideer til alle",
        body: "Et lite beløp sier nok: en kaffe, en bok, to kinobilletter. Velg noe man ikke unner seg på en vanlig dag.",
      },
      words: {
        title: "Hilsener til kortet",
        body: "- «Du gjorde det lettere. Takk.»\n- «For timene du ga oss: Her får du én tilbake.»\n- «Vi la merke til det.»",
      },
    },
    wedding: {
      path: "bryllup",
      title: "Bryllup",
      description:
        "Gavekort til bryllupet: til reisen, hjemmet eller en kveld for to, pent nok pakket inn for gavebordet.",
      intro: "Er alt på ønskelisten tatt? Med et gavekort velger brudeparet selv.",
      ideas: {
        title: "Ideer til alle",
        body: "Reiser til dem som skal på bryllupsreise, hjem og hage til dem som flytter sammen, et bord for to til den første bryllupsdagen. I gaveinnpakning gjør det seg godt på gavebordet.",
      },
      words: {
        title: "Hilsener til kortet",
        body: "- «Til det første dere velger sammen som ektefolk.»\n- «For et helt liv med gode samtaler.»\n- «For mange vanlige dager som er gode dager.»",
      },
    },
    "new-baby": {
      path: "nyfodt",
      title: "Nyfødt",
      description:
        "Gavekort til ferske foreldre: til det som trengs i størrelse 68, eller til et måltid som noen andre har laget.",
      intro: "Alle kommer med bodyer i størrelse 56. Du gir det som trengs om tre måneder.",
      ideas: {
        title: "Ideer til alle",
        body: "Til barnet klær og leker å vokse i; til foreldrene mat de slipper å lage, eller en time i stillhet. Kortet er gyldig i {validity}, så det haster ikke.",
      },
      words: {
        title: "Hilsener til kortet",
        body: "- «Velkommen, lille venn. Du har valgt gode folk.»\n- «Til den første natten dere får sove.»\n- «Til det neste dere trenger.»",
      },
    },
    december: {
      path: "jul",
      title: "Jul",
      description:
        "Gavekort til jul: mange gaver, én bestilling, en egen hilsen til hver, framme i tide på e-post eller i posten.",
      intro: "Mange gaver på få dager. Legg dem i én handlekurv, hver med eget navn og egen hilsen, og betal én gang.",
      ideas: {
        title: "Ideer til alle",
        body: "Fysiske kort under treet, digitale til dem som er langt borte. Bestill det som skal i posten, før midten av desember; en e-post rekker fram selv på julaften.",
      },
      words: {
        title: "Hilsener til kortet",
        body: "- «Til de stille dagene i romjulen.»\n- «Noe å glede seg til i januar.»\n- «Med kjærlighet, og uten byttelapp.»",
      },
    },
    "get-well": {
      path: "god-bedring",
      title: "God bedring",
      description: "Et gavekort til en som er syk: noe å lese, se på eller glede seg til, i innboksen allerede i dag.",
      intro: "En gave gjør ingen frisk, men den får tiden til å gå fortere.",
      ideas: {
        title: "Ideer til alle",
        body: "Bøker, filmer og spill for nå; middag, spa eller en utflukt til senere. På e-post er det der i ettermiddag, uten visittid.",
      },
      words: {
        title: "Hilsener til kortet",
        body: "- «Ta all den tiden du trenger. Vi holder stolen din varm.»\n- «Til den første dagen ute igjen.»\n- «Vi tenker på deg, helt stille.»",
      },
    },
    farewell: {
      path: "avskjed",
      title: "Avskjed",
      description: "Gavekort til en som slutter eller flytter: en kollega, en nabo, en venn. Én gave fra alle.",
      intro: "Ny jobb, ny by, pensjon: Si farvel med en gave mottakeren velger selv.",
      ideas: {
        title: "Ideer til alle",
        body: "Spleis og gi ett beløp som gjør noe mulig: en reise, et kurs, et instrument. Spør deg fram om hva kollegaen virkelig liker.",
      },
      words: {
        title: "Hilsener til kortet",
        body: "- «Hold kontakten. Vi mener det.»\n- «Til den første mandagen uten oss.»\n- «Du etterlater et tomrom. Fyll ditt med noe godt.»",
      },
    },
    "new-home": {
      path: "innflytting",
      title: "Innflytting",
      description:
        "Gavekort til innflyttingsfesten: til lamper, planter, verktøy og til middagen den første kvelden mellom flytteeskene.",
      intro: "Det meste mangler, og man vet ennå ikke hva. Gi muligheten til å velge, og tid til å komme i orden.",
      ideas: {
        title: "Ideer til alle",
        body: "Hjem og hage til det tomme hjørnet, et måltid til den første kvelden, noe godt til matskapet. Pakket inn og med en plante ved siden av er det en fin gave å overrekke i døra.",
      },
      words: {
        title: "Hilsener til kortet",
        body: "- «Til hjørnet som fremdeles ser tomt ut.»\n- «For snille naboer og tørre vegger.»\n- «Brød, salt og dette.»",
      },
    },
  },
  landings: {
    tonight: {
      path: "gave-til-i-kveld",
      title: "En gave til i kveld",
      description:
        "Invitert og tomhendt? Digitale gavekort på e-post innen en time, med en hilsen, alle dager, døgnet rundt.",
      intro:
        "Butikkene er stengt, festen begynner klokka sju. Velg et kort nå, så ligger det i innboksen før du har fått på deg jakka.",
      reasons: [
        { title: "Innen en time", body: "Som regel noen minutter etter at du har betalt, også på søndager." },
        {
          title: "Til mottakeren eller til deg",
          body: "Vi sender det til mottakeren, eller til deg så du kan skrive det ut og brette det.",
        },
        { title: "Med hilsenen din", body: "Opptil 150 tegn, bare til den du gir til." },
      ],
      closing: {
        title: "Slik overrekker du en e-post",
        body: "Skriv ut kortet, brett det én gang og legg det i en konvolutt. Eller send det idet dere skåler: Fyll inn adressen, og trykk på betal når kaka kommer.",
      },
    },
    "small-presents": {
      path: "sma-gaver",
      title: "Små gaver",
      description:
        "Gavekort for en liten sum: en kaffe, en bok, en film. Små gaver med et godt ord, sendt innen en time.",
      intro: "Et lite beløp og noen vennlige ord er ofte nok.",
      reasons: [
        {
          title: "Du bestemmer beløpet",
          body: "Hos de fleste merkene et hvilket som helst helt beløp, fra det minste.",
        },
        { title: "Ingen frakt på e-post", body: "Et digitalt kort koster det som står på det, og ikke en krone mer." },
        { title: "Hilsenen gjør den spesiell", body: "Noen velvalgte ord betyr mye." },
      ],
      closing: {
        title: "Tre ideer",
        body: "En kaffe til en som lyttet. En pocketbok til reisen. En kule is til et barn som var tøft hos tannlegen.",
      },
    },
    "for-a-team": {
      path: "gave-til-kollegene",
      title: "En gave til hele gjengen på jobben",
      description:
        "Gi hver kollega sitt eget gavekort: én handlekurv, én betaling, en hilsen til hver. Ideer og gode råd.",
      intro: "Åtte kolleger, åtte smaker: klart på én ettermiddag.",
      reasons: [
        { title: "Én handlekurv", body: "Hver gave har sin egen mottaker og hilsen; du betaler én gang." },
        { title: "Rettferdig", body: "Samme beløp til alle, og alle velger selv." },
        { title: "Uansett hvor de jobber", body: "På kontoret, hjemme eller på farten: En e-post kommer alltid fram." },
      ],
      closing: {
        title: "Gir du på vegne av en bedrift?",
        body: "På siden [for bedrifter](route:business) står det hvordan større bestillinger foregår.",
      },
    },
  },
};

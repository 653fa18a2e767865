import type { SiteTexts } from "../site-texts.ts";

export const moments: Pick<SiteTexts, "givingMoments" | "moments" | "landings"> = {
  givingMoments: {
    title: "Gaveanledninger",
    description:
      "Gavekort til fødselsdage, bryllupper, nyfødte, afskeder og mange andre dage, med idéer til, hvad du kan skrive på kortet.",
    intro: "Hvad skal fejres? Vælg anledningen, så hjælper vi med resten.",
  },
  moments: {
    birthday: {
      path: "foedselsdag",
      title: "Fødselsdag",
      description:
        "Gavekort til fødselsdagen: idéer til alle aldre, et beløb, der passer, og ord til kortet, som ikke er de sædvanlige.",
      intro:
        "Den kommer hvert år og kommer alligevel bag på en. Et gavekort når frem i tide, også på selve dagen, før flaget er taget ned.",
      ideas: {
        title: "Hvad der passer til hvem",
        body: "Til børn noget at bygge eller læse, til teenagere spil og musik, til venner en aften ude, til forældre en eftermiddag med ro. Slå jer sammen, og giv ét større kort i stedet for mange småting.",
      },
      words: {
        title: "Ord til kortet",
        body: "- »Et år til, og endnu en grund til lagkage. Nyd den.«\n- »Til det, du aldrig ville købe til dig selv.«\n- »Du vælger, vi råber hurra.«",
      },
    },
    "thank-you": {
      path: "sig-tak",
      title: "Tak",
      description:
        "Et gavekort, der siger tak: til naboer, lærere, kolleger og alle, der hjalp til, uden at nogen bad dem om det.",
      intro: "Nogen har fodret katten, taget en vagt, båret kasser. Et tak er bedst, mens det er friskt.",
      ideas: {
        title: "Hvad der passer til hvem",
        body: "Et lille beløb siger nok: en kop kaffe, en bog, to biografbilletter. Vælg noget, de ikke under sig selv på en almindelig dag.",
      },
      words: {
        title: "Ord til kortet",
        body: "- »Du gjorde det lettere. Tak.«\n- »For de timer, du gav os: Her får du en igen.«\n- »Vi lagde mærke til det.«",
      },
    },
    wedding: {
      path: "bryllup",
      title: "Bryllup",
      description:
        "Gavekort til brylluppet: til rejsen, hjemmet eller en aften for to, pænt nok pakket ind til gavebordet.",
      intro: "To mennesker, én gave og en ønskeliste, hvor alt er taget. Et kort lader dem selv vælge.",
      ideas: {
        title: "Hvad der passer til hvem",
        body: "Rejser til dem, der skal på bryllupsrejse, hus og have til dem, der flytter sammen, et bord for to til den første bryllupsdag. I gaveindpakning kan kortet godt være bekendt at ligge på gavebordet.",
      },
      words: {
        title: "Ord til kortet",
        body: "- »Til det første, I vælger sammen som gifte.«\n- »Gid I aldrig bliver enige om alt.«\n- »For mange almindelige dage, der er gode dage.«",
      },
    },
    "new-baby": {
      path: "nyfoedt",
      title: "Nyfødt",
      description:
        "Gavekort til nybagte forældre: til det, der er brug for i størrelse 68, eller til et måltid, som andre har lavet.",
      intro: "Alle kommer med bodyer i størrelse 56. Du giver det, der er brug for om tre måneder.",
      ideas: {
        title: "Hvad der passer til hvem",
        body: "Til barnet tøj og legetøj at vokse i; til forældrene mad, de ikke skal lave, eller en times stilhed. Kortet gælder i {validity}, så det haster ikke.",
      },
      words: {
        title: "Ord til kortet",
        body: "- »Velkommen, lille ven. Du har valgt gode mennesker.«\n- »Til den første nat, I får sovet.«\n- »Til det næste, I får brug for.«",
      },
    },
    december: {
      path: "jul",
      title: "Jul",
      description:
        "Gavekort til jul: mange gaver, én bestilling, en hilsen til hver, fremme i tide på e-mail eller med posten.",
      intro: "Mange gaver på få dage. Læg dem i én kurv, hver med sit navn og sin hilsen, og betal én gang.",
      ideas: {
        title: "Hvad der passer til hvem",
        body: "Fysiske kort under træet, digitale til dem, der er langt væk. Bestil det, der skal med posten, før midten af december; en e-mail når frem selv juleaften, og et lille kort kan også være mandelgaven.",
      },
      words: {
        title: "Ord til kortet",
        body: "- »Til de stille dage mellem jul og nytår.«\n- »Noget at glæde sig til i januar.«\n- »Med kærlighed, og uden byttemærke.«",
      },
    },
    "get-well": {
      path: "god-bedring",
      title: "God bedring",
      description: "Et gavekort til en, der er syg: noget at læse, se eller glæde sig til, i indbakken allerede i dag.",
      intro: "Du kan ikke gøre nogen rask. Men du kan sørge for, at tiden går hurtigere.",
      ideas: {
        title: "Hvad der passer til hvem",
        body: "Bøger, film og spil lige nu; mad ude, wellness eller en udflugt til senere. På e-mail er det der i eftermiddag, uden besøgstid.",
      },
      words: {
        title: "Ord til kortet",
        body: "- »Tag al den tid, du har brug for. Vi holder din stol varm.«\n- »Til den første dag ude igen.«\n- »Vi tænker på dig, helt stille.«",
      },
    },
    farewell: {
      path: "afsked",
      title: "Afsked",
      description:
        "Gavekort til en, der rejser videre: en kollega, en nabo, en ven. Mange slår sig sammen, én får lov at vælge.",
      intro: "Nyt job, ny by, pension: Den, der går, skal ikke gå tomhændet.",
      ideas: {
        title: "Hvad der passer til hvem",
        body: "Saml ind sammen, og giv et beløb, der åbner for noget: en rejse, et kursus, et instrument. Til en kollega må det gerne være noget, ingen vidste, at vedkommende holdt af.",
      },
      words: {
        title: "Ord til kortet",
        body: "- »Lad høre fra dig. Vi mener det.«\n- »Til den første mandag uden os.«\n- »Du efterlader et tomrum. Fyld dit med noget godt.«",
      },
    },
    "new-home": {
      path: "ny-bolig",
      title: "Ny bolig",
      description:
        "Gavekort til indflytterfesten: til lamper, planter, værktøj og til maden den første aften mellem flyttekasserne.",
      intro:
        "De mangler alt og ved endnu ikke hvad. Giv dem valget, og tid til at se, hvilket hjørne der bliver ved med at være tomt.",
      ideas: {
        title: "Hvad der passer til hvem",
        body: "Hus og have til det tomme hjørne, et måltid til den første aften, noget godt til skabet. Pakket ind og med en plante ved siden af er det en gave at række frem i døren.",
      },
      words: {
        title: "Ord til kortet",
        body: "- »Til hjørnet, der stadig ser tomt ud.«\n- »For søde naboer og tørre vægge.«\n- »Brød, salt og det her.«",
      },
    },
  },
  landings: {
    tonight: {
      path: "gave-til-i-aften",
      title: "En gave til i aften",
      description:
        "Inviteret og tomhændet? Digitale gavekort på e-mail inden for en time, med en hilsen, alle dage, døgnet rundt.",
      intro:
        "Butikkerne er lukket, festen begynder klokken syv. Vælg et kort nu, så ligger det i indbakken, før du har fået jakken på.",
      reasons: [
        { title: "Inden for en time", body: "Som regel få minutter efter din betaling, også om søndagen." },
        {
          title: "Til dem eller til dig",
          body: "Vi sender det til modtageren, eller til dig, så du kan printe det og folde det.",
        },
        { title: "Med dine ord", body: "150 tegn er nok til, at det ligner en plan." },
      ],
      closing: {
        title: "Sådan overrækker du en e-mail",
        body: "Print kortet, fold det én gang, og læg det i en kuvert. Eller send det, når I skåler: Skriv adressen, og tryk på betal, når lagkagen kommer ind.",
      },
    },
    "small-presents": {
      path: "smaa-gaver",
      title: "Små gaver",
      description:
        "Gavekort for en lille sum: en kop kaffe, en bog, en film. Små gaver med et godt ord, sendt inden for en time.",
      intro: "Det behøver ikke være meget. Det skal komme fra hjertet.",
      reasons: [
        {
          title: "Du bestemmer beløbet",
          body: "Hos de fleste mærker et hvilket som helst helt beløb, fra det mindste.",
        },
        {
          title: "Ingen porto på e-mail",
          body: "Et digitalt kort koster det, der står på det, og ikke en krone mere.",
        },
        { title: "Ordene gør den stor", body: "Én god sætning er mere værd end den næste seddel." },
      ],
      closing: {
        title: "Tre idéer",
        body: "En kop kaffe til en, der lyttede. En paperback til rejsen. En kugle is til et barn, der var modigt hos tandlægen.",
      },
    },
    "for-a-team": {
      path: "gave-til-kollegerne",
      title: "En gave til hele holdet",
      description:
        "Giv hver kollega sit eget gavekort: én kurv, én betaling, en hilsen til hver. Med idéer og gode råd.",
      intro: "Otte mennesker, otte forskellige ønsker, én eftermiddag. Det er rigeligt.",
      reasons: [
        { title: "Én kurv", body: "Hver gave har sin egen modtager og hilsen; du betaler én gang." },
        { title: "Fair", body: "Det samme beløb til alle, og alle vælger selv." },
        { title: "Uanset hvor de arbejder", body: "På kontoret, hjemme eller på farten: En e-mail finder dem." },
      ],
      closing: {
        title: "Giver du på vegne af en virksomhed?",
        body: "Så se på siden [for virksomheder](route:business): Der står, hvordan større bestillinger foregår.",
      },
    },
  },
};

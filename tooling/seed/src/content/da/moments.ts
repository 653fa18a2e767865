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
        "Gavekort til fødselsdagen: idéer til alle aldre, et beløb, der passer, og hilsner, som ikke er de sædvanlige.",
      intro: "Fødselsdagen kommer hvert år, og et gavekort når frem i tide, også på selve dagen.",
      ideas: {
        title: "Idéer til alle",
        body: "Til børn noget at bygge eller læse, til teenagere spil og musik, til venner en aften ude, til forældre en eftermiddag med ro. Slå jer sammen, og giv ét større kort i stedet for mange småting.",
      },
      words: {
        title: "Hilsner til kortet",
        body: "- »Et år til, og endnu en grund til lagkage. Nyd den.«\n- »Til det, du aldrig ville købe til dig selv.«\n- »Du vælger, vi råber hurra.«",
      },
    },
    "thank-you": {
      path: "sig-tak",
      title: "Tak",
      description:
        "Et gavekort, der siger tak: til naboer, lærere, kolleger og alle, der hjalp til, uden at nogen bad dem om det.",
      intro: "Nogen har fodret katten, taget en vagt, båret kasser. Vent ikke for længe med at sige tak.",
      ideas: {
        title: "Idéer til alle",
        body: "Et lille beløb siger nok: en kop kaffe, en bog, to biografbilletter. Vælg noget, man ikke under sig selv på en almindelig dag.",
      },
      words: {
        title: "Hilsner til kortet",
        body: "- »Du gjorde det lettere. Tak.«\n- »For de timer, du gav os: Her får du en igen.«\n- »Vi lagde mærke til det.«",
      },
    },
    wedding: {
      path: "bryllup",
      title: "Bryllup",
      description:
        "Gavekort til brylluppet: til rejsen, hjemmet eller en aften for to, pænt nok pakket ind til gavebordet.",
      intro: "Er alt på ønskelisten taget? Med et gavekort vælger brudeparret selv.",
      ideas: {
        title: "Idéer til alle",
        body: "Rejser til dem, der skal på bryllupsrejse, hus og have til dem, der flytter sammen, et bord for to til den første bryllupsdag. I gaveindpakning tager kortet sig godt ud på gavebordet.",
      },
      words: {
        title: "Hilsner til kortet",
        body: "- »Til det første, I vælger sammen som gifte.«\n- »Til et helt liv med gode samtaler.«\n- »For mange almindelige dage, der er gode dage.«",
      },
    },
    "new-baby": {
      path: "nyfoedt",
      title: "Nyfødt",
      description:
        "Gavekort til nybagte forældre: til det, der er brug for i størrelse 68, eller til et måltid, som andre har lavet.",
      intro: "Alle kommer med bodyer i størrelse 56. Du giver det, der er brug for om tre måneder.",
      ideas: {
        title: "Idéer til alle",
        body: "Til barnet tøj og legetøj at vokse i; til forældrene mad, de ikke skal lave, eller en times stilhed. Kortet gælder i {validity}, så det haster ikke.",
      },
      words: {
        title: "Hilsner til kortet",
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
        title: "Idéer til alle",
        body: "Fysiske kort under træet, digitale til dem, der er langt væk. Bestil det, der skal med posten, før midten af december; en e-mail når frem selv juleaften, og et lille kort kan også være mandelgaven.",
      },
      words: {
        title: "Hilsner til kortet",
        body: "- »Til de stille dage mellem jul og nytår.«\n- »Noget at glæde sig til i januar.«\n- »Med kærlighed, og uden byttemærke.«",
      },
    },
    "get-well": {
      path: "god-bedring",
      title: "God bedring",
      description: "Et gavekort til en, der er syg: noget at læse, se eller glæde sig til, i indbakken allerede i dag.",
      intro: "En gave gør ingen rask, men den får tiden til at gå hurtigere.",
      ideas: {
        title: "Idéer til alle",
        body: "Bøger, film og spil lige nu; mad ude, wellness eller en udflugt til senere. På e-mail er det der i eftermiddag, uden besøgstid.",
      },
      words: {
        title: "Hilsner til kortet",
        body: "- »Tag al den tid, du har brug for. Vi holder din stol varm.«\n- »Til den første dag ude igen.«\n- »Vi tænker på dig, helt stille.«",
      },
    },
    farewell: {
      path: "afsked",
      title: "Afsked",
      description: "Gavekort til en, der rejser videre: en kollega, en nabo, en ven. Én gave fra alle.",
      intro: "Nyt job, ny by, pension: Sig farvel med en gave, modtageren selv vælger.",
      ideas: {
        title: "Idéer til alle",
        body: "Slå jer sammen, og giv ét beløb, der gør noget muligt: en rejse, et kursus, et instrument. Spørg jer for om, hvad jeres kollega virkelig holder af.",
      },
      words: {
        title: "Hilsner til kortet",
        body: "- »Lad høre fra dig. Vi mener det.«\n- »Til den første mandag uden os.«\n- »Du efterlader et tomrum. Fyld dit med noget godt.«",
      },
    },
    "new-home": {
      path: "ny-bolig",
      title: "Ny bolig",
      description:
        "Gavekort til indflytterfesten: til lamper, planter, værktøj og til maden den første aften mellem flyttekasserne.",
      intro:
        "Der mangler lidt af hvert, og man ved endnu ikke hvad. Giv muligheden for at vælge, og tid til at falde til.",
      ideas: {
        title: "Idéer til alle",
        body: "Hus og have til det tomme hjørne, et måltid til den første aften, noget godt til skabet. Pakket ind og med en plante ved siden af er det en fin gave at overrække i døren.",
      },
      words: {
        title: "Hilsner til kortet",
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
          title: "Til modtageren eller til dig",
          body: "Vi sender det til modtageren, eller til dig, så du kan printe det og folde det.",
        },
        { title: "Med din hilsen", body: "Op til 150 tegn, kun til den, du giver til." },
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
      intro: "Et lille beløb og et par venlige ord er ofte nok.",
      reasons: [
        {
          title: "Du bestemmer beløbet",
          body: "Hos de fleste mærker et hvilket som helst helt beløb, fra det mindste.",
        },
        {
          title: "Gratis levering på e-mail",
          body: "Et digitalt kort koster det, der står på det, og ikke en krone mere.",
        },
        { title: "Hilsenen gør den særlig", body: "Et par velvalgte ord betyder meget." },
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
      intro: "Otte kolleger, otte forskellige ønsker: klaret på én eftermiddag.",
      reasons: [
        { title: "Én kurv", body: "Hver gave har sin egen modtager og hilsen; du betaler én gang." },
        { title: "Fair", body: "Det samme beløb til alle, og alle vælger selv." },
        { title: "Uanset hvor de arbejder", body: "På kontoret, hjemme eller på farten: En e-mail når altid frem." },
      ],
      closing: {
        title: "Giver du på vegne af en virksomhed?",
        body: "På siden [for virksomheder](route:business) står, hvordan større bestillinger foregår.",
      },
    },
  },
};

import type { SiteTexts } from "../site-texts.ts";

export const service: Pick<SiteTexts, "helpdesk" | "contact" | "business" | "home" | "headings"> = {
  helpdesk: {
    title: "Frågor och svar",
    description: "Hjälp med att beställa, få, betala och använda presentkort från {shop}, och hur du når oss.",
    intro: "Här finns svar på de flesta frågor. Hittar du inte ditt, kontakta oss.",
    topics: {
      ordering: {
        title: "Beställa",
        questions: [
          {
            question: "Kan jag skicka en beställning till flera personer?",
            answer:
              "Ja. Varje present i varukorgen har sin egen mottagare, sin egen hälsning och sitt eget belopp, och du betalar en gång. För kort med posten väljer du för varje person om kortet ska gå direkt till personen eller till dig.",
          },
          {
            question: "Kan jag välja beloppet själv?",
            answer:
              "För de flesta kort, ja: vilket helt belopp som helst inom de gränser som står på produktsidan. Några varumärken har bara fasta belopp.",
          },
          {
            question: "Kan jag ändra en beställning när jag har betalat?",
            answer:
              "Delvis. På beställningens sida kan du rätta en e-postadress eller ta tillbaka en present som ännu inte har öppnats. Kontakta oss snabbt om det gäller något annat.",
          },
          {
            question: "Behöver jag ett konto?",
            answer:
              "Nej. Du kan beställa som gäst; bekräftelsen kommer via e-post. Med ett konto har du också dina beställningar och presentkort samlade.",
          },
        ],
      },
      delivery: {
        title: "Leverans",
        questions: [
          {
            question: "Hur snabbt kommer ett presentkort fram?",
            answer:
              "Digitala kort oftast på några minuter. Fysiska kort som beställs före kl. {cutOff} skickas samma arbetsdag. Beräknad leveransdag visas när du beställer.",
          },
          {
            question: "Mejlet har inte kommit. Vad gör jag?",
            answer:
              "Titta i skräpposten och kontrollera adressen i din bekräftelse. Stämmer den, [skriv till oss](route:contact) så skickar vi mejlet igen.",
          },
          {
            question: "Ser mottagaren vad det har kostat?",
            answer:
              "Mottagaren ser kortets värde, men aldrig vad du betalade för frakt eller förpackning. Det ligger ingen faktura i paketet.",
          },
        ],
      },
      payment: {
        title: "Betala",
        questions: [
          {
            question: "Hur kan jag betala?",
            answer:
              "Med de betalsätt som visas i kassan. Dina betalningsuppgifter går bara till betalningsleverantören.",
          },
          {
            question: "Betalningen gick inte igenom. Är min beställning borta?",
            answer:
              "Nej. Den är sparad, med allt du har fyllt i. Gå tillbaka och försök igen, eller välj ett annat betalsätt.",
          },
          {
            question: "Får jag en faktura?",
            answer:
              "Om du vill. När du har betalat kan du begära en faktura på beställningens sida; vi skickar den också via e-post. Priserna för frakt och förpackning är inklusive moms.",
          },
        ],
      },
      spending: {
        title: "Använda kortet",
        questions: [
          {
            question: "Hur mycket finns kvar på mitt kort?",
            answer:
              "Skriv in nummer och PIN-kod på sidan [Kolla saldo](route:balanceCheck). Där ser du också hur länge kortet gäller.",
          },
          {
            question: "Måste jag använda allt på en gång?",
            answer: "Nej. Det som blir över stannar på kortet tills giltighetstiden går ut.",
          },
          {
            question: "Hur länge gäller ett presentkort?",
            answer: "{validity} från den dag det aktiveras, om inget annat står på produktsidan.",
          },
          {
            question: "Kan jag få ut värdet i pengar?",
            answer:
              "Nej, om inte lagen kräver det. Ett presentkort används hos det varumärke som står på det. Passar det inte dig blir det en fin present till någon annan.",
          },
        ],
      },
      problems: {
        title: "När något är fel",
        questions: [
          {
            question: "Mitt kortnummer godkänns inte.",
            answer:
              "Kontrollera de 19 siffrorna och PIN-kodens 6 siffror; mellanslag spelar ingen roll. Efter fem felaktiga PIN-koder spärras kortet i 24 timmar för att skydda saldot.",
          },
          {
            question: "Jag har tappat bort mitt kort.",
            answer:
              "Säg till direkt och ha ordernumret till hands. Vi spärrar saldot och gör vårt bästa för att hjälpa.",
          },
          {
            question: "Butiken tar inte emot mitt kort.",
            answer:
              "Kontrollera att varumärket och landet stämmer och att kortet fortfarande gäller. Har butiken fel, skriv till oss så talar vi med varumärket.",
          },
        ],
      },
    },
  },
  contact: {
    title: "Kundtjänst",
    description:
      "Skriv till {shop} eller ring oss: en av oss svarar inom två arbetsdagar, för det mesta långt tidigare.",
    intro: "En av oss läser det du skriver och svarar inom två arbetsdagar, oftast samma dag.",
    before:
      "Kanske finns svaret redan under [frågor och svar](route:helpdesk). Gäller det en beställning, ha gärna numret till hands.",
    hours: "På telefon {phone}, arbetsdagar.",
  },
  business: {
    title: "Presentkort för företag",
    description:
      "Tacka teamet, välkomna kunder eller belöna en bra idé: presentkort för företag, från en till tusen mottagare.",
    intro: "En present som passar alla på jobbet: var och en väljer, ingen behöver gissa.",
    reasons: [
      {
        title: "Alla hittar något",
        body: "Från bio till plantskola: dina medarbetare väljer det de tycker om. Inga storlekar, inga rester, inget som blir liggande i en låda.",
      },
      {
        title: "Klart på en eftermiddag",
        body: "Digitala kort är framme inom en timme, med en hälsning i dina egna ord. Fysiska kort som beställs före kl. {cutOff} skickas samma arbetsdag.",
      },
      {
        title: "Tydligt för bokföringen",
        body: "Du betalar kortens värde. Priserna för frakt och förpackning är inklusive moms, och en enda bekräftelse tar upp allt.",
      },
    ],
    steps: [
      {
        title: "Välj kort och belopp",
        body: "Samma kort till alla eller ett eget till var och en: lägg dem i varukorgen med namn och hälsning.",
      },
      { title: "Betala en gång", body: "Med butikens betalsätt, allt tillsammans." },
      {
        title: "Skicka presenterna",
        body: "Var och en får sin egen present via e-post. Fysiska kort går direkt till var och en eller till dig, så att du kan dela ut dem.",
      },
    ],
    invoice: {
      title: "Större beställningar",
      body: "Vill du betala mot faktura eller se din logotyp på kortet? [Begär en offert](route:businessQuote). Många gåvor på en gång beställer du med en [lista över mottagare](route:manyRecipients).",
    },
    questions: [
      {
        question: "Kan vi skriva en egen hälsning?",
        answer: "Ja, upp till 150 tecken för varje present, olika för varje mottagare om ni vill.",
      },
      {
        question: "Är presentkort till anställda skattefria?",
        answer:
          "Det beror på tillfället och på vad kortet kan användas till. Skatteverket anger beloppsgränserna för julgåvor, jubileumsgåvor och minnesgåvor; i vår bekräftelse står vem som har fått vad, och till vilket värde.",
      },
      {
        question: "Vad händer med kort som ingen använder?",
        answer: "De gäller i {validity}. Mottagarna kan kolla sitt saldo när som helst.",
      },
    ],
  },
  home: {
    welcome: {
      title: "Presenter som kommer i tid",
      body: "{shop} har presentkort för alla smaker: valda på en minut, med en hälsning i dina egna ord, i dag via e-post eller skickade senast nästa arbetsdag.",
    },
    reasons: [
      {
        title: "Skickat i tid",
        body: "Digitalt inom en timme, med posten samma arbetsdag om du beställer före kl. {cutOff}.",
      },
      {
        title: "Personligt från dig",
        body: "Din egen hälsning, presentpapper och en presentförpackning gör kortet till en present.",
      },
      {
        title: "Vi finns här",
        body: "Saldo och giltighet kan du kolla när som helst. Om något går fel hjälper vi dig.",
      },
    ],
    choice: {
      title: "Vet du inte vad du ska ge?",
      body: "Börja med tillfället. För födelsedagar, bröllop, nyfödda och mycket mer finns kort och idéer till hälsningar under [presenttillfällen](route:givingMoments).",
    },
  },
  headings: {
    cards: "Kort som passar",
    posts: "Läs vidare",
    cases: "Så ger företag",
    testimonials: "Det säger kunderna",
    steps: "Så går det till",
    questions: "Frågor",
    contact: "Fler frågor?",
    contactBody: "Skriv till [{email}](mailto:{email}) eller ring {phone}. Vi hjälper gärna till.",
    allMoments: "Alla presenttillfällen",
    allCards: "Alla presentkort",
  },
};

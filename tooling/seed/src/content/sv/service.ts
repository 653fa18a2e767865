import type { SiteTexts } from "../site-texts.ts";

export const service: Pick<SiteTexts, "helpdesk" | "contact" | "business" | "home" | "headings"> = {
  helpdesk: {
    title: "Kundtjänst",
    description:
      "Att beställa, få, betala och använda presentkort från {shop}: svar på dina frågor, och hur du når oss.",
    intro: "De flesta frågor har fått sitt svar här. Finns inte din med, skriv till oss.",
    topics: {
      ordering: {
        title: "Beställa",
        questions: [
          {
            question: "Kan jag skicka en beställning till flera personer?",
            answer:
              "Ja, via e-post: varje present i varukorgen har sin egen mottagare, sin egen hälsning och sitt eget värde, och du betalar en gång. Det som postas går till en adress per beställning; för två adresser gör du två beställningar.",
          },
          {
            question: "Kan jag välja beloppet själv?",
            answer:
              "För de flesta kort, ja: vilket helt belopp som helst inom de gränser som står på produktsidan. Några varumärken har bara fasta belopp.",
          },
          {
            question: "Kan jag ändra en beställning när jag har betalat?",
            answer:
              "Inte på egen hand. Skriv snabbt till oss: så länge ett kort inte har skickats kan vi ofta rätta ett namn eller en adress.",
          },
          {
            question: "Behöver jag ett konto?",
            answer: "Nej. Du beställer som gäst; bekräftelsen kommer via e-post.",
          },
        ],
      },
      delivery: {
        title: "Leverans",
        questions: [
          {
            question: "Hur snabbt kommer ett presentkort fram?",
            answer:
              "Digitala kort oftast på några minuter. Fysiska kort postas samma arbetsdag om du beställer före kl. {cutOff}. Den exakta tiden står på produktsidan.",
          },
          {
            question: "Mejlet har inte kommit. Vad gör jag?",
            answer:
              "Titta i skräpposten och kontrollera adressen i din bekräftelse. Stämmer den, [skriv till oss](route:contact) så skickar vi mejlet igen.",
          },
          {
            question: "Ser mottagaren vad det har kostat?",
            answer:
              "Mottagaren ser kortets värde, men aldrig vad du betalade för porto eller förpackning. Det ligger ingen faktura i kuvertet.",
          },
        ],
      },
      payment: {
        title: "Betala",
        questions: [
          {
            question: "Hur kan jag betala?",
            answer:
              "Med de betalsätt som visas i kassan. Dina bank- eller kortuppgifter går bara till betaltjänstleverantören.",
          },
          {
            question: "Betalningen gick inte igenom. Är min beställning borta?",
            answer:
              "Nej. Den väntar på dig, med allt du har fyllt i. Gå tillbaka och försök igen, eller välj ett annat betalsätt.",
          },
          {
            question: "Får jag ett kvitto?",
            answer:
              "Inte automatiskt: i bekräftelsen står allt du har betalat. Det är ingen moms på ett presentkorts värde; i priset för porto och förpackning ingår den. Behöver bokföringen något mer, skriv till oss.",
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
              "Nej. Ett presentkort används hos det varumärke som står på det. Passar det inte dig blir det lätt en present till någon annan.",
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
              "Säg till direkt och ha ordernumret till hands. Vi spärrar det som finns kvar och letar efter en lösning tillsammans med dig.",
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
    title: "Kontakta oss",
    description:
      "Skriv till {shop} eller ring oss: en av oss svarar inom två arbetsdagar, för det mesta långt tidigare.",
    intro: "En av oss läser det du skriver och svarar inom två arbetsdagar, oftast samma dag.",
    before:
      "Kanske finns svaret redan hos [kundtjänst](route:helpdesk). Gäller det en beställning, ha gärna numret till hands.",
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
        body: "Digitala kort är framme inom en timme, med en hälsning i dina egna ord. Fysiska postas samma arbetsdag om du beställer före kl. {cutOff}.",
      },
      {
        title: "Tydligt för bokföringen",
        body: "Det är ingen moms på kortens värde. I priset för porto och förpackning ingår den, och en enda bekräftelse tar upp allt.",
      },
    ],
    steps: [
      {
        title: "Välj kort och belopp",
        body: "Samma kort till alla eller ett eget till var och en: lägg dem i varukorgen med namn och hälsning.",
      },
      { title: "Betala en gång", body: "Med butikens betalsätt, allt tillsammans." },
      {
        title: "Gör dem glada",
        body: "Var och en får sin egen present via e-post. Fysiska kort kommer till en adress, klara att dela ut.",
      },
    ],
    invoice: {
      title: "Större beställningar",
      body: "För fler än hundra mottagare, eget tryck på kortet eller en leveransdag längre fram, skriv till [{email}](mailto:{email}). Du får en offert inom en arbetsdag.",
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
      body: "{shop} har presentkort för alla smaker: valda på en minut, med en hälsning i dina egna ord, i dag via e-post eller postade senast nästa arbetsdag.",
    },
    reasons: [
      {
        title: "Skickat i tid",
        body: "Digitalt inom en timme, med posten samma arbetsdag om du beställer före kl. {cutOff}.",
      },
      {
        title: "Personligt från dig",
        body: "Din egen hälsning, ett omslag och en presentförpackning gör ett kort till en present.",
      },
      {
        title: "Tryggt till sista kronan",
        body: "Saldo och giltighet går att kolla när som helst, och vi finns här om något går fel.",
      },
    ],
    choice: {
      title: "Vet du inte vad du ska ge?",
      body: "Börja med tillfället. För födelsedagar, bröllop, nyfödda och många andra dagar har vi samlat kort och några goda ord under [presenttillfällen](route:givingMoments).",
    },
  },
  headings: {
    cards: "Kort som passar",
    posts: "Läs vidare",
    cases: "Så ger företag",
    testimonials: "Vad kunderna säger",
    steps: "Så går det till",
    questions: "Frågor",
    contact: "Fler frågor?",
    contactBody: "Skriv till [{email}](mailto:{email}) eller ring {phone}. Det är en av oss som svarar.",
    allMoments: "Alla presenttillfällen",
    allCards: "Alla presentkort",
  },
};

import type { SiteTexts } from "../site-texts.ts";

export const categories: SiteTexts["categories"] = {
  fashion: {
    title: "Kläder som väljs, inte byts",
    body: "Det man själv har provat lämnar man inte tillbaka. Med ett modekort väljer de färg, snitt och rätt storlek, i butiken eller hemma.",
    question: "Vilket belopp räcker till kläder?",
    answer:
      "Ett mindre belopp räcker till en accessoar eller en T-shirt, ett större till skor eller en jacka. Alla belopp från {digitalMinimum} till {digitalMaximum} går bra.",
  },
  beauty: {
    title: "För spegeln på morgonen",
    body: "Doft och hudvård är en fråga om smak och hud. Ett skönhetskort lämnar båda till den som känner dem bäst.",
    question: "Går det att betala behandlingar med det?",
    answer: "Det avgör varumärket: på produktsidan står om det gäller för produkter, för behandlingar eller för båda.",
  },
  books: {
    title: "För högen vid sängen",
    body: "Du behöver inte veta vad som redan är läst. Ett kort till bokhandeln lovar stilla kvällar och en timme bland hyllorna.",
    question: "Gäller det även e-böcker?",
    answer: "Många bokhandlar säljer båda. Vad kortet kan användas till står på dess sida, under villkoren.",
  },
  dining: {
    title: "En kväll då någon annan lagar maten",
    body: "Ett bord för två, lunch med hela kontoret, frukost vid fönstret: kortet används när det finns tid, och ingen behöver diska.",
    question: "Måste man boka bord?",
    answer: "De flesta restauranger uppskattar det. Det står på produktsidan. Nämn gärna presentkortet när du bokar.",
  },
  cinema: {
    title: "Två platser i mörkret",
    body: "Premiär eller matiné, komedi eller drama: de väljer titel, dag och sällskap. Med popcorn, om beloppet räcker.",
    question: "Kan man köpa biljetter på nätet med det?",
    answer:
      "På de flesta biografer och teatrar, ja: kortets nummer skrivs in vid betalningen. Hur det går till står på produktsidan.",
  },
  travel: {
    title: "Presentkort på resor: en natt eller två veckor",
    body: "Ett presentkort på en resa är den present man ser fram emot längst. Om det blir ett tåg, ett rum eller en halv flygresa bestämmer de själva.",
    question: "Kan vi ge ett kort tillsammans?",
    answer: "Ja. Välj ett större belopp, låt alla skriva under i hälsningen och skicka det som en enda present.",
  },
  wellness: {
    title: "En eftermiddag utan telefon",
    body: "Bastu, massage eller bara varmt vatten: ledig tid köper man sällan till sig själv. Som kort får den ett datum, och då blir den av.",
    question: "Hur länge kan man vänta?",
    answer: "Kortet gäller i {validity} från dagen då det aktiveras, så det är ingen brådska att vila.",
  },
  "home-garden": {
    title: "För rum som fortfarande tar form",
    body: "En lampa till den nya lägenheten, blomsterlökar till hösten, färg till dörren: hemma finns det alltid något mer. De vet vad, och du bjuder.",
    question: "Passar det som inflyttningspresent?",
    answer:
      "Mycket bra: under de första veckorna märker man vad som saknas. Med e-post är det framme innan lådorna är tömda.",
  },
  sports: {
    title: "Ut genom dörren",
    body: "Skor för de första fem kilometerna, ett rep till klätterhallen, ett årskort till simhallen. Ett sportkort ger goda föresatser en början.",
    question: "Gäller det både utrustning och kurser?",
    answer:
      "Butiker tar emot det för utrustning, anläggningar för kurser och inträden. På varje korts sida står vilket av de två det är.",
  },
  "games-tech": {
    title: "Nästa nivå",
    body: "För konsoler, datorer och allt med stickpropp. Ett digitalt kort är framme inom en timme och fungerar direkt, även sent på födelsedagskvällen.",
    question: "Fungerar ett digitalt kort genast?",
    answer: "Ja. Nummer och PIN-kod står i mejlet och gäller så snart betalningen har kommit in.",
  },
  kids: {
    title: "Att bygga, läsa eller växa i",
    body: "Barn vet precis vad de vill ha, fast först nästa vecka. Kortet väntar på beslutet och gör ärendet till en utflykt.",
    question: "Från vilken ålder passar det?",
    answer:
      "Från ungefär sex år är det roligt att välja själv. När någon är nyfödd väljer föräldrarna, oftast en storlek större.",
  },
  "food-wine": {
    title: "Till bordet, från ost till champagne",
    body: "Delikatesser, vin och choklad, utvalda av den som ska njuta av dem. Redan ett litet belopp är en fest.",
    question: "Finns det en åldersgräns för vin?",
    answer:
      "Ja: alkohol säljs bara till den som har åldern inne, och butiken kan be om legitimation när kortet används.",
  },
  music: {
    title: "Högre, tack",
    body: "En skiva, en konsert, tre dagar på ett fält med vänner. Ett musikkort överlåter datum och volym åt dem.",
    question: "Och om en konsert kostar mer än kortet?",
    answer: "Då betalar de mellanskillnaden när de bokar. Kostar den mindre blir resten kvar på kortet.",
  },
  experiences: {
    title: "Berättelser i stället för saker",
    body: "Flyga, laga mat, köra, gå vilse med flit: en upplevelse tar ingen plats och är något man pratar om i åratal. De väljer hur mycket de vågar.",
    question: "Är tiden bestämd?",
    answer: "Nej. Den kommer de överens om med arrangören, när som helst så länge kortet gäller ({validity}).",
  },
  motoring: {
    title: "För allt på hjul",
    body: "Nya däck, en service, en ringklocka med bättre klang: för den som hellre är på väg än i en butik. Nyttigt, och ändå en present.",
    question: "Finns det något för cyklister?",
    answer: "Ja. Cykelbutiker och verkstäder finns här bredvid bilverkstäder; på produktsidan står vad det gäller för.",
  },
  pets: {
    title: "För dem som inte kan säga tack",
    body: "Det kan de, fast utan ord. Ett kort för mat, leksaker eller veterinär gläder två: djuret och den som bär kassarna.",
    question: "Gäller det i butiken eller hos veterinären?",
    answer: "Båda slagen finns här. På kortets sida står var det kan användas.",
  },
  charity: {
    title: "En present till någon du aldrig möter",
    body: "För den som har allt. Du väljer belopp och ändamål; den du vill hedra får dina ord, och andra får hjälp.",
    question: "Kommer hela beloppet fram?",
    answer: "Ja. Vi lämnar varje gåva vidare i sin helhet, utan avgift och utan moms.",
  },
  "for-business": {
    title: "Ett tack som passar alla",
    body: "För tio medarbetare eller hundra: via e-post till var och en eller med post till en adress, varje kort med en egen hälsning. Beloppen följer er budget, och en beställning räcker.",
    question: "Kan vi beställa mot faktura?",
    answer:
      "Inte i butiken: en beställning betalas direkt. För större beställningar står det på vår företagssida hur ni får en offert.",
  },
};

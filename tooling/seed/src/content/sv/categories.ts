import type { SiteTexts } from "../site-texts.ts";

export const categories: SiteTexts["categories"] = {
  fashion: {
    title: "Presentkort på mode: alltid rätt storlek",
    body: "Med ett presentkort på mode väljer mottagaren färg, snitt och rätt storlek, i butiken eller hemma.",
    question: "Hur mycket räcker till kläder?",
    answer:
      "Ett mindre belopp räcker till en accessoar eller en T-shirt, ett större till skor eller en jacka. Hos de flesta varumärken går alla hela belopp från {digitalMinimum} till {digitalMaximum} bra.",
  },
  beauty: {
    title: "Presentkort på skönhet: vård efter eget val",
    body: "Doft och hudvård är en fråga om smak och hud. Med ett presentkort på skönhet väljer mottagaren det som passar.",
    question: "Gäller det även behandlingar?",
    answer: "Det beror på varumärket: på produktsidan står om kortet gäller produkter, behandlingar eller båda.",
  },
  books: {
    title: "Presentkort på böcker: till högen vid sängen",
    body: "Du behöver inte veta vad som redan är läst. Ett presentkort på böcker ger lugna kvällar och en timme bland hyllorna.",
    question: "Gäller det även e-böcker?",
    answer: "Många bokhandlar säljer båda. På produktsidan står vad kortet kan användas till.",
  },
  dining: {
    title: "Presentkort på restaurang: en kväll utan matlagning",
    body: "Ett bord för två, lunch med hela kontoret, frukost vid fönstret: kortet används när det passar, och ingen behöver diska.",
    question: "Måste man boka bord?",
    answer:
      "De flesta restauranger föredrar det. På produktsidan står hur det går till; nämn presentkortet när du bokar.",
  },
  cinema: {
    title: "Presentkort på bio och teater: två biljetter och popcorn",
    body: "Premiär eller matiné, komedi eller drama: mottagaren väljer film, dag och sällskap. Kanske räcker det till popcorn också.",
    question: "Kan man köpa biljetter på nätet med det?",
    answer:
      "Hos de flesta biografer och teatrar, ja: ange kortnumret när du betalar. På produktsidan står hur det går till.",
  },
  travel: {
    title: "Presentkort på resor: en natt eller två veckor",
    body: "En resa är något att se fram emot. Mottagaren bestämmer om det blir en tågresa, ett hotellrum eller ett flyg.",
    question: "Kan vi ge ett kort tillsammans?",
    answer: "Ja. Välj ett större belopp, låt alla skriva under i hälsningen och skicka det som en enda present.",
  },
  wellness: {
    title: "Presentkort på spa: en lugn eftermiddag",
    body: "Bastu, massage eller bara varmt vatten: ledig tid unnar man sig sällan. Med ett presentkort blir den av.",
    question: "Hur länge gäller det?",
    answer: "Kortet gäller i {validity} från dagen då det aktiveras, så det är ingen brådska.",
  },
  "home-garden": {
    title: "Presentkort på hem och trädgård: till varje nytt hem",
    body: "En lampa till den nya lägenheten, blomsterlökar till hösten, färg till dörren: hemma finns alltid något att göra, och mottagaren vet vad.",
    question: "Passar det som inflyttningspresent?",
    answer:
      "Mycket bra: under de första veckorna märker man vad som saknas. Via e-post är det framme innan lådorna är uppackade.",
  },
  sports: {
    title: "Presentkort på sport: dags att röra på sig",
    body: "Skor för de första fem kilometerna, ett rep till klätterhallen, ett årskort till simhallen. Ett presentkort på sport får fart på goda föresatser.",
    question: "Gäller det både utrustning och kurser?",
    answer:
      "Butiker tar emot det för utrustning, anläggningar för kurser och inträden. På produktsidan står vad kortet kan användas till.",
  },
  "games-tech": {
    title: "Presentkort på spel och teknik: nästa nivå",
    body: "För konsoler, datorer och allt med stickpropp. Ett digitalt kort är framme inom en timme och fungerar direkt, även sent på födelsedagskvällen.",
    question: "Fungerar ett digitalt kort direkt?",
    answer: "Ja. Så snart betalningen har kommit in skickas kortet via e-post och kan användas direkt.",
  },
  kids: {
    title: "Presentkort till barn: att välja är halva nöjet",
    body: "Barn vet precis vad de vill ha, fast först nästa vecka. Kortet väntar på beslutet och gör inköpet till en utflykt.",
    question: "Från vilken ålder passar det?",
    answer:
      "Från ungefär sex år är det roligt att välja själv. Till en nyfödd väljer föräldrarna, oftast en storlek större.",
  },
  "food-wine": {
    title: "Presentkort på mat och vin: från ost till champagne",
    body: "Delikatesser, vin och choklad, utvalda av den som ska njuta av dem. Redan ett litet belopp blir en fest.",
    question: "Finns det en åldersgräns för vin?",
    answer: "Ja: alkohol säljs bara till den som har åldern inne, och butiken kan be om legitimation.",
  },
  music: {
    title: "Presentkort på musik: från vinyl till festival",
    body: "En skiva, en konsert, tre dagar på festival med vänner. Med ett presentkort på musik väljer mottagaren.",
    question: "Och om en konsert kostar mer än kortet?",
    answer: "Då betalar man mellanskillnaden vid bokningen. Kostar den mindre blir resten kvar på kortet.",
  },
  experiences: {
    title: "Presentkort på upplevelser: en dag att minnas",
    body: "Flyga, laga mat, köra: en bra upplevelse pratar man om i åratal. Mottagaren väljer vad och när.",
    question: "Är datumet bestämt?",
    answer: "Nej. Mottagaren bokar dagen med arrangören, när som helst så länge kortet gäller ({validity}).",
  },
  motoring: {
    title: "Presentkort för bil och cykel: allt på hjul",
    body: "Nya däck, en service, en ny ringklocka: för den som hellre är på vägen än i en butik. En present som kommer till användning.",
    question: "Finns det något för cyklister?",
    answer:
      "Ja. Här finns både cykelbutiker, cykelverkstäder och bilverkstäder; på produktsidan står vad kortet kan användas till.",
  },
  pets: {
    title: "Presentkort för husdjur och deras ägare",
    body: "Ett presentkort på mat, leksaker eller veterinär gläder två: djuret och den som tar hand om det.",
    question: "Gäller det i butiken eller hos veterinären?",
    answer: "Båda slagen finns. På produktsidan står var kortet kan användas.",
  },
  charity: {
    title: "Ge en gåva i någons namn",
    body: "För den som har allt. Du väljer belopp och ändamål; den du vill hedra får din hälsning, och andra får hjälp.",
    question: "Kommer hela beloppet fram?",
    answer: "Ja. Vi förmedlar varje gåva i sin helhet och tar ingen avgift.",
  },
  "for-business": {
    title: "Presentkort för företag: ett tack till alla",
    body: "För tio medarbetare eller hundra: via e-post eller med posten, till var och en eller till en adress, varje kort med en egen hälsning. Beloppen följer er budget, och en beställning räcker.",
    question: "Kan vi beställa mot faktura?",
    answer:
      "Ja, när vi har lagt upp det för er. Begär en offert på vår företagssida; därefter kan ni beställa mot faktura.",
  },
};

import type { SiteTexts } from "../site-texts.ts";

export const moments: Pick<SiteTexts, "givingMoments" | "moments" | "landings"> = {
  givingMoments: {
    title: "Presenttillfällen",
    description:
      "Presentkort till födelsedagar, bröllop, nyfödda, avtackningar och många andra dagar, med idéer till hälsningen på kortet.",
    intro: "Vad finns det att fira? Välj tillfället, så hjälper vi till med resten.",
  },
  moments: {
    birthday: {
      path: "fodelsedag",
      title: "Födelsedag",
      description:
        "Presentkort till födelsedagen: idéer för alla åldrar, ett belopp som passar och hälsningar som inte står på alla andra kort.",
      intro: "Födelsedagen kommer varje år, och ett presentkort hinner fram i tid, till och med på själva dagen.",
      ideas: {
        title: "Idéer för alla",
        body: "Till barn något att bygga eller läsa, till tonåringar spel och musik, till vänner en kväll ute, till föräldrar en eftermiddag i lugn och ro. Gå ihop flera stycken och ge ett större kort i stället för många småsaker.",
      },
      words: {
        title: "Hälsningar till kortet",
        body: "- ”Ett år till, och en anledning till att äta tårta. Njut av den.”\n- ”Till det där du aldrig skulle köpa åt dig själv.”\n- ”Du väljer, vi hurrar.”",
      },
    },
    "thank-you": {
      path: "saga-tack",
      title: "Tack",
      description:
        "Ett presentkort som säger tack: till grannar, lärare, kollegor och alla som hjälpte till utan att någon bad dem.",
      intro: "Någon har matat katten, hoppat in, burit kartonger. Vänta inte för länge med att tacka.",
      ideas: {
        title: "Idéer för alla",
        body: "Ett litet belopp räcker långt: en fika, en bok, två biobiljetter. Välj något som man inte unnar sig en vanlig dag.",
      },
      words: {
        title: "Hälsningar till kortet",
        body: "- ”Du gjorde det lättare. Tack.”\n- ”För timmarna du gav oss: här får du en tillbaka.”\n- ”Vi såg vad du gjorde.”",
      },
    },
    wedding: {
      path: "brollop",
      title: "Bröllop",
      description:
        "Presentkort till bröllopet: till resan, hemmet eller en kväll på tu man hand, fint nog inslaget för presentbordet.",
      intro: "Är allt på önskelistan redan taget? Med ett presentkort väljer brudparet själva.",
      ideas: {
        title: "Idéer för alla",
        body: "Resor till dem som ska på bröllopsresa, hem och trädgård till dem som flyttar ihop, ett bord för två till den första bröllopsdagen. I presentförpackning gör det sig fint på presentbordet.",
      },
      words: {
        title: "Hälsningar till kortet",
        body: "- ”Till det första ni väljer tillsammans som gifta.”\n- ”För ett helt liv av goda samtal.”\n- ”För alla vanliga dagar som är bra dagar.”",
      },
    },
    "new-baby": {
      path: "nyfodd",
      title: "Nyfödd",
      description:
        "Presentkort till nyblivna föräldrar: till det som behövs i storlek 68, eller till en måltid som någon annan har lagat.",
      intro: "Alla kommer med bodyer i storlek 56. Du ger det som behövs om tre månader.",
      ideas: {
        title: "Idéer för alla",
        body: "Till barnet kläder och leksaker att växa i; till föräldrarna mat som de slipper laga eller en timmes tystnad. Kortet gäller i {validity}, så det är ingen brådska.",
      },
      words: {
        title: "Hälsningar till kortet",
        body: "- ”Välkommen, lilla vän. Du har valt bra människor.”\n- ”Till den första natten ni får sova.”\n- ”Till det ni behöver härnäst.”",
      },
    },
    december: {
      path: "jul",
      title: "Jul",
      description:
        "Presentkort till julklappar: många presenter, en beställning, en egen hälsning till var och en, i tid via e-post eller post.",
      intro:
        "Många klappar på få dagar. Lägg dem i en och samma varukorg, var och en med namn och hälsning, och betala en gång.",
      ideas: {
        title: "Idéer för alla",
        body: "Fysiska kort under granen, digitala till dem som är långt borta. Beställ det som ska med posten före mitten av december; ett mejl hinner fram till och med på julafton. Ett julklappsrim på 150 tecken ryms också.",
      },
      words: {
        title: "Hälsningar till kortet",
        body: "- ”För de stilla mellandagarna.”\n- ”Något att se fram emot i januari.”\n- ”Med kärlek, och utan kvitto.”",
      },
    },
    "get-well": {
      path: "krya-pa-dig",
      title: "Krya på dig",
      description:
        "Ett presentkort till någon som är sjuk: något att läsa, titta på eller se fram emot, i inkorgen redan i dag.",
      intro: "En present gör ingen frisk, men den får tiden att gå fortare.",
      ideas: {
        title: "Idéer för alla",
        body: "Böcker, filmer och spel för nu; middag, spa eller en utflykt till senare. Via e-post är det framme redan i eftermiddag, utan besökstider.",
      },
      words: {
        title: "Hälsningar till kortet",
        body: "- ”Ta all tid du behöver. Vi håller din stol varm.”\n- ”Till den första dagen ute igen.”\n- ”Vi tänker på dig.”",
      },
    },
    farewell: {
      path: "avtackning",
      title: "Avtackning",
      description:
        "Presentkort till någon som slutar eller flyttar: en kollega, en granne, en vän. En present från alla.",
      intro: "Ett nytt jobb, en ny stad, pensionen: säg hej då med en present som mottagaren väljer själv.",
      ideas: {
        title: "Idéer för alla",
        body: "Gå ihop och ge ett belopp som gör något möjligt: en resa, en kurs, ett instrument. Hör dig för om vad kollegan verkligen tycker om.",
      },
      words: {
        title: "Hälsningar till kortet",
        body: "- ”Hör av dig. Vi menar det.”\n- ”Till den första måndagen utan oss.”\n- ”Vi kommer att sakna dig. Ta hand om dig!”",
      },
    },
    "new-home": {
      path: "inflyttning",
      title: "Inflyttning",
      description:
        "Presentkort till inflyttningsfesten: till lampor, växter, verktyg och till maten den första kvällen bland flyttkartongerna.",
      intro: "Det mesta saknas, och man vet ännu inte vad. Ge möjligheten att välja, och tid att komma i ordning.",
      ideas: {
        title: "Idéer för alla",
        body: "Hem och trädgård till det tomma hörnet, en måltid till den första kvällen, något gott till skafferiet. Inslaget och med en krukväxt bredvid är det en fin present att räcka över i dörren.",
      },
      words: {
        title: "Hälsningar till kortet",
        body: "- ”Till hörnet som fortfarande ser tomt ut.”\n- ”För snälla grannar och torra väggar.”\n- ”Bröd, salt och det här.”",
      },
    },
  },
  landings: {
    tonight: {
      path: "present-till-i-kvall",
      title: "En present till i kväll",
      description:
        "Bortbjuden och tomhänt? Digitala presentkort via e-post inom en timme, med en hälsning, alla dagar, dygnet runt.",
      intro: "Välj ett kort nu, så ligger det i inkorgen innan du ger dig i väg till festen.",
      reasons: [
        { title: "Inom en timme", body: "Oftast några minuter efter din betalning, även på söndagar." },
        {
          title: "Till mottagaren eller till dig",
          body: "Vi skickar det till mottagaren, eller till dig så att du kan skriva ut och vika det.",
        },
        { title: "Med din hälsning", body: "Upp till 150 tecken, bara till den du ger till." },
      ],
      closing: {
        title: "Så räcker man över ett mejl",
        body: "Skriv ut kortet, vik det en gång och lägg det i ett kuvert. Eller skicka det när ni skålar: fyll i adressen, och tryck på betala när tårtan kommer in.",
      },
    },
    "small-presents": {
      path: "sma-presenter",
      title: "Små presenter",
      description:
        "Presentkort för en liten summa: en fika, en bok, en film. Små presenter med ett gott ord, skickade inom en timme.",
      intro: "Ett litet belopp och några vänliga ord räcker ofta långt.",
      reasons: [
        {
          title: "Du bestämmer beloppet",
          body: "Hos de flesta varumärken vilket helt belopp som helst, från det minsta.",
        },
        {
          title: "Ingen frakt via e-post",
          body: "Ett digitalt kort kostar det som står på det, och inte en krona mer.",
        },
        { title: "Hälsningen gör den speciell", body: "Några väl valda ord betyder mycket." },
      ],
      closing: {
        title: "Tre idéer",
        body: "En fika till någon som lyssnade. En pocketbok till resan. En kula glass till ett barn som var modigt hos tandläkaren.",
      },
    },
    "for-a-team": {
      path: "present-till-kollegorna",
      title: "En present till hela gänget på jobbet",
      description:
        "Ge varje kollega ett eget presentkort: en varukorg, en betalning, en hälsning till var och en. Idéer och tips.",
      intro: "Åtta kollegor, åtta smaker: klart på en eftermiddag.",
      reasons: [
        { title: "En varukorg", body: "Varje present har sin egen mottagare och hälsning; du betalar en gång." },
        { title: "Rättvist", body: "Samma belopp till alla, och var och en väljer." },
        { title: "Var de än jobbar", body: "På kontoret, hemma eller på resande fot: presenten kommer via e-post." },
      ],
      closing: {
        title: "Ger du i ett företags namn?",
        body: "På sidan [för företag](route:business) står hur större beställningar går till.",
      },
    },
  },
};

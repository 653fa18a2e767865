import type { SiteTexts } from "../site-texts.ts";

export const moments: Pick<SiteTexts, "givingMoments" | "moments" | "landings"> = {
  givingMoments: {
    title: "Presenttillfällen",
    description:
      "Presentkort till födelsedagar, bröllop, nyfödda, avtackningar och många andra dagar, med idéer till orden på kortet.",
    intro: "Vad finns det att fira? Välj tillfället, så hjälper vi till med resten.",
  },
  moments: {
    birthday: {
      path: "fodelsedag",
      title: "Födelsedag",
      description:
        "Presentkort till födelsedagen: idéer för alla åldrar, ett belopp som passar och ord som inte står på alla andra kort.",
      intro:
        "Den kommer varje år och överraskar ändå. Ett presentkort hinner fram i tid, till och med på själva dagen, lagom till tårtan.",
      ideas: {
        title: "Vad som passar vem",
        body: "Till barn något att bygga eller läsa, till tonåringar spel och musik, till vänner en kväll ute, till föräldrar en eftermiddag i lugn och ro. Gå ihop flera stycken och ge ett större kort i stället för många småsaker.",
      },
      words: {
        title: "Ord till kortet",
        body: "- ”Ett år till, och en anledning till att äta tårta. Njut av den.”\n- ”Till det där du aldrig skulle köpa åt dig själv.”\n- ”Du väljer, vi hurrar.”",
      },
    },
    "thank-you": {
      path: "saga-tack",
      title: "Tack",
      description:
        "Ett presentkort som säger tack: till grannar, lärare, kollegor och alla som hjälpte till utan att någon bad dem.",
      intro: "Någon har matat katten, hoppat in, burit kartonger. Ett tack är bäst medan det är färskt.",
      ideas: {
        title: "Vad som passar vem",
        body: "Ett litet belopp räcker långt: en fika, en bok, två biobiljetter. Välj något som de inte unnar sig en vanlig dag.",
      },
      words: {
        title: "Ord till kortet",
        body: "- ”Du gjorde det lättare. Tack.”\n- ”För timmarna du gav oss: här får du en tillbaka.”\n- ”Vi såg vad du gjorde.”",
      },
    },
    wedding: {
      path: "brollop",
      title: "Bröllop",
      description:
        "Presentkort till bröllopet: till resan, hemmet eller en kväll på tu man hand, fint nog inslaget för presentbordet.",
      intro: "Två personer, en present och en önskelista där allt redan är taget. Ett kort låter dem välja själva.",
      ideas: {
        title: "Vad som passar vem",
        body: "Resor till dem som ska i väg, hem och trädgård till dem som flyttar ihop, ett bord för två till den första bröllopsdagen. I presentförpackning tar det plats bland de andra på presentbordet.",
      },
      words: {
        title: "Ord till kortet",
        body: "- ”Till det första ni väljer tillsammans som gifta.”\n- ”Må ni aldrig bli överens om allt.”\n- ”För alla vanliga dagar som är bra dagar.”",
      },
    },
    "new-baby": {
      path: "nyfodd",
      title: "Nyfödd",
      description:
        "Presentkort till nyblivna föräldrar: till det som behövs i storlek 68, eller till en måltid som någon annan har lagat.",
      intro: "Alla kommer med bodyer i storlek 56. Du ger det som behövs om tre månader.",
      ideas: {
        title: "Vad som passar vem",
        body: "Till barnet kläder och leksaker att växa i; till föräldrarna mat som de slipper laga eller en timmes tystnad. Kortet gäller i {validity}, så det är ingen brådska.",
      },
      words: {
        title: "Ord till kortet",
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
        title: "Vad som passar vem",
        body: "Fysiska kort under granen, digitala till dem som är långt borta. Beställ det som ska med posten före mitten av december; ett mejl hinner fram till och med på julafton. Ett julklappsrim på 150 tecken ryms också.",
      },
      words: {
        title: "Ord till kortet",
        body: "- ”För de stilla mellandagarna.”\n- ”Något att se fram emot i januari.”\n- ”Med kärlek, och utan kvitto.”",
      },
    },
    "get-well": {
      path: "krya-pa-dig",
      title: "Krya på dig",
      description:
        "Ett presentkort till någon som är sjuk: något att läsa, titta på eller se fram emot, i inkorgen redan i dag.",
      intro: "Du kan inte göra någon frisk. Men du kan se till att tiden går fortare.",
      ideas: {
        title: "Vad som passar vem",
        body: "Böcker, filmer och spel för nu; middag, spa eller en utflykt till senare. Med e-post är det framme i eftermiddag, utan besökstider.",
      },
      words: {
        title: "Ord till kortet",
        body: "- ”Ta all tid du behöver. Vi håller din stol varm.”\n- ”Till den första dagen ute igen.”\n- ”Vi tänker på dig, alldeles tyst.”",
      },
    },
    farewell: {
      path: "avtackning",
      title: "Avtackning",
      description:
        "Presentkort till någon som slutar eller flyttar: en kollega, en granne, en vän. Många går ihop, en får välja.",
      intro: "Ett nytt jobb, en ny stad, pensionen: den som går ska inte gå tomhänt.",
      ideas: {
        title: "Vad som passar vem",
        body: "Samla in tillsammans och ge ett belopp som öppnar något: en resa, en kurs, ett instrument. Till en kollega kan det få vara något som ingen visste att hen tyckte om.",
      },
      words: {
        title: "Ord till kortet",
        body: "- ”Hör av dig. Vi menar det.”\n- ”Till den första måndagen utan oss.”\n- ”Du lämnar ett tomrum. Fyll ditt med något bra.”",
      },
    },
    "new-home": {
      path: "inflyttning",
      title: "Inflyttning",
      description:
        "Presentkort till inflyttningsfesten: till lampor, växter, verktyg och till maten den första kvällen bland flyttkartongerna.",
      intro:
        "De behöver allt och vet ännu inte vad. Ge dem möjligheten att välja, och tid att se vilket hörn som förblir tomt.",
      ideas: {
        title: "Vad som passar vem",
        body: "Hem och trädgård till det tomma hörnet, en måltid till den första kvällen, något gott till skafferiet. Inslaget och med en krukväxt bredvid är det en present att räcka över i dörren.",
      },
      words: {
        title: "Ord till kortet",
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
      intro:
        "Affärerna har stängt, festen börjar klockan sju. Välj ett kort nu, så ligger det i inkorgen innan du har hunnit få på dig jackan.",
      reasons: [
        { title: "Inom en timme", body: "Oftast några minuter efter din betalning, även på söndagar." },
        {
          title: "Till dem eller till dig",
          body: "Vi skickar det till mottagaren, eller till dig så att du kan skriva ut och vika det.",
        },
        { title: "Med dina ord", body: "150 tecken räcker för att det ska se ut som en plan." },
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
      intro: "Det behöver inte vara mycket. Det ska komma från hjärtat.",
      reasons: [
        {
          title: "Du bestämmer beloppet",
          body: "Hos de flesta varumärken vilket helt belopp som helst, från det minsta.",
        },
        {
          title: "Ingen frakt via e-post",
          body: "Ett digitalt kort kostar det som står på det, och inte en krona mer.",
        },
        { title: "Orden gör den stor", body: "En bra mening är värd mer än nästa sedel." },
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
      intro: "Åtta personer, åtta smaker, en eftermiddag. Det räcker gott.",
      reasons: [
        { title: "En varukorg", body: "Varje present har sin egen mottagare och hälsning; du betalar en gång." },
        { title: "Rättvist", body: "Samma belopp till alla, och var och en väljer." },
        { title: "Var de än jobbar", body: "På kontoret, hemma eller på resande fot: ett mejl hittar fram." },
      ],
      closing: {
        title: "Ger du i ett företags namn?",
        body: "Titta då på sidan [för företag](route:business): där står hur större beställningar går till.",
      },
    },
  },
};

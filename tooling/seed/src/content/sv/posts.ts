import type { SiteTexts } from "../site-texts.ts";

export const posts: Pick<SiteTexts, "blog" | "posts"> = {
  blog: {
    title: "Blogg: konsten att ge",
    description:
      "Hur man väljer en present, vad man skriver på kortet och när man skickar det: tips för dig som vill ge med omtanke.",
    intro: "Tips för att välja, skriva och ge.",
  },
  posts: {
    choose: {
      path: "valj-ett-presentkort-som-blir-anvant",
      title: "Välj ett presentkort som blir använt",
      description: "Det bästa presentkortet är det som blir använt. Tre frågor som hjälper dig att hitta det.",
      intro:
        "De flesta presentkort används inom några veckor. De som blir liggande passade inte riktigt den som fick dem.",
      sections: [
        {
          title: "Hur ser en ledig lördag ut?",
          body: "Inte hur den skulle kunna se ut, och inte hur den såg ut för tre år sedan. Den som tillbringar lördagarna i trädgården blir gladare över ett presentkort på tulpanlökar än på spa, hur trött hen än ser ut. Vet du inte, fråga någon som hen bor med.",
        },
        {
          title: "Finns det en butik i närheten, eller en bra butik på nätet?",
          body: "Ett kort till en restaurang i andra änden av landet är svårt att använda. På produktsidan står var kortet gäller. Är du osäker, välj ett varumärke som också säljer på nätet.",
        },
        {
          title: "Räcker beloppet till en hel sak?",
          body: "En present ska inte börja med att man får lägga emellan. Tänk på en sak i den butiken och vad den kostar: en inbunden bok, två biobiljetter, en god middag. Där har du ditt belopp. Skriv i hälsningen vad du tänkte på, och låt mottagaren fritt välja något annat.",
        },
      ],
    },
    message: {
      path: "vad-skriver-man-pa-ett-presentkort",
      title: "Vad skriver man på ett presentkort?",
      description:
        "150 tecken räcker långt. Så skriver du en hälsning som sparas när kortet är använt för länge sedan.",
      intro: "En personlig hälsning sparas ibland i åratal. Tre råd som hjälper dig i gång.",
      sections: [
        {
          title: "Börja med personen, inte med dagen",
          body: "”Grattis på födelsedagen” står redan på tårtan. Börja med något som bara du vet: ”Sedan du började ro skrattar du mer.” Resten skriver sig självt.",
        },
        {
          title: "En bild i stället för tre önskningar",
          body: "Hälsa, lycka och framgång passar alla. Något konkret är bättre: ”Jag önskar dig en söndag i år då ingen behöver dig före tio.”",
        },
        {
          title: "Säg vad det är till, och låt mottagaren välja",
          body: "”Jag tänkte på den blå lampan, men du har bättre öga.” Det visar att du har sett efter, och valet stannar där det hör hemma. Läs det högt en gång innan du trycker på knappen. Om du skulle säga det så är det rätt.",
        },
      ],
    },
    "digital-or-post": {
      path: "med-e-post-eller-med-posten",
      title: "Via e-post eller med posten?",
      description:
        "Ett digitalt kort är snabbt, ett tryckt går att öppna. Så vet du vilket av dem som är den finaste presenten, och när.",
      intro: "De är värda lika mycket men känns olika.",
      sections: [
        {
          title: "Via e-post, när ögonblicket räknas",
          body: "Långt borta, sent på kvällen eller på minuten när en tenta är över: ett mejl är framme direkt. Det försvinner inte heller i en låda: en snabb sökning i inkorgen räcker.",
        },
        {
          title: "Med posten, när man sitter runt ett bord",
          body: "Födelsedagar med gäster, bröllop, barn: där ska det finnas något att öppna. Presentpapper och en presentförpackning kostar lite och gör det till en riktig present. Beställ före kl. {cutOff} en arbetsdag, så skickar vi det samma dag.",
        },
        {
          title: "Båda på en gång",
          body: "Ett litet digitalt kort på morgonen och den riktiga presenten på kvällen: en fin start på dagen, och något att öppna senare.",
        },
      ],
    },
    "birthday-by-age": {
      path: "fodelsedagspresenter-efter-alder",
      title: "Födelsedagspresenter från åtta till åttio",
      description: "Vad barn, tonåringar, föräldrar och mor- och farföräldrar gärna får, och hur mycket man brukar ge.",
      intro: "Från veckopengsfavoriter till en eftermiddag på spa: det här uppskattas i alla åldrar.",
      sections: [
        {
          title: "Åtta till femton",
          body: "Att köpa något alldeles själv för första gången är halva presenten. Välj en butik dit man kan cykla utan föräldrar, och ett belopp som räcker till en sak med lite växel över. Spel, böcker och sport fungerar nästan alltid.",
        },
        {
          title: "Sexton till fyrtio",
          body: "Här är det kvällarna som räknas: en konsert, ett bord på krogen, en helg någonstans. Gå ihop med andra. Till den som nyss har flyttat är hem och trädgård aldrig fel; till nyblivna föräldrar allt som kan ätas varmt.",
        },
        {
          title: "Fyrtio och uppåt",
          body: "En eftermiddag på spa, en teaterkväll för två, en dag på en kurs. Till mor- och farföräldrar är ett tryckt kort bättre än ett mejl: det står på byrån och visas upp för besökare.",
        },
      ],
    },
    "team-presents": {
      path: "presenter-till-kollegorna-utan-mote",
      title: "Presenter till kollegorna, utan möte",
      description:
        "Hur du tackar åtta kollegor på en kvart, rättvist och så att var och en märker att det är personligt menat.",
      intro: "Det tar tid att hitta en enda present till åtta personer. Här är ett snabbare sätt.",
      sections: [
        {
          title: "Samma belopp, olika kort",
          body: "Ge alla samma belopp och välj varumärke för var och en, eller ett med många butiker för alla. Det tar en minut per person.",
        },
        {
          title: "En mening till var och en",
          body: "”Tack för ditt engagemang” låter som en mall. Skriv en sak som just den här personen har gjort i år. Kommer du inte på något, fråga vid skrivbordet bredvid; bara det samtalet är värt det.",
        },
        {
          title: "Tänk på gränserna",
          body: "Julgåvor till anställda är skattefria upp till ett visst belopp, och går man över det kan hela gåvan bli skattepliktig. Läs på hos Skatteverket innan du väljer belopp. I orderbekräftelsen står mottagare och värden för bokföringen.",
        },
      ],
    },
    "last-minute": {
      path: "glomt-har-ar-planen",
      title: "Glömt? Här är planen",
      description: "Festen är i kväll och du har ingenting. Tjugo minuter räcker till en present där det inte märks.",
      intro: "Det händer den bäste. Det viktiga är vad du gör med de närmaste tjugo minuterna.",
      sections: [
        {
          title: "Fem minuter: välj",
          body: "Tänk på det senaste mottagaren berättade för dig med glittrande ögon. Leta efter ett varumärke som passar. Bläddra inte igenom allt; den första bra idén är oftast den rätta.",
        },
        {
          title: "Tio minuter: skriv",
          body: "Lägg dubbelt så mycket tid på hälsningen som på valet. Efter en bra hälsning undrar ingen när presenten köptes.",
        },
        {
          title: "Fem minuter: räck över den fint",
          body: "Låt kortet skickas till dig själv, skriv ut det och lägg det i ett kuvert; ett vikt ark fint papper går också bra. Eller skicka det direkt, och var med när mobilen surrar.",
        },
      ],
    },
    "film-evening": {
      path: "en-filmkvall-i-present",
      title: "En filmkväll i present",
      description:
        "Ett presentkort på bio, bra platser och något att knapra på: så ger du bort en hel kväll. Med en kortfilm att börja med.",
      intro: "Ett presentkort på bio, ett datum och popcorn: mer behövs inte för en fin kväll.",
      sections: [
        {
          title: "Tre saker räcker",
          body: "Välj ett presentkort på bio som räcker till två platser, skriv ett datum som passar er båda och lägg med något att knapra på. Den som öppnar det ser genast fram emot kvällen.",
        },
        {
          title: "En kortfilm att börja med",
          body: "”Big Buck Bunny” är tio minuter lång och passar alla åldrar. Den är gjord av Blender Foundation, och alla får titta på den och dela den fritt.",
        },
        {
          title: "Vad du kan skriva",
          body: "”Fredag klockan åtta: du väljer film, jag tar med popcorn.” Med en sådan mening blir det en inbjudan, och den får gott och väl plats i hälsningens 150 tecken.",
        },
      ],
    },
  },
};

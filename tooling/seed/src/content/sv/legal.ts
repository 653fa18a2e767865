import type { SiteTexts } from "../site-texts.ts";

export const legal: Pick<SiteTexts, "terms" | "privacy" | "cookies" | "deliveryInfo" | "cancellation"> = {
  terms: {
    title: "Allmänna villkor",
    description:
      "Det här gäller när du köper eller använder ett presentkort hos {shop}: beställning, leverans, giltighet, ångerrätt och klagomål.",
    intro: "De här villkoren gäller för allt du beställer hos {shop}. Vi har hållit dem korta.",
    sections: {
      who: {
        title: "Vilka vi är",
        body: "{shop} drivs av {company}, {street}, {place}. Du når oss på [{email}](mailto:{email}) och på telefon {phone}. Vi säljer presentkort från andra företag, askar med presentkort att aktivera, presentpapper och presentförpackningar, och vi förmedlar gåvor till välgörande ändamål.",
      },
      cards: {
        title: "Vad ett presentkort är",
        body: "Ett presentkort är förbetalt och har ett nummer på 19 siffror och en PIN-kod på 6 siffror. Det kan användas hos det varumärke som står på kortet, i det land det såldes för, tills saldot är slut eller giltighetstiden har gått ut. Det går inte att fylla på, ger ingen ränta och löses inte in mot pengar om inte lagen kräver det.",
      },
      ordering: {
        title: "Din beställning",
        body: "En beställning är bindande när du trycker på betalningsknappen och vi bekräftar den via e-post. Kontrollera namn och e-postadresser noga: ett kort som har kommit fram till den adress du skrev räknas som levererat. Vi kan neka en beställning om ett varumärkes gräns överskrids, om ett kort är slut eller om vi har goda skäl att misstänka bedrägeri. Du får besked direkt och betalar ingenting.",
      },
      price: {
        title: "Priser och moms",
        body: "Du betalar det värde som står på kortet och inget därutöver. Priserna för frakt, presentpapper och presentförpackningar är inklusive moms och visas innan du betalar. Ett belopp som du väljer själv är alltid ett helt belopp, för digitala kort oftast mellan {digitalMinimum} och {digitalMaximum}.",
      },
      payment: {
        title: "Betalning",
        body: "Du betalar genom vår betalningsleverantör, med något av de betalsätt som visas i kassan. Korten ges ut när betalningen har kommit in. En banköverföring som inte har kommit senest den dag som står i betalningsuppgifterna, ungefär en vecka efter beställningen, gör att beställningen avbryts.",
      },
      delivery: {
        title: "Leverans",
        body: "Digitala kort skickas via e-post, oftast inom en timme. Fysiska kort som beställs före kl. {cutOff} en arbetsdag postas samma dag. Läs mer på sidan [Leverans](route:delivery).",
      },
      use: {
        title: "Använda ett kort",
        body: "Saldot kan användas på en gång eller i delar, så som varumärket tillåter. Det som blir över stannar på kortet. Varumärket ansvarar för det du köper, och dess egna villkor gäller för det köpet.",
      },
      validity: {
        title: "Hur länge det gäller",
        body: "Om inget annat står på produktsidan gäller ett kort i {validity} från den dag det aktiveras. Datumet står på kortet och bredvid [saldot](route:balanceCheck). Därefter går saldot inte längre att använda.",
      },
      withdrawal: {
        title: "Om du ångrar dig",
        body: "Som konsument kan du ångra din beställning inom 14 dagar utan att ange något skäl, så länge kortet inte har använts. Hur du gör står under [Ångerrätt](route:cancellationPolicy).",
      },
      loss: {
        title: "Förlust och stöld",
        body: "Var lika rädd om ett presentkort som om kontanter. Kan koden ha hamnat i fel händer, säg till direkt: vi spärrar det som finns kvar och ger ut ett nytt kort om du kan visa att kortet är ditt.",
      },
      liability: {
        title: "Ansvar",
        body: "Om vi gör fel rättar vi till det: med ett nytt kort av samma värde eller med pengarna tillbaka. Vi ansvarar inte för skador som varken vi eller våra samarbetspartner kunde förutse eller förhindra. Inget här begränsar de rättigheter som lagen ger dig.",
      },
      complaints: {
        title: "Klagomål",
        body: "Skriv till [{email}](mailto:{email}), så svarar vi inom två arbetsdagar. Hittar vi ingen lösning tillsammans kan du vända dig till Allmänna reklamationsnämnden (ARN), Box 174, 101 23 Stockholm, eller till domstol. Lagen i det land där du bor skyddar dig som konsument.",
      },
    },
  },
  privacy: {
    title: "Integritetspolicy",
    description:
      "Vilka uppgifter {shop} behöver för ett presentkort, vem som ser dem, hur länge de sparas och hur du får dem ändrade eller raderade.",
    intro: "Vi använder dina uppgifter för att leverera din present och följa lagen.",
    sections: {
      who: {
        title: "Vem som ansvarar",
        body: "{company}, {street}, {place}, bestämmer hur dina uppgifter används. Frågor skickar du till [{email}](mailto:{email}).",
      },
      what: {
        title: "Vad vi frågar efter",
        body: "- ditt namn, din e-postadress och, om du vill, ditt telefonnummer;\n- för fysiska kort adressen de ska till;\n- mottagarens namn och, för digitala kort, e-postadress, och din hälsning;\n- vad du har beställt och om det är betalt. Dina betalningsuppgifter stannar hos betalningsleverantören: vi ser dem aldrig.",
      },
      why: {
        title: "Vad vi behöver dem till",
        body: "För att utföra din beställning, svara på dina frågor, sköta den bokföring som lagen kräver och förhindra bedrägeri. Mottagare får ingen reklam av oss, och du bara om du har bett om det.",
      },
      recipients: {
        title: "Vilka fler som ser dem",
        body: "Betalningsleverantören, posten och de företag som driver servrarna för vår butik, var och en så långt uppgiften kräver. Vi säljer inga uppgifter.",
      },
      keeping: {
        title: "Hur länge vi sparar dem",
        body: "Betalda beställningar så länge lagen kräver, oftast sju till tio år. Hälsningar raderas {messageDays} dagar efter att kortet levererats. Ur en beställning som aldrig betalades tas alla namn, adresser och hälsningar bort {unpaidOrderDays} dagar efter det sista betalningsförsöket. Tar du bort ditt konto raderas ditt namn och din adress ur betalda beställningar {messageDays} dagar efter den sista leveransen. Övergivna varukorgar försvinner efter {basketDays} dagar. Offerter raderas {quoteDays} dagar efter att de har accepterats, dragits tillbaka eller löpt ut.",
      },
      draw: {
        title: "Den månatliga dragningen",
        body: "Om du är med använder vi din e-postadress bara för kvitto, resultat och vinst. Vi raderar den {doublerDays} dagar efter dragningen, eller genast om du drar tillbaka din anmälan. Av vinnarens namn visar vi bara den första bokstaven.",
      },
      security: {
        title: "Hur vi skyddar dem",
        body: "Förbindelserna är krypterade. Kortnummer och PIN-koder sparas så att inte ens vi som arbetar här kan läsa dem, och varje visning loggas.",
      },
      rights: {
        title: "Dina rättigheter",
        body: "Du kan få se dina uppgifter, få dem rättade eller raderade, ta dem med dig eller invända mot hur de används. Ett mejl räcker. Du kan också klaga hos Integritetsskyddsmyndigheten (IMY).",
      },
    },
  },
  cookies: {
    title: "Cookiepolicy",
    description:
      "{shop} sätter bara de cookies som en butik inte klarar sig utan. Här står vilka de är, vad de gör och hur länge de finns kvar.",
    intro: "En butik behöver komma ihåg din varukorg från en sida till nästa. Det är vad våra cookies är till för.",
    sections: {
      what: {
        title: "Vad en cookie är",
        body: "En cookie, eller kaka, är en liten textfil som en webbplats sparar i din webbläsare och läser igen på nästa sida.",
      },
      necessary: {
        title: "Vilka cookies vi sätter",
        body: "Två cookies, och en tredje i kassan. Den ena innehåller ett slumpmässigt nummer som hör till din varukorg och dina beställningar i den här webbläsaren, den andra hur många presenter som ligger i varukorgen. De innehåller varken namn eller adress, kan inte läsas av andra webbplatser och upphör {cookieDays} dagar efter att varukorgen senast användes. Den tredje ser till att alla släpps in i tur och ordning när många handlar, och upphör efter 15 minuter.",
      },
      choice: {
        title: "Statistik, videor och kartor",
        body: "Godkänner du statistik räknar vi vad som visas och köps, utan att veta av vem, och webbläsaren sparar klick-id:t för annonsen som ledde dig hit. En mättjänst som butiken använder laddas först då och kan sätta egna cookies; tar du tillbaka ditt samtycke tar vi bort dem. Videor och kartor från andra företag laddas först när du har samtyckt; utan ditt samtycke når inget av det din webbläsare.",
      },
      storage: {
        title: "Andra uppgifter som sparas",
        body: "Webbläsaren kan också komma ihåg att du har stängt ett meddelande, så att det förblir stängt. Den sparar också de presentkort som du har valt som favoriter, tills du tar bort dem. Det du har godkänt under ”Cookies” längst ned på varje sida sparas i sex månader; om du godkänner statistik sparas en annons klick-id i 90 dagar. Allt detta raderar du i webbläsarens inställningar; butiken fungerar genast igen, med en tom varukorg.",
      },
    },
  },
  deliveryInfo: {
    title: "Leverans",
    description:
      "Digitala presentkort kommer via e-post inom en timme, fysiska med posten: sista beställningstid, frakt och vad du gör om något dröjer.",
    intro: "Via e-post på några minuter, eller med posten i ett kuvert som är roligt att öppna.",
    sections: {
      email: {
        title: "Via e-post",
        body: "Ett digitalt kort går till mottagaren, eller till dig, så snart betalningen har kommit in: oftast på några minuter och normalt inom en timme. En länk i mejlet öppnar presenten: kortet med din hälsning, numret, PIN-koden och en streckkod.",
      },
      post: {
        title: "Med posten",
        body: "Fysiska kort som beställs före kl. {cutOff} en arbetsdag skickas samma dag, i ett kuvert som går ner i brevlådan. {nextDayPercent} % av dem är framme nästa utdelningsdag. Frakten kostar {postage} per försändelse.",
      },
      registered: {
        title: "Rekommenderat brev",
        body: "Är korten i en försändelse tillsammans värda mer än {registeredAbove} skickar vi den rekommenderat för {registered}. Den lämnas ut mot underskrift.",
      },
      day: {
        title: "Exakt när",
        body: "På produktsidan står beräknad leveransdag, med hänsyn till helger och röda dagar. Samma datum står i varukorgen och i bekräftelsen.",
      },
      late: {
        title: "Det har inte kommit",
        body: "Gäller det ett mejl, titta först i skräpposten och skriv sedan till oss, så skickar vi det igen. Gäller det ett brev, vänta {claimAfterWorkingDays} arbetsdagar efter postningsdagen; sedan spärrar vi kortet som kom bort och skickar ett nytt. Hör gärna av dig inom {claimUntilDays} dagar ([kundtjänst](route:contact)); dina lagstadgade rättigheter påverkas inte.",
      },
    },
  },
  cancellation: {
    title: "Ångerrätt",
    description:
      "Inom 14 dagar kan du ångra en beställning av presentkort som inte har använts. Så gör du, och så får du pengarna tillbaka.",
    intro: "Blev det fel present? Du har 14 dagar på dig att ändra dig.",
    sections: {
      right: {
        title: "Din ångerrätt",
        body: "Som konsument kan du ångra dig inom 14 dagar utan att ange något skäl. Tiden börjar löpa när du eller mottagaren har fått kortet, vid flera kort när det sista har kommit.",
      },
      how: {
        title: "Så ångrar du dig",
        body: "Snabbast går det på nätet: [ångra din beställning](route:withdrawal) med ordernummer och e-postadress. Du får ett mejl med dag och tid. Vårt [kontaktformulär](route:contact), ett mejl, ett brev eller standardformuläret går lika bra. Fysiska kort skickar du tillbaka inom 14 dagar, helst oöppnade, till {company}, {street}, {place}.",
      },
      limits: {
        title: "När det inte längre går",
        body: "Ett kort som har använts, helt eller delvis, kan inte lämnas tillbaka, och inte heller en gåva som har förmedlats vidare. Presentpapper och presentförpackningar tar vi tillbaka så länge de är oanvända.",
      },
      refund: {
        title: "Pengarna tillbaka",
        body: "Vi spärrar korten och betalar tillbaka värdet och den billigaste frakten inom 14 dagar, på samma sätt som du betalade. Det kostar dig ingenting. För fysiska kort får vi vänta med återbetalningen tills de har kommit tillbaka.",
      },
      form: {
        title: "Standardformulär för ångerrätt",
        body: "Du kan [ångra ditt köp här](route:withdrawal), eller kopiera formuläret och skicka det till oss:\n\nTill {company}, {street}, {place}, {email}:\n\n- Jag meddelar härmed att jag frånträder mitt köpeavtal avseende följande varor:\n- Beställdes den / mottogs den:\n- Ordernummer:\n- Konsumentens namn:\n- Konsumentens adress:\n- Konsumentens underskrift (endast om formuläret skickas på papper):\n- Datum:",
      },
    },
  },
};

import type { SiteTexts } from "../site-texts.ts";

export const legal: Pick<SiteTexts, "terms" | "privacy" | "cookies" | "deliveryInfo" | "cancellation"> = {
  terms: {
    title: "Handelsbetingelser",
    description:
      "Dette gælder, når du køber eller bruger et gavekort hos {shop}: bestilling, levering, gyldighed, fortrydelsesret og klager.",
    intro: "Betingelserne gælder for alt, hvad du bestiller hos {shop}. Vi har holdt dem korte.",
    sections: {
      who: {
        title: "Hvem vi er",
        body: "{shop} drives af {company}, {street}, {place}. Du kan skrive til os på [{email}](mailto:{email}) og ringe på {phone}. Vi sælger andre virksomheders gavekort, æsker med gavekort uden beløb, gavepapir og gaveindpakning, og vi giver donationer videre til velgørende formål.",
      },
      cards: {
        title: "Hvad et gavekort er",
        body: "Et gavekort er forudbetalt og har et nummer på 19 cifre og en pinkode på 6 cifre. Det kan bruges hos det mærke, der står på kortet, i det land, det er solgt til, indtil saldoen er brugt, eller kortet udløber. Det kan ikke fyldes op, giver ikke renter og kan ikke veksles til kontanter, medmindre loven kræver det.",
      },
      ordering: {
        title: "Din bestilling",
        body: "En bestilling er bindende, når du trykker på betalingsknappen, og vi bekræfter den på e-mail. Tjek navne og e-mailadresser grundigt: Et kort, der er nået frem til den adresse, du har skrevet, regnes for leveret. Vi kan afvise en bestilling, hvis grænsen for et mærke er overskredet, hvis et kort er udsolgt, eller hvis vi har god grund til at mistænke svindel. Du får straks besked og betaler ingenting.",
      },
      price: {
        title: "Priser og moms",
        body: "Du betaler den værdi, der står på kortet, og ikke mere. Priserne for levering, gavepapir og gaveindpakning er inklusive moms og vises, før du betaler. Et beløb, du selv vælger, er altid et helt beløb, for digitale kort som regel mellem {digitalMinimum} og {digitalMaximum}.",
      },
      payment: {
        title: "Betaling",
        body: "Du betaler gennem vores betalingsudbyder med en af de betalingsmetoder, der vises i kassen. Kortene udstedes, når betalingen er kommet ind. Er en bankoverførsel ikke kommet senest den dato, der står i betalingsoplysningerne, cirka en uge efter bestillingen, annulleres bestillingen.",
      },
      delivery: {
        title: "Levering",
        body: "Digitale kort sendes på e-mail, som regel inden for en time. Fysiske kort, der bestilles før kl. {cutOff} på en hverdag, sendes samme dag. Læs mere på siden [Levering](route:delivery).",
      },
      use: {
        title: "Brug af et kort",
        body: "Saldoen kan bruges på én gang eller lidt ad gangen, sådan som mærket tillader det. Det, der er tilbage, bliver stående på kortet. Mærket har ansvaret for det, du køber, og dets egne betingelser gælder for det køb.",
      },
      validity: {
        title: "Hvor længe det gælder",
        body: "Står der ikke andet på produktsiden, er et kort gyldigt i {validity} fra den dag, det aktiveres. Datoen står på kortet og ved siden af [saldoen](route:balanceCheck). Derefter kan saldoen ikke længere bruges.",
      },
      withdrawal: {
        title: "Hvis du fortryder",
        body: "Som forbruger kan du fortryde din bestilling inden for 14 dage uden at give nogen grund, så længe kortet ikke er brugt. Hvordan du gør, står under [Fortrydelsesret](route:cancellationPolicy).",
      },
      loss: {
        title: "Tab og tyveri",
        body: "Pas på et gavekort, som du passer på kontanter. Kan koden være havnet i forkerte hænder, så sig det straks: Vi spærrer det, der er tilbage, og udsteder et nyt kort, hvis du kan vise, at kortet er dit.",
      },
      liability: {
        title: "Ansvar",
        body: "Laver vi en fejl, retter vi op på den: med et nyt kort af samme værdi eller med dine penge tilbage. Vi hæfter ikke for tab, som hverken vi eller vores samarbejdspartnere kunne forudse eller forhindre. Intet her begrænser de rettigheder, loven giver dig.",
      },
      complaints: {
        title: "Klager",
        body: "Skriv til [{email}](mailto:{email}), så svarer vi inden for to hverdage. Finder vi ikke en løsning sammen, kan du klage til Mæglingsteamet for Forbrugerklager, Nævnenes Hus, Toldboden 2, 8800 Viborg, eller gå til domstolene. Loven i det land, hvor du bor, beskytter dig som forbruger.",
      },
    },
  },
  privacy: {
    title: "Privatlivspolitik",
    description:
      "Hvilke oplysninger {shop} skal bruge til et gavekort, hvem der ser dem, hvor længe vi gemmer dem, og hvordan du får dem rettet eller slettet.",
    intro: "Vi bruger dine oplysninger til at levere din gave og overholde loven.",
    sections: {
      who: {
        title: "Hvem der har ansvaret",
        body: "{company}, {street}, {place}, bestemmer, hvordan dine oplysninger bruges. Spørgsmål sender du til [{email}](mailto:{email}).",
      },
      what: {
        title: "Hvad vi spørger om",
        body: "- dit navn, din e-mailadresse og, hvis du vil, dit telefonnummer;\n- for fysiske kort den adresse, de skal til;\n- modtagerens navn og, for digitale kort, e-mailadresse samt din hilsen;\n- hvad du har bestilt, og om det er betalt. Dine betalingsoplysninger bliver hos betalingsudbyderen: Vi ser dem aldrig.",
      },
      why: {
        title: "Hvad vi skal bruge dem til",
        body: "Til at udføre din bestilling, svare på dine spørgsmål, føre det regnskab, loven kræver, og forhindre svindel. Modtagere får ingen reklamer fra os, og det gør du kun, hvis du har bedt om det.",
      },
      recipients: {
        title: "Hvem der ellers ser dem",
        body: "Betalingsudbyderen, posten og de virksomheder, der driver vores butiks servere, hver især så langt opgaven kræver det. Vi sælger ingen oplysninger.",
      },
      keeping: {
        title: "Hvor længe vi gemmer dem",
        body: "Betalte bestillinger så længe loven kræver, som regel fem til ti år. Hilsener slettes {messageDays} dage efter, at kortet er leveret. Fra en bestilling, der aldrig blev betalt, fjernes alle navne, adresser og hilsener {unpaidOrderDays} dage efter det sidste betalingsforsøg. Sletter du din konto, fjernes dit navn og din adresse fra betalte bestillinger {messageDays} dage efter den sidste levering. Forladte kurve forsvinder efter {basketDays} dage. Tilbud slettes {quoteDays} dage efter, at de er accepteret, trukket tilbage eller udløbet.",
      },
      draw: {
        title: "Den månedlige lodtrækning",
        body: "Er du med, bruger vi kun din e-mailadresse til kvittering, resultat og gevinst. Vi sletter den {doublerDays} dage efter lodtrækningen, eller med det samme, hvis du trækker din tilmelding tilbage. Af vinderens navn viser vi kun det første bogstav.",
      },
      security: {
        title: "Hvordan vi beskytter dem",
        body: "Forbindelserne er krypterede. Kortnumre og pinkoder gemmes, så end ikke vi, der arbejder her, kan læse dem, og hver visning bliver registreret.",
      },
      rights: {
        title: "Dine rettigheder",
        body: "Du kan se dine oplysninger, få dem rettet eller slettet, tage dem med dig eller gøre indsigelse mod brugen af dem. En e-mail er nok. Du kan også klage til Datatilsynet.",
      },
    },
  },
  cookies: {
    title: "Cookiepolitik",
    description:
      "{shop} sætter kun de cookies, som en butik ikke kan undvære. Her står, hvilke det er, hvad de gør, og hvor længe de bliver.",
    intro: "En butik skal kunne huske din kurv fra den ene side til den næste. Det er det, vores cookies er til.",
    sections: {
      what: {
        title: "Hvad en cookie er",
        body: "En cookie er en lille tekstfil, som et websted gemmer i din browser og læser igen på næste side.",
      },
      necessary: {
        title: "Hvilke cookies vi sætter",
        body: "To cookies, og en tredje ved kassen. Den ene indeholder et tilfældigt nummer, der hører til din kurv og dine bestillinger i denne browser, den anden, hvor mange gaver der ligger i kurven. De indeholder hverken navn eller adresse, kan ikke læses af andre websteder og udløber {cookieDays} dage efter, at kurven sidst blev brugt. Den tredje sørger for, at alle lukkes ind efter tur, når mange handler, og udløber efter 15 minutter.",
      },
      choice: {
        title: "Statistik, videoer og kort",
        body: "Siger du ja til statistik, tæller vi, hvad der ses og købes, uden at vide af hvem, og browseren gemmer klik-id’et for den annonce, der førte dig hertil. En måletjeneste, som butikken bruger, indlæses først da og kan sætte egne cookies; trækker du dit samtykke tilbage, sletter vi dem. Videoer og kort fra andre virksomheder indlæses først, når du har givet samtykke; uden samtykke når intet af det frem til din browser.",
      },
      storage: {
        title: "Andet, der gemmes",
        body: "Din browser kan også huske, at du har lukket en besked, så den forbliver lukket. Den gemmer også de gavekort, du har valgt som favoritter, indtil du fjerner dem. Det, du har sagt ja til under »Cookies« nederst på hver side, gemmes i seks måneder; hvis du accepterer statistik, gemmes en annonces klik-id i 90 dage. Du sletter det hele i browserens indstillinger; butikken virker straks igen, med en tom kurv.",
      },
    },
  },
  deliveryInfo: {
    title: "Levering",
    description:
      "Digitale gavekort kommer på e-mail inden for en time, fysiske med posten: bestillingsfrister, priser, og hvad du gør, hvis noget er forsinket.",
    intro: "På e-mail på få minutter eller med posten i en kuvert, man har lyst til at åbne.",
    sections: {
      email: {
        title: "På e-mail",
        body: "Et digitalt kort går til modtageren, eller til dig, så snart din betaling er kommet ind: som regel på få minutter og normalt inden for en time. Et link i e-mailen åbner gaven: kortet med din hilsen, nummeret, pinkoden og en stregkode.",
      },
      post: {
        title: "Med posten",
        body: "Fysiske kort, der bestilles før kl. {cutOff} på en hverdag, sendes samme dag i en kuvert, der passer i postkassen. {nextDayPercent} % af dem er fremme på næste omdelingsdag. Leveringen koster {postage} pr. forsendelse.",
      },
      registered: {
        title: "Anbefalet brev",
        body: "Er kortene i en forsendelse tilsammen mere værd end {registeredAbove}, sender vi den anbefalet for {registered}. Den udleveres mod underskrift.",
      },
      day: {
        title: "Præcis hvornår",
        body: "På produktsiden står den forventede leveringsdag, hvor der er taget højde for weekender og helligdage. Den samme dato står i din kurv og i bekræftelsen.",
      },
      late: {
        title: "Der er ikke kommet noget",
        body: "Gælder det en e-mail, så kig først i spammappen, og skriv derefter til os, så sender vi den igen. Gælder det et brev, så vent {claimAfterWorkingDays} hverdage efter afsendelsen; derefter spærrer vi det kort, der er blevet væk, og sender et nyt. Sig gerne til inden for {claimUntilDays} dage ([kundeservice](route:contact)); dine lovbestemte rettigheder påvirkes ikke.",
      },
    },
  },
  cancellation: {
    title: "Fortrydelsesret",
    description:
      "Inden for 14 dage kan du fortryde en bestilling af gavekort, der ikke er brugt. Sådan gør du, og sådan får du pengene tilbage.",
    intro: "Valgte du den forkerte gave? Du har 14 dage til at ombestemme dig.",
    sections: {
      right: {
        title: "Din fortrydelsesret",
        body: "Som forbruger kan du fortryde inden for 14 dage uden at give nogen grund. Fristen løber fra den dag, du eller modtageren har fået kortet, ved flere kort fra det sidste.",
      },
      how: {
        title: "Sådan fortryder du",
        body: "Hurtigst går det online: [fortryd din bestilling](route:withdrawal) med ordrenummer og e-mailadresse. Du får en e-mail med dag og klokkeslæt. Vores [kontaktformular](route:contact), en e-mail, et brev eller standardformularen er lige så godt. Fysiske kort sender du tilbage inden for 14 dage, helst uåbnet, til {company}, {street}, {place}.",
      },
      limits: {
        title: "Hvornår det ikke længere er muligt",
        body: "Et kort, der er brugt, helt eller delvist, kan ikke gives tilbage, og det kan en donation, der er givet videre, heller ikke. Gavepapir og gaveindpakning tager vi tilbage, så længe de er ubrugte.",
      },
      refund: {
        title: "Pengene tilbage",
        body: "Vi spærrer kortene og betaler værdien og den billigste levering tilbage inden for 14 dage, på samme måde som du betalte. Det koster dig ikke noget. Ved fysiske kort kan vi vente med at betale tilbage, til de er kommet retur.",
      },
      form: {
        title: "Standardfortrydelsesformular",
        body: "Du kan [fortryde dit køb her](route:withdrawal) eller kopiere formularen og sende den til os:\n\nTil {company}, {street}, {place}, {email}:\n\n- Jeg meddeler herved, at jeg ønsker at gøre fortrydelsesretten gældende i forbindelse med min købsaftale om følgende varer:\n- Bestilt den / modtaget den:\n- Ordrenummer:\n- Forbrugerens navn:\n- Forbrugerens adresse:\n- Forbrugerens underskrift (kun hvis formularen sendes på papir):\n- Dato:",
      },
    },
  },
};

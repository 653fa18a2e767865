import type { SiteTexts } from "../site-texts.ts";

export const legal: Pick<SiteTexts, "terms" | "privacy" | "cookies" | "deliveryInfo" | "cancellation"> = {
  terms: {
    title: "Salgsvilkår",
    description:
      "Dette gjelder når du kjøper eller bruker et gavekort hos {shop}: bestilling, levering, gyldighet, angrerett og klager.",
    intro: "Disse vilkårene gjelder for alt du bestiller hos {shop}. Vi har holdt dem korte.",
    sections: {
      who: {
        title: "Hvem vi er",
        body: "{shop} drives av {company}, {street}, {place}. Du når oss på [{email}](mailto:{email}) og på telefon {phone}. Vi selger gavekort fra andre bedrifter, esker med gavekort uten beløp, gavepapir og gaveinnpakning, og vi formidler gaver til veldedige formål.",
      },
      cards: {
        title: "Hva et gavekort er",
        body: "Et gavekort er forhåndsbetalt og har et nummer på 19 sifre og en PIN-kode på 6 sifre. Det kan brukes hos merket som står på kortet, i landet det ble solgt for, til saldoen er brukt opp eller kortet går ut. Det kan ikke fylles på, gir ikke renter og løses ikke inn i penger med mindre loven krever det.",
      },
      ordering: {
        title: "Bestillingen din",
        body: "En bestilling er bindende når du trykker på betalingsknappen og vi bekrefter den på e-post. Kontroller navn og e-postadresser nøye: Et kort som er kommet fram til adressen du skrev inn, regnes som levert. Vi kan avvise en bestilling hvis grensen for et merke er overskredet, hvis et kort er utsolgt, eller hvis vi har god grunn til å mistenke svindel. Du får beskjed med en gang og betaler ingenting.",
      },
      price: {
        title: "Priser og mva.",
        body: "Du betaler verdien som står på kortet, og ikke noe mer. Prisene for frakt, gavepapir og gaveinnpakning er inkludert mva. og vises før du betaler. Et beløp du velger selv, er alltid et helt beløp, for digitale kort vanligvis mellom {digitalMinimum} og {digitalMaximum}.",
      },
      payment: {
        title: "Betaling",
        body: "Du betaler gjennom betalingsleverandøren vår, med en av betalingsmåtene som vises i kassen. Kortene utstedes når betalingen har kommet inn. En bankoverføring som ikke er kommet innen datoen i betalingsopplysningene, omtrent en uke etter bestillingen, fører til at bestillingen kanselleres.",
      },
      delivery: {
        title: "Levering",
        body: "Digitale kort sendes på e-post, vanligvis innen en time. Fysiske kort som bestilles før kl. {cutOff} på en virkedag, postlegges samme dag. Les mer på siden [Levering](route:delivery).",
      },
      use: {
        title: "Å bruke et kort",
        body: "Saldoen kan brukes på én gang eller i deler, slik merket tillater. Det som er til overs, blir stående på kortet. Merket er ansvarlig for det du kjøper, og dets egne vilkår gjelder for det kjøpet.",
      },
      validity: {
        title: "Hvor lenge det gjelder",
        body: "Hvis ikke noe annet står på produktsiden, er et kort gyldig i {validity} fra dagen det aktiveres. Datoen står på kortet og ved siden av [saldoen](route:balanceCheck). Etter det kan saldoen ikke lenger brukes.",
      },
      withdrawal: {
        title: "Hvis du ombestemmer deg",
        body: "Som forbruker kan du angre bestillingen innen 14 dager uten å oppgi noen grunn, så lenge kortet ikke er brukt. Hvordan du gjør det, står under [Angrerett](route:cancellationPolicy).",
      },
      loss: {
        title: "Tap og tyveri",
        body: "Pass på et gavekort som på kontanter. Kan koden ha havnet i feil hender, si fra med en gang: Vi sperrer det som er igjen, og utsteder et nytt kort hvis du kan vise at kortet er ditt.",
      },
      liability: {
        title: "Ansvar",
        body: "Gjør vi en feil, retter vi den opp: med et nytt kort av samme verdi eller med pengene tilbake. Vi er ikke ansvarlige for tap som verken vi eller samarbeidspartnerne våre kunne forutse eller hindre. Ingenting her begrenser rettighetene loven gir deg.",
      },
      complaints: {
        title: "Klager",
        body: "Skriv til [{email}](mailto:{email}), så svarer vi innen to virkedager. Finner vi ingen løsning sammen, kan du ta kontakt med Forbrukertilsynet for mekling, eller gå til domstolene. Loven i landet der du bor, beskytter deg som forbruker.",
      },
    },
  },
  privacy: {
    title: "Personvern",
    description:
      "Hvilke opplysninger {shop} trenger for et gavekort, hvem som ser dem, hvor lenge de lagres, og hvordan du får dem rettet eller slettet.",
    intro: "Vi bruker opplysningene dine til å levere gaven og følge loven.",
    sections: {
      who: {
        title: "Hvem som er ansvarlig",
        body: "{company}, {street}, {place}, bestemmer hvordan opplysningene dine brukes. Spørsmål sender du til [{email}](mailto:{email}).",
      },
      what: {
        title: "Hva vi spør om",
        body: "- navnet ditt, e-postadressen din og, hvis du vil, telefonnummeret ditt;\n- for fysiske kort adressen de skal til;\n- navnet og, for digitale kort, e-postadressen til mottakeren, og hilsenen din;\n- hva du har bestilt, og om det er betalt. Betalingsopplysningene dine blir hos betalingsleverandøren: Vi ser dem aldri.",
      },
      why: {
        title: "Hva vi trenger dem til",
        body: "For å utføre bestillingen, svare på spørsmålene dine, føre det regnskapet loven krever, og hindre svindel. Mottakere får ingen reklame fra oss, og du bare hvis du har bedt om det.",
      },
      recipients: {
        title: "Hvem andre som ser dem",
        body: "Betalingsleverandøren, posten og selskapene som drifter butikken vår, hver så langt oppgaven krever det. Vi selger ingen opplysninger.",
      },
      keeping: {
        title: "Hvor lenge vi lagrer dem",
        body: "Betalte bestillinger så lenge loven krever, vanligvis fem til ti år. Hilsener slettes {messageDays} dager etter at kortet er levert. Fra en bestilling som aldri ble betalt, fjernes alle navn, adresser og hilsener {unpaidOrderDays} dager etter siste betalingsforsøk. Sletter du kontoen din, fjernes navnet og adressen din fra betalte bestillinger {messageDays} dager etter siste levering. Forlatte handlekurver forsvinner etter {basketDays} dager. Tilbud slettes {quoteDays} dager etter at de er godtatt, trukket tilbake eller utløpt.",
      },
      draw: {
        title: "Den månedlige trekningen",
        body: "Er du med, bruker vi e-postadressen din bare til kvittering, resultat og premie. Vi sletter den {doublerDays} dager etter trekningen, eller med en gang hvis du trekker påmeldingen. Av vinnerens navn viser vi bare den første bokstaven.",
      },
      security: {
        title: "Hvordan vi beskytter dem",
        body: "Forbindelsene er kryptert. Kortnumre og PIN-koder lagres slik at ikke engang vi som jobber her, kan lese dem, og hver visning loggføres.",
      },
      rights: {
        title: "Rettighetene dine",
        body: "Du kan se opplysningene dine, få dem rettet eller slettet, ta dem med deg eller protestere mot bruken av dem. En e-post er nok. Du kan også klage til Datatilsynet.",
      },
    },
  },
  cookies: {
    title: "Informasjonskapsler",
    description:
      "{shop} setter bare de informasjonskapslene en butikk ikke klarer seg uten. Her står hvilke, hva de gjør, og hvor lenge de varer.",
    intro:
      "En butikk må huske handlekurven din fra den ene siden til den neste. Det er det informasjonskapslene våre er til.",
    sections: {
      what: {
        title: "Hva en informasjonskapsel er",
        body: "En informasjonskapsel er en liten tekstfil som et nettsted lagrer i nettleseren din og leser igjen på neste side.",
      },
      necessary: {
        title: "Hvilke informasjonskapsler vi bruker",
        body: "To informasjonskapsler, og en tredje i kassen. Den ene inneholder et tilfeldig nummer som hører til handlekurven og bestillingene dine i denne nettleseren, den andre hvor mange gaver som ligger i handlekurven. De inneholder verken navn eller adresse, kan ikke leses av andre nettsteder og utløper {cookieDays} dager etter at handlekurven sist ble brukt. Den tredje sørger for at alle slipper inn etter tur når mange handler, og utløper etter 15 minutter.",
      },
      choice: {
        title: "Statistikk, videoer og kart",
        body: "Sier du ja til statistikk, teller vi hva som vises og kjøpes, uten å vite av hvem, og nettleseren lagrer klikk-ID-en til annonsen som førte deg hit. En måletjeneste som butikken bruker, lastes først da og kan sette egne informasjonskapsler; trekker du samtykket tilbake, sletter vi dem. Videoer og kart fra andre selskaper lastes først inn når du har samtykket; uten samtykke når ingenting av det nettleseren din.",
      },
      storage: {
        title: "Annet som lagres",
        body: "Nettleseren kan også huske at du har lukket en melding, slik at den forblir lukket. Den lagrer også gavekortene du har valgt som favoritter, til du fjerner dem. Det du har godtatt under «Informasjonskapsler» nederst på hver side, lagres i seks måneder; hvis du godtar statistikk, lagres klikk-ID-en til en annonse i 90 dager. Alt dette sletter du i innstillingene i nettleseren; butikken virker igjen med en gang, med tom handlekurv.",
      },
    },
  },
  deliveryInfo: {
    title: "Levering",
    description:
      "Digitale gavekort kommer på e-post innen en time, fysiske i posten: bestillingsfrister, frakt og hva du gjør hvis noe drøyer.",
    intro: "På e-post på noen minutter, eller i posten i en konvolutt det er hyggelig å åpne.",
    sections: {
      email: {
        title: "På e-post",
        body: "Et digitalt kort går til mottakeren, eller til deg, så snart betalingen har kommet inn: vanligvis på noen minutter og normalt innen en time. En lenke i e-posten åpner gaven: kortet med hilsenen din, nummeret, PIN-koden og en strekkode.",
      },
      post: {
        title: "I posten",
        body: "Fysiske kort som bestilles før kl. {cutOff} på en virkedag, sendes samme dag i en postkassepakke. {nextDayPercent} % av dem er framme neste leveringsdag. Frakten koster {postage} per sending.",
      },
      registered: {
        title: "Rekommandert",
        body: "Er kortene i en sending til sammen verdt mer enn {registeredAbove}, sender vi den rekommandert for {registered}. Den leveres mot underskrift.",
      },
      day: {
        title: "Nøyaktig når",
        body: "På produktsiden står forventet leveringsdag, med helger og helligdager tatt med i beregningen. Den samme datoen står i handlekurven og i bekreftelsen.",
      },
      late: {
        title: "Den har ikke kommet",
        body: "Gjelder det en e-post, se først i søppelposten og skriv deretter til oss, så sender vi den på nytt. Gjelder det en pakke, vent {claimAfterWorkingDays} virkedager etter at den ble sendt; da sperrer vi kortet som ble borte, og sender et nytt. Si gjerne fra innen {claimUntilDays} dager ([kundeservice](route:contact)); rettighetene loven gir deg, påvirkes ikke.",
      },
    },
  },
  cancellation: {
    title: "Angrerett",
    description:
      "Innen 14 dager kan du angre en bestilling av gavekort som ikke er brukt. Slik gjør du det, og slik får du pengene tilbake.",
    intro: "Valgte du feil gave? Du har 14 dager på deg til å ombestemme deg.",
    sections: {
      right: {
        title: "Angreretten din",
        body: "Som forbruker kan du angre innen 14 dager uten å oppgi noen grunn. Fristen begynner å løpe når du eller mottakeren har fått kortet, ved flere kort når det siste er kommet.",
      },
      how: {
        title: "Slik angrer du",
        body: "Raskest går det på nett: [angre på bestillingen](route:withdrawal) med ordrenummer og e-postadresse. Du får en e-post med dag og klokkeslett. [Kontaktskjemaet](route:contact), en e-post, et brev eller angreskjemaet er like bra. Fysiske kort sender du tilbake innen 14 dager, helst uåpnet, til {company}, {street}, {place}.",
      },
      limits: {
        title: "Når det ikke lenger går",
        body: "Et kort som er brukt, helt eller delvis, kan ikke leveres tilbake, og det kan heller ikke en gave til veldedige formål som er formidlet videre. Gavepapir og gaveinnpakning tar vi tilbake så lenge de er ubrukt.",
      },
      refund: {
        title: "Pengene tilbake",
        body: "Vi sperrer kortene og betaler tilbake verdien og den rimeligste frakten innen 14 dager, på samme måte som du betalte. Det koster deg ingenting. For fysiske kort kan vi vente til de er kommet tilbake.",
      },
      form: {
        title: "Standard angreskjema",
        body: "Du kan [angre kjøpet her](route:withdrawal), eller kopiere skjemaet og sende det til oss:\n\nTil {company}, {street}, {place}, {email}:\n\n- Jeg underretter herved om at jeg går fra min avtale om kjøp av følgende varer:\n- Bestilt den / mottatt den:\n- Ordrenummer:\n- Forbrukerens navn:\n- Forbrukerens adresse:\n- Forbrukerens underskrift (bare hvis skjemaet sendes på papir):\n- Dato:",
      },
    },
  },
};

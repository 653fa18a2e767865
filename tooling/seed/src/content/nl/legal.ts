import type { SiteTexts } from "../site-texts.ts";

export const legal: Pick<SiteTexts, "terms" | "privacy" | "cookies" | "deliveryInfo" | "cancellation"> = {
  terms: {
    title: "Algemene voorwaarden",
    description:
      "Wat er geldt als je bij {shop} een cadeaubon koopt of gebruikt: bestellen, bezorgen, geldigheid, annuleren en klachten.",
    intro: "Deze voorwaarden gelden voor alles wat je bij {shop} bestelt. We hebben ze kort gehouden.",
    sections: {
      who: {
        title: "Wie we zijn",
        body: "{shop} is een handelsnaam van {company}, {street}, {place}. Je bereikt ons via [{email}](mailto:{email}) en op {phone}. We verkopen cadeaubonnen van andere bedrijven, dozen met blanco cadeaubonnen, cadeaupapier en cadeauverpakkingen, en we geven donaties door aan goede doelen.",
      },
      cards: {
        title: "Wat een cadeaubon is",
        body: "Een cadeaubon is een vooraf betaald bedrag met een nummer van 19 cijfers en een pincode van 6 cijfers. Je besteedt hem bij het merk dat erop staat, in het land waarvoor hij is verkocht, tot het saldo op is of de bon verloopt. Een cadeaubon is niet op te laden, levert geen rente op en is niet inwisselbaar voor geld, tenzij de wet dat voorschrijft.",
      },
      ordering: {
        title: "Je bestelling",
        body: "Een bestelling is definitief als je op de betaalknop drukt en wij de bestelling per e-mail bevestigen. Controleer namen en e-mailadressen goed: een bon die is aangekomen op het adres dat je hebt ingevuld, geldt als bezorgd. We kunnen een bestelling weigeren als het maximum van een merk is overschreden, als een bon is uitverkocht of als we goede redenen hebben om fraude te vermoeden; je hoort het meteen en betaalt niets.",
      },
      price: {
        title: "Prijzen en btw",
        body: "Je betaalt de waarde die op de bon staat, zonder toeslag. De prijzen van bezorging, cadeaupapier en cadeauverpakkingen zijn inclusief btw; je ziet ze voordat je betaalt. Een bedrag dat je zelf kiest, is altijd een heel getal, voor digitale bonnen meestal tussen {digitalMinimum} en {digitalMaximum}.",
      },
      payment: {
        title: "Betalen",
        body: "Je betaalt via onze betaalprovider, met een van de betaalmethoden die je bij het bestellen ziet. De bonnen worden uitgegeven zodra de betaling binnen is. Is een overboeking niet aangekomen op de dag die bij de betaalgegevens staat, ongeveer een week na de bestelling, dan vervalt de bestelling.",
      },
      delivery: {
        title: "Bezorging",
        body: "Digitale bonnen versturen we per e-mail, meestal binnen een uur. Fysieke bonnen die je op een werkdag vóór {cutOff} uur bestelt, versturen we dezelfde dag. Meer lees je op de pagina [Bezorging](route:delivery).",
      },
      use: {
        title: "Een bon besteden",
        body: "Je besteedt het saldo in één keer of in delen, zoals het merk het toestaat. Wat overblijft, blijft op de bon staan. Het merk is verantwoordelijk voor wat je ermee koopt; op die aankoop zijn de voorwaarden van het merk van toepassing.",
      },
      validity: {
        title: "Hoe lang de bon geldig is",
        body: "Staat bij de bon niets anders, dan is een bon {validity} geldig vanaf de dag van activering. De datum staat op de bon en naast het [saldo](route:balanceCheck). Daarna kun je het saldo niet meer besteden.",
      },
      withdrawal: {
        title: "Als je je bedenkt",
        body: "Als consument kun je je bestelling binnen 14 dagen zonder opgave van redenen ontbinden, zolang de bon niet is gebruikt. Hoe dat werkt, lees je onder [Annuleren en retourneren](route:cancellationPolicy).",
      },
      loss: {
        title: "Verlies en diefstal",
        body: "Ga met een cadeaubon om als met contant geld. Is de code misschien in verkeerde handen gevallen, laat het ons dan meteen weten: we blokkeren wat er nog op staat en geven een nieuwe bon uit als je kunt laten zien dat hij van jou is.",
      },
      liability: {
        title: "Aansprakelijkheid",
        body: "Maken we een fout, dan zetten we die recht: met een nieuwe bon van dezelfde waarde of met je geld terug. Voor schade die wij en onze partners niet konden voorzien of voorkomen, zijn we niet aansprakelijk. Niets hierin beperkt de rechten die de wet je geeft.",
      },
      complaints: {
        title: "Klachten",
        body: "Mail naar [{email}](mailto:{email}), dan antwoorden we binnen twee werkdagen. Vinden we samen geen oplossing, dan kun je naar de rechter stappen of bij deze instantie terecht: {complaintBody}. Het recht van het land waar je woont beschermt je als consument.",
      },
    },
  },
  privacy: {
    title: "Privacy",
    description:
      "Welke gegevens {shop} nodig heeft voor een cadeaubon, wie ze ziet, hoe lang we ze bewaren en hoe je ze laat wijzigen of wissen.",
    intro: "We gebruiken je gegevens om je cadeau te bezorgen en om te doen wat de wet vraagt.",
    sections: {
      who: {
        title: "Wie er verantwoordelijk is",
        body: "{company}, {street}, {place}, bepaalt hoe je gegevens worden gebruikt. Vragen stel je via [{email}](mailto:{email}).",
      },
      what: {
        title: "Wat we je vragen",
        body: "- je naam, je e-mailadres en, als je het geeft, je telefoonnummer;\n- bij fysieke bonnen het adres waar ze naartoe gaan;\n- de naam en, bij digitale bonnen, het e-mailadres van de ontvanger, en jouw boodschap;\n- wat je hebt besteld en of het is betaald. Je betaalgegevens blijven bij de betaalprovider: wij zien ze nooit.",
      },
      why: {
        title: "Waar we het voor nodig hebben",
        body: "Om je bestelling uit te voeren, je vragen te beantwoorden, de boekhouding te voeren die de belastingwet verlangt, en fraude te voorkomen. Ontvangers krijgen van ons geen reclame, en jij alleen als je erom hebt gevraagd.",
      },
      recipients: {
        title: "Wie het nog meer ziet",
        body: "De betaalprovider, de post en de bedrijven waar onze winkel op draait, elk voor zover hun taak dat vraagt. We verkopen geen gegevens.",
      },
      keeping: {
        title: "Hoe lang we het bewaren",
        body: "Betaalde bestellingen zo lang als de belastingwet verlangt, meestal zeven tot tien jaar. Boodschappen worden {messageDays} dagen na bezorging van de bon gewist. Is een bestelling nooit betaald, dan verdwijnen alle namen, adressen en boodschappen {unpaidOrderDays} dagen na de laatste betaalpoging. Verwijder je je account, dan verdwijnen je naam en adres uit de betaalde bestellingen, {messageDays} dagen na de laatste bezorging. Achtergelaten winkelmandjes verdwijnen na {basketDays} dagen. Offertes wissen we {quoteDays} dagen nadat ze zijn aanvaard, ingetrokken of verlopen.",
      },
      draw: {
        title: "De maandelijkse trekking",
        body: "Doe je mee, dan gebruiken we je e-mailadres alleen voor het deelnamebewijs, de uitslag en de prijs. We verwijderen het {doublerDays} dagen na de trekking, of meteen als je je deelname terugtrekt. Van de winnaar tonen we de eerste letter.",
      },
      security: {
        title: "Hoe we het beschermen",
        body: "Verbindingen zijn versleuteld. Kaartnummers en pincodes zijn zo opgeslagen dat ook wie hier werkt ze niet kan lezen; elke keer dat er een wordt getoond, leggen we dat vast.",
      },
      rights: {
        title: "Jouw rechten",
        body: "Je mag je gegevens inzien, laten verbeteren of laten wissen, ze meenemen of bezwaar maken tegen het gebruik ervan. Een e-mail is genoeg. Je kunt ook een klacht indienen bij de toezichthouder: de Autoriteit Persoonsgegevens.",
      },
    },
  },
  cookies: {
    title: "Cookieverklaring",
    description:
      "{shop} plaatst alleen cookies waar een winkel niet zonder kan. Hier lees je welke dat zijn, waarvoor en hoe lang ze blijven.",
    intro: "Een winkel moet je winkelmandje onthouden van de ene pagina naar de andere. Daar zijn onze cookies voor.",
    sections: {
      what: {
        title: "Wat een cookie is",
        body: "Een cookie is een klein tekstbestand dat een website in je browser achterlaat en op de volgende pagina weer leest.",
      },
      necessary: {
        title: "Wat we plaatsen",
        body: "Twee cookies, en bij het afrekenen een derde. In de ene staat een willekeurig nummer dat bij je winkelmandje en je bestellingen in deze browser hoort, in de andere hoeveel cadeaus er in je mandje liggen. Er staat geen naam of adres in, andere sites kunnen ze niet lezen en ze vervallen {cookieDays} dagen nadat je het mandje voor het laatst hebt gebruikt. De derde zorgt dat iedereen op zijn beurt kan afrekenen als het druk is, en vervalt na 15 minuten.",
      },
      choice: {
        title: "Statistieken, video’s en kaarten",
        body: "Geef je toestemming voor statistieken, dan tellen we wat bezoekers bekijken en kopen, zonder te weten wie, en bewaart je browser de klik-ID van de advertentie waarmee je hier kwam. Een meetdienst waarmee de winkel werkt, laden we pas dan; die kan eigen cookies plaatsen, en trek je je toestemming in, dan verwijderen we die. Video’s en kaarten van andere bedrijven worden pas geladen als je daar toestemming voor geeft; zonder jouw toestemming komt daar niets van in je browser terecht.",
      },
      storage: {
        title: "Andere opgeslagen gegevens",
        body: "Je browser onthoudt misschien ook dat je een melding hebt gesloten, zodat die dicht blijft. Ook de cadeaubonnen die je als favoriet bewaart, blijven in je browser tot je ze verwijdert. Wat je onder ‘Cookies’ onderaan elke pagina hebt toegestaan, blijft zes maanden bewaard; als je statistieken toestaat, de klik-ID van een advertentie 90 dagen. Je wist dit alles in de instellingen van je browser; de winkel werkt meteen weer, met een leeg winkelmandje.",
      },
    },
  },
  deliveryInfo: {
    title: "Bezorging",
    description:
      "Digitale cadeaubonnen zijn er binnen een uur per e-mail, fysieke komen per post: besteltijden, kosten en wat je doet bij vertraging.",
    intro: "Per e-mail in een paar minuten, of per post in een envelop die je graag openmaakt.",
    sections: {
      email: {
        title: "Per e-mail",
        body: "Een digitale bon gaat naar de ontvanger of naar jou zodra je betaling binnen is: meestal binnen een paar minuten, normaal gesproken binnen een uur. Een link in de e-mail opent het cadeau: de bon met je boodschap, het nummer, de pincode en een barcode.",
      },
      post: {
        title: "Per post",
        body: "Fysieke bonnen die je op een werkdag vóór {cutOff} uur bestelt, versturen we dezelfde dag als brievenbuspakje. {nextDayPercent}% ervan is er op de eerstvolgende bezorgdag. De bezorgkosten zijn {postage} per zending.",
      },
      registered: {
        title: "Aangetekend",
        body: "Zijn de bonnen in een zending samen meer dan {registeredAbove} waard, dan versturen we die aangetekend voor {registered}. Bij ontvangst wordt ervoor getekend.",
      },
      day: {
        title: "Wanneer precies",
        body: "Op de productpagina staat de verwachte dag van aankomst, waarbij we rekening houden met weekenden en feestdagen. Dezelfde datum staat in je winkelmandje en in de bevestiging.",
      },
      late: {
        title: "Er is niets aangekomen",
        body: "Kijk bij een e-mail eerst in je spammap en neem dan contact op; we sturen hem opnieuw. Wacht bij een pakje {claimAfterWorkingDays} werkdagen na de verzenddatum; dan blokkeren we de bon die is zoekgeraakt en sturen we een nieuwe. Laat het ons het liefst binnen {claimUntilDays} dagen weten ([contact](route:contact)); je wettelijke rechten blijven gewoon gelden.",
      },
    },
  },
  cancellation: {
    title: "Annuleren en retourneren",
    description:
      "Binnen 14 dagen kun je een bestelling van ongebruikte cadeaubonnen annuleren. Hoe dat gaat en hoe je je geld terugkrijgt.",
    intro: "Het verkeerde cadeau gekozen? Je hebt 14 dagen om je te bedenken.",
    sections: {
      right: {
        title: "Je herroepingsrecht",
        body: "Als consument kun je de overeenkomst binnen 14 dagen zonder opgave van redenen ontbinden. De termijn begint als jij of de ontvanger de bon heeft gekregen, bij meerdere bonnen met de laatste.",
      },
      how: {
        title: "Zo doe je dat",
        body: "Het snelst gaat het online: [annuleer je bestelling](route:withdrawal) met je bestelnummer en je e-mailadres. Je krijgt een e-mail met de dag en het tijdstip. Ons [contactformulier](route:contact), een e-mail of een brief mag ook; je kunt het wettelijke modelformulier gebruiken. Fysieke bonnen stuur je binnen 14 dagen terug, liefst ongeopend, naar {company}, {street}, {place}.",
      },
      limits: {
        title: "Wanneer het niet meer kan",
        body: "Een bon die helemaal of voor een deel is besteed, kun je niet teruggeven; een donatie die al is doorgegeven ook niet. Cadeaupapier en cadeauverpakkingen nemen we terug zolang ze ongebruikt zijn.",
      },
      refund: {
        title: "Je geld terug",
        body: "We blokkeren de bonnen en betalen de waarde en de goedkoopste verzending binnen 14 dagen terug, op de manier waarop je hebt betaald. Het kost je niets. Bij fysieke bonnen mogen we wachten tot ze terug zijn.",
      },
      form: {
        title: "Modelformulier voor herroeping",
        body: "Je kunt je bestelling [online annuleren](route:withdrawal), of dit formulier overnemen en naar ons sturen:\n\nAan {company}, {street}, {place}, {email}:\n\n- Ik deel u hierbij mee dat ik de overeenkomst over de verkoop van de volgende goederen herroep:\n- Besteld op / ontvangen op:\n- Bestelnummer:\n- Naam van de consument:\n- Adres van de consument:\n- Handtekening van de consument (alleen als dit formulier op papier wordt ingediend):\n- Datum:",
      },
    },
  },
};

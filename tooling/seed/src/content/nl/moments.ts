import type { SiteTexts } from "../site-texts.ts";

export const moments: Pick<SiteTexts, "givingMoments" | "moments" | "landings"> = {
  givingMoments: {
    title: "Gelegenheden",
    description:
      "Cadeaubonnen voor verjaardagen, bruiloften, geboortes, afscheid en nog veel meer dagen, met ideeën voor de tekst erbij.",
    intro: "Wat valt er te vieren? Kies de gelegenheid, wij helpen met de rest.",
  },
  moments: {
    birthday: {
      path: "verjaardag",
      title: "Verjaardag",
      description:
        "Cadeaubonnen voor een verjaardag: ideeën voor elke leeftijd, een bedrag dat past en woorden die niet op elke kaart staan.",
      intro: "Een verjaardag komt elk jaar terug. Met een cadeaubon ben je op tijd, ook op de dag zelf.",
      ideas: {
        title: "Ideeën per persoon",
        body: "Voor kinderen iets om te bouwen of te lezen, voor tieners games en muziek, voor vrienden een avond uit, voor ouders een middag rust. Leg samen met anderen in en geef één grote bon in plaats van een tafel vol kleinigheden.",
      },
      words: {
        title: "Teksten voor op je cadeaubon",
        body: "- ‘Weer een jaar erbij, weer een reden voor taart. Geniet ervan.’\n- ‘Voor dat ene wat je jezelf nooit cadeau doet.’\n- ‘Jij kiest, wij klappen.’",
      },
    },
    "thank-you": {
      path: "dank-je-wel",
      title: "Bedankt",
      description:
        "Een cadeaubon om bedankt te zeggen: voor buren, juffen en meesters, collega’s en iedereen die ongevraagd heeft geholpen.",
      intro: "Iemand gaf de kat eten, viel in, sjouwde dozen. Wacht niet te lang met je bedankje.",
      ideas: {
        title: "Ideeën per persoon",
        body: "Een klein bedrag zegt genoeg: een koffie, een boek, twee kaartjes voor de film. Kies iets wat ze zichzelf op een gewone dag niet gunnen.",
      },
      words: {
        title: "Teksten voor op je cadeaubon",
        body: "- ‘Jij maakte het lichter. Dank je wel.’\n- ‘Je gaf ons zo veel uren. Hier krijg je er eentje terug.’\n- ‘We hebben het gezien, en we zijn je dankbaar.’",
      },
    },
    wedding: {
      path: "bruiloft",
      title: "Bruiloft",
      description:
        "Cadeaubonnen voor een bruiloft: voor de reis, het huis of een avond met z’n tweeën, mooi ingepakt voor op de cadeautafel.",
      intro: "Is alles op de verlanglijst al weg? Met een bon laat je ze zelf kiezen.",
      ideas: {
        title: "Ideeën per persoon",
        body: "Reizen voor wie op huwelijksreis gaat, huis en tuin voor wie gaat samenwonen, een tafel voor twee voor de eerste trouwdag. In een cadeauverpakking staat de bon mooi tussen de andere cadeaus.",
      },
      words: {
        title: "Teksten voor op je cadeaubon",
        body: "- ‘Voor het eerste wat jullie samen uitkiezen als getrouwd stel.’\n- ‘Op een leven vol goede gesprekken.’\n- ‘Op heel veel gewone dagen die goede dagen zijn.’",
      },
    },
    "new-baby": {
      path: "geboorte",
      title: "Geboorte",
      description:
        "Cadeaubonnen voor kersverse ouders: voor wat er in maat 68 nodig is, of voor een maaltijd die iemand anders heeft gekookt.",
      intro: "Iedereen komt met rompertjes in maat 56. Jij geeft wat er over drie maanden nodig is.",
      ideas: {
        title: "Ideeën per persoon",
        body: "Voor het kind kleren en speelgoed om in te groeien; voor de ouders een maaltijd die ze niet hoeven te koken of een uurtje stilte. De bon is {validity} geldig, dus er is geen haast bij.",
      },
      words: {
        title: "Teksten voor op je cadeaubon",
        body: "- ‘Welkom, kleintje. Je hebt goede mensen uitgekozen.’\n- ‘Voor de eerste nacht dat jullie doorslapen.’\n- ‘Voor wat jullie straks nodig hebben.’",
      },
    },
    december: {
      path: "feestdagen",
      title: "De feestdagen",
      description:
        "Cadeaubonnen voor sinterklaas, kerst en nieuwjaar: veel cadeaus, één bestelling, elk met een eigen boodschap, op tijd bezorgd.",
      intro:
        "Veel cadeaus in weinig dagen? Leg ze in één winkelmandje, elk met een eigen naam en boodschap, en betaal één keer.",
      ideas: {
        title: "Ideeën per persoon",
        body: "Fysieke bonnen in de schoen of onder de boom, digitale voor wie ver weg is. Bestel wat per post moet voor half december; een e-mail is zelfs op de avond zelf nog op tijd.",
      },
      words: {
        title: "Teksten voor op je cadeaubon",
        body: "- ‘Voor de stille dagen tussen kerst en oud en nieuw.’\n- ‘Iets om je in januari op te verheugen.’\n- ‘Met liefs, en zonder bonnetje.’",
      },
    },
    "get-well": {
      path: "beterschap",
      title: "Beterschap",
      description:
        "Een cadeaubon voor iemand die ziek is: iets om te lezen, te kijken of naar uit te kijken, vandaag nog in de inbox.",
      intro: "Beter maken kun je iemand niet, maar je kunt wel voor afleiding zorgen.",
      ideas: {
        title: "Ideeën per persoon",
        body: "Boeken, films en games voor nu; uit eten, wellness of een dagje weg voor later. Per e-mail is de bon er vanmiddag al.",
      },
      words: {
        title: "Teksten voor op je cadeaubon",
        body: "- ‘Neem alle tijd. Wij houden je stoel warm.’\n- ‘Voor de eerste dag weer buiten.’\n- ‘We denken aan je.’",
      },
    },
    farewell: {
      path: "afscheid",
      title: "Afscheid",
      description:
        "Cadeaubonnen voor iemand die weggaat: een collega, een buurvrouw, een vriend. Eén cadeau van iedereen samen.",
      intro: "Een nieuwe baan, een andere stad, pensioen: neem afscheid met een cadeau naar keuze.",
      ideas: {
        title: "Ideeën per persoon",
        body: "Laat de envelop rondgaan en geef één bedrag waar iets groots van kan: een reis, een cursus, een instrument. Vraag rond waar je collega echt blij van wordt.",
      },
      words: {
        title: "Teksten voor op je cadeaubon",
        body: "- ‘Laat van je horen. We menen het.’\n- ‘Voor de eerste maandag zonder ons.’\n- ‘We gaan je missen. Trakteer jezelf op iets moois.’",
      },
    },
    "new-home": {
      path: "nieuw-huis",
      title: "Nieuw huis",
      description:
        "Cadeaubonnen voor een housewarming: voor lampen, planten, gereedschap, en voor het eten op de eerste avond tussen de dozen.",
      intro: "Ze hebben van alles nodig en weten nog niet wat. Geef ze de keus, en de tijd om te wennen.",
      ideas: {
        title: "Ideeën per persoon",
        body: "Huis en tuin voor de lege hoek, een maaltijd voor de eerste avond, iets lekkers voor de voorraadkast. Ingepakt en met een plant ernaast is het een cadeau om aan de deur te geven.",
      },
      words: {
        title: "Teksten voor op je cadeaubon",
        body: "- ‘Voor de hoek die er nog zo leeg uitziet.’\n- ‘Op lieve buren en droge muren.’\n- ‘Brood, zout en dit.’",
      },
    },
  },
  landings: {
    tonight: {
      path: "cadeau-voor-vanavond",
      title: "Een cadeau voor vanavond",
      description:
        "Uitgenodigd en nog niets in handen? Digitale cadeaubonnen per e-mail binnen een uur, met een boodschap, elke dag en op elk uur.",
      intro:
        "De winkels zijn dicht, het feest begint om acht uur. Kies nu een bon en hij zit in de inbox voordat je je jas aanhebt.",
      reasons: [
        { title: "Binnen een uur", body: "Meestal een paar minuten nadat je hebt betaald, ook op zondag." },
        {
          title: "Naar de ontvanger of naar jou",
          body: "We sturen hem naar de ontvanger, of naar jezelf om te printen en te vouwen.",
        },
        { title: "In jouw woorden", body: "Met je eigen boodschap van maximaal 150 tekens." },
      ],
      closing: {
        title: "Hoe je een e-mail overhandigt",
        body: "Print de bon, vouw hem één keer en doe hem in een envelop. Of verstuur hem op het moment van de toost: vul het e-mailadres van de ontvanger in en druk op betalen als de taart binnenkomt.",
      },
    },
    "small-presents": {
      path: "kleine-cadeaus",
      title: "Kleine cadeaus",
      description:
        "Cadeaubonnen voor een klein bedrag: een koffie, een boek, een film. Kleine cadeaus met een goed woord, binnen een uur verstuurd.",
      intro: "Een klein bedrag met een lief berichtje is vaak genoeg.",
      reasons: [
        { title: "Jij bepaalt het bedrag", body: "Bij de meeste merken elk heel bedrag, vanaf het minimum." },
        {
          title: "Geen bezorgkosten per e-mail",
          body: "Een digitale bon kost precies wat erop staat.",
        },
        { title: "Je boodschap maakt het bijzonder", body: "Een paar goedgekozen woorden doen veel." },
      ],
      closing: {
        title: "Drie ideeën",
        body: "Een koffie voor iemand die heeft geluisterd. Een pocket voor onderweg. Een bolletje ijs voor een kind dat dapper was bij de tandarts.",
      },
    },
    "for-a-team": {
      path: "cadeau-voor-het-team",
      title: "Een cadeau voor het hele team",
      description:
        "Geef elke collega een eigen cadeaubon: één winkelmandje, één betaling, voor ieder een boodschap. Met ideeën en tips.",
      intro: "Acht collega’s met acht verschillende wensen: in één middag geregeld.",
      reasons: [
        { title: "Eén winkelmandje", body: "Elk cadeau heeft een eigen ontvanger en boodschap; je betaalt één keer." },
        { title: "Eerlijk", body: "Voor iedereen hetzelfde bedrag, en iedereen kiest zelf." },
        { title: "Waar ze ook werken", body: "Op kantoor, thuis of onderweg: een e-mail komt altijd aan." },
      ],
      closing: {
        title: "Geef je namens een bedrijf?",
        body: "Kijk dan op de pagina [voor bedrijven](route:business): daar staat hoe grotere bestellingen gaan.",
      },
    },
  },
};

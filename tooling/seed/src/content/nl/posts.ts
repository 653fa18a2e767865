import type { SiteTexts } from "../site-texts.ts";

export const posts: Pick<SiteTexts, "blog" | "posts"> = {
  blog: {
    title: "Blog: de kunst van het geven",
    description: "Hoe je een cadeau kiest, wat je erbij schrijft en wanneer je het verstuurt: tips om goed te geven.",
    intro: "Tips voor kiezen, schrijven en geven.",
  },
  posts: {
    choose: {
      path: "een-cadeaubon-kiezen-die-wordt-gebruikt",
      title: "Een cadeaubon kiezen die wél wordt gebruikt",
      description: "De beste cadeaubon wordt ook echt gebruikt. Drie vragen die je helpen kiezen.",
      intro:
        "De meeste cadeaubonnen zijn binnen een paar weken besteed. Die in de la blijven liggen, zijn gekocht voor wie we iemand graag zouden zien zijn, niet voor wie die persoon is.",
      sections: [
        {
          title: "Hoe ziet een vrije zaterdag eruit?",
          body: "Niet hoe die eruit zou kunnen zien, en niet hoe die er drie jaar geleden uitzag. Wie op zaterdag in de tuin staat, is blijer met een bon voor bloembollen dan met een dag sauna, hoe moe hij er ook uitziet. Weet je het niet, vraag het dan aan een huisgenoot.",
        },
        {
          title: "Is er een winkel in de buurt, of een goede webshop?",
          body: "Een bon voor een restaurant aan de andere kant van het land is lastig te besteden. Op de productpagina staat waar je de bon kunt besteden. Kies bij twijfel een merk dat ook online verkoopt.",
        },
        {
          title: "Kun je er één ding helemaal van betalen?",
          body: "Een cadeau hoort niet te beginnen met bijbetalen. Denk aan één ding uit die winkel en wat het kost: een gebonden boek, twee bioscoopkaartjes, een goed diner voor één. Dat is je bedrag. Schrijf erbij waar je aan dacht, en laat ze vrij om iets anders te kiezen.",
        },
      ],
    },
    message: {
      path: "wat-schrijf-je-op-een-cadeaubon",
      title: "Wat schrijf je op een cadeaubon?",
      description: "150 tekens is ruim genoeg. Zo schrijf je een tekst die wordt bewaard als de bon allang is besteed.",
      intro: "Het bedrag is in het voorjaar vergeten. De zin ernaast wordt soms jaren bewaard.",
      sections: [
        {
          title: "Begin bij de ontvanger, niet bij de dag",
          body: "‘Gefeliciteerd’ staat al op de taart. Begin met iets wat alleen jij weet: ‘Sinds je roeit, lach je meer.’ De wens komt daarna vanzelf.",
        },
        {
          title: "Eén beeld in plaats van drie wensen",
          body: "Gezondheid, geluk en succes passen bij iedereen. Eén beeld is persoonlijker: ‘Ik wens je dit jaar een zondag waarop niemand je vóór tienen nodig heeft.’",
        },
        {
          title: "Zeg waar het voor is, en laat het los",
          body: "‘Ik dacht aan de blauwe lamp, maar jij hebt er meer kijk op.’ Zo laat je zien dat je hebt opgelet, en blijft de keus waar hij hoort. Lees je zin één keer hardop voordat je op de knop drukt. Zou je het zo zeggen, dan is het goed.",
        },
      ],
    },
    "digital-or-post": {
      path: "per-e-mail-of-met-de-post",
      title: "Per e-mail of per post?",
      description:
        "Een digitale bon is snel, een gedrukte kun je uitpakken. Wanneer welke van de twee het mooiste cadeau is.",
      intro: "Ze zijn evenveel waard, maar geven een ander gevoel.",
      sections: [
        {
          title: "Per e-mail, als het moment telt",
          body: "Ver weg, laat op de avond of precies op de minuut dat een examen voorbij is: een e-mail is er meteen. En hij raakt niet zoek: je vindt hem zo terug in de inbox.",
        },
        {
          title: "Per post, als iedereen aan tafel zit",
          body: "Een verjaardag met visite, een bruiloft, kinderen: dan moet er iets uit te pakken zijn. Cadeaupapier en een cadeauverpakking kosten weinig en maken er echt een cadeau van. Bestel op een werkdag vóór {cutOff} uur en we versturen het dezelfde dag.",
        },
        {
          title: "Allebei tegelijk",
          body: "Een kleine digitale bon in de ochtend en het echte cadeau ’s avonds: zo begint de dag goed en is er ’s avonds nog iets uit te pakken.",
        },
      ],
    },
    "birthday-by-age": {
      path: "verjaardagscadeaus-per-leeftijd",
      title: "Verjaardagscadeaus van acht tot tachtig",
      description:
        "Wat kinderen, tieners, ouders en grootouders graag krijgen, en hoeveel je daar gewoonlijk voor uitgeeft.",
      intro: "Van het eerste eigen cadeau tot een middag wellness: wat mensen op elke leeftijd leuk vinden.",
      sections: [
        {
          title: "Acht tot vijftien",
          body: "Voor het eerst zelf iets kopen is het halve cadeau. Kies een winkel waar je zonder ouders naartoe kunt fietsen, en een bedrag dat genoeg is voor één ding met wat wisselgeld. Games, boeken en sport zijn bijna altijd goed.",
        },
        {
          title: "Zestien tot veertig",
          body: "Hier tellen de avonden: een concert, een etentje, een weekendje weg. Leg samen met anderen in. Voor wie net is verhuisd is huis en tuin altijd raak; voor kersverse ouders een maaltijd die iemand anders heeft gekookt.",
        },
        {
          title: "Veertig en ouder",
          body: "Spullen zijn er al genoeg, tijd vaak niet. Een middag wellness, een avond theater voor twee, een dag in een atelier. Voor opa’s en oma’s is een gedrukte bon mooier dan een e-mail: hij staat op het dressoir en de visite krijgt hem te zien.",
        },
      ],
    },
    "team-presents": {
      path: "cadeaus-voor-het-team-zonder-vergadering",
      title: "Cadeaus voor het team, in een kwartier geregeld",
      description: "Hoe je acht collega’s snel, eerlijk en persoonlijk bedankt.",
      intro: "Eén cadeau zoeken voor acht mensen kost veel tijd. Dit gaat sneller.",
      sections: [
        {
          title: "Hetzelfde bedrag, een andere bon",
          body: "Eerlijk is niet hetzelfde als gelijk. Geef iedereen hetzelfde bedrag en kies voor ieder een eigen merk, of voor allemaal een merk met veel winkels. Het kost je een minuut per persoon.",
        },
        {
          title: "Voor ieder één zin",
          body: "‘Bedankt voor je inzet’ klinkt als een standaardzin. Noem één ding dat juist deze collega dit jaar heeft gedaan. Schiet je niets te binnen, vraag het dan aan de collega aan het bureau ernaast; dat gesprek is het op zich al waard.",
        },
        {
          title: "Let op de grenzen",
          body: "Een cadeau aan personeel valt meestal onder de werkkostenregeling. Vraag het na voordat je het bedrag kiest. In de bestelbevestiging staan ontvangers en waarden voor je boekhouding.",
        },
      ],
    },
    "last-minute": {
      path: "vergeten-dit-is-het-plan",
      title: "Vergeten? Dit is het plan",
      description:
        "Het feest is vanavond en je hebt niets. Twintig minuten zijn genoeg voor een cadeau waaraan niemand dat ziet.",
      intro: "Het overkomt iedereen weleens. Het gaat erom wat je met de komende twintig minuten doet.",
      sections: [
        {
          title: "Vijf minuten: kiezen",
          body: "Denk aan het laatste wat je met glimmende ogen werd verteld. Zoek er een merk bij. Scrol niet alles door; het eerste goede idee is meestal het beste.",
        },
        {
          title: "Tien minuten: schrijven",
          body: "Besteed twee keer zoveel tijd aan de boodschap als aan de keuze. Wie een goede zin leest, vraagt niet wanneer het cadeau is gekocht.",
        },
        {
          title: "Vijf minuten: mooi overhandigen",
          body: "Laat de bon naar jezelf sturen, print hem en doe hem in een envelop; een gevouwen vel mooi papier mag ook. Of stuur hem rechtstreeks, en wees erbij als de telefoon trilt.",
        },
      ],
    },
    "film-evening": {
      path: "een-filmavond-cadeau",
      title: "Een filmavond cadeau",
      description:
        "Een cadeaubon voor de bioscoop, goede plaatsen en iets lekkers: zo geef je een hele avond. Met een korte film om mee te beginnen.",
      intro: "Een cadeaubon voor de bioscoop, een datum en wat popcorn: meer heeft een fijne avond niet nodig.",
      sections: [
        {
          title: "Drie dingen zijn genoeg",
          body: "Kies een cadeaubon voor de bioscoop die genoeg is voor twee plaatsen, schrijf er een datum bij die jullie allebei uitkomt en doe er iets lekkers bij. Wie dat uitpakt, heeft meteen zin in de avond.",
        },
        {
          title: "Een korte film om mee te beginnen",
          body: "‘Big Buck Bunny’ duurt tien minuten en is leuk voor elke leeftijd. De Blender Foundation heeft de film gemaakt; iedereen mag hem gratis bekijken en delen.",
        },
        {
          title: "Wat je erbij schrijft",
          body: "‘Vrijdag om acht uur: jij kiest de film, ik neem popcorn mee.’ Met zo’n zin wordt het een uitnodiging, en hij past ruim in de 150 tekens van je bericht.",
        },
      ],
    },
  },
};

import type { Language } from "@giftshop/storefront-config";

/** What is said of the card that is exchanged for others. No number of brands: pages count them. */
export interface ChoiceCardWords {
  title: string;
  description: string;
  /** How it is spent; validity and cash are said by the sentences that every card has. */
  spend: string;
  /** How it is exchanged. */
  redeem: { title: string; description: string };
}

export const choiceCardWords: Readonly<Record<Language, ChoiceCardWords>> = {
  en: {
    title: "Choice gift card",
    description:
      "One card, and they choose the shop. For when you know exactly who it is for, but not yet what they would love most.",
    spend: "It is exchanged online for gift cards of the shops they choose, in one go or in several.",
    redeem: {
      title: "Exchange it for the cards you like",
      description:
        "Enter the card number and PIN, pick one brand or several and divide the balance. The new cards arrive by email or by post.",
    },
  },
  nl: {
    title: "Keuze-cadeaukaart",
    description:
      "Eén kaart, en de ontvanger kiest zelf de winkel. Voor als je precies weet voor wie het is, maar nog niet waar je iemand het meest blij mee maakt.",
    spend: "Je wisselt de kaart online in voor cadeaubonnen van winkels naar keuze, in één keer of in delen.",
    redeem: {
      title: "Wissel hem in voor de bonnen die je wilt",
      description:
        "Vul het kaartnummer en de pincode in, kies één of meer merken en verdeel het saldo. De nieuwe cadeaubonnen komen per e-mail of per post.",
    },
  },
  fr: {
    title: "Carte multi-enseignes",
    description:
      "Une seule carte, et le destinataire choisit l’enseigne. Idéale quand vous savez à qui offrir, mais pas encore quoi.",
    spend: "Elle s’échange en ligne contre les cartes cadeaux des enseignes choisies, en une ou plusieurs fois.",
    redeem: {
      title: "Échangez-la contre les cartes de votre choix",
      description:
        "Saisissez le numéro de carte et le code PIN, choisissez une ou plusieurs enseignes et répartissez le solde. Les nouvelles cartes arrivent par e-mail ou par courrier.",
    },
  },
  de: {
    title: "All-in-1-Geschenkkarte",
    description:
      "Eine Karte, und wer sie bekommt, wählt den Laden. Wenn Sie genau wissen, für wen, aber noch nicht, was am meisten Freude macht.",
    spend: "Sie wird online gegen Geschenkkarten der gewünschten Marken getauscht, auf einmal oder in Teilen.",
    redeem: {
      title: "Gegen Wunschkarten tauschen",
      description:
        "Kartennummer und PIN eingeben, eine oder mehrere Marken wählen und das Guthaben aufteilen. Die neuen Karten kommen per E-\u2060Mail oder per Post.",
    },
  },
  es: {
    title: "Tarjeta multimarca",
    description:
      "Una sola tarjeta, y quien la recibe elige la tienda. Para cuando sabes muy bien a quién regalar, pero todavía no qué.",
    spend: "Se canjea online por tarjetas regalo de las tiendas elegidas, de una vez o en varias.",
    redeem: {
      title: "Cámbiala por las tarjetas que más te gusten",
      description:
        "Introduce el número de la tarjeta y el PIN, elige una o varias marcas y reparte el saldo. Las tarjetas nuevas llegan por correo electrónico o postal.",
    },
  },
  it: {
    title: "Carta multimarca",
    description:
      "Una sola carta, e il negozio lo sceglie chi la riceve. Per quando sai benissimo a chi regalare, ma non ancora che cosa.",
    spend: "Si scambia online con le carte regalo dei negozi scelti, in una volta sola o a più riprese.",
    redeem: {
      title: "Scambiala con le carte che preferisci",
      description:
        "Inserisci il numero della carta e il PIN, scegli uno o più marchi e dividi il saldo. Le nuove carte arrivano via e-mail o per posta.",
    },
  },
  pt: {
    title: "Cartão multimarcas",
    description:
      "Um só cartão, e quem recebe escolhe a loja. Para quando você sabe muito bem a quem presentear, mas ainda não com o quê.",
    spend: "É trocado online por cartões-presente das lojas escolhidas, de uma só vez ou em várias.",
    redeem: {
      title: "Troque pelos cartões de que você mais gosta",
      description:
        "Digite o número do cartão e o PIN, escolha uma ou várias marcas e divida o saldo. Os novos cartões chegam por e-mail ou pelos Correios.",
    },
  },
  pl: {
    title: "Karta uniwersalna",
    description:
      "Jedna karta, a sklep wybiera obdarowana osoba. Gdy wiesz dokładnie, dla kogo ma być prezent, ale jeszcze nie wiesz, jaki.",
    spend: "Kartę wymienia się w internecie na karty podarunkowe wybranych sklepów, w całości lub częściami.",
    redeem: {
      title: "Wymień ją na karty, które lubisz",
      description:
        "Wpisz numer karty i PIN, wybierz jedną lub kilka marek i podziel saldo. Nowe karty przychodzą e-mailem lub pocztą.",
    },
  },
  sv: {
    title: "Allt-i-ett-presentkort",
    description:
      "Ett kort, och mottagaren väljer butiken. För dig som vet precis vem det är till, men inte än vad som gläder mest.",
    spend: "Kortet byts på nätet mot presentkort från valda butiker, allt på en gång eller lite i taget.",
    redeem: {
      title: "Byt det mot de kort du vill ha",
      description:
        "Ange kortnummer och PIN-kod, välj ett eller flera varumärken och dela upp saldot. De nya korten kommer via e-post eller med posten.",
    },
  },
  nb: {
    title: "Universalgavekort",
    description:
      "Ett kort, og mottakeren velger butikken. For deg som vet nøyaktig hvem gaven er til, men ikke ennå hva som gleder mest.",
    spend: "Kortet byttes på nett mot gavekort fra valgte butikker, alt på én gang eller litt etter litt.",
    redeem: {
      title: "Bytt det i kortene du liker best",
      description:
        "Skriv inn kortnummer og PIN-kode, velg ett eller flere merker og fordel saldoen. De nye kortene kommer på e-post eller i posten.",
    },
  },
  da: {
    title: "Universalgavekort",
    description:
      "Ét kort, og modtageren vælger butikken. Til når du ved præcis, hvem gaven er til, men endnu ikke, hvad der glæder mest.",
    spend: "Kortet byttes på nettet til gavekort fra de valgte butikker, på én gang eller ad flere omgange.",
    redeem: {
      title: "Byt det til de kort, du bedst kan lide",
      description:
        "Indtast kortnummer og pinkode, vælg et eller flere mærker, og fordel saldoen. De nye kort kommer på e-mail eller med posten.",
    },
  },
  ar: {
    title: "بطاقة الاختيار الحر",
    description: "بطاقة واحدة، ومن يتلقاها يختار المتجر بنفسه. عندما تعرف جيدًا لمن تُهدي، ولا تعرف بعد ماذا تُهدي.",
    spend: "تُستبدل عبر الإنترنت ببطاقات هدايا من المتاجر المختارة، دفعة واحدة أو على دفعات.",
    redeem: {
      title: "استبدلها بالبطاقات التي تفضلها",
      description:
        "أدخل رقم البطاقة والرقم السري، واختر علامة تجارية أو أكثر، ووزّع الرصيد. تصل البطاقات الجديدة بالبريد الإلكتروني أو بالبريد العادي.",
    },
  },
};

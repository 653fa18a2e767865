import type { SiteTexts } from "../site-texts.ts";

export const service: Pick<SiteTexts, "helpdesk" | "contact" | "business" | "home" | "headings"> = {
  helpdesk: {
    title: "Pytania i odpowiedzi",
    description:
      "Jak zamówić, otrzymać, opłacić i wykorzystać karty podarunkowe sklepu {shop}: odpowiedzi na pytania i kontakt do nas.",
    intro: "Na większość pytań odpowiadamy tutaj. Nie ma Twojego? Napisz do nas.",
    topics: {
      ordering: {
        title: "Zamawianie",
        questions: [
          {
            question: "Czy jedno zamówienie mogę wysłać do kilku osób?",
            answer:
              "Tak, e-mailem i pocztą: każdy prezent w koszyku ma własnego odbiorcę, dedykację i kwotę, a płacisz tylko raz. Przy kartach wysyłanych pocztą wybierasz dla każdej osoby, czy karta trafi prosto do niej, czy do Ciebie.",
          },
          {
            question: "Czy mogę samodzielnie wybrać kwotę?",
            answer:
              "W przypadku większości kart tak: każdą kwotę bez groszy w granicach podanych na stronie produktu. Niektóre marki sprzedają tylko karty o stałej wartości.",
          },
          {
            question: "Czy mogę zmienić opłacone zamówienie?",
            answer:
              "Częściowo: na stronie zamówienia możesz poprawić adres e-mail albo cofnąć prezent, który nie został jeszcze otwarty. Link jest w potwierdzeniu. We wszystkich innych sprawach napisz do nas jak najszybciej.",
          },
          {
            question: "Czy potrzebuję konta?",
            answer:
              "Nie. Możesz zamówić jako gość; potwierdzenie przyjdzie e-mailem. Na koncie masz zamówienia i karty podarunkowe w jednym miejscu.",
          },
        ],
      },
      delivery: {
        title: "Dostawa",
        questions: [
          {
            question: "Jak szybko dotrze karta podarunkowa?",
            answer:
              "Karta cyfrowa zwykle w kilka minut. Kartę fizyczną zamówioną przed {cutOff} wysyłamy tego samego dnia roboczego. Przewidywany termin widać przy zamówieniu.",
          },
          {
            question: "E-mail nie dotarł. Co teraz?",
            answer:
              "Zajrzyj do spamu i sprawdź adres w potwierdzeniu. Jeśli jest poprawny, [napisz do nas](route:contact), a wyślemy go jeszcze raz.",
          },
          {
            question: "Czy odbiorca widzi, ile płacę?",
            answer: "Odbiorca widzi wartość karty, ale nigdy ceny wysyłki ani opakowania. W przesyłce nie ma rachunku.",
          },
        ],
      },
      payment: {
        title: "Płatność",
        questions: [
          {
            question: "Jak mogę zapłacić?",
            answer:
              "Metodami, które widać przy składaniu zamówienia. Dane płatnicze trafiają wyłącznie do operatora płatności.",
          },
          {
            question: "Płatność się nie udała. Czy zamówienie przepadło?",
            answer:
              "Nie. Zamówienie jest zapisane, ze wszystkim, co w nim wpisano. Spróbuj ponownie albo wybierz inną metodę.",
          },
          {
            question: "Czy dostanę fakturę?",
            answer:
              "Tak: poproś o nią na stronie opłaconego zamówienia. Link jest w potwierdzeniu. Ceny wysyłki i opakowania zawierają VAT.",
          },
        ],
      },
      spending: {
        title: "Używanie karty",
        questions: [
          {
            question: "Ile zostało na mojej karcie?",
            answer:
              "Wpisz jej numer i PIN na stronie [Sprawdź saldo](route:balanceCheck). Zobaczysz tam też, do kiedy jest ważna.",
          },
          {
            question: "Czy muszę wykorzystać całe saldo naraz?",
            answer: "Nie. Reszta zostaje na karcie do końca jej ważności.",
          },
          {
            question: "Jak długo karta jest ważna?",
            answer: "{validity} od dnia aktywacji, chyba że przy karcie podano inaczej.",
          },
          {
            question: "Czy mogę wypłacić saldo?",
            answer:
              "Nie, chyba że wymaga tego prawo. Z karty korzysta się u marki, która na niej widnieje. Jeśli to nie dla Ciebie, może ucieszyć kogoś innego.",
          },
        ],
      },
      problems: {
        title: "Gdy coś nie działa",
        questions: [
          {
            question: "Numer mojej karty nie jest rozpoznawany.",
            answer:
              "Sprawdź 19 cyfr numeru i 6 cyfr PIN-u; spacje nie mają znaczenia. Po pięciu błędnych PIN-ach karta jest zablokowana na 24 godziny, by chronić saldo.",
          },
          {
            question: "Nie mogę znaleźć swojej karty.",
            answer:
              "Daj nam znać od razu i przygotuj numer zamówienia. Zablokujemy to, co na niej zostało, i wspólnie poszukamy rozwiązania.",
          },
          {
            question: "Sklep nie przyjmuje mojej karty.",
            answer:
              "Sprawdź, czy marka i kraj się zgadzają oraz czy karta jest jeszcze ważna. Jeśli sklep się myli, napisz do nas, a porozmawiamy z marką.",
          },
        ],
      },
    },
  },
  contact: {
    title: "Obsługa klienta",
    description:
      "Napisz do sklepu {shop} albo zadzwoń: nasz zespół odpowiada w ciągu dwóch dni roboczych, zwykle dużo szybciej.",
    intro: "Nasz zespół odpowiada w ciągu dwóch dni roboczych, zwykle tego samego dnia.",
    before:
      "Odpowiedź może już być w dziale [Pytania i odpowiedzi](route:helpdesk). Jeśli sprawa dotyczy zamówienia, przygotuj jego numer.",
    hours: "Telefonicznie pod numerem {phone}, w dni robocze.",
  },
  business: {
    title: "Karty podarunkowe dla firm",
    description:
      "Podziękuj zespołowi, powitaj klientów, nagrodź dobry pomysł: karty podarunkowe dla firm, od jednego do tysiąca odbiorców.",
    intro: "Jeden prezent, który ucieszy cały zespół: każdy wybiera, nikt nie musi zgadywać.",
    reasons: [
      {
        title: "Coś dla każdego",
        body: "Od kina po centrum ogrodnicze: pracownicy wybierają to, co lubią. Bez rozmiarów, bez resztek, bez prezentów na dnie szuflady.",
      },
      {
        title: "Gotowe w jedno popołudnie",
        body: "Karty cyfrowe docierają w ciągu godziny, z Twoją dedykacją. Fizyczne zamówione przed {cutOff} wysyłamy tego samego dnia roboczego.",
      },
      {
        title: "Przejrzyste dla księgowości",
        body: "Płacisz wartość kart. Ceny wysyłki i opakowania zawierają VAT, a całość wymienia jedno potwierdzenie.",
      },
    ],
    steps: [
      {
        title: "Wybierz karty i kwoty",
        body: "Jedna karta dla wszystkich albo dla każdego inna: dodaj je do koszyka z imieniem i dedykacją.",
      },
      { title: "Zapłać raz", body: "Wybraną metodą płatności, za wszystko razem." },
      {
        title: "Wręcz prezenty",
        body: "Każdy odbiorca dostaje własny prezent e-mailem. Karty fizyczne trafiają do odbiorców albo do Twojej firmy, gotowe do wręczenia.",
      },
    ],
    invoice: {
      title: "Większe zamówienia",
      body: "Chcesz zapłacić na fakturę albo mieć logo firmy na karcie? [Zapytaj o ofertę](route:businessQuote). Wiele prezentów naraz zamówisz z [listą odbiorców](route:manyRecipients).",
    },
    questions: [
      {
        question: "Czy możemy dodać własną dedykację?",
        answer: "Tak, do 150 znaków przy każdym prezencie, a jeśli chcecie, dla każdego odbiorcy inną.",
      },
      {
        question: "Czy karty dla pracowników są zwolnione z podatku?",
        answer:
          "To zależy od kraju i od okazji. Limity zna doradca podatkowy; z naszego potwierdzenia wynika, kto co otrzymał i na jaką kwotę.",
      },
      {
        question: "Co z kartami, których nikt nie użyje?",
        answer: "Są ważne {validity}. Saldo można sprawdzić o każdej porze.",
      },
    ],
  },
  home: {
    welcome: {
      title: "Prezenty, które docierają na czas",
      body: "{shop} ma karty podarunkowe na każdy gust: wybrane w minutę, z Twoją dedykacją, e-mailem dziś albo wysłane pocztą najpóźniej następnego dnia roboczego.",
    },
    reasons: [
      {
        title: "Szybka dostawa",
        body: "E-mailem w ciągu godziny; pocztą wysyłamy tego samego dnia roboczego, jeśli zamówisz przed {cutOff}.",
      },
      { title: "Z Twoją dedykacją", body: "Własna dedykacja, papier ozdobny i opakowanie zamieniają kartę w prezent." },
      {
        title: "Chętnie pomożemy",
        body: "Saldo i termin ważności sprawdzisz o każdej porze, a gdy coś pójdzie nie tak, pomożemy.",
      },
    ],
    choice: {
      title: "Nie wiesz, co sprawi radość?",
      body: "Zacznij od okazji. Na urodziny, śluby, narodziny i wiele innych dni znajdziesz karty i pomysły na dedykację na stronie [Okazje](route:givingMoments).",
    },
  },
  headings: {
    cards: "Karty na tę okazję",
    posts: "Czytaj dalej",
    cases: "Jak obdarowują firmy",
    testimonials: "Co mówią klienci",
    steps: "Jak to działa",
    questions: "Pytania",
    contact: "Masz jeszcze pytanie?",
    contactBody: "Napisz na [{email}](mailto:{email}) albo zadzwoń: {phone}. Chętnie pomożemy.",
    allMoments: "Wszystkie okazje",
    allCards: "Wszystkie karty podarunkowe",
  },
};

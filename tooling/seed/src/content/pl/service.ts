import type { SiteTexts } from "../site-texts.ts";

export const service: Pick<SiteTexts, "helpdesk" | "contact" | "business" | "home" | "headings"> = {
  helpdesk: {
    title: "Obsługa klienta",
    description:
      "Odpowiedzi na pytania o zamawianie, dostawę, płatność i używanie kart podarunkowych sklepu {shop} oraz kontakt do nas.",
    intro: "Na większość pytań odpowiadamy tutaj. Jeśli nie ma tu Twojego, napisz do nas.",
    topics: {
      ordering: {
        title: "Zamawianie",
        questions: [
          {
            question: "Czy jedno zamówienie mogę wysłać do kilku osób?",
            answer:
              "Tak, e-mailem: każdy prezent w koszyku ma własnego odbiorcę, własne życzenia i własną wartość, a płacisz raz. To, co idzie pocztą, trafia pod jeden adres z zamówienia; dla dwóch adresów złóż dwa zamówienia.",
          },
          {
            question: "Czy mogę samodzielnie wybrać kwotę?",
            answer:
              "W przypadku większości kart tak: każdą kwotę bez groszy w granicach podanych na stronie produktu. Niektóre marki sprzedają tylko karty o stałej wartości.",
          },
          {
            question: "Czy mogę zmienić opłacone zamówienie?",
            answer:
              "Samodzielnie nie. Napisz do nas szybko: dopóki karta nie wyszła, często możemy jeszcze poprawić imię lub adres.",
          },
          {
            question: "Czy potrzebuję konta?",
            answer: "Nie. Zamawiasz jako gość, a potwierdzenie przychodzi e-mailem.",
          },
        ],
      },
      delivery: {
        title: "Dostawa",
        questions: [
          {
            question: "Jak szybko dotrze karta podarunkowa?",
            answer:
              "Karta cyfrowa zwykle w kilka minut. Karta fizyczna zamówiona przed {cutOff} wychodzi od nas tego samego dnia roboczego. Dokładną chwilę podaje strona produktu.",
          },
          {
            question: "E-mail nie dotarł. Co teraz?",
            answer:
              "Zajrzyj do spamu i sprawdź adres w potwierdzeniu. Jeśli jest poprawny, [napisz do nas](route:contact), a wyślemy go jeszcze raz.",
          },
          {
            question: "Czy odbiorca widzi, ile to kosztowało?",
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
              "Metodami, które widać przy płatności. Dane konta lub karty płatniczej trafiają wyłącznie do operatora płatności.",
          },
          {
            question: "Płatność się nie udała. Czy zamówienie przepadło?",
            answer:
              "Nie. Zamówienie czeka, ze wszystkim, co w nim wpisano. Wróć do niego i spróbuj ponownie albo wybierz inną metodę.",
          },
          {
            question: "Czy dostanę fakturę?",
            answer:
              "Nie wystawiamy jej automatycznie: potwierdzenie wymienia wszystkie opłacone pozycje. Od wartości karty podarunkowej nie nalicza się VAT; ceny wysyłki i opakowania już go zawierają. Jeśli księgowość potrzebuje czegoś więcej, napisz do nas.",
          },
        ],
      },
      spending: {
        title: "Płacenie kartą",
        questions: [
          {
            question: "Ile zostało na mojej karcie?",
            answer:
              "Wpisz jej numer i PIN na stronie [Sprawdź saldo](route:balanceCheck). Zobaczysz tam też, do kiedy jest ważna.",
          },
          {
            question: "Czy muszę wydać wszystko naraz?",
            answer: "Nie. Reszta zostaje na karcie do końca jej ważności.",
          },
          {
            question: "Jak długo karta jest ważna?",
            answer: "Karta jest ważna {validity} od dnia aktywacji, chyba że strona produktu mówi inaczej.",
          },
          {
            question: "Czy mogę wypłacić wartość karty?",
            answer:
              "Nie. Kartą płaci się u marki, której nazwę nosi. Jeśli to nie Twój gust, łatwo zrobić z niej prezent dla kogoś innego.",
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
    title: "Kontakt",
    description:
      "Napisz do sklepu {shop} albo zadzwoń: człowiek odpowiada w ciągu dwóch dni roboczych, zwykle dużo szybciej.",
    intro: "Twoją wiadomość czyta człowiek i odpowiada w ciągu dwóch dni roboczych, zwykle tego samego dnia.",
    before:
      "Odpowiedź może już czekać w dziale [Obsługa klienta](route:helpdesk). Jeśli sprawa dotyczy zamówienia, przygotuj jego numer.",
    hours: "Telefonicznie pod numerem {phone}, w dni robocze.",
  },
  business: {
    title: "Karty podarunkowe dla firm",
    description:
      "Podziękuj zespołowi, powitaj klientów, nagrodź dobry pomysł: karty podarunkowe dla firm, od jednego do tysiąca odbiorców.",
    intro: "Jeden prezent, który pasuje całemu zespołowi: każdy wybiera, nikt nie musi zgadywać.",
    reasons: [
      {
        title: "Każdy znajdzie coś dla siebie",
        body: "Od kina po centrum ogrodnicze: pracownicy wybierają to, co lubią. Bez rozmiarów, bez resztek, bez prezentów na dnie szuflady.",
      },
      {
        title: "Gotowe w jedno popołudnie",
        body: "Karty cyfrowe docierają w ciągu godziny, z Twoimi życzeniami. Fizyczne zamówione przed {cutOff} wychodzą tego samego dnia roboczego.",
      },
      {
        title: "Przejrzyste dla księgowości",
        body: "Od wartości kart nie nalicza się VAT. Ceny wysyłki i opakowania już go zawierają, a całość wymienia jedno potwierdzenie.",
      },
    ],
    steps: [
      {
        title: "Wybierz karty i kwoty",
        body: "Jedna karta dla wszystkich albo dla każdego inna: włóż je do koszyka z imieniem i życzeniami.",
      },
      { title: "Zapłać raz", body: "Metodami dostępnymi w Twoim kraju, za wszystko razem." },
      {
        title: "Spraw im radość",
        body: "Każdy odbiorca dostaje własny prezent e-mailem. Karty fizyczne przychodzą na jeden adres, gotowe do wręczenia.",
      },
    ],
    invoice: {
      title: "Większe zamówienia",
      body: "Ponad stu odbiorców, własny nadruk na karcie albo dostawa w wybranym dniu? Napisz na [{email}](mailto:{email}). W ciągu jednego dnia roboczego odpowiemy z ofertą.",
    },
    questions: [
      {
        question: "Czy możemy dodać własne życzenia?",
        answer: "Tak, do 150 znaków przy każdym prezencie, a jeśli chcecie, dla każdego odbiorcy inne.",
      },
      {
        question: "Czy karty dla pracowników są zwolnione z podatku?",
        answer:
          "To zależy od kraju i od okazji. Limity zna doradca podatkowy; nasze potwierdzenie mówi, kto co dostał i na jaką kwotę.",
      },
      {
        question: "Co z kartami, których nikt nie użyje?",
        answer: "Są ważne {validity}. Odbiorcy mogą sprawdzić saldo o każdej porze.",
      },
    ],
  },
  home: {
    welcome: {
      title: "Prezenty, które docierają na czas",
      body: "{shop} ma karty podarunkowe na każdy gust: wybrane w minutę, z Twoimi życzeniami, e-mailem dziś albo wysłane pocztą najpóźniej następnego dnia roboczego.",
    },
    reasons: [
      {
        title: "Szybko w drodze",
        body: "E-mailem w ciągu godziny, pocztą tego samego dnia roboczego, jeśli zamówisz przed {cutOff}.",
      },
      { title: "Z czymś od siebie", body: "Własne życzenia, etui i opakowanie zamieniają kartę w prezent." },
      {
        title: "Bezpieczne do ostatniego grosza",
        body: "Saldo i ważność sprawdzisz o każdej porze, a gdy coś pójdzie nie tak, jesteśmy do dyspozycji.",
      },
    ],
    choice: {
      title: "Nie wiesz, co sprawi radość?",
      body: "Zacznij od okazji. Na urodziny, śluby, narodziny i wiele innych dni mamy karty i kilka dobrych słów, zebrane na stronie [Okazje](route:givingMoments).",
    },
  },
  headings: {
    cards: "Pasujące karty",
    posts: "Czytaj dalej",
    testimonials: "Co mówią klienci",
    steps: "Jak to działa",
    questions: "Pytania",
    contact: "Masz jeszcze pytanie?",
    contactBody: "Napisz na [{email}](mailto:{email}) albo zadzwoń: {phone}. Odpowie Ci ktoś z naszego zespołu.",
    allMoments: "Wszystkie okazje",
    allCards: "Wszystkie karty podarunkowe",
  },
};

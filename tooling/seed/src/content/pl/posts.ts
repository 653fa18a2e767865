import type { SiteTexts } from "../site-texts.ts";

export const posts: Pick<SiteTexts, "blog" | "posts"> = {
  blog: {
    title: "Blog: sztuka obdarowywania",
    description:
      "Jak wybrać prezent, co napisać na karcie i kiedy ją wysłać: krótkie teksty o tym, jak dawać z głową i z sercem.",
    intro: "Krótkie teksty o wybieraniu, pisaniu i dawaniu.",
  },
  posts: {
    choose: {
      path: "jak-wybrac-karte-ktora-nie-trafi-do-szuflady",
      title: "Jak wybrać kartę, która nie trafi do szuflady",
      description:
        "Najlepsza karta podarunkowa to ta wykorzystana w ciągu miesiąca. Trzy pytania, które pomogą ją znaleźć.",
      intro:
        "Większość kart podarunkowych zostaje wykorzystana w kilka tygodni. Te, które zostają w szufladzie, kupiono komuś, kto nie istnieje: osobie, jaką chcielibyśmy w kimś widzieć.",
      sections: [
        {
          title: "Co ta osoba robi w wolną sobotę?",
          body: "Nie to, co mogłaby robić, i nie to, co robiła trzy lata temu. Kto spędza soboty w ogrodzie, bardziej ucieszy się z karty na cebulki tulipanów niż do spa, choćby wyglądał na zmęczonego. Nie wiesz? Zapytaj kogoś, kto z tą osobą mieszka.",
        },
        {
          title: "Czy marka ma sklep w pobliżu albo dobry sklep internetowy?",
          body: "Karta do restauracji na drugim końcu kraju to zadanie, a nie prezent. Strona produktu mówi, gdzie można z niej skorzystać. W razie wątpliwości wybierz markę, która sprzedaje też przez internet.",
        },
        {
          title: "Czy kwota wystarczy na jedną całą rzecz?",
          body: "Prezent nie powinien zaczynać się od dopłaty. Pomyśl o jednej rzeczy z tego sklepu i o jej cenie: książka w twardej oprawie, dwa bilety do kina, dobra kolacja dla jednej osoby. To jest Twoja kwota. W dedykacji napisz, jaki masz pomysł, i zostaw wolny wybór.",
        },
      ],
    },
    message: {
      path: "co-napisac-na-karcie-podarunkowej",
      title: "Co napisać na karcie podarunkowej",
      description:
        "150 znaków to naprawdę dużo. Jak napisać dedykację, która zostaje na długo po tym, jak karta jest pusta.",
      intro: "Kwota do wiosny pójdzie w niepamięć. Zdanie obok niej przechowuje się czasem latami.",
      sections: [
        {
          title: "Zacznij od osoby, nie od okazji",
          body: "„Wszystkiego najlepszego” jest już na torcie. Zacznij od czegoś, co wiesz tylko Ty: „Odkąd wiosłujesz, więcej się śmiejesz”. Dalej dedykacja napisze się sama.",
        },
        {
          title: "Jeden obraz zamiast trzech życzeń",
          body: "Zdrowie, szczęście i pomyślność pasują do każdego, czyli do nikogo. Lepszy jest jeden obraz: „Życzę Ci w tym roku niedzieli, w którą nikt nie będzie Cię potrzebować przed dziesiątą”.",
        },
        {
          title: "Powiedz, na co to jest, i zostaw wybór",
          body: "„Myślę o tej niebieskiej lampie, ale to Ty masz lepsze oko”. Widać, że ktoś patrzył uważnie, a wybór zostaje tam, gdzie powinien. Przeczytaj to raz na głos, zanim klikniesz. Jeśli tak to mówisz na co dzień, jest dobrze.",
        },
      ],
    },
    "digital-or-post": {
      path: "e-mailem-czy-poczta",
      title: "E-mailem czy pocztą?",
      description: "Karta cyfrowa jest szybka, drukowaną można rozpakować. Kiedy która z nich jest lepszym prezentem.",
      intro: "Obie mają tę samą wartość. Która jest lepsza, zależy od okazji.",
      sections: [
        {
          title: "E-mailem, gdy liczy się chwila",
          body: "Daleko, późnym wieczorem albo dokładnie w minucie, w której kończy się egzamin: e-mail jest od razu. Nie zginie też w szufladzie; wystarczy przeszukać skrzynkę.",
        },
        {
          title: "Pocztą, gdy ktoś będzie siedział przy stole",
          body: "Urodziny z gośćmi, śluby, dzieci: tu powinno być coś do rozpakowania. Papier ozdobny i opakowanie prezentowe kosztują niewiele i robią z karty prawdziwy prezent. Zamów w dzień roboczy przed {cutOff}, a wyślemy ją tego samego dnia.",
        },
        {
          title: "Jedno i drugie",
          body: "Mała karta cyfrowa rano, a prawdziwy prezent wieczorem: pierwsza mówi, że ktoś o Tobie myśli jeszcze przed śniadaniem, drugi, że myślał już tydzień temu.",
        },
      ],
    },
    "birthday-by-age": {
      path: "prezenty-urodzinowe-wedlug-wieku",
      title: "Prezenty urodzinowe od 8 do 80 lat",
      description: "Co lubią dostawać dzieci, nastolatki, rodzice i dziadkowie i ile zwykle wydaje się na prezent.",
      intro: "Pomysły na każdy wiek i kwoty, które zwykle się przeznacza.",
      sections: [
        {
          title: "Od ośmiu do piętnastu lat",
          body: "Pierwsze samodzielne zakupy to połowa prezentu. Wybierz sklep, do którego można dotrzeć bez rodziców, i kwotę, która wystarczy na jedną rzecz i trochę drobnych. Gry, książki i sport sprawdzają się prawie zawsze.",
        },
        {
          title: "Od szesnastu do czterdziestu lat",
          body: "Tu liczą się wieczory: koncert, kolacja, weekend za miastem. Złóżcie się razem. Dla kogoś tuż po przeprowadzce dom i ogród to zawsze dobry wybór, dla młodych rodziców wszystko, co można zjeść ciepłe.",
        },
        {
          title: "Czterdzieści lat i więcej",
          body: "Większość rzeczy już jest, brakuje czasu. Popołudnie w spa, wieczór w teatrze we dwoje, dzień na warsztatach. Dla dziadków drukowana karta jest lepsza niż e-mail: stoi na komodzie i można ją pokazać gościom.",
        },
      ],
    },
    "team-presents": {
      path: "prezenty-dla-zespolu-bez-narady",
      title: "Prezenty dla zespołu, bez narady",
      description:
        "Jak w kwadrans podziękować ośmiu osobom z pracy: sprawiedliwie i tak, by każdy widział, że chodzi o niego.",
      intro: "Szukanie prezentu dla ośmiu osób zajmuje dużo czasu. Tak pójdzie szybciej.",
      sections: [
        {
          title: "Ta sama kwota, inna karta",
          body: "Sprawiedliwie nie znaczy jednakowo. Daj wszystkim tyle samo i dobierz markę do każdej osoby albo jedną o wielu sklepach dla całej grupy. To minuta na osobę.",
        },
        {
          title: "Po jednym zdaniu",
          body: "„Dziękujemy za zaangażowanie” – to brzmi jak z szablonu. Napisz jedną rzecz, którą ta osoba zrobiła w tym roku. Nic nie przychodzi do głowy? Zapytaj kogoś przy sąsiednim biurku; już sama ta rozmowa jest tego warta.",
        },
        {
          title: "Uważaj na limity",
          body: "W wielu krajach drobne prezenty dla pracowników są wolne od podatku do pewnej kwoty, a powyżej już nie. Zapytaj, zanim ustalisz sumę. Potwierdzenie zamówienia wymienia odbiorców i wartości dla księgowości.",
        },
      ],
    },
    "last-minute": {
      path: "nie-ma-prezentu-oto-plan",
      title: "Nie ma prezentu? Oto plan",
      description:
        "Impreza dziś wieczorem, a prezentu brak. Dwadzieścia minut wystarczy na taki, po którym tego nie widać.",
      intro: "Zdarza się najlepszym. Liczy się to, co zrobisz z następnymi dwudziestoma minutami.",
      sections: [
        {
          title: "Pięć minut: wybór",
          body: "Przypomnij sobie, o czym ta osoba mówiła ostatnio z błyskiem w oku. Poszukaj marki, która do tego pasuje. Nie przeglądaj wszystkiego; pierwszy dobry pomysł jest zwykle właściwy.",
        },
        {
          title: "Dziesięć minut: słowa",
          body: "Na dedykację poświęć dwa razy więcej czasu niż na wybór. Kto czyta dobre zdanie, nie pyta, kiedy kupiono prezent.",
        },
        {
          title: "Pięć minut: wręczenie",
          body: "Wyślij kartę do siebie, wydrukuj i włóż do koperty; wystarczy też złożona kartka dobrego papieru. Albo wyślij ją wprost do odbiorcy i bądź obok, gdy zawibruje telefon.",
        },
      ],
    },
    "film-evening": {
      path: "wieczor-filmowy-w-prezencie",
      title: "Wieczór filmowy w prezencie",
      description:
        "Karta podarunkowa do kina, dobre miejsca i coś do chrupania: jak podarować cały wieczór. Z krótkim filmem na początek.",
      intro: "Karta podarunkowa do kina, termin i popcorn: tyle wystarczy na udany wieczór.",
      sections: [
        {
          title: "Wystarczą trzy rzeczy",
          body: "Wybierz kartę podarunkową do kina, która wystarczy na dwa miejsca, dopisz termin dobry dla was obojga i dołóż coś do chrupania. Kto to rozpakuje, od razu cieszy się na ten wieczór.",
        },
        {
          title: "Krótki film na początek",
          body: "„Big Buck Bunny” trwa dziesięć minut i podoba się w każdym wieku. Film zrobiła Blender Foundation; każdy może go bezpłatnie oglądać i udostępniać.",
        },
        {
          title: "Co napisać",
          body: "„Piątek, dwudziesta: Ty wybierasz film, ja przynoszę popcorn”. Takie zdanie robi z prezentu zaproszenie i bez trudu mieści się w 150 znakach dedykacji.",
        },
      ],
    },
  },
};

import type { SiteTexts } from "../site-texts.ts";

export const legal: Pick<SiteTexts, "terms" | "privacy" | "cookies" | "deliveryInfo" | "cancellation"> = {
  terms: {
    title: "Regulamin",
    description:
      "Zasady zakupu i używania kart podarunkowych w sklepie {shop}: zamówienie, dostawa, ważność, odstąpienie i reklamacje.",
    intro: "Ten regulamin dotyczy wszystkich zamówień w sklepie {shop}.",
    sections: {
      who: {
        title: "Kim jesteśmy",
        body: "Sklep {shop} prowadzi {company}, {street}, {place}. Można do nas napisać na [{email}](mailto:{email}) albo zadzwonić pod numer {phone}. Sprzedajemy karty podarunkowe innych firm, karty do aktywacji, papier ozdobny i opakowania prezentowe, a darowizny przekazujemy organizacjom społecznym.",
      },
      cards: {
        title: "Czym jest karta podarunkowa",
        body: "Karta podarunkowa to opłacony z góry bon z numerem złożonym z 19 cyfr i z PIN-em złożonym z 6 cyfr. Można z niej korzystać u marki, która na niej widnieje, w kraju, dla którego ją sprzedano, aż do wyczerpania salda albo do upływu terminu ważności. Karty nie można doładować, nie jest oprocentowana i nie podlega wymianie na gotówkę, chyba że wymaga tego prawo.",
      },
      ordering: {
        title: "Twoje zamówienie",
        body: "Zamówienie jest wiążące, gdy klikniesz przycisk płatności, a my potwierdzimy je e-mailem. Sprawdź uważnie imiona i adresy e-mail: kartę, która dotarła na podany adres e-mail, uznaje się za dostarczoną. Możemy odmówić przyjęcia zamówienia, jeśli przekracza limit danej marki, karta jest wyprzedana albo mamy poważne podstawy, by podejrzewać oszustwo. Informujemy o tym od razu, a Ty nic nie płacisz.",
      },
      price: {
        title: "Ceny i VAT",
        body: "Płacisz tyle, ile wynosi wartość karty, bez dopłat. Ceny wysyłki, papieru ozdobnego i opakowań prezentowych podajemy przed płatnością, razem z VAT. Własna kwota jest zawsze liczbą całkowitą, a w kartach cyfrowych mieści się zwykle w granicach od {digitalMinimum} do {digitalMaximum}.",
      },
      payment: {
        title: "Płatność",
        body: "Płacisz przez naszego operatora płatności, jedną z metod widocznych przy zamówieniu. Karty wystawiamy, gdy tylko pieniądze do nas dotrą. Jeśli przelew nie nadejdzie do dnia podanego w danych do płatności, mniej więcej tydzień po złożeniu zamówienia, zamówienie zostaje anulowane.",
      },
      delivery: {
        title: "Dostawa",
        body: "Karty cyfrowe wysyłamy e-mailem, zwykle w ciągu godziny. Karty fizyczne zamówione w dzień roboczy przed {cutOff} wysyłamy tego samego dnia. Więcej na stronie [Dostawa](route:delivery).",
      },
      use: {
        title: "Używanie karty",
        body: "Saldo można wykorzystać w całości albo częściami, zależnie od zasad marki. Reszta zostaje na karcie. Za to, co kupujesz, odpowiada marka; obowiązuje wtedy jej własny regulamin.",
      },
      validity: {
        title: "Jak długo jest ważna",
        body: "Jeśli przy karcie nie podano inaczej, jest ważna {validity} od dnia aktywacji. Datę znajdziesz na karcie i obok [salda](route:balanceCheck). Po tym terminie salda nie można już wykorzystać.",
      },
      withdrawal: {
        title: "Odstąpienie od umowy",
        body: "Jako konsument możesz odstąpić od umowy w ciągu 14 dni bez podania przyczyny, o ile karta nie została użyta. Jak to zrobić, wyjaśnia strona [Odstąpienie od umowy](route:cancellationPolicy).",
      },
      loss: {
        title: "Zgubienie i kradzież",
        body: "Przechowuj kartę podarunkową jak gotówkę. Jeśli jej kod mógł trafić w niepowołane ręce, daj nam znać od razu: zablokujemy pozostałe saldo, a gdy wykażesz, że karta jest Twoja, wystawimy nową.",
      },
      liability: {
        title: "Odpowiedzialność",
        body: "Jeśli popełnimy błąd, naprawimy go: nową kartą o tej samej wartości albo zwrotem pieniędzy. Nie odpowiadamy za szkody, których ani my, ani nasi partnerzy nie mogliśmy przewidzieć lub którym nie mogliśmy zapobiec. Nic w tym regulaminie nie ogranicza praw, które daje Ci ustawa.",
      },
      complaints: {
        title: "Reklamacje",
        body: "Napisz na [{email}](mailto:{email}), a odpowiemy w ciągu dwóch dni roboczych. Jeśli nie znajdziemy wspólnie rozwiązania, możesz zwrócić się do rzecznika konsumentów albo do sądu w swoim kraju. Jako konsumenta chroni Cię prawo kraju, w którym mieszkasz.",
      },
    },
  },
  privacy: {
    title: "Polityka prywatności",
    description:
      "Jakich danych {shop} potrzebuje do karty podarunkowej, kto je widzi, jak długo je przechowujemy i jak je zmienić albo usunąć.",
    intro: "Twoich danych używamy, aby dostarczyć prezent i spełnić wymogi prawa.",
    sections: {
      who: {
        title: "Kto odpowiada za dane",
        body: "O wykorzystaniu Twoich danych decyduje {company}, {street}, {place}. Pytania kieruj na [{email}](mailto:{email}).",
      },
      what: {
        title: "O co prosimy",
        body: "- o Twoje imię i nazwisko, adres e-mail i, jeśli zechcesz, numer telefonu;\n- przy kartach fizycznych o adres, na który mają trafić;\n- o imię i nazwisko obdarowanej osoby, a przy kartach cyfrowych także o jej adres e-mail, oraz o Twoją dedykację;\n- zapisujemy też, co obejmuje zamówienie i czy jest opłacone. Dane płatnicze zostają u operatora płatności: nigdy ich nie widzimy.",
      },
      why: {
        title: "Do czego ich potrzebujemy",
        body: "Do realizacji zamówienia, do odpowiedzi na Twoje pytania, do prowadzenia ksiąg, których wymaga prawo podatkowe, i do zapobiegania oszustwom. Odbiorcom nie wysyłamy reklam, a Tobie tylko na Twoją prośbę.",
      },
      recipients: {
        title: "Kto jeszcze je widzi",
        body: "Operator płatności, poczta i firmy, które utrzymują nasz sklep w sieci, każdy tylko tyle, ile wymaga jego zadanie. Danych nie sprzedajemy.",
      },
      keeping: {
        title: "Jak długo je przechowujemy",
        body: "Opłacone zamówienia tak długo, jak każe prawo podatkowe, zwykle od siedmiu do dziesięciu lat. Dedykacje usuwamy {messageDays} dni po dostarczeniu karty. Z zamówień, których nigdy nie opłacono, usuwamy imiona, nazwiska, adresy i dedykacje {unpaidOrderDays} dni po ostatniej próbie płatności. Po usunięciu konta imię, nazwisko i adres znikają z opłaconych zamówień {messageDays} dni po ostatniej dostawie. Porzucone koszyki znikają po {basketDays} dniach. Oferty usuwamy {quoteDays} dni po ich przyjęciu, wycofaniu lub wygaśnięciu.",
      },
      draw: {
        title: "Comiesięczne losowanie",
        body: "Jeśli bierzesz udział, adresu e-mail używamy tylko do potwierdzenia, wyniku i nagrody. Usuwamy go {doublerDays} dni po losowaniu albo od razu, gdy wycofasz zgłoszenie. Ze zwycięskiego adresu pokazujemy pierwszą literę.",
      },
      security: {
        title: "Jak je chronimy",
        body: "Połączenia są szyfrowane. Numery kart i PIN-y przechowujemy tak, że nie mogą ich odczytać nawet nasi pracownicy; każde ujawnienie zostaje odnotowane.",
      },
      rights: {
        title: "Twoje prawa",
        body: "Możesz zajrzeć do swoich danych, poprawić je, usunąć, przenieść albo sprzeciwić się ich wykorzystaniu. Wystarczy e-mail. Możesz też złożyć skargę do urzędu ochrony danych osobowych w swoim kraju.",
      },
    },
  },
  cookies: {
    title: "Polityka cookies",
    description:
      "{shop} zapisuje tylko te pliki cookie, bez których sklep nie działa. Oto jakie, do czego służą i jak długo są przechowywane.",
    intro: "Sklep musi pamiętać Twój koszyk między jedną stroną a drugą. Do tego służą nasze pliki cookie.",
    sections: {
      what: {
        title: "Czym jest plik cookie",
        body: "Plik cookie to mały plik tekstowy, który strona zapisuje w przeglądarce i odczytuje na następnej stronie.",
      },
      necessary: {
        title: "Co zapisujemy",
        body: "Dwa pliki cookie, a przy składaniu zamówienia trzeci. W jednym jest losowy numer, który należy do Twojego koszyka i zamówień w tej przeglądarce, w drugim – ile prezentów leży w koszyku. Nie zawierają imienia ani adresu, nie mogą ich odczytać inne strony i wygasają {cookieDays} dni po ostatnim użyciu koszyka. Trzeci pozwala wpuszczać wszystkich po kolei, gdy jest tłoczno, i wygasa po 15 minutach.",
      },
      choice: {
        title: "Statystyki, filmy i mapy",
        body: "Po zgodzie na statystyki liczymy, co się ogląda i kupuje, nie wiedząc, kto to robi, a przeglądarka przechowuje numer kliknięcia reklamy, która tu prowadzi. Usługę pomiarową, z której korzysta sklep, wczytujemy dopiero wtedy; może ona zapisać własne pliki cookie, które usuwamy po wycofaniu zgody. Filmy i mapy innych firm wczytujemy dopiero za Twoją zgodą; bez niej nic z nich nie trafia do Twojej przeglądarki.",
      },
      storage: {
        title: "Co jeszcze zapisuje przeglądarka",
        body: "Przeglądarka może też pamiętać, że baner został zamknięty, żeby już nie wracał. Przechowuje też karty podarunkowe dodane do ulubionych, dopóki ich nie usuniesz. Zgody udzielone pod „Pliki cookie” na dole każdej strony są przechowywane przez sześć miesięcy, a po zgodzie na statystyki numer kliknięcia reklamy – przez 90 dni. Wszystko to usuniesz w ustawieniach przeglądarki; sklep od razu działa dalej, z pustym koszykiem.",
      },
    },
  },
  deliveryInfo: {
    title: "Dostawa",
    description:
      "Karty cyfrowe docierają e-mailem w ciągu godziny, fizyczne pocztą: godziny nadania, koszt wysyłki i co robić, gdy coś się spóźnia.",
    intro: "E-mailem w kilka minut albo pocztą, w kopercie, którą miło otworzyć.",
    sections: {
      email: {
        title: "E-mailem",
        body: "Karta cyfrowa trafia do odbiorcy albo do Ciebie, gdy tylko dotrze płatność: zwykle w kilka minut, na ogół w ciągu godziny. Link w e-mailu otwiera prezent: kartę z Twoją dedykacją, numerem, PIN-em i kodem kreskowym.",
      },
      post: {
        title: "Pocztą",
        body: "Karty fizyczne zamówione w dzień roboczy przed {cutOff} wysyłamy tego samego dnia, w przesyłce do skrzynki na listy. {nextDayPercent}% z nich dociera w najbliższym dniu doręczeń. Koszt dostawy: {postage} za przesyłkę.",
      },
      registered: {
        title: "Listem poleconym",
        body: "Gdy karty w przesyłce są razem warte więcej niż {registeredAbove}, wysyłamy ją listem poleconym za {registered}. Odbiór potwierdza się podpisem.",
      },
      day: {
        title: "Kiedy dokładnie",
        body: "Strona produktu podaje przewidywany dzień dostawy, z uwzględnieniem weekendów i świąt. Tę samą datę znajdziesz w koszyku i w potwierdzeniu.",
      },
      late: {
        title: "Nic nie przyszło",
        body: "Jeśli to e-mail, zajrzyj najpierw do spamu, a potem napisz do nas: wyślemy go jeszcze raz. Jeśli to przesyłka, odczekaj {claimAfterWorkingDays} dni roboczych od nadania; zablokujemy wtedy zagubioną kartę i wyślemy nową. Daj nam znać najlepiej w ciągu {claimUntilDays} dni ([kontakt](route:contact)); Twoje prawa ustawowe pozostają bez zmian.",
      },
    },
  },
  cancellation: {
    title: "Odstąpienie od umowy",
    description:
      "W ciągu 14 dni możesz odstąpić od umowy zakupu kart podarunkowych, które nie zostały użyte. Jak to zrobić i jak wracają pieniądze.",
    intro: "Masz 14 dni na odstąpienie od umowy.",
    sections: {
      right: {
        title: "Twoje prawo odstąpienia",
        body: "Jako konsument możesz odstąpić od umowy w ciągu 14 dni bez podania przyczyny. Termin biegnie od dnia, w którym karta dotarła do Ciebie lub do odbiorcy, a przy kilku kartach od dnia, w którym dotarła ostatnia.",
      },
      how: {
        title: "Jak odstąpić",
        body: "Najszybciej jest online: [odstąp od umowy](route:withdrawal), podając numer zamówienia i adres e-mail. Otrzymasz e-mail z dniem i godziną. Wystarczy też [formularz kontaktowy](route:contact), e-mail, list albo wzór formularza. Karty fizyczne odeślij w ciągu 14 dni, w miarę możliwości nieotwarte, na adres: {company}, {street}, {place}.",
      },
      limits: {
        title: "Kiedy to już niemożliwe",
        body: "Karty użytej choćby w części nie można zwrócić, podobnie jak przekazanej darowizny. Papier ozdobny i opakowania można odesłać, o ile nie były używane.",
      },
      refund: {
        title: "Zwrot pieniędzy",
        body: "Blokujemy karty i w ciągu 14 dni zwracamy ich wartość oraz koszt najtańszej wysyłki, tą samą metodą, którą opłacono zamówienie. Nic Cię to nie kosztuje. Przy kartach fizycznych możemy zaczekać, aż do nas wrócą.",
      },
      form: {
        title: "Wzór formularza odstąpienia",
        body: "Możesz [odstąpić online](route:withdrawal) albo skopiować ten formularz i wysłać go do nas:\n\nAdresat: {company}, {street}, {place}, {email}\n\n- Niniejszym informuję o moim odstąpieniu od umowy sprzedaży następujących rzeczy:\n- Data zawarcia umowy / odbioru:\n- Numer zamówienia:\n- Imię i nazwisko konsumenta:\n- Adres konsumenta:\n- Podpis konsumenta (tylko jeśli formularz jest przesyłany w wersji papierowej):\n- Data:",
      },
    },
  },
};

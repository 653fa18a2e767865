import type { LanguageWords } from "./language-words.ts";

export const pl: LanguageWords = {
  categories: {
    fashion: "Moda",
    beauty: "Uroda",
    books: "Książki",
    dining: "Restauracje",
    cinema: "Kino i\u00a0teatr",
    travel: "Podróże",
    wellness: "Wellness",
    "home-garden": "Dom i\u00a0ogród",
    sports: "Sport i\u00a0outdoor",
    "games-tech": "Gry i\u00a0technologia",
    kids: "Dla dzieci",
    "food-wine": "Smaki i\u00a0wino",
    music: "Muzyka i\u00a0festiwale",
    experiences: "Przeżycia",
    motoring: "Auto i\u00a0rower",
    pets: "Zwierzęta",
    charity: "Cele charytatywne",
    "for-business": "Dla firm",
  },
  openings: {
    fashion: [
      "W sklepie {brand} nowa ulubiona rzecz już czeka na wieszaku.",
      "{brand} dodaje codziennym strojom odrobinę szyku.",
    ],
    beauty: [
      "{brand} to pielęgnacja, zapachy i kolory, przy których warto się zatrzymać.",
      "Z kartą {brand} chwila przed lustrem staje się prezentem.",
    ],
    books: [
      "W sklepie {brand} następna dobra historia jest zawsze blisko.",
      "{brand} to półki, między którymi można się zgubić, i ludzie, którzy wiedzą, co czytać dalej.",
    ],
    dining: [
      "Stolik w restauracji {brand} to dobre jedzenie i czas bez pośpiechu.",
      "{brand} gotuje w rytmie pór roku i podaje bez pośpiechu.",
    ],
    cinema: ["Światła gasną, telefon też: wieczór z kartą {brand}.", "{brand} zamienia zwykły wieczór w premierę."],
    travel: [
      "Z kartą {brand} nowe miejsca są bliżej, niż się wydaje.",
      "{brand} planuje zarówno weekendy, jak i dalekie podróże.",
    ],
    wellness: ["Ciepła woda, cisza i pusty kalendarz: to właśnie {brand}.", "{brand} daje całe popołudnie spokoju."],
    "home-garden": [
      "{brand} ma wszystko, dzięki czemu dom staje się przytulny, w środku i na zewnątrz.",
      "Od pierwszej sadzonki po ostatnią poduszkę: {brand} ma pomysł na każdy kąt.",
    ],
    sports: [
      "{brand} ma sprzęt na pierwsze okrążenie i na ostatni szczyt.",
      "Dobre buty, dobry sprzęt, dobra rada: {brand} zachęca do ruchu.",
    ],
    "games-tech": [
      "{brand} ma gry i gadżety, przy których zbierają się wszyscy.",
      "Nowe światy, sprytne urządzenia i jeszcze jeden poziom z kartą {brand}.",
    ],
    kids: [
      "W sklepie {brand} jest pełno rzeczy do budowania, przytulania i ścigania się po podłodze.",
      "W sklepie {brand} zaczyna się zabawa, bez względu na wiek.",
    ],
    "food-wine": [
      "{brand} napełnia spiżarnię smakołykami zbyt dobrymi, by je chować.",
      "Ser, czekolada, butelka na wspólny wieczór: {brand} zna swoich wytwórców.",
    ],
    music: [
      "{brand} to pierwszy rząd, bisy i piosenki, które zostają w głowie.",
      "Mała scena czy wielki plener: {brand} ma na to bilet.",
    ],
    experiences: [
      "{brand} daje dzień, o którym będzie się mówić latami.",
      "W górę, pod wodę albo bardzo szybko: {brand} ma na to przygodę.",
    ],
    motoring: [
      "{brand} dba o to, by koła się kręciły, dwa albo cztery.",
      "Od przeglądu po niedzielną przejażdżkę: {brand} to dobry adres.",
    ],
    pets: [
      "{brand} troszczy się o wszystko, co ma łapy, pióra albo płetwy.",
      "Przysmaki, zabawki i dobra rada: {brand} wie, jak rozpieszczać zwierzaki.",
    ],
  },
  middles: [
    "Ty wybierasz kwotę, a prezent – obdarowana osoba.",
    "Kartę można wykorzystać od razu albo po trochu.",
    "Wystarczy kilka własnych słów, by powstał naprawdę osobisty prezent.",
  ],
  closings: [
    "Piękny pomysł na urodziny i równie miły bez okazji.",
    "Pewny wybór dla kogoś, kto ma już wszystko.",
    "Gotowa na czas, nawet w ostatniej chwili.",
  ],
  conditions: {
    validity: "Karta jest ważna {validity} od dnia aktywacji.",
    spend: [
      "Kartę można wykorzystać we wszystkich punktach marki {brand} i online; niewykorzystane saldo zostaje na karcie.",
      "Wystarczy pokazać kod przy kasie {brand} lub wpisać go online; można płacić częściami.",
    ],
    fixed: "Karta dostępna jest tylko w stałych kwotach.",
    cash: "Nie podlega wymianie na gotówkę ani doładowaniu.",
  },
  blankPack: {
    title: "Karty podarunkowe do aktywacji, pudełko {count} szt.",
    description:
      "{count} wydrukowanych kart zawsze pod ręką: aktywacja online w chwili wręczenia, na dowolnie wybraną kwotę.",
    conditions: "Karty nie mają wartości do czasu aktywacji, którą potwierdzamy w ciągu 24 godzin.",
  },
  businessCard: {
    title: "Karta podarunkowa {brand} dla firm",
    description:
      "Dla pracowników i kontrahentów, na dowolną pełną kwotę od {minimum} do {maximum}. W sieci {brand} można ją wykorzystać na artykuły biurowe, kawę i drobne upominki, jednorazowo lub częściami.",
  },
  donations: {
    "groves-for-tomorrow": "Sadzi młode drzewa z lokalnymi szkółkami i opiekuje się nimi przez dziesięć lat.",
    "the-warm-table": "Gotuje ciepłe posiłki z uratowanej żywności dla sąsiadów, którym przyda się towarzystwo.",
    "blue-bay-rescue": "Sprząta plaże i przywraca morzu wyrzucone na brzeg zwierzęta.",
    "pages-for-all": "Dostarcza książki i organizuje czytanie w szkołach bez biblioteki.",
    "little-lanterns": "Pozwala rodzinom być razem, blisko dziecka w szpitalu.",
    "open-paw-shelter": "Przyjmuje bezdomne psy i koty i szuka im domu.",
  },
  donationEffects: {
    "groves-for-tomorrow": "Twoja darowizna opłaca sadzonki, paliki, które je podtrzymują, i wodę na pierwsze lata.",
    "the-warm-table":
      "Twoja darowizna napełnia garnek: to warzywa, gaz i miejsce przy stole dla kogoś, kto przychodzi bez towarzystwa.",
    "blue-bay-rescue": "Twoja darowizna to sieci, rękawice i ryby, których foka potrzebuje, zanim sama wróci do morza.",
    "pages-for-all": "Twoja darowizna stawia na półce nowe książki i opłaca godzinę głośnego czytania.",
    "little-lanterns": "Twoja darowizna opłaca łóżko, śniadanie i lampę w oknie, kilka kroków od szpitala.",
    "open-paw-shelter":
      "Twoja darowizna opłaca karmę, weterynarza i ciepłe legowisko, dopóki nie znajdzie się nowa rodzina.",
  },
  donationConditions: "Cała kwota trafia do organizacji. Przekazanej darowizny nie można zwrócić.",
  housePapers: { rosettes: "Papier w rozety", zigzag: "Papier w zygzaki" },
  extras: {
    "wrap-confetti": "Papier w konfetti",
    "wrap-botanical": "Papier w liście",
    "wrap-stripes": "Papier w paski",
    "wrap-night-sky": "Papier w gwiazdy",
    "wrap-kraft": "Papier pakowy ze sznurkiem",
    "digital-birthday": "Wszystkiego najlepszego",
    "digital-thank-you": "Dziękuję",
    "digital-congratulations": "Gratulacje",
    "digital-love": "Z miłością",
    "digital-winter": "Zimowe pozdrowienia",
    "digital-new-home": "Nowy dom",
    "packing-kraft-box": "Pudełko z papieru kraft",
    "packing-ribbon-box": "Pudełko z kokardą",
    "packing-tin": "Ozdobna puszka",
    "packing-pouch": "Aksamitny woreczek",
  },
};

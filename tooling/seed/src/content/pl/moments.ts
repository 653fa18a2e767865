import type { SiteTexts } from "../site-texts.ts";

export const moments: Pick<SiteTexts, "givingMoments" | "moments" | "landings"> = {
  givingMoments: {
    title: "Okazje",
    description:
      "Karty podarunkowe na urodziny, śluby, narodziny, pożegnania i wiele innych dni, z pomysłami na dedykację.",
    intro: "Co świętujemy? Wybierz okazję, a w reszcie pomożemy.",
  },
  moments: {
    birthday: {
      path: "urodziny",
      title: "Urodziny",
      description:
        "Karty podarunkowe na urodziny: pomysły na każdy wiek, odpowiednia kwota i dedykacja inna niż wszystkie.",
      intro: "Wypadają co roku, a i tak zaskakują. Karta podarunkowa zdąży na czas, nawet w samym dniu urodzin.",
      ideas: {
        title: "Co komu pasuje",
        body: "Dzieciom coś do budowania albo czytania, nastolatkom gry i muzyka, przyjaciołom wieczór poza domem, rodzicom spokojne popołudnie. Złóżcie się razem na jedną większą kartę zamiast wielu drobiazgów.",
      },
      words: {
        title: "Słowa do karty",
        body: "- „Sto lat! Na tyle lat wystarczy nam pomysłów na tort”.\n- „Na coś, czego nigdy sobie nie kupujesz”.\n- „Ty wybierasz, my bijemy brawo”.",
      },
    },
    "thank-you": {
      path: "podziekowanie",
      title: "Podziękowanie",
      description:
        "Karta podarunkowa, która mówi „dziękuję”: sąsiadom, nauczycielom, współpracownikom i każdemu, kto pomógł bez proszenia.",
      intro: "Ktoś karmił kota, brał zastępstwo, nosił kartony. To dobry moment, żeby powiedzieć „dziękuję”.",
      ideas: {
        title: "Co komu pasuje",
        body: "Niewielka kwota wystarczy: kawa, książka, dwa bilety do kina. Wybierz coś, na co w zwykły dzień ta osoba by sobie nie pozwoliła.",
      },
      words: {
        title: "Słowa do karty",
        body: "- „Z Tobą poszło łatwiej. Dziękuję”.\n- „Za tyle godzin dla nas: jedna dla Ciebie”.\n- „Widzimy to i doceniamy”.",
      },
    },
    wedding: {
      path: "slub",
      title: "Ślub",
      description:
        "Karty podarunkowe na ślub: na podróż, do domu albo na wieczór we dwoje, zapakowane jak na stół z prezentami przystało.",
      intro: "Dwie osoby, jeden prezent i lista, na której wszystko już zajęte. Karta zostawia im wybór.",
      ideas: {
        title: "Co komu pasuje",
        body: "Podróż dla tych, którzy wyjeżdżają, dom i ogród dla tych, którzy się urządzają, stolik dla dwojga na pierwszą rocznicę. W opakowaniu prezentowym karta pięknie wygląda na stole z prezentami.",
      },
      words: {
        title: "Słowa do karty",
        body: "- „Na pierwszą rzecz, którą wybierzecie jako małżeństwo”.\n- „Życia pełnego dobrych rozmów”.\n- „Wielu zwykłych dni, które będą dobre”.",
      },
    },
    "new-baby": {
      path: "narodziny-dziecka",
      title: "Narodziny dziecka",
      description:
        "Karty podarunkowe dla świeżo upieczonych rodziców: na to, co potrzebne w rozmiarze 68, albo na obiad, który ugotował ktoś inny.",
      intro: "Wszyscy przynoszą śpioszki w rozmiarze 56. Ty dajesz to, co będzie potrzebne za trzy miesiące.",
      ideas: {
        title: "Co komu pasuje",
        body: "Dla dziecka ubranka i zabawki na wyrost, dla rodziców obiad bez gotowania albo godzina ciszy. Karta jest ważna {validity}, więc nie ma pośpiechu.",
      },
      words: {
        title: "Słowa do karty",
        body: "- „Witaj, maleństwo. Trafił Ci się dobry adres”.\n- „Na pierwszą przespaną noc”.\n- „Na to, co przyda się jutro”.",
      },
    },
    december: {
      path: "swieta",
      title: "Święta",
      description:
        "Karty podarunkowe na święta: wiele prezentów, jedno zamówienie, każdy z osobną dedykacją, na czas e-mailem lub pocztą.",
      intro: "Dużo prezentów, mało dni. Włóż je do jednego koszyka, każdy z imieniem i dedykacją, i zapłać tylko raz.",
      ideas: {
        title: "Co komu pasuje",
        body: "Karty fizyczne pod choinkę, cyfrowe dla tych, którzy są daleko. Przesyłki zamów do połowy grudnia; e-mail zdąży nawet w Wigilię, zanim wzejdzie pierwsza gwiazdka.",
      },
      words: {
        title: "Słowa do karty",
        body: "- „Na spokojne dni między świętami a sylwestrem”.\n- „Żeby w styczniu też było na co czekać”.\n- „Z miłością i bez paragonu”.",
      },
    },
    "get-well": {
      path: "powrot-do-zdrowia",
      title: "Powrót do zdrowia",
      description:
        "Karta podarunkowa dla kogoś, kto choruje: do czytania, oglądania albo na potem, jeszcze dziś w skrzynce odbiorczej.",
      intro: "Prezent nie uleczy, ale poprawi humor i skróci czas oczekiwania.",
      ideas: {
        title: "Co komu pasuje",
        body: "Książki, filmy i gry na teraz; dobra kolacja, spa albo wycieczka na później. E-mailem karta dotrze jeszcze dziś po południu, bez godzin odwiedzin.",
      },
      words: {
        title: "Słowa do karty",
        body: "- „Nie spiesz się. Twoje krzesło czeka”.\n- „Na pierwszy dzień na świeżym powietrzu”.\n- „Myślimy o Tobie. Po cichu, ale często”.",
      },
    },
    farewell: {
      path: "pozegnanie",
      title: "Pożegnanie",
      description:
        "Karty podarunkowe dla kogoś, kto odchodzi: z pracy, z sąsiedztwa, na emeryturę. Składają się wszyscy, wybiera jedna osoba.",
      intro: "Nowa praca, nowe miasto, emerytura: nikt nie powinien odchodzić z pustymi rękami.",
      ideas: {
        title: "Co komu pasuje",
        body: "Zróbcie zrzutkę i podarujcie kwotę, która coś otwiera: podróż, kurs, instrument. Może to być coś, o czym w biurze nikt jeszcze nie wie.",
      },
      words: {
        title: "Słowa do karty",
        body: "- „Odzywaj się. Mówimy poważnie”.\n- „Na pierwszy poniedziałek bez nas”.\n- „Zostaje po Tobie puste miejsce. Swoje wypełnij czymś dobrym”.",
      },
    },
    "new-home": {
      path: "parapetowka",
      title: "Parapetówka",
      description:
        "Karty podarunkowe na parapetówkę: na lampy, rośliny, narzędzia i na kolację pierwszego wieczoru wśród kartonów.",
      intro:
        "Potrzebują wszystkiego i jeszcze nie wiedzą czego. Daj im wybór i czas, żeby zobaczyli, który kąt zostanie pusty.",
      ideas: {
        title: "Co komu pasuje",
        body: "Dom i ogród do pustego kąta, kolacja na pierwszy wieczór, coś dobrego do spiżarni. Zapakowana karta i roślina obok: prezent gotowy do wręczenia w progu.",
      },
      words: {
        title: "Słowa do karty",
        body: "- „Na kąt, który wciąż wygląda pusto”.\n- „Miłych sąsiadów i suchych ścian”.\n- „Chleb, sól i to”.",
      },
    },
  },
  landings: {
    tonight: {
      path: "prezent-na-dzis-wieczor",
      title: "Prezent na dziś wieczór",
      description:
        "Zaproszenie jest, prezentu brak? Cyfrowe karty podarunkowe e-mailem w ciągu godziny, z dedykacją, każdego dnia i o każdej porze.",
      intro:
        "Sklepy zamknięte, impreza zaczyna się o ósmej. Wybierz kartę teraz, a będzie w skrzynce, zanim włożysz płaszcz.",
      reasons: [
        { title: "W ciągu godziny", body: "Zwykle kilka minut po płatności, także w niedzielę." },
        {
          title: "Do odbiorcy albo do Ciebie",
          body: "Wyślij ją odbiorcy albo sobie, żeby wydrukować i złożyć.",
        },
        { title: "Z Twoją dedykacją", body: "Do 150 znaków, tylko dla tej osoby." },
      ],
      closing: {
        title: "Jak wręczyć e-mail",
        body: "Wydrukuj kartę, złóż raz i włóż do koperty. Albo wyślij ją w chwili toastu: wpisz adres i zapłać, kiedy wjeżdża tort.",
      },
    },
    "small-presents": {
      path: "drobne-upominki",
      title: "Drobne upominki",
      description:
        "Karty podarunkowe za niewielką kwotę: kawa, książka, film. Małe prezenty z dobrym słowem, wysłane w ciągu godziny.",
      intro: "Często wystarczy niewielka kwota i kilka miłych słów.",
      reasons: [
        { title: "Kwotę ustalasz Ty", body: "U większości marek każda kwota bez groszy, począwszy od najmniejszej." },
        { title: "E-mailem: wysyłka bezpłatna", body: "Karta cyfrowa kosztuje tyle, ile jest warta, i nic ponadto." },
        { title: "Liczy się dedykacja", body: "Kilka dobrze dobranych słów robi różnicę." },
      ],
      closing: {
        title: "Trzy pomysły",
        body: "Kawa dla kogoś, kto wysłuchał. Książka na drogę. Gałka lodów dla dziecka, które było dzielne u dentysty.",
      },
    },
    "for-a-team": {
      path: "prezent-dla-zespolu",
      title: "Prezent dla całego zespołu",
      description:
        "Każdemu własna karta podarunkowa: jeden koszyk, jedna płatność, osobna dedykacja. Pomysły i wskazówki na prezent dla zespołu.",
      intro: "Osiem osób, osiem gustów: gotowe w jedno popołudnie.",
      reasons: [
        { title: "Jeden koszyk", body: "Każdy prezent ma własnego odbiorcę i dedykację, a płacisz raz." },
        { title: "Sprawiedliwie", body: "Ta sama kwota dla wszystkich, a każdy wybiera sam." },
        { title: "Gdziekolwiek pracują", body: "W biurze, w domu czy w drodze: e-mail dotrze." },
      ],
      closing: {
        title: "Prezenty w imieniu firmy?",
        body: "Zajrzyj na stronę [Dla firm](route:business): opisujemy tam, jak wyglądają większe zamówienia.",
      },
    },
  },
};

import type { SiteTexts } from "../site-texts.ts";

export const categories: SiteTexts["categories"] = {
  fashion: {
    title: "Karty podarunkowe na modę: zawsze dobry rozmiar",
    body: "Z kartą obdarowana osoba sama wybiera kolor, krój i rozmiar, w sklepie albo w domu.",
    question: "Jaka kwota wystarczy na ubrania?",
    answer:
      "Mniejsza kwota wystarczy na dodatek lub koszulkę, większa na buty albo kurtkę. U większości marek można wybrać dowolną kwotę bez groszy od {digitalMinimum} do {digitalMaximum}.",
  },
  beauty: {
    title: "Karty podarunkowe na urodę: pielęgnacja według gustu",
    body: "Zapach i pielęgnacja to sprawa gustu i skóry. Taka karta zostawia jedno i drugie osobie, która zna je najlepiej.",
    question: "Czy można nią zapłacić za zabieg?",
    answer:
      "To zależy od marki: na stronie produktu jest napisane, czy karta działa na produkty, na zabiegi, czy na jedno i drugie.",
  },
  books: {
    title: "Karty podarunkowe na książki: dla tych, którzy czytają",
    body: "Nie trzeba wiedzieć, co już zostało przeczytane. Karta do księgarni to obietnica spokojnych wieczorów i godziny między półkami.",
    question: "Czy działa też na e-booki?",
    answer:
      "Wiele księgarń sprzedaje jedno i drugie. Na co można ją wykorzystać, jest napisane na stronie produktu, w warunkach.",
  },
  dining: {
    title: "Karty podarunkowe do restauracji: wieczór bez gotowania",
    body: "Stolik dla dwojga, obiad z całym biurem, śniadanie przy oknie: kartę wykorzystuje się, gdy jest na to czas, i nikt nie zmywa.",
    question: "Czy trzeba rezerwować?",
    answer:
      "Większość restauracji chętnie przyjmuje rezerwacje. Jak to zrobić, jest napisane na stronie produktu. Przy rezerwacji wspomnij o karcie.",
  },
  cinema: {
    title: "Karty podarunkowe do kina i teatru: wieczór we dwoje",
    body: "Premiera czy poranek, komedia czy dramat: tytuł, dzień i towarzystwo wybiera obdarowana osoba. Z popcornem, jeśli kwota pozwoli.",
    question: "Czy można nią kupić bilety online?",
    answer: "W większości kin i teatrów tak: numer karty wpisuje się przy płatności. Szczegóły są na stronie produktu.",
  },
  travel: {
    title: "Karty podarunkowe na podróż: na noc albo na dwa tygodnie",
    body: "Na żaden inny prezent nie czeka się tak długo i tak przyjemnie. Czy będzie to pociąg, hotel, czy samolot, zdecyduje obdarowana osoba.",
    question: "Czy możemy podarować jedną kartę wspólnie?",
    answer: "Tak. Wybierzcie większą kwotę, podpiszcie się wszyscy pod dedykacją i wyślijcie jeden prezent.",
  },
  wellness: {
    title: "Karty podarunkowe na wellness: popołudnie spokoju",
    body: "Sauna, masaż albo po prostu ciepła woda: rzadko znajdujemy na to czas. Z taką kartą wreszcie się uda.",
    question: "Jak długo karta jest ważna?",
    answer: "{validity} od dnia aktywacji, więc nie trzeba się spieszyć.",
  },
  "home-garden": {
    title: "Karty podarunkowe na dom i ogród: do nowego mieszkania",
    body: "Lampa do nowego mieszkania, cebulki na jesień, farba do drzwi: w domu zawsze jest coś do zrobienia, a obdarowana osoba wie co.",
    question: "Czy to dobry prezent na parapetówkę?",
    answer:
      "Jeden z najlepszych: w pierwszych tygodniach wychodzi na jaw, czego brakuje. E-mailem dotrze jeszcze przed rozpakowaniem kartonów.",
  },
  sports: {
    title: "Karty podarunkowe na sport: na świeże powietrze",
    body: "Buty na pierwsze pięć kilometrów, lina na ściankę, karnet na basen. Karta sportowa daje dobrym postanowieniom początek.",
    question: "Czy działa na sprzęt i na zajęcia?",
    answer:
      "Sklepy przyjmują ją za sprzęt, kluby za zajęcia i wejścia. Na stronie produktu jest napisane, na co karta działa.",
  },
  "games-tech": {
    title: "Karty podarunkowe na gry: następny poziom",
    body: "Do konsoli, komputera i akcesoriów. Karta cyfrowa dociera w ciągu godziny i od razu działa, nawet późnym wieczorem w dniu urodzin.",
    question: "Czy karta cyfrowa działa od razu?",
    answer: "Tak. Gdy tylko wpłynie płatność, karta przyjdzie e-mailem i można jej od razu użyć.",
  },
  kids: {
    title: "Karty podarunkowe dla dzieci: wybieranie to frajda",
    body: "Dzieci dokładnie wiedzą, czego chcą, tylko dopiero w przyszłym tygodniu. Karta poczeka na decyzję, a zakupy staną się wyprawą.",
    question: "Od jakiego wieku?",
    answer:
      "Mniej więcej od szóstego roku życia wybieranie samemu to przyjemność. Na narodziny wybierają rodzice, zwykle ubranka o rozmiar większe.",
  },
  "food-wine": {
    title: "Karty podarunkowe dla smakoszy: od sera po szampana",
    body: "Delikatesy, wino i czekolada, wybrane przez tych, którzy ich skosztują. Już mała kwota to przyjemność.",
    question: "Czy na wino jest granica wieku?",
    answer: "Tak: alkohol sprzedaje się tylko dorosłym, a sklep może poprosić o dokument przy płaceniu kartą.",
  },
  music: {
    title: "Karty podarunkowe na muzykę: od płyty po festiwal",
    body: "Płyta, koncert, trzy dni na łące z przyjaciółmi. Wybiera obdarowana osoba.",
    question: "A jeśli koncert kosztuje więcej niż karta?",
    answer: "Różnicę dopłaca się przy rezerwacji. Jeśli kosztuje mniej, reszta zostaje na karcie.",
  },
  experiences: {
    title: "Karty podarunkowe na przeżycia: dzień do wspominania",
    body: "Lot, gotowanie, jazda: o przeżyciach opowiada się latami. Obdarowana osoba sama wybiera, co i kiedy.",
    question: "Czy termin jest ustalony?",
    answer: "Nie. Obdarowana osoba umawia się z organizatorem, kiedy chce, dopóki karta jest ważna ({validity}).",
  },
  motoring: {
    title: "Karty podarunkowe do auta i roweru",
    body: "Nowe opony, przegląd, dzwonek o ładniejszym dźwięku: dla tych, którzy wolą drogę od sklepów. Praktyczne, a jednak prezent.",
    question: "Czy jest coś dla rowerzystów?",
    answer:
      "Tak. Sklepy i serwisy rowerowe są tu obok warsztatów samochodowych; na stronie produktu jest napisane, na co karta działa.",
  },
  pets: {
    title: "Karty podarunkowe dla zwierząt i ich opiekunów",
    body: "Karta na karmę, zabawki albo weterynarza cieszy podwójnie: zwierzę i jego opiekuna.",
    question: "Czy jest do sklepu, czy do weterynarza?",
    answer: "Są jedne i drugie. Na stronie produktu jest napisane, gdzie kartę można wykorzystać.",
  },
  charity: {
    title: "Podaruj darowiznę",
    body: "Dla ludzi, którzy mają wszystko. Wybierasz kwotę i cel; obdarowana osoba dostaje Twoją dedykację, a inni dostają pomoc.",
    question: "Czy dociera cała kwota?",
    answer: "Tak. Każdą darowiznę przekazujemy w całości, bez prowizji.",
  },
  "for-business": {
    title: "Karty podarunkowe dla firm: podziękowanie dla zespołu",
    body: "Dla dziesięciu osób albo dla stu: e-mailem lub pocztą, do każdej z nich albo na jeden adres, każda karta z osobną dedykacją. Kwoty dopasujesz do budżetu, a wystarczy jedno zamówienie.",
    question: "Czy można zamówić na fakturę?",
    answer: "Tak, po uzgodnieniu: [zapytaj o ofertę](route:businessQuote), a nasz zespół włączy zakupy na fakturę.",
  },
};

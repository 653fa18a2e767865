import type { SiteTexts } from "../site-texts.ts";

export const categories: SiteTexts["categories"] = {
  fashion: {
    title: "Ubrania wybrane, a nie wymieniane",
    body: "Tego, co samemu się przymierzyło, nikt nie odnosi. Z kartą obdarowana osoba sama wybiera kolor, krój i właściwy rozmiar, w sklepie albo w domu.",
    question: "Jaka kwota wystarczy na ubrania?",
    answer:
      "Mniejsza kwota wystarczy na dodatek lub koszulkę, większa na buty albo kurtkę. Można wybrać dowolną kwotę od {digitalMinimum} do {digitalMaximum}.",
  },
  beauty: {
    title: "Do porannego lustra",
    body: "Zapach i pielęgnacja to sprawa gustu i skóry. Taka karta zostawia jedno i drugie osobie, która zna je najlepiej.",
    question: "Czy można nią zapłacić za zabieg?",
    answer:
      "To zależy od marki: w opisie karty jest napisane, czy działa na produkty, na zabiegi, czy na jedno i drugie.",
  },
  books: {
    title: "Na stosik przy łóżku",
    body: "Nie trzeba wiedzieć, co już zostało przeczytane. Karta do księgarni to obietnica spokojnych wieczorów i godziny między półkami.",
    question: "Czy działa też na e-booki?",
    answer:
      "Wiele księgarń sprzedaje jedno i drugie. Na co można ją wykorzystać, jest napisane w opisie karty, w warunkach.",
  },
  dining: {
    title: "Wieczór, w który gotuje ktoś inny",
    body: "Stolik dla dwojga, obiad z całym biurem, śniadanie przy oknie: kartę wykorzystuje się, gdy jest na to czas, i nikt nie zmywa.",
    question: "Czy trzeba rezerwować?",
    answer:
      "Większość restauracji się z tego cieszy. Jest to napisane w opisie karty, a rezerwacja to dobry moment, by wspomnieć o karcie podarunkowej.",
  },
  cinema: {
    title: "Dwa fotele w ciemności",
    body: "Premiera czy poranek, komedia czy dramat: tytuł, dzień i towarzystwo wybiera obdarowana osoba. Z popcornem, jeśli kwota pozwoli.",
    question: "Czy można nią kupić bilety online?",
    answer: "W większości kin i teatrów tak: numer karty wpisuje się przy płatności. Jej strona mówi, jak to działa.",
  },
  travel: {
    title: "Na jedną noc albo na dwa tygodnie",
    body: "Na żaden inny prezent nie czeka się tak długo i tak przyjemnie. Czy będzie to pociąg, pokój, czy pół lotu, zdecyduje obdarowana osoba.",
    question: "Czy możemy podarować jedną kartę wspólnie?",
    answer:
      "Tak. Wybierzcie jedną większą kwotę, podpiszcie się wszyscy pod życzeniami i wyślijcie ją jako jeden prezent.",
  },
  wellness: {
    title: "Popołudnie bez telefonu",
    body: "Sauna, masaż albo po prostu ciepła woda: wolny czas rzadko kupujemy sobie sami. Podarowany jako karta dostaje termin i wreszcie się zdarza.",
    question: "Jak długo można z nią czekać?",
    answer: "Karta jest ważna {validity} od dnia aktywacji, więc z odpoczynkiem nie trzeba się spieszyć.",
  },
  "home-garden": {
    title: "Do pokojów, które dopiero powstają",
    body: "Lampa do nowego mieszkania, cebulki na jesień, farba do drzwi: w domu zawsze jest coś jeszcze. Obdarowana osoba wie co, a prezent jest od Ciebie.",
    question: "Czy to dobry prezent na parapetówkę?",
    answer:
      "Jeden z najlepszych: w pierwszych tygodniach wychodzi na jaw, czego brakuje. E-mailem dotrze jeszcze przed rozpakowaniem kartonów.",
  },
  sports: {
    title: "Pora wyjść z domu",
    body: "Buty na pierwsze pięć kilometrów, lina na ściankę, karnet na basen. Karta sportowa daje dobrym postanowieniom początek.",
    question: "Czy działa na sprzęt i na zajęcia?",
    answer:
      "Sklepy przyjmują ją za sprzęt, kluby za zajęcia i wejścia. Na stronie każdej karty jest napisane, co z tego dotyczy jej.",
  },
  "games-tech": {
    title: "Następny poziom",
    body: "Do konsoli, komputera i wszystkiego z wtyczką. Karta cyfrowa dociera w ciągu godziny i od razu działa, nawet późnym wieczorem w dniu urodzin.",
    question: "Czy karta cyfrowa działa od razu?",
    answer: "Tak. Numer i PIN są w e-mailu i działają, gdy tylko wpłynie płatność.",
  },
  kids: {
    title: "Do budowania, czytania i na wyrost",
    body: "Dzieci dokładnie wiedzą, czego chcą, tylko dopiero w przyszłym tygodniu. Karta czeka na decyzję i zamienia zakupy w wyprawę.",
    question: "Od jakiego wieku?",
    answer:
      "Mniej więcej od szóstego roku życia wybieranie samemu to przyjemność. Na narodziny wybierają rodzice, zwykle ubranka o rozmiar większe.",
  },
  "food-wine": {
    title: "Na stół, od sera po szampana",
    body: "Delikatesy, wino i czekolada, wybrane przez tego, kto je zje. Już mała kwota to przyjemność.",
    question: "Czy na wino jest granica wieku?",
    answer: "Tak: alkohol sprzedaje się tylko dorosłym, a sklep może poprosić o dokument przy płaceniu kartą.",
  },
  music: {
    title: "Trochę głośniej",
    body: "Płyta, koncert, trzy dni na łące z przyjaciółmi. Datę i głośność wybiera obdarowana osoba.",
    question: "A jeśli koncert kosztuje więcej niż karta?",
    answer: "Różnicę dopłaca się przy rezerwacji. Jeśli kosztuje mniej, reszta zostaje na karcie.",
  },
  experiences: {
    title: "Historie zamiast rzeczy",
    body: "Latać, gotować, prowadzić, zgubić się celowo: przeżycie nie zajmuje miejsca, a opowiada się o nim latami. Obdarowana osoba sama wybiera, na co się odważy.",
    question: "Czy termin jest ustalony?",
    answer: "Nie. Obdarowana osoba umawia się z organizatorem, kiedy chce, dopóki karta jest ważna ({validity}).",
  },
  motoring: {
    title: "Do wszystkiego na kołach",
    body: "Nowe opony, przegląd, dzwonek o ładniejszym dźwięku: dla tych, którzy wolą drogę od sklepów. Praktyczne, a jednak prezent.",
    question: "Czy jest coś dla rowerzystów?",
    answer:
      "Tak. Sklepy i serwisy rowerowe są tu obok warsztatów samochodowych; w opisie karty jest napisane, na co działa.",
  },
  pets: {
    title: "Dla tych, którzy nie powiedzą „dziękuję”",
    body: "Powiedzą, tylko bez słów. Karta na karmę, zabawki albo weterynarza cieszy dwoje: zwierzę i tego, kto niesie torby.",
    question: "Czy jest do sklepu, czy do weterynarza?",
    answer: "Są jedne i drugie. Na stronie karty jest napisane, gdzie można ją wykorzystać.",
  },
  charity: {
    title: "Prezent dla kogoś, kogo nigdy nie spotkasz",
    body: "Dla ludzi, którzy mają wszystko. Wybierasz kwotę i cel; osoba, którą chcesz uczcić, dostaje Twoje słowa, a inni dostają pomoc.",
    question: "Czy dociera cała kwota?",
    answer: "Tak. Każdą darowiznę przekazujemy w całości, bez opłat i bez VAT.",
  },
  "for-business": {
    title: "Podziękowanie, które pasuje każdemu",
    body: "Dla dziesięciu osób albo dla stu: e-mailem do każdej z nich lub pocztą na jeden adres, każda karta z osobnymi życzeniami. Kwoty zależą od budżetu, a wystarczy jedno zamówienie.",
    question: "Czy można zamówić na fakturę?",
    answer:
      "W sklepie nie: zamówienie opłaca się od razu. Jak dostać ofertę na większe zamówienie, mówi nasza strona dla firm.",
  },
};

import type { SiteTexts } from "../site-texts.ts";

export const categories: SiteTexts["categories"] = {
  fashion: {
    title: "Cartões-presente de moda: sempre o tamanho certo",
    body: "Com um cartão-presente de moda, quem o recebe escolhe a cor, o corte e o tamanho certo, na loja ou em casa.",
    question: "Que valor chega para roupa?",
    answer:
      "Um valor pequeno chega para um acessório ou uma T-shirt; um maior, para sapatos ou um casaco. Na maioria das marcas, é possível qualquer valor inteiro de {digitalMinimum} a {digitalMaximum}.",
  },
  beauty: {
    title: "Cartões-presente de beleza: cuidados à escolha de quem recebe",
    body: "Perfume e cuidados são questão de gosto e de pele. Com um cartão de beleza, quem o recebe escolhe o que lhe fica bem.",
    question: "Também serve para tratamentos?",
    answer: "Depende da marca: a página do produto indica se o cartão é válido para produtos, tratamentos ou ambos.",
  },
  books: {
    title: "Cartões-presente de livros: para a pilha na mesa de cabeceira",
    body: "Não precisa de saber o que já foi lido. Um cartão de livraria promete noites calmas e uma hora entre as estantes.",
    question: "É válido para e-books?",
    answer: "Muitas livrarias vendem os dois. A página do produto indica em que o cartão pode ser usado.",
  },
  dining: {
    title: "Cartões-presente de restaurantes: uma noite sem cozinhar",
    body: "Uma mesa para dois, um almoço com todo o escritório, um pequeno-almoço à janela: usa-se quando há tempo, e ninguém lava a loiça.",
    question: "É preciso reservar?",
    answer:
      "A maioria dos restaurantes prefere. A página do produto explica como funciona; ao reservar, mencione o cartão-presente.",
  },
  cinema: {
    title: "Cartões-presente de cinema e teatro: dois bilhetes e pipocas",
    body: "Estreia ou sessão da tarde, comédia ou drama: quem recebe escolhe o filme, o dia e a companhia. Talvez ainda sobre para as pipocas.",
    question: "É possível comprar bilhetes online?",
    answer:
      "Na maioria dos cinemas e teatros, sim: introduz-se o número do cartão ao pagar. A página do produto explica como funciona.",
  },
  travel: {
    title: "Cartões-presente de viagens: uma noite fora ou quinze dias",
    body: "Uma viagem começa na véspera. Quem recebe decide se será um passeio, um quarto de hotel ou um voo.",
    question: "Podemos oferecer um cartão entre vários?",
    answer: "Sim. Escolham um valor maior, assinem todos na mensagem e enviem-no como um só presente.",
  },
  wellness: {
    title: "Cartões-presente de bem-estar: uma tarde de sossego",
    body: "Sauna, massagem ou simplesmente água quente: raramente tiramos tempo para nós. Com um cartão-presente, esse tempo acontece.",
    question: "Durante quanto tempo é válido?",
    answer: "O cartão é válido durante {validity} a partir do dia em que é ativado: não há pressa.",
  },
  "home-garden": {
    title: "Cartões-presente de casa e jardim: para cada casa nova",
    body: "Um candeeiro para a casa nova, bolbos para o outono, tinta para a porta: em casa falta sempre alguma coisa, e quem recebe sabe o quê.",
    question: "É um bom presente para uma casa nova?",
    answer:
      "Dos melhores: nas primeiras semanas descobre-se o que falta. Por e-mail, chega antes de se abrirem as caixas.",
  },
  sports: {
    title: "Cartões-presente de desporto: toca a mexer",
    body: "Ténis para os primeiros cinco quilómetros, uma corda de escalada, um passe para a piscina. Um cartão de desporto dá um começo às boas intenções.",
    question: "Serve para equipamento e para aulas?",
    answer:
      "As lojas aceitam-no para equipamento; os ginásios, para aulas e entradas. A página do produto indica em que pode ser usado.",
  },
  "games-tech": {
    title: "Cartões-presente de jogos e tecnologia: próximo nível",
    body: "Para consolas, computadores e tudo o que se liga à tomada. Um cartão digital chega em menos de uma hora e usa-se logo, mesmo tarde na noite de aniversário.",
    question: "Um cartão digital funciona logo?",
    answer: "Sim. Assim que o pagamento chega, o cartão segue por e-mail e pode ser usado de imediato.",
  },
  kids: {
    title: "Cartões-presente para crianças: escolher já é uma festa",
    body: "As crianças sabem exatamente o que querem, só que para a semana. O cartão espera pela decisão e faz da compra um passeio.",
    question: "A partir de que idade?",
    answer:
      "Por volta dos seis anos já é um prazer escolher. Para um recém-nascido escolhem os pais, quase sempre um tamanho acima.",
  },
  "food-wine": {
    title: "Cartões-presente de gastronomia e vinho: do queijo ao champanhe",
    body: "Charcutaria, vinho e chocolate, escolhidos por quem os vai saborear. Um valor pequeno já é um mimo.",
    question: "Há idade mínima para o vinho?",
    answer: "Sim: o álcool só se vende a maiores de 18 anos, e a loja pode pedir identificação.",
  },
  music: {
    title: "Cartões-presente de música: do vinil aos festivais",
    body: "Um disco, um concerto, três dias de festival com amigos. Com um cartão de música, quem recebe escolhe.",
    question: "E se um concerto custar mais do que o cartão?",
    answer: "Paga-se a diferença ao reservar. Se custar menos, o saldo fica no cartão.",
  },
  experiences: {
    title: "Cartões-presente de experiências: um dia para recordar",
    body: "Voar, cozinhar, conduzir: de uma boa experiência fala-se durante anos. Quem recebe escolhe o quê e quando.",
    question: "A data está marcada?",
    answer:
      "Não. Combina-se com quem organiza a experiência, em qualquer altura em que o cartão seja válido ({validity}).",
  },
  motoring: {
    title: "Cartões-presente para automóveis e bicicletas: tudo sobre rodas",
    body: "Pneus novos, uma revisão, uma campainha nova: para quem prefere a estrada às lojas. Um presente que se usa mesmo.",
    question: "Há alguma coisa para ciclistas?",
    answer:
      "Sim. Há lojas e oficinas de bicicletas ao lado das de automóveis; a página do produto indica em que o cartão pode ser usado.",
  },
  pets: {
    title: "Cartões-presente para animais de estimação e seus donos",
    body: "Um cartão para ração, brinquedos ou veterinário alegra dois: o animal e o dono.",
    question: "É para a loja ou para o veterinário?",
    answer: "Há dos dois. A página do produto indica onde o cartão pode ser usado.",
  },
  charity: {
    title: "Ofereça um donativo",
    body: "Para quem tem tudo. Escolhe o valor e a causa; a pessoa homenageada recebe a sua mensagem, e outras recebem ajuda.",
    question: "O valor chega por inteiro?",
    answer: "Sim. Entregamos cada donativo na totalidade, sem cobrar qualquer taxa.",
  },
  "for-business": {
    title: "Cartões-presente para empresas: um obrigado para todos",
    body: "Para dez colegas ou para cem: por e-mail ou por correio, para cada um ou para uma só morada, cada cartão com a sua mensagem. Os valores cabem no orçamento e basta uma encomenda.",
    question: "Podemos encomendar com fatura?",
    answer:
      "Sim, depois de a nossa equipa ativar essa opção. Peça um orçamento na página para empresas; a partir daí, pode encomendar com fatura.",
  },
};

import type { SiteTexts } from "../site-texts.ts";

export const categories: SiteTexts["categories"] = {
  fashion: {
    title: "Cartões-presente de moda: sempre o tamanho certo",
    body: "Com um cartão-presente de moda, quem recebe escolhe a cor, o modelo e o tamanho certo, na loja ou em casa.",
    question: "Quanto dar de presente em roupas?",
    answer:
      "Um valor menor dá para um acessório ou uma camiseta; um maior, para sapatos ou um casaco. Na maioria das marcas, é possível qualquer valor inteiro de {digitalMinimum} a {digitalMaximum}.",
  },
  beauty: {
    title: "Cartões-presente de beleza: cuidados à escolha de quem recebe",
    body: "Perfume e cuidados são questão de gosto e de pele. Com um cartão de beleza, quem recebe escolhe o que combina.",
    question: "Também serve para tratamentos?",
    answer: "Depende da marca: a página do produto diz se o cartão vale para produtos, tratamentos ou ambos.",
  },
  books: {
    title: "Cartões-presente de livros: para a pilha ao lado da cama",
    body: "Você não precisa saber o que a pessoa já leu. Um cartão de livraria rende noites tranquilas e uma hora entre as estantes.",
    question: "Serve para e-books?",
    answer: "Muitas livrarias vendem os dois. A página do produto diz em que o cartão pode ser usado.",
  },
  dining: {
    title: "Cartões-presente de restaurantes: uma noite sem cozinhar",
    body: "Uma mesa para dois, um almoço com todo o escritório, um café da manhã junto à janela: usa-se quando há tempo, e ninguém lava a louça.",
    question: "É preciso reservar?",
    answer:
      "A maioria dos restaurantes prefere. A página do produto explica como funciona; ao reservar, mencione o cartão-presente.",
  },
  cinema: {
    title: "Cartões-presente de cinema e teatro: dois ingressos e pipoca",
    body: "Estreia ou sessão da tarde, comédia ou drama: quem recebe escolhe o filme, o dia e a companhia. Talvez ainda sobre para a pipoca.",
    question: "Dá para comprar ingressos online?",
    answer:
      "Na maioria dos cinemas e teatros, sim: digite o número do cartão ao pagar. A página do produto explica como funciona.",
  },
  travel: {
    title: "Cartões-presente de viagem: uma noite fora ou quinze dias",
    body: "Uma viagem já começa com a espera. Quem recebe decide se será um passeio, um quarto de hotel ou um voo.",
    question: "Várias pessoas podem dar um cartão juntas?",
    answer: "Sim. Escolham um valor maior, assinem todos na mensagem e enviem como um só presente.",
  },
  wellness: {
    title: "Cartões-presente de bem-estar: uma tarde de calma",
    body: "Sauna, massagem ou simplesmente água quente: raramente nos damos um tempo. Com um cartão-presente, ele acontece.",
    question: "Por quanto tempo é válido?",
    answer: "O cartão é válido por {validity} a partir da ativação: não há pressa.",
  },
  "home-garden": {
    title: "Cartões-presente de casa e jardim: para todo novo lar",
    body: "Uma luminária para o apartamento novo, plantas para a varanda, tinta para a porta: em casa sempre falta alguma coisa, e quem recebe sabe o quê.",
    question: "É um bom presente de casa nova?",
    answer:
      "Dos melhores: nas primeiras semanas se descobre o que falta. Por e-mail, chega antes de as caixas serem abertas.",
  },
  sports: {
    title: "Cartões-presente de esportes: hora de se mexer",
    body: "Tênis para os primeiros cinco quilômetros, uma corda de escalada, um plano para a piscina. Um cartão de esportes tira as boas intenções do papel.",
    question: "Serve para equipamento e para aulas?",
    answer:
      "As lojas aceitam o cartão para equipamento; as academias, para aulas e entradas. A página do produto diz em que ele pode ser usado.",
  },
  "games-tech": {
    title: "Cartões-presente de games e tecnologia: próxima fase",
    body: "Para consoles, computadores e tudo o que vai na tomada. Um cartão digital chega em menos de uma hora e pode ser usado logo, mesmo tarde na noite do aniversário.",
    question: "Um cartão digital funciona na hora?",
    answer: "Sim. Assim que o pagamento chega, o cartão vai por e-mail e pode ser usado na hora.",
  },
  kids: {
    title: "Cartões-presente para crianças: escolher já é diversão",
    body: "As crianças sabem exatamente o que querem, só que na semana que vem. O cartão espera pela decisão e faz da compra um passeio.",
    question: "A partir de que idade?",
    answer:
      "Por volta dos seis anos já é um prazer escolher. Para um recém-nascido, os pais escolhem, quase sempre um tamanho maior.",
  },
  "food-wine": {
    title: "Cartões-presente de comida e vinho: do queijo ao champanhe",
    body: "Frios, vinho e chocolate, escolhidos por quem vai saborear. Até um valor pequeno já é um mimo.",
    question: "Há idade mínima para o vinho?",
    answer: "Sim: bebidas alcoólicas só são vendidas a maiores de 18 anos, e a loja pode pedir um documento.",
  },
  music: {
    title: "Cartões-presente de música: do vinil aos festivais",
    body: "Um disco, um show, três dias de festival com os amigos. Com um cartão de música, quem recebe escolhe.",
    question: "E se um show custar mais do que o cartão?",
    answer: "Paga-se a diferença na compra do ingresso. Se custar menos, o saldo fica no cartão.",
  },
  experiences: {
    title: "Cartões-presente de experiências: um dia inesquecível",
    body: "Voar, cozinhar, dirigir: de uma boa experiência se fala durante anos. Quem recebe escolhe qual e quando.",
    question: "A data já vem marcada?",
    answer: "Não. Ela é combinada com quem organiza, a qualquer momento enquanto o cartão for válido ({validity}).",
  },
  motoring: {
    title: "Cartões-presente para carros e bikes: tudo sobre rodas",
    body: "Pneus novos, uma revisão, uma campainha nova: para quem prefere a estrada às lojas. Um presente que vai ser usado de verdade.",
    question: "Há algo para ciclistas?",
    answer:
      "Sim. Há lojas e oficinas de bicicletas ao lado das de carros; a página do produto diz em que o cartão pode ser usado.",
  },
  pets: {
    title: "Cartões-presente para pets e seus donos",
    body: "Um cartão para ração, brinquedos ou veterinário alegra dois: o bicho e quem cuida dele.",
    question: "Vale na loja ou no veterinário?",
    answer: "Há os dois tipos. A página do produto diz onde o cartão pode ser usado.",
  },
  charity: {
    title: "Dê uma doação de presente",
    body: "Para quem tem tudo. Você escolhe o valor e a causa; a pessoa homenageada recebe sua mensagem, e outras recebem ajuda.",
    question: "O valor chega inteiro?",
    answer: "Sim. Repassamos cada doação por inteiro, sem cobrar nenhuma taxa.",
  },
  "for-business": {
    title: "Cartões-presente para empresas: um obrigado para todos",
    body: "Para dez colegas ou cem: por e-mail ou pelos Correios, para cada um ou para um só endereço, cada cartão com sua própria mensagem. Os valores cabem no seu orçamento, e basta um pedido.",
    question: "Podemos comprar faturado?",
    answer:
      "Sim, depois que nossa equipe liberar essa opção. Peça um orçamento na página para empresas; a partir daí, você pode comprar faturado.",
  },
};

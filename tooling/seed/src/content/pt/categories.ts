import type { SiteTexts } from "../site-texts.ts";

export const categories: SiteTexts["categories"] = {
  fashion: {
    title: "Roupa escolhida, não trocada",
    body: "Ninguém devolve o que experimentou. Com um cartão de moda, quem o recebe escolhe a cor, o corte e o tamanho certo, na loja ou em casa.",
    question: "Que valor chega para roupa?",
    answer:
      "Um valor pequeno chega para um acessório ou uma T-shirt; um maior, para sapatos ou um casaco. É possível qualquer valor de {digitalMinimum} a {digitalMaximum}.",
  },
  beauty: {
    title: "Para o espelho da manhã",
    body: "Perfume e cuidados são questão de gosto e de pele. Um cartão de beleza deixa ambos a quem melhor os conhece.",
    question: "Também serve para tratamentos?",
    answer:
      "Depende da marca: na página de cada cartão lê-se se é válido para produtos, para tratamentos ou para ambos.",
  },
  books: {
    title: "Para a pilha ao lado da cama",
    body: "Não é preciso saber o que já foi lido. Um cartão para a livraria promete noites calmas e uma hora entre as estantes.",
    question: "É válido para e-books?",
    answer: "Muitas livrarias vendem os dois. Na página do cartão, nas condições, está indicado em que pode ser gasto.",
  },
  dining: {
    title: "Uma noite em que outra pessoa cozinha",
    body: "Uma mesa para dois, um almoço com todos os colegas, um brunch junto à janela: usa-se quando há tempo, e ninguém lava a louça.",
    question: "É preciso reservar?",
    answer:
      "A maioria dos restaurantes agradece. A página do cartão indica-o, e a reserva é um bom momento para mencionar o cartão-presente.",
  },
  cinema: {
    title: "Cartões de cinema e teatro: duas entradas e pipocas",
    body: "Estreia ou sessão da tarde, comédia ou drama: quem recebe escolhe o título, o dia e a companhia. Com pipocas, se o valor chegar.",
    question: "Dá para comprar bilhetes online?",
    answer:
      "Na maioria dos cinemas e teatros, sim: o número do cartão escreve-se ao pagar. A página do cartão explica como funciona.",
  },
  travel: {
    title: "Uma noite fora ou quinze dias",
    body: "Um cartão de viagens é o presente que mais tempo se saboreia de antemão. Se será um passeio, um quarto ou meio voo, decide quem o recebe.",
    question: "Podemos oferecer um cartão entre vários?",
    answer: "Sim. Escolham um valor maior, assinem todos na mensagem e enviem-no como um só presente.",
  },
  wellness: {
    title: "Uma tarde sem telefone",
    body: "Sauna, massagem ou simplesmente água quente: tempo livre raramente se compra para si. Oferecido num cartão, ganha uma data e acontece.",
    question: "Quanto tempo se pode esperar?",
    answer: "O cartão é válido durante {validity} a partir do dia em que é ativado: não há pressa para descansar.",
  },
  "home-garden": {
    title: "Para uma casa que ganha forma",
    body: "Uma luz para a casa nova, plantas para o outono, tinta para a porta: em casa há sempre mais alguma coisa. Quem recebe sabe o quê, e a oferta é sua.",
    question: "É um bom presente para uma mudança?",
    answer:
      "Dos melhores: nas primeiras semanas descobre-se o que falta. Por e-mail chega antes de se abrirem as caixas.",
  },
  sports: {
    title: "Porta fora",
    body: "Calçado para a primeira corrida, uma corda de escalada, um passe para a piscina. Um cartão destes dá um começo às boas intenções.",
    question: "Serve para equipamento e para aulas?",
    answer:
      "As lojas aceitam-no para equipamento, os estúdios para aulas e entradas. A página de cada cartão diz qual dos dois.",
  },
  "games-tech": {
    title: "Próximo nível",
    body: "Para jogos, computadores e tudo o que se liga à tomada. Um cartão digital chega em menos de uma hora e usa-se logo, mesmo tarde na noite de aniversário.",
    question: "Um cartão digital funciona logo?",
    answer: "Sim. O número e o PIN vão no e-mail e são válidos assim que o pagamento chega.",
  },
  kids: {
    title: "Para construir, ler ou vestir mais tarde",
    body: "As crianças sabem exatamente o que querem, só que na próxima semana. O cartão espera pela decisão e faz de uma compra um passeio.",
    question: "A partir de que idade?",
    answer:
      "Por volta dos seis anos já é um prazer escolher. Num nascimento escolhem os pais, quase sempre um tamanho acima.",
  },
  "food-wine": {
    title: "Para a mesa, do queijo ao champanhe",
    body: "Charcutaria, vinho e chocolate, escolhidos por quem os vai saborear. Um valor pequeno já é um mimo.",
    question: "Há idade mínima para o vinho?",
    answer: "Sim: o álcool só se vende a adultos, e a loja pode pedir identificação quando o cartão é usado.",
  },
  music: {
    title: "Mais alto, por favor",
    body: "Um disco, um concerto, três dias num campo com amigos. Um cartão de música deixa a data e o volume a quem o recebe.",
    question: "E se um concerto custar mais do que o cartão?",
    answer: "Paga-se a diferença ao reservar. Se custar menos, o resto fica no cartão.",
  },
  experiences: {
    title: "Histórias em vez de coisas",
    body: "Voar, cozinhar, conduzir, perder-se de propósito: uma experiência não ocupa lugar e conta-se durante anos. Quem recebe escolhe até onde se atreve.",
    question: "A data está marcada?",
    answer:
      "Não. Combina-se com quem organiza a experiência, a qualquer momento, enquanto o cartão for válido ({validity}).",
  },
  motoring: {
    title: "Para tudo o que tem rodas",
    body: "Pneus novos, uma revisão, uma campainha com melhor som: para quem prefere a estrada às lojas. Útil, e ainda assim um presente.",
    question: "Há alguma coisa para ciclistas?",
    answer:
      "Sim. Lojas e oficinas de bicicletas estão aqui ao lado das de automóveis; a página do cartão diz para que serve.",
  },
  pets: {
    title: "Para quem não sabe dizer obrigado",
    body: "Sabe, mas sem palavras. Um cartão para comida, brinquedos ou veterinário alegra dois: o animal e quem carrega os sacos.",
    question: "É para a loja ou para o veterinário?",
    answer: "Há dos dois. Veja na página do cartão onde pode ser gasto.",
  },
  charity: {
    title: "Um presente para alguém que nunca vai conhecer",
    body: "Para quem tem tudo. Escolhe o valor e a causa; a pessoa homenageada recebe as suas palavras, e outras recebem ajuda.",
    question: "O valor chega por inteiro?",
    answer: "Sim. Entregamos cada doação na totalidade, sem taxas e sem impostos.",
  },
  "for-business": {
    title: "Um obrigado que fica bem a todos",
    body: "Para dez colegas ou para cem: por e-mail para cada um ou pelo correio para um só endereço, cada cartão com a sua mensagem. Os valores seguem o seu orçamento e basta um pedido.",
    question: "Podemos fazer o pedido com fatura?",
    answer:
      "Na loja não: o pedido é pago no momento. Para pedidos maiores, a nossa página para empresas explica como obter uma proposta.",
  },
};

import type { SiteTexts } from "../site-texts.ts";

export const moments: Pick<SiteTexts, "givingMoments" | "moments" | "landings"> = {
  givingMoments: {
    title: "Momentos para oferecer",
    description:
      "Cartões-presente para aniversários, casamentos, nascimentos, despedidas e muitos outros dias, com ideias para a mensagem.",
    intro: "O que se festeja? Escolha o dia e ajudamos no resto.",
  },
  moments: {
    birthday: {
      path: "aniversario",
      title: "Aniversário",
      description:
        "Cartões-presente de aniversário: ideias para todas as idades, um valor certo e palavras que fogem ao costume.",
      intro:
        "Vem todos os anos e mesmo assim é sempre uma surpresa. Um cartão-presente chega a tempo, até no próprio dia.",
      ideas: {
        title: "Para cada um, o seu",
        body: "Para as crianças, algo para construir ou ler; para os adolescentes, jogos e música; para os amigos, uma noite fora; para os pais, uma tarde de descanso. Em grupo, um cartão maior vale mais do que muitas coisas pequenas.",
      },
      words: {
        title: "Palavras para o cartão",
        body: "- “Mais um ano, mais uma razão para comer bolo.”\n- “Para aquilo que nunca compra para si.”\n- “A escolha é sua, as palmas são nossas.”",
      },
    },
    "thank-you": {
      path: "agradecimento",
      title: "Agradecer",
      description:
        "Um cartão-presente que diz obrigado: a vizinhos, professores, colegas e a quem ajudou sem ninguém pedir.",
      intro:
        "Alguém deu comida ao gato, fez um turno a mais, carregou caixas. Um obrigado é melhor enquanto está fresco.",
      ideas: {
        title: "Para cada um, o seu",
        body: "Um valor pequeno diz o bastante: um café, um livro, uma sessão de cinema a dois. Escolha algo que essa pessoa não compraria num dia comum.",
      },
      words: {
        title: "Palavras para o cartão",
        body: "- “Tudo ficou mais fácil. Obrigado.”\n- “Pelas horas que recebemos: aqui vai uma de volta.”\n- “Não passou despercebido.”",
      },
    },
    wedding: {
      path: "casamento",
      title: "Casamento",
      description:
        "Cartões-presente de casamento: para a viagem, a casa ou uma noite a dois, embrulhados à altura da mesa dos presentes.",
      intro: "Duas pessoas, um presente e uma lista onde já não resta nada. Um cartão deixa a escolha com o casal.",
      ideas: {
        title: "Para cada um, o seu",
        body: "Viagens para quem parte, casa e jardim para quem se instala, uma mesa para dois no primeiro aniversário. Com o seu embrulho, faz boa figura na mesa dos presentes.",
      },
      words: {
        title: "Palavras para o cartão",
        body: "- “Para a primeira escolha da vida de casados.”\n- “Que nunca concordem em absolutamente tudo.”\n- “A muitos dias comuns que sejam bons.”",
      },
    },
    "new-baby": {
      path: "nascimento",
      title: "Nascimento",
      description:
        "Cartões-presente para quem acaba de ter um filho: para o que faz falta daqui a três meses, ou para um jantar que outros fizeram.",
      intro: "Todos levam roupinha de recém-nascido. Leve o que faz falta daqui a três meses.",
      ideas: {
        title: "Para cada um, o seu",
        body: "Para a criança, roupa e brinquedos para crescer; para os pais, um jantar já pronto ou uma hora de silêncio. É válido por {validity}, por isso não há pressa.",
      },
      words: {
        title: "Palavras para o cartão",
        body: "- “Boas-vindas a este mundo. A família foi bem escolhida.”\n- “Para a primeira noite de sono inteira.”\n- “Para o que for preciso a seguir.”",
      },
    },
    december: {
      path: "natal",
      title: "Natal",
      description:
        "Cartões-presente para o Natal: muitos presentes, um só pedido e uma mensagem para cada um, a tempo por e-mail ou pelo correio.",
      intro:
        "Muitos presentes em poucos dias. Junte-os num só carrinho, cada um com o seu nome e a sua mensagem, e pague uma vez.",
      ideas: {
        title: "Para cada um, o seu",
        body: "Cartões físicos junto à árvore, digitais para quem está longe. Para o correio, faça o pedido até meados do mês; por e-mail chega a tempo mesmo na noite de Natal.",
      },
      words: {
        title: "Palavras para o cartão",
        body: "- “Para os dias calmos entre uma festa e outra.”\n- “Para que janeiro também tenha graça.”\n- “Com carinho e sem recibo.”",
      },
    },
    "get-well": {
      path: "melhoras",
      title: "As melhoras",
      description:
        "Um cartão-presente para quem está doente: algo para ler, ver ou esperar com vontade, ainda hoje na caixa de entrada.",
      intro: "Um presente não cura ninguém. Mas faz o tempo passar mais depressa.",
      ideas: {
        title: "Para cada um, o seu",
        body: "Livros, filmes e jogos para agora; um jantar, uma massagem ou um passeio para depois. Por e-mail chega esta tarde, sem horário de visitas.",
      },
      words: {
        title: "Palavras para o cartão",
        body: "- “Sem pressa. O seu lugar está guardado.”\n- “Para o primeiro dia ao ar livre.”\n- “Um abraço, sem fazer barulho.”",
      },
    },
    farewell: {
      path: "despedida",
      title: "Despedida",
      description:
        "Cartões-presente para quem se despede: do trabalho, do bairro, da cidade. Muitos contribuem, uma só pessoa escolhe.",
      intro: "Um novo trabalho, outra cidade, mais tempo livre: quem parte não deve ir de mãos vazias.",
      ideas: {
        title: "Para cada um, o seu",
        body: "Juntem-se e ofereçam um valor que abra portas: uma viagem, um curso, um instrumento. No trabalho, pode ser aquilo de que ninguém sabia que a pessoa gostava.",
      },
      words: {
        title: "Palavras para o cartão",
        body: "- “Queremos notícias. De verdade.”\n- “Para a primeira segunda-feira sem nós.”\n- “Fica aqui um lugar vazio. Que o seu se encha de coisas boas.”",
      },
    },
    "new-home": {
      path: "casa-nova",
      title: "Casa nova",
      description:
        "Cartões-presente para estrear uma casa: luzes, plantas, ferramentas e o jantar da primeira noite entre as caixas.",
      intro: "Falta tudo e ainda não se sabe bem o quê. Ofereça a escolha, e tempo para ver que canto fica vazio.",
      ideas: {
        title: "Para cada um, o seu",
        body: "Casa e jardim para o canto vazio, um jantar para a primeira noite, algo bom para a despensa. Embrulhado e com uma planta ao lado, é um presente para entregar à porta.",
      },
      words: {
        title: "Palavras para o cartão",
        body: "- “Para o canto que ainda parece vazio.”\n- “Bons vizinhos e paredes secas.”\n- “Que nesta casa nunca falte pão. Nem isto.”",
      },
    },
  },
  landings: {
    tonight: {
      path: "presente-para-hoje-a-noite",
      title: "Um presente para hoje à noite",
      description:
        "Recebeu um convite e não tem nada? Cartões-presente digitais por e-mail em menos de uma hora, com mensagem, a qualquer dia e hora.",
      intro:
        "As lojas fecharam e a festa começa às oito. Escolha um cartão agora e ele chega à caixa de entrada antes de vestir o casaco.",
      reasons: [
        { title: "Em menos de uma hora", body: "Normalmente minutos depois do pagamento, também ao domingo." },
        {
          title: "Para outra pessoa ou para quem compra",
          body: "Enviado ao destinatário, ou a si para imprimir e dobrar.",
        },
        { title: "Com as suas palavras", body: "150 caracteres chegam para ninguém notar a pressa." },
      ],
      closing: {
        title: "Como entregar um e-mail",
        body: "Imprima o cartão, dobre-o uma vez e coloque-o num envelope. Ou envie-o no momento do brinde: insira o endereço e pague quando chegar o bolo.",
      },
    },
    "small-presents": {
      path: "pequenos-presentes",
      title: "Pequenos presentes",
      description:
        "Cartões-presente para gastar pouco: um café, um livro, um filme. Pequenos gestos com boas palavras, em menos de uma hora.",
      intro: "Não tem de ser muito. Tem de ser sentido.",
      reasons: [
        {
          title: "O valor é à sua escolha",
          body: "Na maioria das marcas, qualquer valor inteiro a partir do mínimo.",
        },
        { title: "Sem custos por e-mail", body: "Um cartão digital custa o que está escrito nele, e nada mais." },
        { title: "As palavras fazem-no grande", body: "Uma boa frase vale mais do que um valor mais alto." },
      ],
      closing: {
        title: "Três ideias",
        body: "Um café para quem soube ouvir. Um livro de bolso para uma viagem. Um livro de histórias para uma criança corajosa no dentista.",
      },
    },
    "for-a-team": {
      path: "presente-para-todos-os-colegas",
      title: "Um presente para todos os colegas",
      description:
        "Um cartão-presente próprio para cada colega: um carrinho, um pagamento e uma mensagem para cada pessoa. Ideias e conselhos.",
      intro: "Oito pessoas, oito gostos, uma tarde. É tempo suficiente.",
      reasons: [
        { title: "Um só carrinho", body: "Cada presente tem o seu destinatário e a sua mensagem; paga uma vez." },
        { title: "Justo", body: "O mesmo valor para todos, e cada pessoa escolhe." },
        { title: "Onde quer que trabalhem", body: "No escritório, em casa ou em viagem: um e-mail chega lá." },
      ],
      closing: {
        title: "Oferece em nome de uma empresa?",
        body: "Então veja a página [para empresas](route:business): explica como funcionam os pedidos maiores.",
      },
    },
  },
};

import type { SiteTexts } from "../site-texts.ts";

export const moments: Pick<SiteTexts, "givingMoments" | "moments" | "landings"> = {
  givingMoments: {
    title: "Ocasiões",
    description:
      "Cartões-presente para aniversários, casamentos, nascimentos, despedidas e muitos outros dias, com ideias para a mensagem.",
    intro: "O que vamos celebrar? Escolha a ocasião e ajudamos no resto.",
  },
  moments: {
    birthday: {
      path: "aniversario",
      title: "Aniversário",
      description:
        "Cartões-presente de aniversário: ideias para todas as idades, o valor certo e mensagens que fogem do comum.",
      intro: "Os aniversários chegam todos os anos, e um cartão-presente chega a tempo, até no próprio dia.",
      ideas: {
        title: "Ideias para cada um",
        body: "Para as crianças, algo para construir ou ler; para os adolescentes, jogos e música; para os amigos, uma noite fora; para os pais, uma tarde de descanso. Em grupo, é possível oferecer um cartão maior em vez de muitas coisas pequenas.",
      },
      words: {
        title: "Mensagens para o cartão",
        body: "- “Mais um ano, mais uma razão para comer bolo.”\n- “Para aquilo que nunca compras para ti.”\n- “A escolha é tua, as palmas são nossas.”",
      },
    },
    "thank-you": {
      path: "agradecimento",
      title: "Agradecer",
      description:
        "Um cartão-presente que diz obrigado: para vizinhos, professores, colegas e quem ajudou sem ninguém pedir.",
      intro: "Alguém tratou do gato, fez um turno a mais, carregou caixas. Não demore a agradecer.",
      ideas: {
        title: "Ideias para cada um",
        body: "Um valor pequeno diz o bastante: um café, um livro, dois bilhetes de cinema. Escolha algo que essa pessoa não compraria num dia comum.",
      },
      words: {
        title: "Mensagens para o cartão",
        body: "- “Tornaste tudo mais fácil. Obrigado!”\n- “Pelas horas que nos deste: aqui vai uma de volta.”\n- “Não passou despercebido. Obrigado.”",
      },
    },
    wedding: {
      path: "casamento",
      title: "Casamento",
      description:
        "Cartões-presente de casamento: para a viagem, a casa ou uma noite a dois, bem embrulhados para a mesa dos presentes.",
      intro: "A lista já está toda escolhida? Um cartão-presente deixa a escolha ao casal.",
      ideas: {
        title: "Ideias para cada um",
        body: "Viagens para a lua de mel, casa e jardim para quem monta casa, uma mesa para dois no primeiro aniversário. Numa caixa de presente, faz boa figura na mesa dos presentes.",
      },
      words: {
        title: "Mensagens para o cartão",
        body: "- “Para a vossa primeira escolha como casados.”\n- “A uma vida inteira de boas conversas.”\n- “A muitos dias comuns que sejam bons.”",
      },
    },
    "new-baby": {
      path: "nascimento",
      title: "Nascimento",
      description:
        "Cartões-presente para quem acabou de ter um bebé: para o tamanho de roupa seguinte ou para um jantar feito por outra pessoa.",
      intro: "Todos levam roupa de recém-nascido. Leve o que faz falta daqui a três meses.",
      ideas: {
        title: "Ideias para cada um",
        body: "Para o bebé, roupa e brinquedos para crescer; para os pais, um jantar pronto ou uma hora de silêncio. É válido durante {validity}, por isso não há pressa.",
      },
      words: {
        title: "Mensagens para o cartão",
        body: "- “Boas-vindas! Escolheste boa gente.”\n- “Para a primeira noite inteira de sono.”\n- “Para o que precisarem a seguir.”",
      },
    },
    december: {
      path: "natal",
      title: "Natal",
      description:
        "Cartões-presente de Natal: muitos presentes, uma só encomenda e uma mensagem para cada um, a tempo por e-mail ou por correio.",
      intro:
        "Muitos presentes em poucos dias? Junte-os num só carrinho, cada um com o seu nome e a sua mensagem, e pague uma vez.",
      ideas: {
        title: "Ideias para cada um",
        body: "Cartões físicos debaixo da árvore, digitais para quem está longe. Por correio, encomende até meados do mês; por e-mail, chega a tempo até na noite de Natal.",
      },
      words: {
        title: "Mensagens para o cartão",
        body: "- “Para os dias calmos entre o Natal e o Ano Novo.”\n- “Para que janeiro também tenha graça.”\n- “Com carinho e sem talão de troca.”",
      },
    },
    "get-well": {
      path: "melhoras",
      title: "As melhoras",
      description:
        "Um cartão-presente para quem está doente: algo para ler, ver ou esperar com vontade, ainda hoje na caixa de entrada.",
      intro: "Um presente não cura, mas ajuda a passar o tempo.",
      ideas: {
        title: "Ideias para cada um",
        body: "Livros, filmes e jogos para agora; um jantar, uma massagem ou um passeio para depois. Por e-mail, chega ainda hoje, sem horário de visitas.",
      },
      words: {
        title: "Mensagens para o cartão",
        body: "- “Sem pressa. O teu lugar está guardado.”\n- “Para o primeiro dia ao ar livre.”\n- “A pensar em ti.”",
      },
    },
    farewell: {
      path: "despedida",
      title: "Despedida",
      description:
        "Cartões-presente para quem está de partida: um colega, um vizinho, um amigo. Um presente em nome de todos.",
      intro: "Um novo trabalho, outra cidade, a reforma: despeça-se com um presente à escolha de quem parte.",
      ideas: {
        title: "Ideias para cada um",
        body: "Juntem-se e ofereçam um valor que torne algo possível: uma viagem, um curso, um instrumento. Pergunte aos outros de que gosta mesmo essa pessoa.",
      },
      words: {
        title: "Mensagens para o cartão",
        body: "- “Dá notícias. A sério.”\n- “Para a primeira segunda-feira sem nós.”\n- “Vais fazer falta. Aproveita bem!”",
      },
    },
    "new-home": {
      path: "casa-nova",
      title: "Casa nova",
      description:
        "Cartões-presente para uma casa nova: candeeiros, plantas, ferramentas e o jantar da primeira noite entre as caixas.",
      intro: "Falta de tudo e ainda não se sabe bem o quê. Ofereça a escolha, e tempo para a instalação.",
      ideas: {
        title: "Ideias para cada um",
        body: "Casa e jardim para o canto vazio, um jantar para a primeira noite, algo bom para a despensa. Embrulhado e com um vaso de flores ao lado, é um belo presente para entregar à porta.",
      },
      words: {
        title: "Mensagens para o cartão",
        body: "- “Para o canto que ainda parece vazio.”\n- “Bons vizinhos e muita alegria na casa nova.”\n- “Que nunca falte pão. Nem isto.”",
      },
    },
  },
  landings: {
    tonight: {
      path: "presente-para-hoje-a-noite",
      title: "Um presente para hoje à noite",
      description:
        "Recebeu um convite e não tem nada? Cartões-presente digitais por e-mail em menos de uma hora, com mensagem, a qualquer hora.",
      intro:
        "As lojas fecharam e a festa começa às oito. Escolha um cartão agora e chega à caixa de entrada antes de vestir o casaco.",
      reasons: [
        { title: "Em menos de uma hora", body: "Normalmente minutos depois do pagamento, também ao domingo." },
        {
          title: "Para outra pessoa ou para si",
          body: "Envie-o ao destinatário, ou a si para imprimir e dobrar.",
        },
        { title: "Com a sua mensagem", body: "Até 150 caracteres, só para essa pessoa." },
      ],
      closing: {
        title: "Como entregar um e-mail",
        body: "Imprima o cartão, dobre-o uma vez e coloque-o num envelope. Ou envie-o no momento do brinde: escreva o endereço e pague quando o bolo chegar.",
      },
    },
    "small-presents": {
      path: "pequenos-presentes",
      title: "Pequenos presentes",
      description:
        "Cartões-presente para gastar pouco: um café, um livro, um filme. Pequenos presentes com uma boa mensagem, em menos de uma hora.",
      intro: "Um valor pequeno e uma palavra gentil muitas vezes bastam.",
      reasons: [
        {
          title: "O valor é à sua escolha",
          body: "Na maioria das marcas, qualquer valor inteiro a partir do mínimo.",
        },
        { title: "Sem portes por e-mail", body: "Um cartão digital custa o que está escrito nele, e nada mais." },
        { title: "A mensagem faz a diferença", body: "Algumas palavras bem escolhidas contam muito." },
      ],
      closing: {
        title: "Três ideias",
        body: "Um café para quem soube ouvir. Um livro de bolso para a viagem. Um gelado para uma criança corajosa no dentista.",
      },
    },
    "for-a-team": {
      path: "presente-para-todos-os-colegas",
      title: "Um presente para toda a equipa",
      description:
        "Um cartão-presente para cada colega: um carrinho, um pagamento e uma mensagem para cada pessoa. Ideias e conselhos.",
      intro: "Oito colegas, oito gostos: tudo resolvido numa tarde.",
      reasons: [
        { title: "Um só carrinho", body: "Cada presente tem o seu destinatário e a sua mensagem; paga uma vez." },
        { title: "Justo", body: "O mesmo valor para todos, e cada pessoa escolhe." },
        { title: "Onde quer que trabalhem", body: "No escritório, em casa ou em viagem: um e-mail chega lá." },
      ],
      closing: {
        title: "Oferece em nome de uma empresa?",
        body: "A página [para empresas](route:business) explica como funcionam as encomendas maiores.",
      },
    },
  },
};

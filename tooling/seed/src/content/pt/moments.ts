import type { SiteTexts } from "../site-texts.ts";

export const moments: Pick<SiteTexts, "givingMoments" | "moments" | "landings"> = {
  givingMoments: {
    title: "Datas especiais",
    description:
      "Cartões-presente para aniversários, casamentos, nascimentos, despedidas e muitas outras datas, com ideias para a mensagem.",
    intro: "O que vamos comemorar? Escolha a data e ajudamos com o resto.",
  },
  moments: {
    birthday: {
      path: "aniversario",
      title: "Aniversário",
      description:
        "Cartões-presente de aniversário: ideias para todas as idades, o valor certo e mensagens que fogem do comum.",
      intro: "Aniversário tem todo ano, e um cartão-presente chega a tempo, até no próprio dia.",
      ideas: {
        title: "Ideias para cada um",
        body: "Para as crianças, algo para montar ou ler; para os adolescentes, games e música; para os amigos, uma noite fora; para os pais, uma tarde de descanso. Em grupo, dá para oferecer um cartão maior em vez de muitas lembrancinhas.",
      },
      words: {
        title: "Mensagens para o cartão",
        body: "- “Mais um ano, mais um motivo para comer bolo.”\n- “Para aquilo que você nunca compra para si.”\n- “Você escolhe, a gente aplaude.”",
      },
    },
    "thank-you": {
      path: "agradecimento",
      title: "Agradecimento",
      description:
        "Um cartão-presente que diz obrigado: para vizinhos, professores, colegas e quem ajudou sem ninguém pedir.",
      intro: "Alguém cuidou do gato, cobriu um turno, carregou caixas. Não demore a agradecer.",
      ideas: {
        title: "Ideias para cada um",
        body: "Um valor pequeno já diz tudo: um café, um livro, dois ingressos de cinema. Escolha algo que a pessoa não compraria em um dia comum.",
      },
      words: {
        title: "Mensagens para o cartão",
        body: "- “Com você ficou mais fácil. Obrigado!”\n- “Pelas horas que você nos deu: aqui vai uma de volta.”\n- “A gente percebeu e agradece.”",
      },
    },
    wedding: {
      path: "casamento",
      title: "Casamento",
      description:
        "Cartões-presente de casamento: para a viagem, a casa ou uma noite a dois, bem embrulhados para a mesa de presentes.",
      intro: "A lista já foi toda escolhida? Com um cartão-presente, o casal decide.",
      ideas: {
        title: "Ideias para cada um",
        body: "Viagem para a lua de mel, casa e jardim para quem está montando o lar, uma mesa para dois no primeiro aniversário. Em caixa de presente, faz bonito na mesa de presentes.",
      },
      words: {
        title: "Mensagens para o cartão",
        body: "- “Para a primeira escolha de vocês como casados.”\n- “A uma vida inteira de boas conversas.”\n- “A muitos dias comuns que sejam bons.”",
      },
    },
    "new-baby": {
      path: "nascimento",
      title: "Nascimento",
      description:
        "Cartões-presente para quem acabou de ter um bebê: para o próximo tamanho de roupa ou para um jantar que outra pessoa fez.",
      intro: "Todo mundo leva roupinha de recém-nascido. Leve o que vai fazer falta daqui a três meses.",
      ideas: {
        title: "Ideias para cada um",
        body: "Para o bebê, roupas e brinquedos para crescer; para os pais, um jantar pronto ou uma hora de silêncio. É válido por {validity}, então não há pressa.",
      },
      words: {
        title: "Mensagens para o cartão",
        body: "- “Boas-vindas! Você escolheu gente boa.”\n- “Para a primeira noite inteira de sono.”\n- “Para o que vocês precisarem depois.”",
      },
    },
    december: {
      path: "natal",
      title: "Natal",
      description:
        "Cartões-presente de Natal: muitos presentes, um só pedido e uma mensagem para cada um, a tempo por e-mail ou pelos Correios.",
      intro:
        "Muitos presentes em poucos dias? Junte tudo em um carrinho, cada um com seu nome e sua mensagem, e pague uma vez.",
      ideas: {
        title: "Ideias para cada um",
        body: "Cartões físicos debaixo da árvore, digitais para quem está longe. Para receber pelos Correios, peça até o meio do mês; por e-mail, chega a tempo até na noite de Natal.",
      },
      words: {
        title: "Mensagens para o cartão",
        body: "- “Para os dias calmos entre as festas.”\n- “Algo bom para esperar em janeiro.”\n- “Com carinho e sem nota de troca.”",
      },
    },
    "get-well": {
      path: "melhoras",
      title: "Melhoras",
      description:
        "Um cartão-presente para quem está doente: algo para ler, assistir ou esperar com alegria, ainda hoje na caixa de entrada.",
      intro: "Um presente não cura, mas ajuda o tempo a passar.",
      ideas: {
        title: "Ideias para cada um",
        body: "Livros, filmes e games para agora; um jantar, uma massagem ou um passeio para depois. Por e-mail, chega ainda hoje, sem horário de visita.",
      },
      words: {
        title: "Mensagens para o cartão",
        body: "- “Leve o tempo que precisar. Seu lugar está guardado.”\n- “Para o primeiro dia de volta à rua.”\n- “Pensando em você.”",
      },
    },
    farewell: {
      path: "despedida",
      title: "Despedida",
      description: "Cartões-presente para quem está de partida: colega, vizinho, amigo. Um presente em nome de todos.",
      intro: "Novo trabalho, outra cidade, aposentadoria: despeça-se com um presente à escolha de quem vai.",
      ideas: {
        title: "Ideias para cada um",
        body: "Façam uma vaquinha e deem um valor que torne algo possível: uma viagem, um curso, um instrumento. Pergunte por aí do que a pessoa realmente gosta.",
      },
      words: {
        title: "Mensagens para o cartão",
        body: "- “Dê notícias. É sério.”\n- “Para a primeira segunda-feira sem a gente.”\n- “Você vai fazer falta. Aproveite bem!”",
      },
    },
    "new-home": {
      path: "casa-nova",
      title: "Casa nova",
      description:
        "Cartões-presente para casa nova: luminárias, plantas, ferramentas e o jantar da primeira noite entre as caixas.",
      intro: "Falta de tudo e ainda não se sabe bem o quê. Dê a escolha, e tempo para se instalar.",
      ideas: {
        title: "Ideias para cada um",
        body: "Casa e jardim para o canto vazio, um jantar para a primeira noite, algo gostoso para a despensa. Embrulhado e com um vaso de flores ao lado, é um belo presente para entregar na porta.",
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
        "Recebeu um convite e está sem presente? Cartões-presente digitais por e-mail em menos de uma hora, com mensagem, a qualquer hora.",
      intro:
        "As lojas já fecharam e a festa começa às oito. Escolha um cartão agora e ele chega à caixa de entrada antes de você sair de casa.",
      reasons: [
        { title: "Em menos de uma hora", body: "Em geral minutos depois do pagamento, também aos domingos." },
        {
          title: "Para outra pessoa ou para você",
          body: "Envie direto para quem vai receber ou para você imprimir e dobrar.",
        },
        { title: "Com sua mensagem", body: "Até 150 caracteres, só para essa pessoa." },
      ],
      closing: {
        title: "Como entregar um e-mail",
        body: "Imprima o cartão, dobre uma vez e coloque em um envelope. Ou envie na hora do brinde: digite o endereço e pague quando o bolo chegar.",
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
          title: "Você define o valor",
          body: "Na maioria das marcas, qualquer valor inteiro a partir do mínimo.",
        },
        { title: "Frete grátis por e-mail", body: "Um cartão digital custa o que está escrito nele, e nada mais." },
        { title: "A mensagem faz a diferença", body: "Algumas palavras bem escolhidas contam muito." },
      ],
      closing: {
        title: "Três ideias",
        body: "Um café para quem soube ouvir. Um livro de bolso para a viagem. Um sorvete para uma criança corajosa no dentista.",
      },
    },
    "for-a-team": {
      path: "presente-para-todos-os-colegas",
      title: "Um presente para toda a equipe",
      description:
        "Um cartão-presente para cada colega: um carrinho, um pagamento e uma mensagem para cada pessoa. Ideias e dicas.",
      intro: "Oito colegas, oito gostos: tudo resolvido em uma tarde.",
      reasons: [
        { title: "Um só carrinho", body: "Cada presente tem seu destinatário e sua mensagem; você paga uma vez." },
        { title: "Justo", body: "O mesmo valor para todos, e cada pessoa escolhe." },
        { title: "Onde quer que trabalhem", body: "No escritório, em casa ou na estrada: o e-mail chega." },
      ],
      closing: {
        title: "Vai presentear em nome de uma empresa?",
        body: "A página [para empresas](route:business) explica como funcionam os pedidos maiores.",
      },
    },
  },
};

import type { SiteTexts } from "../site-texts.ts";

export const posts: Pick<SiteTexts, "blog" | "posts"> = {
  blog: {
    title: "Blog: a arte de presentear",
    description: "Como escolher um presente, o que escrever no cartão e quando enviar: dicas para presentear bem.",
    intro: "Dicas para escolher, escrever e presentear.",
  },
  posts: {
    choose: {
      path: "escolher-um-cartao-presente-que-se-usa",
      title: "Como escolher um cartão-presente que será usado",
      description: "O melhor cartão-presente é aquele que se usa. Três perguntas que ajudam você a encontrá-lo.",
      intro:
        "A maioria dos cartões-presente é usada em poucas semanas. Os que ficam na gaveta não combinavam com quem os ganhou.",
      sections: [
        {
          title: "O que a pessoa faz em um sábado livre?",
          body: "Não o que poderia fazer, nem o que fazia há três anos. Quem passa os sábados no jardim fica mais feliz com um cartão para mudas do que com um para um spa, por mais cansaço que aparente. Se não souber, pergunte a quem mora com ela.",
        },
        {
          title: "Há uma loja por perto ou uma boa loja online?",
          body: "Um cartão para um restaurante do outro lado do país é difícil de usar. A página do produto diz onde o cartão pode ser usado. Na dúvida, escolha uma marca que também venda online.",
        },
        {
          title: "O valor dá para uma coisa inteira?",
          body: "Um presente não deve começar com uma diferença a pagar. Pense em uma coisa dessa loja e em quanto custa: um bom livro, dois ingressos de cinema, um bom jantar. Esse é o valor. Depois escreva na mensagem no que você pensou, e deixe a pessoa livre para escolher outra coisa.",
        },
      ],
    },
    message: {
      path: "o-que-escrever-num-cartao-presente",
      title: "O que escrever em um cartão-presente",
      description:
        "150 caracteres são mais que suficientes. Como escrever uma mensagem que se guarda muito depois de usar o cartão.",
      intro: "Uma mensagem pessoal às vezes se guarda por anos. Três dicas para começar.",
      sections: [
        {
          title: "Comece pela pessoa, não pela data",
          body: "“Parabéns” já está no bolo. Comece com algo que só você sabe: “Desde que começou a remar, você ri mais.” O resto se escreve sozinho.",
        },
        {
          title: "Uma imagem em vez de três votos",
          body: "Saúde, felicidade e sucesso servem para todo mundo. Melhor algo concreto: “Que este ano tenha um domingo em que ninguém precise de você antes das dez.”",
        },
        {
          title: "Diga para que é e deixe escolher",
          body: "“Pensei na luminária azul, mas seu bom gosto é melhor que o meu.” Isso mostra que você prestou atenção e deixa a escolha com quem deve. Leia em voz alta antes de confirmar. Se você falaria assim, está certo.",
        },
      ],
    },
    "digital-or-post": {
      path: "por-e-mail-ou-pelo-correio",
      title: "Por e-mail ou pelos Correios?",
      description:
        "Um cartão digital é rápido, um impresso pode ser desembrulhado. Qual dos dois é o melhor presente, e quando.",
      intro: "Os dois valem o mesmo, mas a sensação é outra.",
      sections: [
        {
          title: "Por e-mail, quando o momento conta",
          body: "De longe, tarde da noite ou no minuto exato em que uma prova termina: um e-mail chega na hora. E não se perde na gaveta: basta procurar na caixa de entrada.",
        },
        {
          title: "Pelos Correios, quando há gente em volta da mesa",
          body: "Aniversários com convidados, casamentos, crianças: pedem algo para desembrulhar. Papel de presente e caixa de presente custam pouco e fazem dele um presente de verdade. Peça antes das {cutOff} de um dia útil e enviamos no mesmo dia.",
        },
        {
          title: "Os dois juntos",
          body: "Um pequeno cartão digital de manhã e o presente de verdade à noite: um bom começo de dia e algo para desembrulhar depois.",
        },
      ],
    },
    "birthday-by-age": {
      path: "presentes-de-aniversario-por-idade",
      title: "Presentes de aniversário dos oito aos oitenta",
      description:
        "O que crianças, adolescentes, pais e avós gostam de ganhar, e quanto se costuma gastar em um presente.",
      intro: "Dos jogos preferidos a uma tarde no spa: o que agrada em cada idade.",
      sections: [
        {
          title: "Dos oito aos quinze",
          body: "Comprar algo sem ajuda pela primeira vez já é metade do presente. Escolha uma loja aonde dê para ir sem os pais e um valor que dê para uma coisa e sobre um troco. Games, livros e esportes quase sempre acertam.",
        },
        {
          title: "Dos dezesseis aos quarenta",
          body: "Aqui contam as noites: um show, um jantar, um fim de semana fora. Junte-se a outras pessoas. Para quem acabou de se mudar, casa e jardim nunca falha; para quem acabou de ter um bebê, tudo o que se possa comer quente.",
        },
        {
          title: "Dos quarenta em diante",
          body: "Uma tarde em um spa, uma noite de teatro a dois, um curso de um dia. Para os avós, um cartão impresso é melhor que um e-mail: fica na estante e é mostrado às visitas.",
        },
      ],
    },
    "team-presents": {
      path: "presentes-para-colegas-sem-reuniao",
      title: "Presentes para a equipe, sem reunião",
      description:
        "Como agradecer a oito colegas em quinze minutos, de forma justa e com um gesto pessoal para cada um.",
      intro: "Encontrar um só presente para oito pessoas leva tempo. Há um jeito mais rápido.",
      sections: [
        {
          title: "O mesmo valor, outro cartão",
          body: "Dê a todos o mesmo valor e escolha a marca para cada pessoa, ou uma marca com muitas lojas para todos. Leva um minuto por pessoa.",
        },
        {
          title: "Uma frase para cada um",
          body: "“Obrigado pelo empenho” soa a frase pronta. Escreva uma coisa que essa pessoa fez este ano. Se nada vier à cabeça, pergunte na mesa ao lado; só essa conversa já vale a pena.",
        },
        {
          title: "Atenção aos limites",
          body: "Em muitos países, pequenos presentes a funcionários não pagam imposto até certo valor, e acima dele sim. Informe-se antes de escolher. A confirmação do pedido lista destinatários e valores para a contabilidade.",
        },
      ],
    },
    "last-minute": {
      path: "sem-presente-eis-o-plano",
      title: "Esqueceu? Aqui está o plano",
      description:
        "A festa é hoje à noite e você não tem nada. Vinte minutos bastam para um presente que não parece de última hora.",
      intro: "Acontece com todo mundo. O que conta é o que você faz nos próximos vinte minutos.",
      sections: [
        {
          title: "Cinco minutos: escolher",
          body: "Pense na última coisa que a pessoa contou com brilho nos olhos. Procure uma marca que combine. Não precisa ver tudo; a primeira boa ideia costuma ser a certa.",
        },
        {
          title: "Dez minutos: escrever",
          body: "Dedique à mensagem o dobro do tempo da escolha. Depois de uma boa mensagem, ninguém pergunta quando o presente foi comprado.",
        },
        {
          title: "Cinco minutos: entregar bem",
          body: "Envie o cartão para seu próprio e-mail, imprima e coloque em um envelope; uma folha de papel bom dobrada também serve. Ou envie direto e esteja por perto quando o celular tocar.",
        },
      ],
    },
    "film-evening": {
      path: "uma-noite-de-cinema-de-presente",
      title: "Uma noite de cinema de presente",
      description:
        "Um cartão-presente de cinema, bons lugares e algo para beliscar: como dar uma noite inteira de presente. Com um curta para começar.",
      intro: "Um cartão-presente de cinema, uma data e pipoca: uma boa noite não precisa de mais nada.",
      sections: [
        {
          title: "Três coisas bastam",
          body: "Escolha um cartão-presente de cinema que dê para dois lugares, anote uma data boa para os dois e junte algo para beliscar. Quem abrir já vai esperar por essa noite.",
        },
        {
          title: "Um curta para começar",
          body: "“Big Buck Bunny” dura dez minutos e agrada a todas as idades. Foi feito pela Blender Foundation, e qualquer pessoa pode assistir e compartilhar livremente.",
        },
        {
          title: "O que escrever",
          body: "“Sexta às oito: você escolhe o filme, eu levo a pipoca.” Com uma frase assim, vira um convite, e ela cabe com folga nos 150 caracteres da mensagem.",
        },
      ],
    },
  },
};

import type { SiteTexts } from "../site-texts.ts";

export const posts: Pick<SiteTexts, "blog" | "posts"> = {
  blog: {
    title: "Blog: a arte de oferecer",
    description: "Como escolher um presente, o que escrever no cartão e quando o enviar: conselhos para oferecer bem.",
    intro: "Conselhos para escolher, escrever e oferecer.",
  },
  posts: {
    choose: {
      path: "escolher-um-cartao-presente-que-se-usa",
      title: "Escolher um cartão-presente que se usa",
      description: "O melhor cartão-presente é o que se usa. Três perguntas que ajudam a encontrá-lo.",
      intro:
        "A maioria dos cartões-presente é usada em poucas semanas. Os que ficam na gaveta não combinavam com quem os recebeu.",
      sections: [
        {
          title: "O que faz essa pessoa num sábado livre?",
          body: "Não o que poderia fazer, nem o que fazia há três anos. Quem passa os sábados no jardim fica mais feliz com um cartão para bolbos do que com um para um spa, por mais cansaço que aparente. Se não souber, pergunte a quem vive com essa pessoa.",
        },
        {
          title: "Há uma loja perto, ou uma boa loja online?",
          body: "Um cartão para um restaurante do outro lado do país é difícil de usar. A página do produto diz onde o cartão pode ser usado. Na dúvida, escolha uma marca que também venda online.",
        },
        {
          title: "O valor chega para uma coisa inteira?",
          body: "Um presente não deve começar com uma diferença a pagar. Pense numa coisa dessa loja e em quanto custa: um bom livro, dois bilhetes de cinema, um bom jantar. É esse o valor. Depois escreva na mensagem em que pensou, e deixe a pessoa livre para escolher outra coisa.",
        },
      ],
    },
    message: {
      path: "o-que-escrever-num-cartao-presente",
      title: "O que escrever num cartão-presente",
      description:
        "150 caracteres são mais que suficientes. Como escrever uma mensagem que se guarda muito depois de usar o cartão.",
      intro: "Uma mensagem pessoal guarda-se, às vezes, durante anos. Três conselhos para começar.",
      sections: [
        {
          title: "Comece pela pessoa, não pelo dia",
          body: "“Parabéns” já está no bolo. Comece por algo que mais ninguém sabe: “Desde que começaste a remar, ris mais.” O resto escreve-se sozinho.",
        },
        {
          title: "Uma imagem em vez de três desejos",
          body: "Saúde, felicidade e sucesso servem a todos. Melhor algo concreto: “Que haja este ano um domingo em que ninguém precise de ti antes das dez.”",
        },
        {
          title: "Diga para que é, e deixe escolher",
          body: "“Pensei no candeeiro azul, mas tens melhor gosto do que eu.” Vê-se que prestou atenção, e a escolha fica com quem deve. Leia a frase em voz alta antes de confirmar. Se a diria assim, está certa.",
        },
      ],
    },
    "digital-or-post": {
      path: "por-e-mail-ou-pelo-correio",
      title: "Por e-mail ou por correio?",
      description:
        "Um cartão digital é rápido, um impresso pode ser desembrulhado. Qual dos dois é o melhor presente, e quando.",
      intro: "Os dois valem o mesmo, mas a sensação é outra.",
      sections: [
        {
          title: "Por e-mail, quando o momento conta",
          body: "De longe, tarde da noite ou no minuto exato em que um exame acaba: um e-mail chega logo. E não se perde numa gaveta: basta procurar na caixa de entrada.",
        },
        {
          title: "Por correio, quando há gente à volta da mesa",
          body: "Aniversários com convidados, casamentos, crianças: pedem algo para desembrulhar. O papel de embrulho e a caixa de presente custam pouco e fazem dele um presente a sério. Encomende antes das {cutOff} de um dia útil e enviamos no mesmo dia.",
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
        "O que crianças, adolescentes, pais e avós gostam de receber, e quanto se costuma gastar num presente.",
      intro: "Dos jogos preferidos a uma tarde no spa: o que agrada em cada idade.",
      sections: [
        {
          title: "Dos oito aos quinze",
          body: "Comprar algo sem ajuda pela primeira vez já é metade do presente. Escolha uma loja aonde se chegue sem os pais e um valor que dê para uma coisa e ainda sobre troco. Jogos, livros e desporto agradam quase sempre.",
        },
        {
          title: "Dos dezasseis aos quarenta",
          body: "Aqui contam as noites: um concerto, um jantar, um fim de semana fora. Junte-se a outras pessoas. Para quem acabou de se mudar, casa e jardim nunca falha; para quem acabou de ter um bebé, tudo o que se possa comer quente.",
        },
        {
          title: "Dos quarenta em diante",
          body: "Uma tarde num spa, uma noite de teatro a dois, um curso de um dia. Para os avós, um cartão impresso é melhor do que um e-mail: fica na estante e mostra-se às visitas.",
        },
      ],
    },
    "team-presents": {
      path: "presentes-para-colegas-sem-reuniao",
      title: "Presentes para a equipa, sem reunião",
      description:
        "Como agradecer a oito colegas num quarto de hora, de forma justa e com um gesto pessoal para cada um.",
      intro: "Encontrar um só presente para oito pessoas demora. Há uma forma mais rápida.",
      sections: [
        {
          title: "O mesmo valor, outro cartão",
          body: "Dê a todos o mesmo valor e escolha a marca para cada pessoa, ou uma marca com muitas lojas para todos. É um minuto por pessoa.",
        },
        {
          title: "Uma frase para cada um",
          body: "“Obrigado pelo empenho” soa a frase feita. Escreva uma coisa que essa pessoa fez este ano. Se não lhe ocorrer nada, pergunte na mesa ao lado; só essa conversa já vale a pena.",
        },
        {
          title: "Atenção aos limites",
          body: "Em muitos países, pequenos presentes a funcionários não pagam imposto até certo valor, e acima dele sim. Informe-se antes de escolher. A confirmação da encomenda lista destinatários e valores para a contabilidade.",
        },
      ],
    },
    "last-minute": {
      path: "sem-presente-eis-o-plano",
      title: "Sem presente? Eis o plano",
      description:
        "A festa é hoje à noite e não tem nada. Vinte minutos bastam para um presente que não parece de última hora.",
      intro: "Acontece a todos. O que conta é o que faz nos próximos vinte minutos.",
      sections: [
        {
          title: "Cinco minutos: escolher",
          body: "Pense na última coisa que essa pessoa contou com brilho nos olhos. Procure uma marca que combine. Não precisa de ver tudo; a primeira boa ideia costuma ser a certa.",
        },
        {
          title: "Dez minutos: escrever",
          body: "Dedique à mensagem o dobro do tempo da escolha. Depois de uma boa mensagem, ninguém pergunta quando o presente foi comprado.",
        },
        {
          title: "Cinco minutos: entregar bem",
          body: "Envie o cartão para o seu próprio e-mail, imprima-o e coloque-o num envelope; uma folha de bom papel dobrada também serve. Ou envie-o diretamente e esteja por perto quando o telemóvel vibrar.",
        },
      ],
    },
    "film-evening": {
      path: "uma-noite-de-cinema-de-presente",
      title: "Uma noite de cinema para oferecer",
      description:
        "Um cartão-presente de cinema, bons lugares e algo para petiscar: como oferecer uma noite inteira. Com uma curta-metragem para começar.",
      intro: "Um cartão-presente de cinema, uma data e pipocas: não é preciso mais para uma noite bem passada.",
      sections: [
        {
          title: "Bastam três coisas",
          body: "Escolha um cartão-presente de cinema que chegue para dois lugares, anote uma data que sirva a ambos e junte algo para petiscar. Quem o abrir fica logo à espera dessa noite.",
        },
        {
          title: "Uma curta-metragem para começar",
          body: "“Big Buck Bunny” dura dez minutos e agrada a todas as idades. Foi feita pela Blender Foundation, e qualquer pessoa a pode ver e partilhar livremente.",
        },
        {
          title: "O que escrever",
          body: "“Sexta às oito: tu escolhes o filme, eu levo as pipocas.” Com uma frase assim, o presente torna-se um convite, e ela cabe à vontade nos 150 caracteres da mensagem.",
        },
      ],
    },
  },
};

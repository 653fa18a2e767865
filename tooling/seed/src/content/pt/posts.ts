import type { SiteTexts } from "../site-texts.ts";

export const posts: Pick<SiteTexts, "blog" | "posts"> = {
  blog: {
    title: "Blog: a arte de oferecer",
    description:
      "Como escolher um presente, o que escrever no cartão e quando o enviar: textos curtos sobre a arte de oferecer bem.",
    intro: "Textos curtos sobre escolher, escrever e oferecer.",
  },
  posts: {
    choose: {
      path: "escolher-um-cartao-presente-que-se-usa",
      title: "Escolher um cartão-presente que se usa",
      description:
        "O melhor cartão-presente é o que se gasta no espaço de um mês. Três perguntas que ajudam a encontrá-lo.",
      intro:
        "A maioria dos cartões-presente é gasta em poucas semanas. Os que ficam na gaveta foram comprados para alguém que não existe: a pessoa que gostaríamos que o outro fosse.",
      sections: [
        {
          title: "O que faz essa pessoa num sábado livre?",
          body: "Não o que poderia fazer, nem o que fazia há três anos. Quem passa os sábados no jardim fica mais feliz com um vale para sementes do que com um para um spa, por mais cansado que pareça. Se não sabe, pergunte a quem vive com essa pessoa.",
        },
        {
          title: "Há uma loja perto, ou uma boa loja online?",
          body: "Um cartão para um restaurante do outro lado do país é uma tarefa, não um presente. A página do produto diz onde o cartão pode ser gasto. Na dúvida, escolha uma marca que também venda online.",
        },
        {
          title: "O valor chega para uma coisa inteira?",
          body: "Um presente não deve começar por pagar a diferença. Pense numa coisa dessa loja e em quanto custa: um livro de capa dura, uma sessão de cinema a dois, um bom jantar para um. É esse o valor. Depois escreva na mensagem em que pensou, e deixe a pessoa livre para escolher outra coisa.",
        },
      ],
    },
    message: {
      path: "o-que-escrever-num-cartao-presente",
      title: "O que escrever num cartão-presente",
      description:
        "150 caracteres dão para muito. Como escrever uma mensagem que se guarda quando o cartão já foi gasto há muito tempo.",
      intro: "A quantia esquece-se em poucos meses. A frase ao lado guarda-se, às vezes, durante anos.",
      sections: [
        {
          title: "Comece pela pessoa, não pelo dia",
          body: "“Parabéns” já está no bolo. Comece por algo que só o seu olhar viu: “Desde que rema, o seu riso é outro.” A partir daí, o resto escreve-se sozinho.",
        },
        {
          title: "Uma imagem em vez de três desejos",
          body: "Saúde, felicidade e sucesso servem a todos, e por isso a ninguém. Melhor uma imagem: “Que haja este ano um domingo em que ninguém precise de si antes das dez.”",
        },
        {
          title: "Diga para que é, e deixe ir",
          body: "“Pensei na luz azul para a sala, mas o bom gosto é todo seu.” Vê-se que olhou, e a escolha fica onde deve ficar. Leia a frase uma vez em voz alta antes de confirmar. Se a diria assim, está certa.",
        },
      ],
    },
    "digital-or-post": {
      path: "por-e-mail-ou-pelo-correio",
      title: "Por e-mail ou pelo correio?",
      description:
        "Um cartão digital é rápido, um impresso pode ser desembrulhado. Quando é que cada um é o melhor presente.",
      intro: "Os dois têm o mesmo valor. Não causam a mesma impressão.",
      sections: [
        {
          title: "Por e-mail, quando conta o momento",
          body: "Longe, tarde da noite ou no minuto exato em que um exame acaba: um e-mail chega logo. Também não se perde numa gaveta; basta procurar na caixa de entrada.",
        },
        {
          title: "Pelo correio, quando há gente à volta da mesa",
          body: "Aniversários com convidados, casamentos, crianças: aqui deve haver algo para desembrulhar. Uma capa e um embrulho custam pouco e fazem esquecer o plástico. Faça o pedido antes das {cutOff} de um dia útil e ele sai no mesmo dia.",
        },
        {
          title: "Os dois",
          body: "Um pequeno cartão digital de manhã e o verdadeiro presente à noite: o primeiro diz que se lembrou logo ao acordar, o segundo que já pensava nisso há uma semana.",
        },
      ],
    },
    "birthday-by-age": {
      path: "presentes-de-aniversario-por-idade",
      title: "Presentes de aniversário dos oito aos oitenta",
      description:
        "O que crianças, adolescentes, pais e avós gostam de receber, e quanto se costuma gastar num presente.",
      intro: "A idade diz pouco sobre uma pessoa, e bastante sobre o que ainda falta em casa.",
      sections: [
        {
          title: "Dos oito aos quinze",
          body: "Comprar algo sem ajuda pela primeira vez é metade do presente. Escolha uma loja aonde se chegue sem os pais e um valor que dê para uma coisa e sobre um pouco. Jogos, livros e ar livre agradam quase sempre.",
        },
        {
          title: "Dos quinze aos quarenta",
          body: "Aqui contam as noites: um concerto, um jantar, um fim de semana fora. O melhor é juntar um grupo. Para quem acabou de mudar de casa, casa e jardim nunca falha; para quem acaba de ter um filho, tudo o que se possa comer quente.",
        },
        {
          title: "Dos quarenta em diante",
          body: "Quase tudo já existe; o tempo, não. Uma tarde num spa, uma noite de teatro a dois, um workshop de um dia. Para os avós, um cartão impresso é melhor do que um e-mail: fica na estante e mostra-se às visitas.",
        },
      ],
    },
    "team-presents": {
      path: "presentes-para-colegas-sem-reuniao",
      title: "Presentes para os colegas, sem reunião",
      description:
        "Como agradecer a oito colegas num quarto de hora, de forma justa e com um gesto pessoal para cada um.",
      intro: "Nada demora mais do que encontrar um presente para oito pessoas. Por isso, não o procure.",
      sections: [
        {
          title: "O mesmo valor, outro cartão",
          body: "Justo não quer dizer igual. Dê a todos a mesma quantia e escolha a marca para cada pessoa, ou uma marca com muitas lojas para todos. É um minuto por pessoa.",
        },
        {
          title: "Uma frase para cada um",
          body: "“Obrigado pelo empenho” soa a frase feita. Escreva uma coisa que essa pessoa fez este ano. Se não lhe ocorre nada, pergunte na mesa ao lado; só essa conversa já vale a pena.",
        },
        {
          title: "Atenção aos limites",
          body: "Em muitos países, os pequenos presentes a funcionários não pagam imposto até certa quantia, e acima dela sim. Informe-se antes de escolher o valor. A confirmação do pedido mostra destinatários e valores para a contabilidade.",
        },
      ],
    },
    "last-minute": {
      path: "sem-presente-eis-o-plano",
      title: "Sem presente? Eis o plano",
      description:
        "A festa é hoje à noite e não tem nada. Vinte minutos bastam para um presente que não parece de última hora.",
      intro: "Acontece aos melhores. O que conta é o que faz nos próximos vinte minutos.",
      sections: [
        {
          title: "Cinco minutos: escolher",
          body: "Pense na última coisa que essa pessoa contou com brilho nos olhos. Procure uma marca que combine. Não veja tudo; a primeira boa ideia é quase sempre a certa.",
        },
        {
          title: "Dez minutos: escrever",
          body: "Dê à mensagem o dobro do tempo da escolha. Quem lê uma boa frase não pergunta quando o presente foi comprado.",
        },
        {
          title: "Cinco minutos: entregar bem",
          body: "Envie o cartão para o seu próprio e-mail, imprima-o e coloque-o num envelope; uma folha de bom papel dobrada também serve. Ou envie-o diretamente, e esteja por perto quando o telefone vibrar.",
        },
      ],
    },
  },
};

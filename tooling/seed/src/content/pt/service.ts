import type { SiteTexts } from "../site-texts.ts";

export const service: Pick<SiteTexts, "helpdesk" | "contact" | "business" | "home" | "headings"> = {
  helpdesk: {
    title: "Perguntas frequentes",
    description: "Ajuda para pedir, receber, pagar e usar os cartões-presente da {shop}, e como falar com a gente.",
    intro: "Aqui estão as respostas para a maioria das perguntas. Se a sua não estiver, fale com a gente.",
    topics: {
      ordering: {
        title: "Fazer um pedido",
        questions: [
          {
            question: "Posso enviar um pedido para várias pessoas?",
            answer:
              "Sim. Cada presente do carrinho tem seu destinatário, sua mensagem e seu valor, e você paga uma só vez. Nos cartões pelos Correios, você escolhe para cada pessoa se o cartão vai direto para ela ou para você.",
          },
          {
            question: "Posso escolher o valor?",
            answer:
              "Na maioria dos cartões, sim: qualquer valor inteiro entre os limites indicados na página do produto. Algumas marcas só vendem valores fixos.",
          },
          {
            question: "Posso alterar um pedido depois de pagar?",
            answer:
              "Em parte. Na página do pedido, você pode corrigir um endereço de e-mail ou cancelar um presente que ainda não foi aberto. Para o resto, fale logo com a gente.",
          },
          {
            question: "Preciso de uma conta?",
            answer:
              "Não. Você pode pedir sem conta; a confirmação chega por e-mail. Com uma conta, seus pedidos e cartões-presente ficam reunidos num só lugar.",
          },
        ],
      },
      delivery: {
        title: "Entrega",
        questions: [
          {
            question: "Em quanto tempo chega um cartão-presente?",
            answer:
              "Os digitais, em geral em minutos. Os físicos pedidos antes das {cutOff} são enviados no mesmo dia útil. A data prevista aparece na hora do pedido.",
          },
          {
            question: "O e-mail não chegou. E agora?",
            answer:
              "Veja na pasta de spam e confira o endereço na confirmação. Se estiver certo, [fale com a gente](route:contact) e enviamos de novo.",
          },
          {
            question: "Quem recebe vê quanto custou?",
            answer:
              "Quem recebe vê o valor do cartão, nunca o que você pagou de frete ou embalagem. Não há fatura no pacote.",
          },
        ],
      },
      payment: {
        title: "Pagamento",
        questions: [
          {
            question: "Como posso pagar?",
            answer:
              "Com as formas de pagamento mostradas ao finalizar a compra. Seus dados de pagamento vão apenas para o provedor de pagamento.",
          },
          {
            question: "O pagamento falhou. Perdi meu pedido?",
            answer:
              "Não. O pedido está salvo, com tudo o que você digitou. Volte a ele e tente de novo ou escolha outra forma de pagamento.",
          },
          {
            question: "Recebo uma fatura?",
            answer:
              "Se você quiser. Depois de pagar, você pode pedir a fatura na página do pedido; também a enviamos por e-mail. Os preços de frete e embalagem já incluem impostos.",
          },
        ],
      },
      spending: {
        title: "Usar o cartão",
        questions: [
          {
            question: "Quanto resta no meu cartão?",
            answer:
              "Digite o número e o PIN na página [Consultar saldo](route:balanceCheck). Lá você também vê a validade.",
          },
          {
            question: "Preciso usar tudo de uma vez?",
            answer: "Não. O saldo que sobrar fica no cartão até o prazo terminar.",
          },
          {
            question: "Por quanto tempo um cartão-presente é válido?",
            answer: "Por {validity} a partir da ativação, salvo indicação em contrário na página do produto.",
          },
          {
            question: "Posso receber o valor em dinheiro?",
            answer:
              "Não, a não ser que a lei exija. Um cartão-presente é usado na marca que indica. Se não for para você, é um bom presente para outra pessoa.",
          },
        ],
      },
      problems: {
        title: "Quando algo não está certo",
        questions: [
          {
            question: "O número do meu cartão não é reconhecido.",
            answer:
              "Confira os 19 dígitos do número e os 6 dígitos do PIN; os espaços não contam. Depois de cinco PINs errados, o cartão fica bloqueado por 24 horas para proteger o saldo.",
          },
          {
            question: "Perdi meu cartão.",
            answer:
              "Avise na hora e tenha em mãos o número do pedido. Bloqueamos o saldo e fazemos o possível para ajudar.",
          },
          {
            question: "A loja não aceita meu cartão.",
            answer:
              "Confira se a marca e o país são os certos e se o cartão ainda é válido. Se o engano for da loja, fale com a gente e conversamos com a marca.",
          },
        ],
      },
    },
  },
  contact: {
    title: "Atendimento ao cliente",
    description:
      "Escreva para a {shop} ou ligue: nossa equipe responde em até dois dias úteis, quase sempre muito antes.",
    intro: "Nossa equipe responde em até dois dias úteis, quase sempre no mesmo dia.",
    before:
      "Sua pergunta talvez já tenha resposta nas [perguntas frequentes](route:helpdesk). Se for sobre um pedido, tenha o número em mãos.",
    hours: "Por telefone, {phone}, nos dias úteis.",
  },
  business: {
    title: "Cartões-presente para empresas",
    description:
      "Agradeça à equipe, dê boas-vindas a clientes ou premie uma boa ideia: cartões-presente para empresas, de um a mil destinatários.",
    intro: "Um presente que serve para toda a equipe: cada pessoa escolhe e ninguém precisa adivinhar.",
    reasons: [
      {
        title: "Há para todos os gostos",
        body: "Do cinema ao jardim, sua equipe escolhe o que gosta. Sem tamanhos, sem sobras, sem presentes esquecidos na gaveta.",
      },
      {
        title: "Pronto em uma tarde",
        body: "Os cartões digitais chegam em menos de uma hora, com uma mensagem sua. Os físicos pedidos antes das {cutOff} são enviados no mesmo dia útil.",
      },
      {
        title: "Simples para a contabilidade",
        body: "Você paga o valor dos cartões. Os preços de frete e embalagem já incluem impostos, e uma só confirmação mostra tudo.",
      },
    ],
    steps: [
      {
        title: "Escolha cartões e valores",
        body: "O mesmo cartão para todos ou um diferente para cada pessoa: coloque no carrinho, cada um com nome e mensagem.",
      },
      { title: "Pague uma vez", body: "Com as formas de pagamento desta loja, tudo de uma vez." },
      {
        title: "Envie os presentes",
        body: "Cada pessoa recebe seu próprio presente por e-mail. Os cartões impressos vão direto para cada pessoa ou para você, para distribuir.",
      },
    ],
    invoice: {
      title: "Pedidos maiores",
      body: "Quer pagar com fatura ou ver o seu logotipo no cartão? [Peça um orçamento](route:businessQuote). Para enviar muitos presentes de uma vez, use uma [lista de destinatários](route:manyRecipients).",
    },
    questions: [
      {
        question: "Podemos incluir nossa própria mensagem?",
        answer: "Sim, até 150 caracteres por presente, uma diferente para cada pessoa se quiser.",
      },
      {
        question: "Cartões-presente para funcionários pagam imposto?",
        answer:
          "Depende do país e da ocasião. Sua contabilidade conhece os limites; nossa confirmação mostra quem recebeu o quê e de quanto.",
      },
      {
        question: "O que acontece com os cartões que ninguém usa?",
        answer: "São válidos por {validity}, e quem recebeu pode consultar o saldo a qualquer momento.",
      },
    ],
  },
  home: {
    welcome: {
      title: "Presentes que chegam a tempo",
      body: "A {shop} tem cartões-presente para todos os gostos: escolhidos em um minuto, com sua mensagem, por e-mail hoje ou enviados até o próximo dia útil.",
    },
    reasons: [
      {
        title: "Envio rápido",
        body: "Por e-mail em menos de uma hora ou enviado no mesmo dia útil, se você pedir antes das {cutOff}.",
      },
      {
        title: "Com seu toque",
        body: "Sua mensagem, papel de presente e uma caixa de presente fazem de um cartão um presente.",
      },
      {
        title: "Estamos aqui para ajudar",
        body: "Consulte o saldo e a validade quando quiser. Se algo der errado, nossa equipe ajuda.",
      },
    ],
    choice: {
      title: "Não sabe o que dar?",
      body: "Comece pela data. Para aniversários, casamentos, nascimentos e muito mais, há cartões e ideias de mensagens em [datas especiais](route:givingMoments).",
    },
  },
  headings: {
    cards: "Cartões que combinam",
    posts: "Leia também",
    cases: "Como as empresas presenteiam",
    testimonials: "O que dizem os clientes",
    steps: "Como funciona",
    questions: "Perguntas",
    contact: "Ainda tem perguntas?",
    contactBody: "Escreva para [{email}](mailto:{email}) ou ligue para {phone}. Teremos prazer em ajudar.",
    allMoments: "Todas as datas especiais",
    allCards: "Todos os cartões-presente",
  },
};

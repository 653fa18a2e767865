import type { SiteTexts } from "../site-texts.ts";

export const service: Pick<SiteTexts, "helpdesk" | "contact" | "business" | "home" | "headings"> = {
  helpdesk: {
    title: "Perguntas frequentes",
    description: "Ajuda para encomendar, receber, pagar e usar os cartões-presente da {shop}, e como nos contactar.",
    intro: "Aqui está a resposta à maioria das perguntas. Se não encontrar a sua, contacte-nos.",
    topics: {
      ordering: {
        title: "Encomendar",
        questions: [
          {
            question: "Posso enviar uma encomenda a várias pessoas?",
            answer:
              "Sim. Cada presente do carrinho tem o seu destinatário, a sua mensagem e o seu valor, e paga uma só vez. Nos cartões por correio, escolhe para cada pessoa se o cartão vai diretamente para ela ou para si.",
          },
          {
            question: "Posso escolher o valor?",
            answer:
              "Na maioria dos cartões, sim: qualquer valor inteiro entre os limites indicados na página do produto. Algumas marcas só vendem valores fixos.",
          },
          {
            question: "Posso alterar uma encomenda depois de pagar?",
            answer:
              "Em parte. Na página da encomenda pode corrigir um endereço de e-mail ou anular um presente que ainda não foi aberto. Para o resto, contacte-nos logo.",
          },
          {
            question: "Preciso de uma conta?",
            answer:
              "Não. Pode encomendar sem conta; a confirmação chega por e-mail. Com uma conta, tem as suas encomendas e os seus cartões-presente num só lugar.",
          },
        ],
      },
      delivery: {
        title: "Entrega",
        questions: [
          {
            question: "Em quanto tempo chega um cartão-presente?",
            answer:
              "Os digitais, normalmente em minutos. Os físicos encomendados antes das {cutOff} são enviados no mesmo dia útil. A data prevista aparece ao encomendar.",
          },
          {
            question: "O e-mail não chegou. E agora?",
            answer:
              "Veja na pasta de spam e verifique o endereço na confirmação. Se estiver certo, [contacte-nos](route:contact) e enviamos de novo.",
          },
          {
            question: "O destinatário vê quanto custou?",
            answer:
              "O destinatário vê o valor do cartão, nunca o que pagou pelos portes ou pelo embrulho. Não há fatura no pacote.",
          },
        ],
      },
      payment: {
        title: "Pagamento",
        questions: [
          {
            question: "Como posso pagar?",
            answer:
              "Com os métodos de pagamento apresentados ao finalizar a compra. Os seus dados de pagamento vão apenas para o prestador de pagamentos.",
          },
          {
            question: "O pagamento falhou. Perdi a minha encomenda?",
            answer:
              "Não. A encomenda está guardada, com tudo o que escreveu. Volte a ela e tente de novo, ou escolha outro método de pagamento.",
          },
          {
            question: "Recebo uma fatura?",
            answer:
              "Se quiser. Depois de pagar, pode pedir a fatura na página da encomenda; também a enviamos por e-mail. Os preços dos portes e do embrulho incluem IVA.",
          },
        ],
      },
      spending: {
        title: "Usar o cartão",
        questions: [
          {
            question: "Quanto resta no meu cartão?",
            answer:
              "Introduza o número e o PIN na página [Consultar saldo](route:balanceCheck). Também aí vê a validade.",
          },
          {
            question: "Tenho de usar tudo de uma vez?",
            answer: "Não. O saldo que sobrar fica no cartão até o prazo terminar.",
          },
          {
            question: "Durante quanto tempo é válido um cartão-presente?",
            answer: "Durante {validity} a partir da ativação, salvo indicação em contrário na página do produto.",
          },
          {
            question: "Posso receber o valor em dinheiro?",
            answer:
              "Não, salvo quando a lei o exige. Um cartão-presente é usado na marca que indica. Se não for do seu gosto, é um bom presente para outra pessoa.",
          },
        ],
      },
      problems: {
        title: "Quando algo não está certo",
        questions: [
          {
            question: "O número do meu cartão não é reconhecido.",
            answer:
              "Verifique os 19 dígitos do número e os 6 dígitos do PIN; os espaços não contam. Depois de cinco PIN errados, o cartão fica bloqueado durante 24 horas para proteger o saldo.",
          },
          {
            question: "Perdi o meu cartão.",
            answer:
              "Avise-nos de imediato e tenha à mão o número da encomenda. Bloqueamos o saldo e fazemos o possível para ajudar.",
          },
          {
            question: "A loja não aceita o meu cartão.",
            answer:
              "Verifique se a marca e o país são os certos e se o cartão ainda é válido. Se o engano for da loja, contacte-nos e falamos com a marca.",
          },
        ],
      },
    },
  },
  contact: {
    title: "Apoio ao cliente",
    description:
      "Escreva à {shop} ou ligue: a nossa equipa responde no prazo de dois dias úteis, quase sempre muito antes.",
    intro: "A nossa equipa responde no prazo de dois dias úteis, quase sempre no mesmo dia.",
    before:
      "A sua pergunta talvez já tenha resposta nas [perguntas frequentes](route:helpdesk). Se for sobre uma encomenda, tenha o número à mão.",
    hours: "Por telefone, {phone}, nos dias úteis.",
  },
  business: {
    title: "Cartões-presente para empresas",
    description:
      "Agradeça à equipa, dê as boas-vindas a clientes ou premeie uma boa ideia: cartões-presente para empresas, de um a mil destinatários.",
    intro: "Um presente que serve a toda a equipa: cada pessoa escolhe e ninguém precisa de adivinhar.",
    reasons: [
      {
        title: "Há para todos os gostos",
        body: "Do cinema ao jardim, a sua equipa escolhe o que lhe agrada. Sem tamanhos, sem sobras, sem presentes esquecidos na gaveta.",
      },
      {
        title: "Pronto numa tarde",
        body: "Os cartões digitais chegam em menos de uma hora, com uma mensagem sua. Os físicos encomendados antes das {cutOff} são enviados no mesmo dia útil.",
      },
      {
        title: "Simples para a contabilidade",
        body: "Paga o valor dos cartões. Os preços dos portes e do embrulho incluem IVA, e uma só confirmação mostra tudo.",
      },
    ],
    steps: [
      {
        title: "Escolha cartões e valores",
        body: "O mesmo cartão para todos ou um diferente para cada pessoa: junte-os ao carrinho, cada um com nome e mensagem.",
      },
      { title: "Pague uma vez", body: "Com os métodos de pagamento desta loja, tudo de uma vez." },
      {
        title: "Envie os presentes",
        body: "Cada pessoa recebe o seu próprio presente por e-mail. Os cartões impressos vão diretamente para cada pessoa ou para si, para os distribuir.",
      },
    ],
    invoice: {
      title: "Encomendas maiores",
      body: "Quer pagar com fatura ou ver o seu logótipo no cartão? [Peça um orçamento](route:businessQuote). Para enviar muitos presentes de uma só vez, use uma [lista de destinatários](route:manyRecipients).",
    },
    questions: [
      {
        question: "Podemos incluir a nossa própria mensagem?",
        answer: "Sim, até 150 caracteres por presente, uma diferente para cada pessoa se quiser.",
      },
      {
        question: "Os cartões-presente para colaboradores pagam imposto?",
        answer:
          "Depende do país e da ocasião. A sua contabilidade conhece os limites; a nossa confirmação mostra quem recebeu o quê e de quanto.",
      },
      {
        question: "O que acontece aos cartões que ninguém usa?",
        answer: "São válidos durante {validity}, e quem os recebeu pode consultar o saldo a qualquer momento.",
      },
    ],
  },
  home: {
    welcome: {
      title: "Presentes que chegam a tempo",
      body: "A {shop} tem cartões-presente para todos os gostos: escolhidos num minuto, com a sua mensagem, por e-mail hoje ou enviados até ao próximo dia útil.",
    },
    reasons: [
      {
        title: "Envio rápido",
        body: "Por e-mail em menos de uma hora ou enviado no mesmo dia útil, se encomendar antes das {cutOff}.",
      },
      {
        title: "Com o seu toque pessoal",
        body: "A sua mensagem, papel de embrulho e uma caixa de presente fazem de um cartão um presente.",
      },
      {
        title: "Estamos aqui para ajudar",
        body: "Consulte o saldo e a validade quando quiser. Se algo correr mal, a nossa equipa ajuda.",
      },
    ],
    choice: {
      title: "Não sabe o que oferecer?",
      body: "Comece pela ocasião. Para aniversários, casamentos, nascimentos e muito mais, há cartões e ideias de mensagens em [ocasiões](route:givingMoments).",
    },
  },
  headings: {
    cards: "Cartões que combinam",
    posts: "Leia também",
    cases: "Como as empresas oferecem",
    testimonials: "O que dizem os clientes",
    steps: "Como funciona",
    questions: "Perguntas",
    contact: "Ainda tem perguntas?",
    contactBody: "Escreva para [{email}](mailto:{email}) ou ligue para {phone}. Teremos gosto em ajudar.",
    allMoments: "Todas as ocasiões",
    allCards: "Todos os cartões-presente",
  },
};

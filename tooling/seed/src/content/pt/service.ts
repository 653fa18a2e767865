import type { SiteTexts } from "../site-texts.ts";

export const service: Pick<SiteTexts, "helpdesk" | "contact" | "business" | "home" | "headings"> = {
  helpdesk: {
    title: "Apoio ao cliente",
    description:
      "Respostas sobre pedir, receber, pagar e usar os cartões-presente da {shop}, e como falar com quem cuida da loja.",
    intro: "A maior parte das perguntas tem resposta aqui. Se a sua não tiver, escreva-nos.",
    topics: {
      ordering: {
        title: "Fazer um pedido",
        questions: [
          {
            question: "Posso enviar um pedido a várias pessoas?",
            answer:
              "Sim, por e-mail: cada presente do carrinho tem o seu destinatário, a sua mensagem e o seu valor, e paga uma só vez. O que segue pelo correio vai para um só endereço por pedido; para dois endereços, faça dois pedidos.",
          },
          {
            question: "Posso escolher o valor?",
            answer:
              "Na maioria dos cartões, sim: qualquer valor inteiro entre os limites indicados na página do produto. Algumas marcas só vendem valores fixos.",
          },
          {
            question: "Posso alterar um pedido depois de pagar?",
            answer:
              "Não diretamente. Escreva-nos depressa: enquanto um cartão não sair, muitas vezes ainda podemos corrigir um nome ou um endereço.",
          },
          {
            question: "Preciso de uma conta?",
            answer: "Não. O pedido é feito sem conta e a confirmação chega por e-mail.",
          },
        ],
      },
      delivery: {
        title: "Entrega",
        questions: [
          {
            question: "Em quanto tempo chega um cartão-presente?",
            answer:
              "Os digitais, normalmente em minutos. Os físicos saem no mesmo dia útil se forem pedidos antes das {cutOff}. A página do produto indica o momento exato.",
          },
          {
            question: "O e-mail não chegou. E agora?",
            answer:
              "Veja na pasta de spam e verifique o endereço na confirmação. Se estiver certo, [escreva-nos](route:contact) e enviamos de novo.",
          },
          {
            question: "O destinatário vê quanto custou?",
            answer:
              "O destinatário vê o valor do cartão, nunca o que foi pago pelo envio ou pelo embrulho. Não há fatura no pacote.",
          },
        ],
      },
      payment: {
        title: "Pagar",
        questions: [
          {
            question: "Como posso pagar?",
            answer:
              "Com as formas de pagamento que aparecem ao finalizar a compra. Os dados da sua conta ou do seu cartão bancário vão apenas para o serviço de pagamentos.",
          },
          {
            question: "O pagamento falhou. Perdi o meu pedido?",
            answer:
              "Não. O pedido está à sua espera, com tudo o que escreveu. Volte a ele e tente de novo, ou escolha outra forma de pagamento.",
          },
          {
            question: "Recebo uma fatura?",
            answer:
              "Não automaticamente: a confirmação mostra tudo o que pagou. O valor de um cartão-presente não tem imposto; os preços do envio e do embrulho já o incluem. Se a sua contabilidade precisar de mais, escreva-nos.",
          },
        ],
      },
      spending: {
        title: "Usar o cartão",
        questions: [
          {
            question: "Quanto resta no meu cartão?",
            answer:
              "Insira o número e o PIN na página [Consultar saldo](route:balanceCheck). Também verá até quando é válido.",
          },
          {
            question: "Tenho de gastar tudo de uma vez?",
            answer: "Não. O que sobra fica no cartão até o prazo terminar.",
          },
          {
            question: "Por quanto tempo é válido um cartão-presente?",
            answer:
              "É válido por {validity} a partir do dia em que foi ativado, salvo indicação em contrário na página do produto.",
          },
          {
            question: "Posso receber o valor em dinheiro?",
            answer:
              "Não. Um cartão-presente é gasto na marca que indica. Se não for ao seu gosto, torna-se logo um presente para outra pessoa.",
          },
        ],
      },
      problems: {
        title: "Quando algo não está certo",
        questions: [
          {
            question: "O número do meu cartão não é reconhecido.",
            answer:
              "Verifique os 19 dígitos do número e os 6 dígitos do PIN; os espaços não contam. Depois de cinco PIN errados, o cartão fica bloqueado por 24 horas para proteger o saldo.",
          },
          {
            question: "Perdi o meu cartão.",
            answer:
              "Avise-nos de imediato e tenha à mão o número do pedido. Bloqueamos o que resta e procuramos juntos uma solução.",
          },
          {
            question: "A loja não aceita o meu cartão.",
            answer:
              "Verifique se a marca e o país são os certos e se o cartão ainda é válido. Se o engano for da loja, escreva-nos e falamos com a marca.",
          },
        ],
      },
    },
  },
  contact: {
    title: "Atendimento",
    description:
      "Escreva para a {shop} ou ligue: uma pessoa responde em dois dias úteis, quase sempre muito mais cedo.",
    intro: "Uma pessoa lê o que escreve e responde em dois dias úteis, quase sempre no mesmo dia.",
    before:
      "A sua pergunta talvez já tenha resposta no [apoio ao cliente](route:helpdesk). Se for sobre um pedido, tenha à mão o número.",
    hours: "Por telefone, {phone}, nos dias úteis.",
  },
  business: {
    title: "Cartões-presente para empresas",
    description:
      "Agradeça aos colegas, receba bem os clientes ou premeie uma boa ideia: cartões-presente para empresas, de um a mil destinatários.",
    intro: "Um presente que serve a todos: cada pessoa escolhe e ninguém precisa de adivinhar.",
    reasons: [
      {
        title: "Há para todos os gostos",
        body: "Do cinema ao jardim, cada pessoa escolhe o que lhe agrada. Sem tamanhos, sem sobras, sem presentes esquecidos na gaveta.",
      },
      {
        title: "Pronto numa tarde",
        body: "Os cartões digitais chegam em menos de uma hora, com uma mensagem sua. Os físicos saem no mesmo dia útil se forem pedidos antes das {cutOff}.",
      },
      {
        title: "Claro para a contabilidade",
        body: "O valor dos cartões não tem imposto. Os preços do envio e do embrulho já o incluem, e uma só confirmação mostra tudo.",
      },
    ],
    steps: [
      {
        title: "Escolha cartões e valores",
        body: "Um cartão igual para todos ou um diferente para cada pessoa: adicione-os ao carrinho com nome e mensagem.",
      },
      { title: "Pague uma vez", body: "Com as formas de pagamento do seu país, tudo junto e na hora." },
      {
        title: "Faça alguém feliz",
        body: "Cada destinatário recebe o seu próprio presente por e-mail. Os cartões físicos chegam a um só endereço, prontos a entregar.",
      },
    ],
    invoice: {
      title: "Pedidos maiores",
      body: "Mais de cem destinatários, um desenho seu no cartão ou uma data de entrega futura? Escreva para [{email}](mailto:{email}). Respondemos com uma proposta em um dia útil.",
    },
    questions: [
      {
        question: "Podemos incluir a nossa própria mensagem?",
        answer: "Sim, até 150 caracteres por presente, diferente para cada destinatário se quiser.",
      },
      {
        question: "Os cartões para funcionários pagam imposto?",
        answer:
          "Depende do país e da ocasião. O seu consultor fiscal conhece os limites; a nossa confirmação diz quem recebeu o quê e com que valor.",
      },
      {
        question: "O que acontece aos cartões que ninguém usa?",
        answer: "São válidos por {validity} e quem os recebeu pode consultar o saldo a qualquer momento.",
      },
    ],
  },
  home: {
    welcome: {
      title: "Presentes que chegam a tempo",
      body: "A {shop} tem cartões-presente para todos os gostos: escolhidos num minuto, com as suas palavras, por e-mail hoje ou enviados pelo correio até ao próximo dia útil.",
    },
    reasons: [
      {
        title: "Enviado sem demora",
        body: "Por e-mail em menos de uma hora; pelo correio no mesmo dia útil, se pedir antes das {cutOff}.",
      },
      {
        title: "Com algo de seu",
        body: "Uma mensagem sua, uma capa e um embrulho fazem de um cartão um presente.",
      },
      {
        title: "Seguro até o último uso",
        body: "O saldo e a validade podem ser consultados a qualquer momento, e se algo falhar estamos aqui.",
      },
    ],
    choice: {
      title: "Não sabe o que oferecer?",
      body: "Comece pela ocasião. Para aniversários, casamentos, nascimentos e muitos outros dias, há cartões e algumas boas palavras em [momentos para oferecer](route:givingMoments).",
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
    contactBody: "Escreva para [{email}](mailto:{email}) ou ligue para {phone}. Uma pessoa responde.",
    allMoments: "Todos os momentos",
    allCards: "Todos os cartões-presente",
  },
};

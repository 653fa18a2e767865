import type { SiteTexts } from "../site-texts.ts";

export const legal: Pick<SiteTexts, "terms" | "privacy" | "cookies" | "deliveryInfo" | "cancellation"> = {
  terms: {
    title: "Termos e condições",
    description:
      "O que você aceita ao comprar ou usar um cartão-presente na {shop}: pedido, entrega, validade, arrependimento e reclamações.",
    intro: "Estes termos valem para tudo o que você pede na {shop}. Procuramos ser breves.",
    sections: {
      who: {
        title: "Quem somos",
        body: "{shop} é um nome comercial de {company}, {street}, {place}. Escreva para [{email}](mailto:{email}) ou ligue para {phone}. Vendemos cartões-presente de outras empresas, caixas de cartões para ativar, papel de presente e caixas de presente, e repassamos doações a instituições.",
      },
      cards: {
        title: "O que é um cartão-presente",
        body: "Um cartão-presente é pré-pago e tem um número de 19 dígitos e um PIN de 6 dígitos. Pode ser usado na marca que indica, no país para o qual foi vendido, até o saldo acabar ou o prazo terminar. Não pode ser recarregado, não rende juros e não é trocado por dinheiro, salvo quando a lei exige.",
      },
      ordering: {
        title: "Seu pedido",
        body: "O pedido passa a valer quando você clica no botão de pagamento e nós o confirmamos por e-mail. Confira bem os nomes e os e-mails: um cartão que chegou ao endereço digitado é considerado entregue. Podemos recusar um pedido quando o limite de uma marca é ultrapassado, quando um cartão está esgotado ou quando há bons motivos para suspeitar de fraude; avisamos na hora e você não paga nada.",
      },
      price: {
        title: "Preços e impostos",
        body: "Você paga o valor indicado no cartão e nada além disso. Os preços de frete, papel de presente e caixa de presente já incluem impostos e aparecem antes do pagamento. Um valor à sua escolha é sempre inteiro; nos cartões digitais, fica normalmente entre {digitalMinimum} e {digitalMaximum}.",
      },
      payment: {
        title: "Pagamento",
        body: "O pagamento é feito pelo nosso provedor de pagamento, com uma das formas de pagamento mostradas ao finalizar a compra. Os cartões são emitidos assim que o pagamento chega. Se uma transferência não chegar até a data indicada nos dados de pagamento, cerca de uma semana após o pedido, o pedido é cancelado.",
      },
      delivery: {
        title: "Entrega",
        body: "Os cartões digitais são enviados por e-mail, normalmente em menos de uma hora. Os cartões físicos pedidos antes das {cutOff} de um dia útil são enviados no mesmo dia. Saiba mais na página de [entrega](route:delivery).",
      },
      use: {
        title: "Usar um cartão",
        body: "O saldo pode ser usado de uma só vez ou em partes, conforme a marca. O que sobra fica no cartão. A marca responde pelo que você comprar com ele; as condições dela valem para essa compra.",
      },
      validity: {
        title: "Prazo de validade",
        body: "Salvo indicação em contrário na página do produto, um cartão é válido por {validity} a partir do dia em que é ativado. A data está no cartão e ao lado do [saldo](route:balanceCheck). Depois dela, o saldo não pode mais ser usado.",
      },
      withdrawal: {
        title: "Se você mudar de ideia",
        body: "Como consumidor, você pode se arrepender do pedido em até 14 dias sem indicar o motivo, desde que o cartão não tenha sido usado. A página [Direito de arrependimento](route:cancellationPolicy) explica como.",
      },
      loss: {
        title: "Perda e roubo",
        body: "Cuide de um cartão-presente como se fosse dinheiro. Se o código pode ter caído em mãos erradas, avise na hora: bloqueamos o saldo que resta e, se você puder mostrar que o cartão é seu, emitimos um novo.",
      },
      liability: {
        title: "Responsabilidade",
        body: "Se errarmos, corrigimos: com um novo cartão do mesmo valor ou com seu dinheiro de volta. Não respondemos por danos que nem nós nem nossos parceiros podíamos prever ou evitar. Nada aqui limita os direitos que a lei dá a você.",
      },
      complaints: {
        title: "Reclamações",
        body: "Escreva para [{email}](mailto:{email}) e respondemos em até dois dias úteis. Se não encontrarmos juntos uma solução, você pode procurar o órgão de defesa do consumidor do seu país ou a Justiça. Como consumidor, você é protegido pela lei do país onde mora.",
      },
    },
  },
  privacy: {
    title: "Privacidade",
    description:
      "Que dados pessoais a {shop} usa para um cartão-presente, quem os vê, por quanto tempo são guardados e como alterar ou excluir.",
    intro: "Usamos seus dados para entregar seu presente e cumprir a lei.",
    sections: {
      who: {
        title: "Quem é responsável",
        body: "{company}, {street}, {place}, decide como seus dados são usados. Se tiver perguntas, escreva para [{email}](mailto:{email}).",
      },
      what: {
        title: "O que pedimos",
        body: "- seu nome, seu e-mail e, se quiser informar, seu telefone;\n- para cartões físicos, o endereço de entrega;\n- o nome e, para cartões digitais, o e-mail de quem recebe o presente, e sua mensagem;\n- o que você pediu e se está pago. Seus dados de pagamento ficam com o provedor de pagamento: nós nunca os vemos.",
      },
      why: {
        title: "Para que precisamos deles",
        body: "Para cuidar do seu pedido, responder às suas perguntas, manter as contas que a legislação fiscal exige e prevenir fraudes. Não enviamos publicidade a quem recebe um presente, e a você só se tiver pedido.",
      },
      recipients: {
        title: "Quem mais vê esses dados",
        body: "O provedor de pagamento, os Correios e as empresas que hospedam nossa loja, cada um na medida da sua tarefa. Não vendemos dados.",
      },
      keeping: {
        title: "Por quanto tempo os guardamos",
        body: "Os pedidos pagos, pelo tempo que a legislação fiscal exige, normalmente de sete a dez anos. As mensagens são apagadas {messageDays} dias depois da entrega do cartão. Se um pedido nunca foi pago, os nomes, os endereços e as mensagens são removidos {unpaidOrderDays} dias depois da última tentativa de pagamento. Se você excluir sua conta, seu nome e seu endereço são removidos dos pedidos pagos {messageDays} dias depois da última entrega. Os carrinhos abandonados desaparecem após {basketDays} dias. Os orçamentos são excluídos {quoteDays} dias depois de aceitos, retirados ou vencidos.",
      },
      draw: {
        title: "O sorteio mensal",
        body: "Se você participa, usamos seu e-mail apenas para o comprovante, o resultado e o prêmio. Ele é excluído {doublerDays} dias depois do sorteio ou na hora, se você retirar a participação. Do nome de quem ganha, mostramos só a primeira letra.",
      },
      security: {
        title: "Como os protegemos",
        body: "As conexões são criptografadas. Os números dos cartões e os PINs são guardados de forma que nem quem trabalha aqui consegue ler; cada consulta fica registrada.",
      },
      rights: {
        title: "Seus direitos",
        body: "Você pode ver seus dados, corrigir, excluir, levar para outro lugar ou se opor ao uso deles. Basta um e-mail. Também pode reclamar à autoridade de proteção de dados do seu país.",
      },
    },
  },
  cookies: {
    title: "Política de cookies",
    description:
      "A {shop} usa apenas os cookies necessários ao funcionamento da loja. Saiba quais são, para que servem e por quanto tempo ficam.",
    intro:
      "Uma loja precisa se lembrar do seu carrinho entre uma página e outra. É para isso que servem nossos cookies.",
    sections: {
      what: {
        title: "O que é um cookie",
        body: "Um cookie é um pequeno arquivo de texto que um site guarda no navegador e lê de novo na página seguinte.",
      },
      necessary: {
        title: "O que guardamos",
        body: "Dois cookies, e um terceiro ao finalizar a compra. Um contém um número aleatório que pertence ao carrinho e aos pedidos deste navegador; o outro, quantos presentes há no carrinho. Não contêm nome nem endereço, não podem ser lidos por outros sites e terminam {cookieDays} dias depois do último uso do carrinho. O terceiro serve para que todos entrem por ordem de chegada quando há muita gente e termina após 15 minutos.",
      },
      choice: {
        title: "Estatísticas, vídeos e mapas",
        body: "Se você aceitar as estatísticas, contamos o que é visto e comprado, sem saber por quem, e o navegador guarda o identificador do clique no anúncio que trouxe você até aqui. Um serviço de medição usado pela loja só é carregado nesse caso e pode criar cookies próprios; se você retirar o consentimento, nós os apagamos. Os vídeos e mapas de outras empresas só são carregados se você concordar; sem isso, nada disso chega ao navegador.",
      },
      storage: {
        title: "O que mais fica no navegador",
        body: "O navegador também pode lembrar que você fechou um aviso, para que ele continue fechado. Guarda também os cartões-presente que você marcou como favoritos, até você retirá-los. O que você aceitou em “Cookies”, no fim de cada página, fica guardado por seis meses; se aceitar as estatísticas, o identificador do clique em um anúncio, por 90 dias. Tudo isso pode ser apagado nas configurações do navegador; a loja volta a funcionar na hora, com o carrinho vazio.",
      },
    },
  },
  deliveryInfo: {
    title: "Entrega",
    description:
      "Os cartões digitais chegam por e-mail em menos de uma hora, os físicos pelos Correios: horários, frete e o que fazer em caso de atraso.",
    intro: "Por e-mail em minutos ou pelos Correios, em um envelope que dá gosto abrir.",
    sections: {
      email: {
        title: "Por e-mail",
        body: "Um cartão digital vai para quem vai receber, ou para você, assim que o pagamento chega: em geral em minutos e normalmente em menos de uma hora. Um link no e-mail abre o presente: o cartão com sua mensagem, o número, o PIN e um código de barras.",
      },
      post: {
        title: "Pelos Correios",
        body: "Os cartões físicos pedidos antes das {cutOff} de um dia útil são enviados no mesmo dia, em um pacote que cabe na caixa de correio. {nextDayPercent}% chegam no dia de entrega seguinte. O frete custa {postage} por envio.",
      },
      registered: {
        title: "Carta registrada",
        body: "Quando os cartões de um envio valem juntos mais de {registeredAbove}, eles vão por carta registrada, por {registered}. A entrega é feita mediante assinatura.",
      },
      day: {
        title: "Quando exatamente",
        body: "A página do produto mostra a data prevista de chegada, já com fins de semana e feriados. A mesma data está no carrinho e na confirmação.",
      },
      late: {
        title: "Não chegou",
        body: "Se for um e-mail, veja primeiro na pasta de spam e depois fale com a gente: enviamos de novo. Se for um pacote, espere {claimAfterWorkingDays} dias úteis a partir do envio; então bloqueamos o cartão perdido e enviamos outro. Se puder, avise em até {claimUntilDays} dias ([atendimento](route:contact)); seus direitos legais continuam valendo.",
      },
    },
  },
  cancellation: {
    title: "Direito de arrependimento",
    description:
      "Você tem 14 dias para se arrepender de um pedido de cartões-presente que não foram usados. Como fazer e como receber o dinheiro de volta.",
    intro: "Escolheu o presente errado? Você tem 14 dias para mudar de ideia.",
    sections: {
      right: {
        title: "Seu direito de arrependimento",
        body: "Como consumidor, você pode se arrepender em até 14 dias sem indicar o motivo. O prazo começa no dia em que você, ou quem vai receber, recebe o cartão; se forem vários, no dia do último.",
      },
      how: {
        title: "Como fazer",
        body: "O mais rápido é online: [desista do pedido](route:withdrawal) com o número do pedido e seu e-mail. Você recebe um e-mail com o dia e a hora. Nosso [formulário de contato](route:contact), um e-mail, uma carta ou o modelo de formulário também servem. Envie os cartões físicos de volta em até 14 dias, de preferência lacrados, para {company}, {street}, {place}.",
      },
      limits: {
        title: "Quando não é mais possível",
        body: "Um cartão usado, no todo ou em parte, não pode ser devolvido; nem uma doação já repassada. Papel de presente e caixas de presente podem ser devolvidos enquanto não forem usados.",
      },
      refund: {
        title: "Seu dinheiro de volta",
        body: "Bloqueamos os cartões e devolvemos o valor deles e o frete mais barato em até 14 dias, pela mesma forma de pagamento. Isso não custa nada a você. No caso dos cartões físicos, podemos esperar até que eles voltem.",
      },
      form: {
        title: "Modelo de formulário de arrependimento",
        body: "Você pode [desistir online](route:withdrawal) ou copiar este formulário e enviá-lo para nós:\n\nPara {company}, {street}, {place}, {email}:\n\n- Comunico que desisto do meu contrato de compra dos seguintes bens:\n- Data do pedido / data do recebimento:\n- Número do pedido:\n- Nome do consumidor:\n- Endereço do consumidor:\n- Assinatura do consumidor (só se o formulário for enviado em papel):\n- Data:",
      },
    },
  },
};

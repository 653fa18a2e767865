import type { SiteTexts } from "../site-texts.ts";

export const legal: Pick<SiteTexts, "terms" | "privacy" | "cookies" | "deliveryInfo" | "cancellation"> = {
  terms: {
    title: "Termos e condições",
    description:
      "O que aceita ao comprar ou usar um cartão-presente na {shop}: pedido, entrega, validade, desistência e reclamações.",
    intro: "Estes termos aplicam-se a tudo o que pede na {shop}. São tão curtos quanto a lei permite.",
    sections: {
      who: {
        title: "Quem somos",
        body: "{shop} é um nome comercial de {company}, {street}, {place}. Pode escrever-nos para [{email}](mailto:{email}) ou ligar para {phone}. Vendemos cartões-presente de outras empresas, caixas de cartões em branco, capas e embrulhos, e fazemos chegar doações a causas solidárias.",
      },
      cards: {
        title: "O que é um cartão-presente",
        body: "Um cartão-presente é um vale pré-pago com um número de 19 dígitos e um PIN de 6 dígitos. Pode ser gasto na marca que indica, no país para o qual foi vendido, até o saldo acabar ou o prazo terminar. Não pode ser recarregado, não rende juros e não é trocado por dinheiro, salvo quando a lei o exige.",
      },
      ordering: {
        title: "O seu pedido",
        body: "O pedido torna-se vinculativo quando clica no botão de pagamento e nós confirmamos o pedido por e-mail. Verifique bem os nomes e os endereços: um cartão que chegou ao endereço indicado considera-se entregue. Podemos recusar um pedido quando o limite de uma marca é ultrapassado, quando um cartão está esgotado ou quando há bons motivos para suspeitar de fraude; avisamos de imediato e não paga nada.",
      },
      price: {
        title: "Preços e impostos",
        body: "Paga o valor indicado no cartão, que não tem imposto. O envio, as capas e os embrulhos aparecem com os impostos incluídos antes do pagamento. Um valor à escolha é sempre um número inteiro; nos cartões digitais fica normalmente entre {digitalMinimum} e {digitalMaximum}.",
      },
      payment: {
        title: "Pagamento",
        body: "O pagamento é feito através do nosso serviço de pagamentos, com uma das formas apresentadas ao finalizar a compra. Os cartões são emitidos assim que o pagamento chega. Se uma transferência não chegar até à data indicada nos dados de pagamento, cerca de uma semana após o pedido, o pedido é cancelado.",
      },
      delivery: {
        title: "Entrega",
        body: "Os cartões digitais seguem por e-mail, normalmente em menos de uma hora. Os cartões físicos pedidos antes das {cutOff} de um dia útil são enviados no mesmo dia. Saiba mais na página de [entrega](route:delivery).",
      },
      use: {
        title: "Usar um cartão",
        body: "O saldo pode ser gasto de uma só vez ou por partes, conforme a marca. O que sobra fica no cartão. A marca responde por aquilo que comprar; a essa compra aplicam-se as condições dela.",
      },
      validity: {
        title: "Prazo de validade",
        body: "Salvo indicação em contrário na página do produto, um cartão é válido por {validity} a partir do dia em que é ativado. A data está no e-mail e ao lado do [saldo](route:balanceCheck). Depois dela, o saldo já não pode ser gasto.",
      },
      withdrawal: {
        title: "Se mudar de ideia",
        body: "Como consumidor, pode desistir do pedido no prazo de 14 dias sem indicar o motivo, desde que o cartão não tenha sido usado. A página [Direito de desistência](route:cancellationPolicy) explica como.",
      },
      loss: {
        title: "Perda e roubo",
        body: "Guarde um cartão-presente como se fosse dinheiro. Se o código pode ter caído em mãos erradas, avise-nos de imediato: bloqueamos o saldo que resta e, se puder mostrar que o cartão é seu, emitimos um novo.",
      },
      liability: {
        title: "Responsabilidade",
        body: "Se errarmos, corrigimos: com um novo cartão do mesmo valor ou com a devolução do dinheiro. Não respondemos por danos que nem nós nem os nossos parceiros podíamos prever ou evitar. Nada aqui limita os direitos que a lei lhe dá.",
      },
      complaints: {
        title: "Reclamações",
        body: "Escreva para [{email}](mailto:{email}) e respondemos em dois dias úteis. Se não encontrarmos juntos uma solução, pode dirigir-se à entidade de defesa do consumidor do seu país ou aos tribunais. Como consumidor, é protegido pela lei do país onde vive.",
      },
    },
  },
  privacy: {
    title: "Privacidade",
    description:
      "Que dados pessoais a {shop} usa para um cartão-presente, quem os vê, quanto tempo são guardados e como os alterar ou apagar.",
    intro: "O que nos conta serve para entregar um presente, para entregar o seu presente e cumprir a lei.",
    sections: {
      who: {
        title: "Quem é responsável",
        body: "{company}, {street}, {place}, decide como os seus dados são usados. Se tiver perguntas, escreva para [{email}](mailto:{email}).",
      },
      what: {
        title: "O que pedimos",
        body: "- o seu nome, o seu e-mail e, se o quiser indicar, o seu telefone;\n- para cartões físicos, o endereço de entrega;\n- o nome e, para cartões digitais, o e-mail de quem recebe o presente, e a sua mensagem;\n- o que pediu e se está pago. Os dados da sua conta ou do seu cartão bancário ficam no serviço de pagamentos: nós nunca os vemos.",
      },
      why: {
        title: "Para que precisamos deles",
        body: "Para tratar do seu pedido, responder às suas perguntas, manter as contas que a lei fiscal exige e prevenir fraudes. Não enviamos publicidade a quem recebe um presente, e a si só se a pediu.",
      },
      recipients: {
        title: "Quem mais os vê",
        body: "O serviço de pagamentos, o correio e as empresas que alojam a nossa loja, cada um na medida da sua tarefa. Não vendemos dados.",
      },
      keeping: {
        title: "Quanto tempo os guardamos",
        body: "Os pedidos pagos durante o tempo que a lei fiscal exige, normalmente de sete a dez anos. As mensagens são apagadas {messageDays} dias depois da entrega do cartão. Se um pedido nunca foi pago, os nomes, os endereços e as mensagens desaparecem {unpaidOrderDays} dias depois da última tentativa de pagamento. Se excluir a sua conta, o seu nome e o seu endereço são removidos dos pedidos pagos {messageDays} dias depois da última entrega. Os carrinhos abandonados desaparecem ao fim de {basketDays} dias. Os orçamentos são excluídos {quoteDays} dias depois de serem aceitos, retirados ou de expirarem.",
      },
      draw: {
        title: "O sorteio mensal",
        body: "Para quem participa, o endereço de e-mail serve apenas para o comprovante, o resultado e o valor ganho. Ele é excluído {doublerDays} dias depois do sorteio, ou logo que a participação é retirada. De quem ganha mostramos a primeira letra.",
      },
      security: {
        title: "Como os protegemos",
        body: "As ligações são cifradas. Os números dos cartões e os PIN são guardados de forma que nem quem trabalha aqui os pode ler; cada consulta fica anotada.",
      },
      rights: {
        title: "Os seus direitos",
        body: "Pode ver os seus dados, corrigi-los, apagá-los, levá-los para outro lugar ou opor-se ao seu uso. Basta um e-mail. Também pode reclamar junto da autoridade de proteção de dados do seu país.",
      },
    },
  },
  cookies: {
    title: "Política de cookies",
    description:
      "A {shop} usa apenas os cookies sem os quais uma loja não funciona. Saiba quais são, para que servem e quanto tempo duram.",
    intro: "Uma loja tem de guardar o seu carrinho entre uma página e outra. É para isso que servem os nossos cookies.",
    sections: {
      what: {
        title: "O que é um cookie",
        body: "Um cookie é uma nota curta que um site deixa no navegador e volta a ler na página seguinte.",
      },
      necessary: {
        title: "O que guardamos",
        body: "Dois cookies. Um contém um número aleatório que pertence ao seu carrinho e aos seus pedidos neste navegador; o outro, quantos presentes estão no carrinho. Não contêm nome nem endereço, não podem ser lidos por outros sites e terminam {cookieDays} dias depois da última utilização do carrinho.",
      },
      choice: {
        title: "Estatísticas, vídeos e mapas",
        body: "Se aceitar as estatísticas, contamos o que é visto e comprado, sem saber por quem, e o navegador guarda o número de clique do anúncio que levou à sua visita. Um serviço de medição usado pela loja só é carregado então e pode criar cookies próprios; se retirar o consentimento, apagamos esses cookies. Os vídeos e os mapas de outras empresas só são carregados se concordar; sem o seu sim, nada disso chega ao navegador.",
      },
      storage: {
        title: "O que mais fica no navegador",
        body: "O navegador também pode guardar que fechou um aviso, para que ele continue fechado. O que aceitou em “Cookies”, no fim de cada página, fica guardado durante seis meses; depois de um sim às estatísticas, o número de clique de um anúncio, durante 90 dias. Tudo isto se apaga no próprio navegador; a loja volta logo a funcionar, com o carrinho vazio.",
      },
    },
  },
  deliveryInfo: {
    title: "Entrega",
    description:
      "Os cartões digitais chegam por e-mail em menos de uma hora, os físicos pelo correio: horários, custos e o que fazer em caso de atraso.",
    intro: "Por e-mail em minutos, ou pelo correio num envelope que dá gosto abrir.",
    sections: {
      email: {
        title: "Por e-mail",
        body: "Um cartão digital segue para o destinatário ou para quem comprou assim que o pagamento chega: normalmente em minutos e sempre em menos de uma hora. O e-mail leva o cartão, a sua mensagem, o número, o PIN e um código de barras.",
      },
      post: {
        title: "Pelo correio",
        body: "Os cartões físicos pedidos antes das {cutOff} de um dia útil saem no mesmo dia, num pacote que cabe na caixa do correio. {nextDayPercent}% chegam no dia de entrega seguinte. Cada envio custa {postage}.",
      },
      registered: {
        title: "Correio registado",
        body: "Quando os cartões de um envio valem juntos mais de {registeredAbove}, seguem por correio registado, que custa {registered}. A entrega é feita contra assinatura.",
      },
      day: {
        title: "Quando exatamente",
        body: "A página do produto mostra o momento da chegada, contado a partir de agora, já com fins de semana e feriados. A mesma data está no carrinho e na confirmação.",
      },
      late: {
        title: "Não chegou",
        body: "Se for um e-mail, veja primeiro na pasta de spam e depois escreva-nos: enviamos de novo. Se for um pacote, espere {claimAfterWorkingDays} dias úteis a partir do envio; então bloqueamos o cartão perdido e enviamos outro. Avise-nos no prazo de {claimUntilDays} dias: [atendimento](route:contact).",
      },
    },
  },
  cancellation: {
    title: "Direito de desistência",
    description:
      "Tem 14 dias para desistir de um pedido de cartões-presente que não foram usados. Como fazer e como recebe o dinheiro de volta.",
    intro: "Às vezes um presente não é o certo. Tem 14 dias para mudar de ideia.",
    sections: {
      right: {
        title: "O seu direito de desistir",
        body: "Como consumidor, pode desistir no prazo de 14 dias sem indicar o motivo. O prazo começa no dia em que o cartão chega às suas mãos ou às do destinatário; se forem vários, no dia do último.",
      },
      how: {
        title: "Como desistir",
        body: "Use o nosso [formulário](route:contact): indique o número do pedido e escreva “Desisto deste pedido”. Recebe um e-mail com o dia e a hora a que a mensagem chegou. Os cartões físicos são devolvidos no prazo de 14 dias, de preferência por abrir, para {company}, {street}, {place}.",
      },
      limits: {
        title: "Quando já não é possível",
        body: "Um cartão usado, no todo ou em parte, não pode ser devolvido; nem uma doação já entregue. Capas e embrulhos podem ser devolvidos enquanto não forem usados.",
      },
      refund: {
        title: "O seu dinheiro de volta",
        body: "Bloqueamos os cartões e devolvemos o valor deles e o envio mais barato no prazo de 14 dias, pela mesma forma de pagamento. Não tem qualquer custo. No caso dos cartões físicos, podemos esperar até que voltem.",
      },
      form: {
        title: "Modelo de formulário de desistência",
        body: "É possível [desistir online](route:withdrawal), ou copiar este formulário e enviá-lo para nós:\n\nPara {company}, {street}, {place}, {email}:\n\n- Comunico que desisto do meu contrato de compra dos seguintes bens:\n- Data do pedido / data do recebimento:\n- Número do pedido:\n- Nome do consumidor:\n- Endereço do consumidor:\n- Assinatura do consumidor (só se o formulário for enviado em papel):\n- Data:",
      },
    },
  },
};

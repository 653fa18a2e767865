import type { SiteTexts } from "../site-texts.ts";

export const legal: Pick<SiteTexts, "terms" | "privacy" | "cookies" | "deliveryInfo" | "cancellation"> = {
  terms: {
    title: "Termos e condições",
    description:
      "O que aceita ao comprar ou usar um cartão-presente na {shop}: encomenda, entrega, validade, livre resolução e reclamações.",
    intro: "Estes termos aplicam-se a tudo o que encomenda na {shop}. Procurámos ser breves.",
    sections: {
      who: {
        title: "Quem somos",
        body: "{shop} é um nome comercial de {company}, {street}, {place}. Pode escrever-nos para [{email}](mailto:{email}) ou ligar para {phone}. Vendemos cartões-presente de outras empresas, caixas de cartões para ativar, papel de embrulho e caixas de presente, e fazemos chegar donativos a instituições.",
      },
      cards: {
        title: "O que é um cartão-presente",
        body: "Um cartão-presente é pré-pago e tem um número de 19 dígitos e um PIN de 6 dígitos. Pode ser usado na marca que indica, no país para o qual foi vendido, até o saldo acabar ou o prazo terminar. Não pode ser recarregado, não rende juros e não é trocado por dinheiro, salvo quando a lei o exige.",
      },
      ordering: {
        title: "A sua encomenda",
        body: "A encomenda torna-se vinculativa quando clica no botão de pagamento e nós a confirmamos por e-mail. Verifique bem os nomes e os endereços de e-mail: um cartão que chegou ao endereço indicado considera-se entregue. Podemos recusar uma encomenda quando o limite de uma marca é ultrapassado, quando um cartão está esgotado ou quando há bons motivos para suspeitar de fraude; avisamos de imediato e não paga nada.",
      },
      price: {
        title: "Preços e IVA",
        body: "Paga o valor indicado no cartão e nada mais. Os preços dos portes, do papel de embrulho e das caixas de presente incluem IVA e aparecem antes do pagamento. Um valor à escolha é sempre inteiro; nos cartões digitais fica normalmente entre {digitalMinimum} e {digitalMaximum}.",
      },
      payment: {
        title: "Pagamento",
        body: "O pagamento é feito através do nosso prestador de pagamentos, com um dos métodos de pagamento apresentados ao finalizar a compra. Os cartões são emitidos assim que o pagamento chega. Se uma transferência não chegar até à data indicada nos dados de pagamento, cerca de uma semana após a encomenda, esta é cancelada.",
      },
      delivery: {
        title: "Entrega",
        body: "Os cartões digitais seguem por e-mail, normalmente em menos de uma hora. Os cartões físicos encomendados antes das {cutOff} de um dia útil são enviados no mesmo dia. Saiba mais na página de [entrega](route:delivery).",
      },
      use: {
        title: "Usar um cartão",
        body: "O saldo pode ser usado de uma só vez ou por partes, conforme a marca. O que sobra fica no cartão. A marca responde por aquilo que comprar com ele; a essa compra aplicam-se as condições da marca.",
      },
      validity: {
        title: "Prazo de validade",
        body: "Salvo indicação em contrário na página do produto, um cartão é válido durante {validity} a partir do dia em que é ativado. A data está no cartão e ao lado do [saldo](route:balanceCheck). Depois dela, o saldo já não pode ser usado.",
      },
      withdrawal: {
        title: "Se mudar de ideias",
        body: "Como consumidor, pode resolver o contrato no prazo de 14 dias sem indicar o motivo, desde que o cartão não tenha sido usado. A página [Direito de livre resolução](route:cancellationPolicy) explica como.",
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
        body: "Escreva para [{email}](mailto:{email}) e respondemos no prazo de dois dias úteis. Se não encontrarmos juntos uma solução, pode dirigir-se à entidade de defesa do consumidor do seu país ou aos tribunais. Como consumidor, é protegido pela lei do país onde vive.",
      },
    },
  },
  privacy: {
    title: "Privacidade",
    description:
      "Que dados pessoais a {shop} usa para um cartão-presente, quem os vê, quanto tempo são guardados e como os alterar ou eliminar.",
    intro: "Usamos os seus dados para entregar o seu presente e cumprir a lei.",
    sections: {
      who: {
        title: "Quem é responsável",
        body: "{company}, {street}, {place}, decide como os seus dados são usados. Se tiver perguntas, escreva para [{email}](mailto:{email}).",
      },
      what: {
        title: "O que pedimos",
        body: "- o seu nome, o seu e-mail e, se o quiser indicar, o seu telefone;\n- para cartões físicos, a morada de entrega;\n- o nome e, para cartões digitais, o e-mail de quem recebe o presente, e a sua mensagem;\n- o que encomendou e se está pago. Os seus dados de pagamento ficam no prestador de pagamentos: nós nunca os vemos.",
      },
      why: {
        title: "Para que precisamos deles",
        body: "Para tratar da sua encomenda, responder às suas perguntas, manter as contas que a legislação fiscal exige e prevenir fraudes. Não enviamos publicidade a quem recebe um presente, e a si só se a tiver solicitado.",
      },
      recipients: {
        title: "Quem mais os vê",
        body: "O prestador de pagamentos, os correios e as empresas que alojam a nossa loja, cada um na medida da sua tarefa. Não vendemos dados.",
      },
      keeping: {
        title: "Quanto tempo os guardamos",
        body: "As encomendas pagas, durante o tempo que a legislação fiscal exige, normalmente de sete a dez anos. As mensagens são apagadas {messageDays} dias depois da entrega do cartão. Se uma encomenda nunca foi paga, os nomes, as moradas e as mensagens são removidos {unpaidOrderDays} dias depois da última tentativa de pagamento. Se eliminar a sua conta, o seu nome e a sua morada são removidos das encomendas pagas {messageDays} dias depois da última entrega. Os carrinhos abandonados desaparecem ao fim de {basketDays} dias. Os orçamentos são eliminados {quoteDays} dias depois de aceites, retirados ou caducados.",
      },
      draw: {
        title: "O sorteio mensal",
        body: "Se participar, usamos o seu e-mail apenas para o comprovativo, o resultado e o prémio. É eliminado {doublerDays} dias depois do sorteio ou de imediato, se retirar a participação. Do nome de quem ganha mostramos apenas a primeira letra.",
      },
      security: {
        title: "Como os protegemos",
        body: "As ligações são cifradas. Os números dos cartões e os PIN são guardados de forma que nem quem trabalha aqui os pode ler; cada consulta fica registada.",
      },
      rights: {
        title: "Os seus direitos",
        body: "Pode ver os seus dados, corrigi-los, eliminá-los, levá-los para outro lado ou opor-se ao seu uso. Basta um e-mail. Também pode reclamar junto da autoridade de proteção de dados do seu país.",
      },
    },
  },
  cookies: {
    title: "Política de cookies",
    description:
      "A {shop} usa apenas os cookies necessários ao funcionamento da loja. Saiba quais são, para que servem e a sua duração.",
    intro:
      "Uma loja precisa de se lembrar do seu carrinho entre uma página e outra. É para isso que servem os nossos cookies.",
    sections: {
      what: {
        title: "O que é um cookie",
        body: "Um cookie é um pequeno ficheiro de texto que um site guarda no navegador e volta a ler na página seguinte.",
      },
      necessary: {
        title: "O que guardamos",
        body: "Dois cookies, e um terceiro ao finalizar a compra. Um contém um número aleatório que pertence ao carrinho e às encomendas deste navegador; o outro, quantos presentes estão no carrinho. Não contêm nome nem morada, não podem ser lidos por outros sites e terminam {cookieDays} dias depois da última utilização do carrinho. O terceiro serve para que todos entrem por ordem de chegada quando há muita gente e termina ao fim de 15 minutos.",
      },
      choice: {
        title: "Estatísticas, vídeos e mapas",
        body: "Se aceitar as estatísticas, contamos o que é visto e comprado, sem saber por quem, e o navegador guarda o identificador do clique no anúncio por onde chegou até aqui. Um serviço de medição usado pela loja só é carregado nesse caso e pode criar cookies próprios; se retirar o consentimento, eliminamo-los. Os vídeos e os mapas de outras empresas só são carregados se concordar; sem isso, nada chega ao navegador.",
      },
      storage: {
        title: "O que mais fica no navegador",
        body: "O navegador também pode lembrar-se de que fechou um aviso, para que continue fechado. Guarda também os cartões-presente que marcar como favoritos, até os retirar. O que aceitou em “Cookies”, no fim de cada página, fica guardado durante seis meses; se aceitar as estatísticas, o identificador do clique num anúncio, durante 90 dias. Tudo isto se apaga nas definições do navegador; a loja volta logo a funcionar, com o carrinho vazio.",
      },
    },
  },
  deliveryInfo: {
    title: "Entrega",
    description:
      "Os cartões digitais chegam por e-mail em menos de uma hora, os físicos por correio: horários, portes e o que fazer em caso de atraso.",
    intro: "Por e-mail em minutos, ou por correio num envelope que dá gosto abrir.",
    sections: {
      email: {
        title: "Por e-mail",
        body: "Um cartão digital segue para o destinatário, ou para quem comprou, assim que o pagamento chega: em regra em minutos e normalmente em menos de uma hora. Uma ligação no e-mail abre o presente: o cartão com a sua mensagem, o número, o PIN e um código de barras.",
      },
      post: {
        title: "Por correio",
        body: "Os cartões físicos encomendados antes das {cutOff} de um dia útil são enviados no mesmo dia, num pacote que cabe na caixa do correio. {nextDayPercent}% chegam no dia de entrega seguinte. Os portes são de {postage} por envio.",
      },
      registered: {
        title: "Correio registado",
        body: "Quando os cartões de um envio valem juntos mais de {registeredAbove}, seguem por correio registado, por {registered}. A entrega é feita contra assinatura.",
      },
      day: {
        title: "Quando exatamente",
        body: "A página do produto mostra a data prevista de chegada, já com fins de semana e feriados. A mesma data está no carrinho e na confirmação.",
      },
      late: {
        title: "Não chegou",
        body: "Se for um e-mail, veja primeiro na pasta de spam e depois contacte-nos: enviamos de novo. Se for um pacote, espere {claimAfterWorkingDays} dias úteis a partir do envio; bloqueamos então o cartão perdido e enviamos outro. Se puder, avise-nos no prazo de {claimUntilDays} dias ([apoio ao cliente](route:contact)); os seus direitos legais não são afetados.",
      },
    },
  },
  cancellation: {
    title: "Direito de livre resolução",
    description:
      "Tem 14 dias para resolver a compra de cartões-presente que não foram usados. Como fazer e como recebe o dinheiro de volta.",
    intro: "Escolheu o presente errado? Tem 14 dias para mudar de ideias.",
    sections: {
      right: {
        title: "O seu direito de livre resolução",
        body: "Como consumidor, pode resolver o contrato no prazo de 14 dias sem indicar o motivo. O prazo começa no dia em que o cartão chega às suas mãos ou às do destinatário; se forem vários, no dia do último.",
      },
      how: {
        title: "Como exercer o direito",
        body: "O mais rápido é online: [resolva o contrato](route:withdrawal) com o número da encomenda e o endereço de e-mail. Recebe um e-mail com o dia e a hora. O nosso [formulário de contacto](route:contact), um e-mail, uma carta ou o modelo de formulário servem igualmente. Devolva os cartões físicos no prazo de 14 dias, de preferência por abrir, para {company}, {street}, {place}.",
      },
      limits: {
        title: "Quando já não é possível",
        body: "Um cartão usado, no todo ou em parte, não pode ser devolvido; nem um donativo já entregue. O papel de embrulho e as caixas de presente podem ser devolvidos enquanto não forem usados.",
      },
      refund: {
        title: "O seu dinheiro de volta",
        body: "Bloqueamos os cartões e devolvemos o valor destes e os portes mais baratos no prazo de 14 dias, pelo mesmo método de pagamento. Não tem qualquer custo. No caso dos cartões físicos, podemos esperar até que voltem.",
      },
      form: {
        title: "Modelo de formulário de livre resolução",
        body: "Pode [exercer o direito online](route:withdrawal) ou copiar este formulário e enviá-lo para nós:\n\nPara {company}, {street}, {place}, {email}:\n\n- Pela presente comunico que resolvo o meu contrato de compra e venda relativo aos seguintes bens:\n- Encomendados em / recebidos em:\n- Número da encomenda:\n- Nome do consumidor:\n- Morada do consumidor:\n- Assinatura do consumidor (só se o formulário for enviado em papel):\n- Data:",
      },
    },
  },
};

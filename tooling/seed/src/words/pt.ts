import type { LanguageWords } from "./language-words.ts";

export const pt: LanguageWords = {
  categories: {
    fashion: "Moda",
    beauty: "Beleza",
    books: "Livros",
    dining: "Restaurantes",
    cinema: "Cinema e teatro",
    travel: "Viagens",
    wellness: "Bem-estar",
    "home-garden": "Casa e jardim",
    sports: "Esportes e lazer",
    "games-tech": "Games e tecnologia",
    kids: "Crianças",
    "food-wine": "Comida e vinho",
    music: "Música e festivais",
    experiences: "Experiências",
    motoring: "Carros e bikes",
    pets: "Pets",
    charity: "Solidariedade",
    "for-business": "Empresas",
  },
  openings: {
    fashion: ["Em {brand}, a próxima peça favorita já está à espera.", "{brand} veste cada dia com um toque a mais."],
    beauty: [
      "{brand} junta cuidados, aromas e cor para apreciar com calma.",
      "Com {brand}, um momento ao espelho torna-se um presente.",
    ],
    books: [
      "Em {brand}, a próxima boa história nunca está longe.",
      "{brand} tem estantes onde se perder e gente que sabe o que ler a seguir.",
    ],
    dining: [
      "Uma mesa em {brand}: boa comida e nenhuma pressa.",
      "{brand} cozinha ao ritmo das estações e serve com calma.",
    ],
    cinema: [
      "Luzes apagadas, celular guardado: uma noite em {brand}.",
      "{brand} faz de uma noite qualquer uma estreia.",
    ],
    travel: [
      "Com {brand}, o próximo destino está mais perto do que parece.",
      "{brand} prepara fins de semana e grandes viagens.",
    ],
    wellness: ["Água quente, silêncio e agenda vazia: assim é {brand}.", "{brand} oferece uma tarde de sossego."],
    "home-garden": [
      "{brand} tem tudo o que torna uma casa acolhedora, por dentro e por fora.",
      "Da primeira semente à última almofada, {brand} tem ideias para cada canto.",
    ],
    sports: [
      "{brand} tem o equipamento para a primeira volta e o último cume.",
      "Bons tênis, bom equipamento, boas dicas: {brand} põe todos em movimento.",
    ],
    "games-tech": [
      "{brand} tem os games e aparelhos que reúnem todo mundo.",
      "Mundos novos, boas ideias e mais uma fase em {brand}.",
    ],
    kids: [
      "Em {brand} há muita coisa para montar, abraçar e fazer correr.",
      "Em {brand} começa a brincadeira, em qualquer idade.",
    ],
    "food-wine": [
      "{brand} enche a despensa de coisas boas demais para guardar.",
      "Queijo, chocolate, uma garrafa para dividir: {brand} conhece os produtores.",
    ],
    music: [
      "{brand} é primeira fila, bis e canções que ficam.",
      "Do pequeno palco ao grande festival, {brand} tem o ingresso.",
    ],
    experiences: [
      "{brand} oferece um dia para lembrar durante anos.",
      "No ar, debaixo d’água ou a toda a velocidade: {brand} tem a aventura certa.",
    ],
    motoring: [
      "{brand} mantém as rodas em movimento, sejam duas ou quatro.",
      "Da revisão ao passeio de domingo, {brand} é o lugar certo.",
    ],
    pets: [
      "{brand} cuida de tudo o que tem patas, penas ou barbatanas.",
      "Petiscos, brinquedos e bons conselhos: {brand} sabe mimar os animais.",
    ],
  },
  middles: [
    "Você escolhe o valor; quem recebe escolhe o presente.",
    "O cartão pode ser usado de uma vez ou aos poucos.",
    "Com algumas palavras suas, vira um presente pessoal.",
  ],
  closings: [
    "Perfeito para um aniversário e bem-vindo também sem motivo.",
    "Uma escolha segura para quem já tem tudo.",
    "Pronto a tempo, mesmo quando você lembra tarde.",
  ],
  conditions: {
    validity: "O cartão é válido por {validity} a partir da data de ativação.",
    spend: [
      "Pode ser usado em todas as lojas {brand} e online; o saldo restante fica no cartão.",
      "Mostre o código ao pagar em {brand} ou digite-o ao pagar online; dá para usar em partes.",
    ],
    fixed: "Este cartão só existe em valores fixos.",
    cash: "Não pode ser trocado por dinheiro nem recarregado.",
  },
  blankPack: {
    title: "Cartões-presente para ativar, caixa de {count}",
    description:
      "Tenha {count} cartões impressos à mão e ative-os online na hora de presentear, com o valor que quiser.",
    conditions: "Os cartões não têm valor até serem ativados. A ativação é confirmada em até 24 horas.",
  },
  businessCard: {
    title: "Cartão-presente {brand} para empresas",
    description:
      "Para colaboradores e clientes, com qualquer valor inteiro de {minimum} a {maximum}. Pode ser usado em {brand} em material de escritório, café e pequenas lembranças, de uma vez ou aos poucos.",
  },
  donations: {
    "groves-for-tomorrow": "Com viveiros locais, põe árvores jovens na terra e cuida delas durante dez anos.",
    "the-warm-table": "Cozinha refeições quentes com alimentos resgatados para vizinhos que precisam de companhia.",
    "blue-bay-rescue": "Limpa praias e devolve à água os animais marinhos encalhados.",
    "pages-for-all": "Leva livros e horas de leitura a escolas sem biblioteca.",
    "little-lanterns": "Permite que as famílias fiquem juntas perto de uma criança no hospital.",
    "open-paw-shelter": "Acolhe cães e gatos sem lar e encontra um para eles.",
  },
  donationEffects: {
    "groves-for-tomorrow": "Sua doação paga mudas, as estacas que as seguram e a água dos primeiros verões.",
    "the-warm-table": "Sua doação enche a panela: legumes, gás e um lugar à mesa para quem vem sem companhia.",
    "blue-bay-rescue": "Sua doação compra redes, luvas e o peixe de que uma foca precisa até voltar nadando para casa.",
    "pages-for-all": "Sua doação põe livros novos na estante e paga uma hora de leitura em voz alta.",
    "little-lanterns": "Sua doação paga uma cama, um café da manhã e uma luz na janela, a poucos passos do hospital.",
    "open-paw-shelter": "Sua doação paga ração, veterinário e uma caminha quente até chegar uma nova família.",
  },
  donationConditions: "O valor total vai para a instituição. Uma doação já repassada não pode ser reembolsada.",
  housePapers: { rosettes: "Papel com rosáceas", zigzag: "Papel em zigue-zague" },
  extras: {
    "wrap-confetti": "Papel com confetes",
    "wrap-botanical": "Papel com folhas",
    "wrap-stripes": "Papel listrado",
    "wrap-night-sky": "Papel céu estrelado",
    "wrap-kraft": "Papel kraft com barbante",
    "digital-birthday": "Feliz aniversário",
    "digital-thank-you": "Muito obrigado",
    "digital-congratulations": "Parabéns",
    "digital-love": "Com carinho",
    "digital-winter": "Boas festas",
    "digital-new-home": "Casa nova",
    "packing-kraft-box": "Caixa de presente kraft",
    "packing-ribbon-box": "Caixa de presente com laço",
    "packing-tin": "Lata decorativa",
    "packing-pouch": "Saquinho de veludo",
  },
};

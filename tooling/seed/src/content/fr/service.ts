import type { SiteTexts } from "../site-texts.ts";

export const service: Pick<SiteTexts, "helpdesk" | "contact" | "business" | "home" | "headings"> = {
  helpdesk: {
    title: "Questions fréquentes",
    description:
      "Commander, recevoir, payer et utiliser une carte cadeau de {shop} : les réponses aux questions, et comment nous joindre.",
    intro: "La plupart des questions trouvent leur réponse ici. Sinon, contactez-nous.",
    topics: {
      ordering: {
        title: "Commander",
        questions: [
          {
            question: "Puis-je envoyer une commande à plusieurs personnes ?",
            answer:
              "Oui. Chaque cadeau du panier a son destinataire, son message et son montant, et vous ne payez qu’une fois. Pour les cartes par courrier, vous choisissez pour chaque personne : directement chez elle ou chez vous.",
          },
          {
            question: "Puis-je choisir le montant ?",
            answer:
              "Pour la plupart des cartes, oui : tout montant entier entre les limites indiquées sur la page du produit. Certaines enseignes ne proposent que des valeurs fixes.",
          },
          {
            question: "Puis-je modifier une commande déjà payée ?",
            answer:
              "En partie. Sur la page de votre commande, vous pouvez corriger une adresse e-mail ou reprendre un cadeau qui n’est pas encore ouvert. Pour tout le reste, contactez-nous rapidement.",
          },
          {
            question: "Faut-il un compte ?",
            answer:
              "Non. Vous pouvez commander sans compte ; la confirmation arrive par e-mail. Avec un compte, vous retrouvez aussi vos commandes et vos cartes cadeaux au même endroit.",
          },
        ],
      },
      delivery: {
        title: "Livraison",
        questions: [
          {
            question: "En combien de temps une carte arrive-t-elle ?",
            answer:
              "Une carte numérique, en quelques minutes le plus souvent. Une carte physique commandée avant {cutOff} un jour ouvré part le jour même. La date prévue s’affiche à la commande.",
          },
          {
            question: "L’e-mail n’est pas arrivé. Que faire ?",
            answer:
              "Regardez dans les indésirables et vérifiez l’adresse dans votre confirmation. Si elle est juste, [écrivez-nous](route:contact) : nous le renvoyons.",
          },
          {
            question: "Le destinataire voit-il ce que j’ai payé ?",
            answer:
              "Le destinataire voit la valeur de la carte, jamais ce que vous avez payé pour l’envoi ou l’emballage. Le colis ne contient pas de facture.",
          },
        ],
      },
      payment: {
        title: "Payer",
        questions: [
          {
            question: "Comment puis-je payer ?",
            answer:
              "Avec les moyens proposés au moment du paiement. Vos données bancaires ne vont qu’au prestataire de paiement.",
          },
          {
            question: "Mon paiement a échoué. Ma commande est-elle perdue ?",
            answer:
              "Non. Elle vous attend, avec tout ce que vous avez saisi. Reprenez-la et réessayez, ou choisissez un autre moyen.",
          },
          {
            question: "Vais-je recevoir une facture ?",
            answer:
              "Si vous le souhaitez. Une fois la commande payée, vous pouvez demander une facture sur sa page ; elle vous est aussi envoyée par e-mail. Les prix de la livraison et de l’emballage sont TTC.",
          },
        ],
      },
      spending: {
        title: "Utiliser une carte",
        questions: [
          {
            question: "Combien reste-t-il sur ma carte ?",
            answer:
              "Saisissez son numéro et son code PIN sur la page [Vérifier le solde](route:balanceCheck). Vous y voyez aussi sa date d’expiration.",
          },
          {
            question: "Dois-je utiliser tout le solde en une fois ?",
            answer: "Non. Le solde reste disponible sur la carte jusqu’à son expiration.",
          },
          {
            question: "Combien de temps une carte cadeau est-elle valable ?",
            answer: "{validity} à compter de son activation, sauf indication contraire pour la carte.",
          },
          {
            question: "Puis-je me faire verser le montant ?",
            answer:
              "Non, sauf si la loi l’impose. Une carte cadeau s’utilise auprès de l’enseigne qu’elle indique. Si elle ne vous convient pas, elle fera un joli cadeau pour quelqu’un d’autre.",
          },
        ],
      },
      problems: {
        title: "En cas de souci",
        questions: [
          {
            question: "Mon numéro de carte n’est pas reconnu.",
            answer:
              "Vérifiez les 19 chiffres et les 6 chiffres du code PIN ; les espaces n’ont pas d’importance. Après cinq codes erronés, la carte est bloquée 24 heures pour protéger son solde.",
          },
          {
            question: "J’ai perdu ma carte.",
            answer:
              "Prévenez-nous aussitôt, numéro de commande en main. Nous bloquons ce qui reste et cherchons une solution avec vous.",
          },
          {
            question: "Le magasin refuse ma carte.",
            answer:
              "Vérifiez qu’il s’agit de la bonne enseigne, du bon pays, et que la carte est encore valable. Si le magasin se trompe, prévenez-nous : nous en parlons avec l’enseigne.",
          },
        ],
      },
    },
  },
  contact: {
    title: "Service client",
    description:
      "Écrivez à {shop} ou appelez-nous : notre service client vous répond sous deux jours ouvrés, souvent bien plus vite.",
    intro: "Notre service client vous répond sous deux jours ouvrés, le plus souvent le jour même.",
    before:
      "La réponse se trouve peut-être déjà parmi les [questions fréquentes](route:helpdesk). S’il s’agit d’une commande, gardez son numéro à portée de main.",
    hours: "Par téléphone au {phone}, les jours ouvrés.",
  },
  business: {
    title: "Cartes cadeaux pour les entreprises",
    description:
      "Remercier une équipe, accueillir des clients, saluer une bonne idée : des cartes cadeaux pour les entreprises, d’une à mille personnes.",
    intro: "Un cadeau qui plaît à toute l’équipe : chacun choisit, personne n’a à deviner.",
    reasons: [
      {
        title: "Chacun y trouve son compte",
        body: "Du cinéma à la jardinerie, vos collaborateurs choisissent ce qu’ils aiment. Ni tailles, ni restes, ni cadeaux au fond d’un tiroir.",
      },
      {
        title: "Prêt en un après-midi",
        body: "Les cartes numériques arrivent dans l’heure, avec un message de vous. Les cartes physiques commandées avant {cutOff} un jour ouvré partent le jour même.",
      },
      {
        title: "Clair pour votre comptabilité",
        body: "Vous payez la valeur des cartes. La TVA est comprise dans le prix de la livraison et de l’emballage, et une seule confirmation récapitule tout.",
      },
    ],
    steps: [
      {
        title: "Choisissez cartes et montants",
        body: "La même carte pour tous ou une différente pour chacun : mettez-les dans le panier avec nom et message.",
      },
      { title: "Payez en une fois", body: "Avec les moyens de paiement de la boutique, pour toute la commande." },
      {
        title: "Faites plaisir",
        body: "Chacun reçoit son propre cadeau par e-mail. Les cartes physiques vont directement à chaque destinataire, ou chez vous pour les remettre en main propre.",
      },
    ],
    invoice: {
      title: "Commandes importantes",
      body: "Vous souhaitez payer sur facture ou voir votre logo sur la carte ? [Demandez un devis](route:businessQuote). Pour offrir de nombreux cadeaux en une fois, envoyez une [liste de destinataires](route:manyRecipients).",
    },
    questions: [
      {
        question: "Pouvons-nous ajouter notre propre message ?",
        answer: "Oui, jusqu’à 150 caractères par cadeau, différent pour chaque destinataire si vous le souhaitez.",
      },
      {
        question: "Les cartes offertes aux salariés sont-elles exonérées ?",
        answer:
          "Cela dépend de votre pays et de l’occasion. Votre expert-comptable connaît les plafonds ; notre confirmation indique qui a reçu quoi, et pour quel montant.",
      },
      {
        question: "Que deviennent les cartes non utilisées ?",
        answer: "Elles restent valables {validity}. Chacun peut consulter son solde à tout moment.",
      },
    ],
  },
  home: {
    welcome: {
      title: "Des cadeaux qui arrivent à temps",
      body: "{shop} a des cartes cadeaux pour tous les goûts : choisies en une minute, avec un mot de vous, par e-mail aujourd’hui ou expédiées au plus tard le jour ouvré suivant.",
    },
    reasons: [
      {
        title: "Envoyé sans tarder",
        body: "Dans l’heure par e-mail ; par courrier, le jour même pour toute commande passée avant {cutOff} un jour ouvré.",
      },
      {
        title: "Avec votre message",
        body: "Votre message, un papier cadeau et un emballage font d’une carte un vrai cadeau.",
      },
      {
        title: "Là pour vous aider",
        body: "Vérifiez le solde et la date d’expiration quand vous voulez. En cas de souci, notre équipe vous aide.",
      },
    ],
    choice: {
      title: "Vous ne savez pas quoi offrir ?",
      body: "Partez de l’occasion. Pour les anniversaires, les mariages, les naissances et bien d’autres jours, vous trouverez des cartes et des idées de message sous [Occasions](route:givingMoments).",
    },
  },
  headings: {
    cards: "Notre sélection",
    posts: "À lire aussi",
    cases: "Comment les entreprises offrent",
    testimonials: "Ce que disent nos clients",
    steps: "Comment ça marche",
    questions: "Questions",
    contact: "Encore une question ?",
    contactBody: "Écrivez à [{email}](mailto:{email}) ou appelez le {phone}. Notre équipe vous aide volontiers.",
    allMoments: "Toutes les occasions",
    allCards: "Toutes les cartes cadeaux",
  },
};

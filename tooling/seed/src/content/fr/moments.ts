import type { SiteTexts } from "../site-texts.ts";

export const moments: Pick<SiteTexts, "givingMoments" | "moments" | "landings"> = {
  givingMoments: {
    title: "Occasions",
    description:
      "Des cartes cadeaux pour les anniversaires, mariages, naissances, départs et bien d’autres jours, avec des idées de message.",
    intro: "Que fête-t-on ? Choisissez l’occasion, nous vous aidons pour le reste.",
  },
  moments: {
    birthday: {
      path: "anniversaire",
      title: "Anniversaire",
      description:
        "Des cartes cadeaux d’anniversaire : des idées pour chaque âge, un montant juste et des mots qui sortent de l’ordinaire.",
      intro: "Un anniversaire revient chaque année. Avec une carte cadeau, vous êtes à l’heure, même le jour J.",
      ideas: {
        title: "Des idées pour chacun",
        body: "Pour les enfants, de quoi construire ou lire ; pour les adolescents, des jeux et de la musique ; pour les amis, une soirée ; pour les parents, un après-midi de calme. À plusieurs, une seule belle carte vaut mieux que dix petites choses.",
      },
      words: {
        title: "Des mots pour la carte",
        body: "- « Une année de plus, une raison de plus de manger du gâteau. »\n- « Pour ce que tu ne t’offrirais jamais. »\n- « Tu choisis, on applaudit. »",
      },
    },
    "thank-you": {
      path: "remerciement",
      title: "Dire merci",
      description:
        "Une carte cadeau pour dire merci : aux voisins, aux enseignants, aux collègues et à tous ceux qui ont aidé sans qu’on le leur demande.",
      intro:
        "Quelqu’un a nourri le chat, pris le relais au pied levé, porté des cartons. N’attendez pas trop pour dire merci.",
      ideas: {
        title: "Des idées pour chacun",
        body: "Un petit montant suffit : un café, un livre, deux places de cinéma. Choisissez une chose que l’on ne s’offre pas un jour ordinaire.",
      },
      words: {
        title: "Des mots pour la carte",
        body: "- « Tu as rendu les choses plus faciles. Merci. »\n- « Tu nous as donné tant d’heures. En voici une pour toi. »\n- « Nous l’avons remarqué, et nous t’en remercions. »",
      },
    },
    wedding: {
      path: "mariage",
      title: "Mariage",
      description:
        "Des cartes cadeaux de mariage : pour le voyage, la maison ou une soirée à deux, joliment emballées pour la table des cadeaux.",
      intro: "Tout est déjà pris sur la liste de mariage ? Une carte leur laisse le choix.",
      ideas: {
        title: "Des idées pour chacun",
        body: "Un voyage pour ceux qui partent, la maison et le jardin pour ceux qui s’installent, une table à deux pour le premier anniversaire. Dans son emballage, elle a toute sa place parmi les autres.",
      },
      words: {
        title: "Des mots pour la carte",
        body: "- « Pour la première chose que vous choisirez mariés. »\n- « À une vie pleine de belles conversations. »\n- « À tous les jours ordinaires qui seront beaux. »",
      },
    },
    "new-baby": {
      path: "naissance",
      title: "Naissance",
      description:
        "Des cartes cadeaux pour de jeunes parents : pour ce qu’il faudra dans trois mois, ou pour un repas que quelqu’un d’autre a préparé.",
      intro: "Tout le monde apporte des bodies en taille naissance. Vous apportez ce qu’il faudra dans trois mois.",
      ideas: {
        title: "Des idées pour chacun",
        body: "Pour l’enfant, des vêtements et des jouets à sa taille future ; pour les parents, un repas tout prêt ou une heure de silence. Valable {validity} : rien ne presse.",
      },
      words: {
        title: "Des mots pour la carte",
        body: "- « Bienvenue, petit trésor. Tu as choisi de bonnes personnes. »\n- « Pour la première nuit complète. »\n- « Pour ce qu’il vous faudra ensuite. »",
      },
    },
    december: {
      path: "fetes-de-fin-d-annee",
      title: "Fêtes de fin d’année",
      description:
        "Des cartes cadeaux pour les fêtes : plusieurs cadeaux, une seule commande, un message pour chacun, à temps par e-mail ou par courrier.",
      intro:
        "Beaucoup de cadeaux en peu de jours ? Mettez-les dans un seul panier, chacun avec son nom et son message, et payez une fois.",
      ideas: {
        title: "Des idées pour chacun",
        body: "Des cartes physiques sous le sapin, numériques pour ceux qui sont loin. Commandez les envois par courrier avant la mi-décembre ; l’e-mail arrive à temps jusqu’au soir même.",
      },
      words: {
        title: "Des mots pour la carte",
        body: "- « Pour les jours calmes entre les fêtes. »\n- « De quoi se réjouir en janvier. »\n- « Avec amour, et sans ticket de caisse. »",
      },
    },
    "get-well": {
      path: "bon-retablissement",
      title: "Bon rétablissement",
      description:
        "Une carte cadeau pour quelqu’un qui est malade : de quoi lire, regarder ou attendre avec plaisir, dès aujourd’hui par e-mail.",
      intro: "Un cadeau ne guérit pas, mais il change les idées.",
      ideas: {
        title: "Des idées pour chacun",
        body: "Des livres, des films et des jeux pour maintenant ; un repas, un soin, une sortie pour plus tard. Par e-mail, elle arrive dès cet après-midi.",
      },
      words: {
        title: "Des mots pour la carte",
        body: "- « Prends tout ton temps. On te garde ta place au chaud. »\n- « Pour le premier jour dehors. »\n- « On pense à toi. »",
      },
    },
    farewell: {
      path: "depart",
      title: "Départ",
      description:
        "Des cartes cadeaux pour quelqu’un qui s’en va : un collègue, une voisine, un ami. Un seul cadeau, de la part de tous.",
      intro: "Un nouveau poste, une autre ville, la retraite : dites au revoir avec un cadeau au choix.",
      ideas: {
        title: "Des idées pour chacun",
        body: "Faites une cagnotte et offrez un montant qui rend un projet possible : un voyage, un cours, un instrument. Demandez autour de vous ce qui ferait vraiment plaisir.",
      },
      words: {
        title: "Des mots pour la carte",
        body: "- « Donne des nouvelles. Pour de vrai. »\n- « Pour le premier lundi sans nous. »\n- « Tu vas nous manquer. Fais-toi plaisir. »",
      },
    },
    "new-home": {
      path: "cremaillere",
      title: "Crémaillère",
      description:
        "Des cartes cadeaux pour une crémaillère : lampes, plantes, outils, et le repas du premier soir au milieu des cartons.",
      intro: "Il leur faut de tout et ils ne savent pas encore quoi. Offrez-leur le choix, et le temps de s’installer.",
      ideas: {
        title: "Des idées pour chacun",
        body: "La maison et le jardin pour le coin vide, un repas pour le premier soir, une gourmandise pour le placard. Emballée, avec une plante à côté, elle se donne sur le pas de la porte.",
      },
      words: {
        title: "Des mots pour la carte",
        body: "- « Pour le coin qui a encore l’air vide. »\n- « Que les voisins soient gentils et les murs bien secs. »\n- « Du pain, du sel, et ceci. »",
      },
    },
  },
  landings: {
    tonight: {
      path: "cadeau-pour-ce-soir",
      title: "Un cadeau pour ce soir",
      description:
        "Invité, et les mains vides ? Des cartes cadeaux numériques par e-mail dans l’heure, avec un message, chaque jour et à toute heure.",
      intro:
        "Les magasins sont fermés, la fête commence à vingt heures. Choisissez une carte : elle est dans la boîte de réception avant que vous ayez mis votre manteau.",
      reasons: [
        { title: "Dans l’heure", body: "Le plus souvent quelques minutes après votre paiement, le dimanche aussi." },
        {
          title: "Pour le destinataire ou pour vous",
          body: "Envoyée au destinataire, ou à vous-même pour l’imprimer et la plier.",
        },
        { title: "Avec votre message", body: "Jusqu’à 150 caractères, rien que pour cette personne." },
      ],
      closing: {
        title: "Comment offrir un e-mail",
        body: "Imprimez la carte, pliez-la une fois, glissez-la dans une enveloppe. Ou envoyez-la au moment de trinquer : saisissez l’adresse du destinataire, et validez quand le gâteau arrive.",
      },
    },
    "small-presents": {
      path: "petits-cadeaux",
      title: "Petits cadeaux",
      description:
        "Des cartes cadeaux pour un petit budget : un café, un livre, un film. De petites attentions avec un mot gentil, envoyées dans l’heure.",
      intro: "Un petit montant et un mot gentil suffisent souvent.",
      reasons: [
        {
          title: "Vous fixez le montant",
          body: "Chez la plupart des enseignes, tout montant entier à partir du minimum.",
        },
        {
          title: "Pas de frais par e-mail",
          body: "Une carte numérique coûte exactement la valeur indiquée.",
        },
        { title: "Votre message fait la différence", body: "Quelques mots bien choisis changent tout." },
      ],
      closing: {
        title: "Trois idées",
        body: "Un café pour quelqu’un qui a écouté. Un livre de poche pour un voyage. Une glace pour un enfant courageux chez le dentiste.",
      },
    },
    "for-a-team": {
      path: "cadeau-pour-une-equipe",
      title: "Un cadeau pour toute l’équipe",
      description:
        "Offrez à chaque collègue sa propre carte cadeau : un panier, un paiement, un message pour chacun. Idées et conseils.",
      intro: "Huit collègues, huit goûts : c’est réglé en un après-midi.",
      reasons: [
        { title: "Un seul panier", body: "Chaque cadeau a son destinataire et son message ; vous payez une fois." },
        { title: "Équitable", body: "Le même montant pour tous, et chacun choisit." },
        { title: "Où qu’ils travaillent", body: "Au bureau, chez eux ou en route : un e-mail arrive toujours." },
      ],
      closing: {
        title: "Vous offrez au nom d’une entreprise ?",
        body: "La page [Entreprises](route:business) explique comment se passent les commandes importantes.",
      },
    },
  },
};

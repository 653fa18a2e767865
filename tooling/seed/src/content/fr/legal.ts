import type { SiteTexts } from "../site-texts.ts";

export const legal: Pick<SiteTexts, "terms" | "privacy" | "cookies" | "deliveryInfo" | "cancellation"> = {
  terms: {
    title: "Conditions générales de vente",
    description:
      "Ce à quoi vous vous engagez en achetant ou en utilisant une carte cadeau chez {shop} : commande, livraison, validité, rétractation.",
    intro: "Ces conditions s’appliquent à toutes vos commandes chez {shop}. Nous les avons gardées courtes.",
    sections: {
      who: {
        title: "Qui sommes-nous ?",
        body: "{shop} est un nom commercial de {company}, {street}, {place}. Vous pouvez nous écrire à [{email}](mailto:{email}) ou nous appeler au {phone}. Nous vendons les cartes cadeaux d’autres enseignes, des coffrets de cartes à activer, du papier cadeau et des emballages, et nous transmettons des dons à des associations.",
      },
      cards: {
        title: "La carte cadeau",
        body: "Une carte cadeau est un bon prépayé, muni d’un numéro de 19 chiffres et d’un code PIN de 6 chiffres. Elle s’utilise auprès de l’enseigne qu’elle indique, dans le pays où elle a été vendue, jusqu’à épuisement du solde ou jusqu’à son expiration. Elle n’est pas rechargeable, ne produit pas d’intérêts et n’est pas remboursable en espèces, sauf si la loi l’impose.",
      },
      ordering: {
        title: "Votre commande",
        body: "La commande vous engage lorsque vous cliquez sur le bouton de paiement et que nous vous la confirmons par e-mail. Relisez bien les noms et les adresses : une carte parvenue à l’adresse que vous avez saisie est réputée livrée. Nous pouvons refuser une commande si le plafond d’une enseigne est dépassé, si une carte est épuisée ou si nous soupçonnons sérieusement une fraude ; nous vous en informons aussitôt et rien ne vous est débité.",
      },
      price: {
        title: "Prix et TVA",
        body: "Vous payez la valeur inscrite sur la carte, sans supplément. Les prix de la livraison, du papier cadeau et des emballages sont TTC et s’affichent avant le paiement. Un montant libre est toujours un nombre entier, en général entre {digitalMinimum} et {digitalMaximum} pour une carte numérique.",
      },
      payment: {
        title: "Paiement",
        body: "Le paiement passe par notre prestataire, avec l’un des moyens proposés. Les cartes sont émises dès que le paiement est arrivé. Si un virement ne nous est pas parvenu à la date indiquée avec les coordonnées de paiement, environ une semaine après la commande, la commande est annulée.",
      },
      delivery: {
        title: "Livraison",
        body: "Les cartes numériques partent par e-mail, en général dans l’heure. Les cartes physiques commandées avant {cutOff} un jour ouvré sont expédiées le jour même. Les détails se trouvent sur la page [Livraison](route:delivery).",
      },
      use: {
        title: "Utiliser une carte",
        body: "Le solde s’utilise en une ou plusieurs fois, selon l’enseigne. Le reste demeure disponible sur la carte. L’enseigne répond de ce que vous achetez chez elle ; ses propres conditions s’appliquent à cet achat.",
      },
      validity: {
        title: "Durée de validité",
        body: "Sauf indication contraire pour la carte, elle est valable {validity} à compter de son activation. La date figure sur la carte et à côté du [solde](route:balanceCheck). Passé ce délai, le solde ne peut plus être utilisé.",
      },
      withdrawal: {
        title: "Si vous changez d’avis",
        body: "En tant que consommateur, vous disposez de 14 jours pour vous rétracter sans donner de motif, tant que la carte n’a pas été utilisée. La marche à suivre est décrite sous [Droit de rétractation](route:cancellationPolicy).",
      },
      loss: {
        title: "Perte et vol",
        body: "Gardez une carte cadeau comme de l’argent liquide. Si son code a pu tomber entre de mauvaises mains, prévenez-nous aussitôt : nous bloquons le solde restant et, si vous pouvez montrer que la carte est à vous, nous en émettons une nouvelle.",
      },
      liability: {
        title: "Responsabilité",
        body: "Si nous nous trompons, nous réparons : par une nouvelle carte de même valeur ou par un remboursement. Nous ne répondons pas des dommages que ni nous ni nos partenaires ne pouvions prévoir ou éviter. Rien ici ne restreint les droits que la loi vous donne.",
      },
      complaints: {
        title: "Réclamations",
        body: "Écrivez à [{email}](mailto:{email}) : vous recevez une réponse sous deux jours ouvrés. Si nous ne trouvons pas de solution ensemble, vous pouvez saisir le médiateur de la consommation ou les tribunaux de votre pays. Le droit du pays où vous vivez vous protège en tant que consommateur.",
      },
    },
  },
  privacy: {
    title: "Protection des données",
    description:
      "Quelles données {shop} utilise pour une carte cadeau, qui les voit, combien de temps elles sont gardées et comment les faire effacer.",
    intro: "Vos données servent à livrer votre cadeau et à respecter la loi.",
    sections: {
      who: {
        title: "Qui est responsable ?",
        body: "{company}, {street}, {place}, décide de l’usage de vos données. Pour toute question : [{email}](mailto:{email}).",
      },
      what: {
        title: "Ce que nous vous demandons",
        body: "- votre nom, votre adresse e-mail et, si vous le donnez, votre numéro de téléphone ;\n- pour une carte physique, l’adresse de livraison ;\n- le nom et, pour une carte numérique, l’adresse e-mail du destinataire, ainsi que votre message ;\n- ce que vous avez commandé et si c’est payé. Vos données bancaires restent chez le prestataire de paiement : nous ne les voyons jamais.",
      },
      why: {
        title: "À quoi elles servent",
        body: "À exécuter votre commande, à répondre à vos questions, à tenir les comptes que la loi exige et à prévenir la fraude. Les destinataires ne reçoivent aucune publicité de notre part ; vous non plus, sauf si vous l’avez demandé.",
      },
      recipients: {
        title: "Qui d’autre les voit",
        body: "Le prestataire de paiement, la poste et les sociétés qui hébergent notre boutique, chacun pour ce que sa tâche exige. Nous ne vendons aucune donnée.",
      },
      keeping: {
        title: "Combien de temps nous les gardons",
        body: "Les commandes payées aussi longtemps que la législation fiscale l’exige, en général de sept à dix ans. Les messages sont effacés {messageDays} jours après la livraison. Si une commande n’a jamais été payée, les noms, adresses et messages en disparaissent {unpaidOrderDays} jours après le dernier essai de paiement. Si vous supprimez votre compte, votre nom et votre adresse disparaissent de ses commandes payées {messageDays} jours après la dernière livraison. Les paniers abandonnés disparaissent au bout de {basketDays} jours. Les devis sont effacés {quoteDays} jours après avoir été acceptés, abandonnés ou avoir expiré.",
      },
      draw: {
        title: "Le tirage mensuel",
        body: "Si vous participez, votre adresse e-mail sert uniquement au reçu, au résultat et au gain. Nous la supprimons {doublerDays} jours après le tirage, ou aussitôt si vous retirez votre participation. Du gagnant, nous montrons la première lettre.",
      },
      security: {
        title: "Comment nous les protégeons",
        body: "Les échanges sont chiffrés. Les numéros et les codes PIN sont conservés de telle sorte que même nos équipes ne peuvent pas les lire ; chaque affichage laisse une trace.",
      },
      rights: {
        title: "Vos droits",
        body: "Vous pouvez consulter vos données, les faire corriger ou effacer, les récupérer, ou vous opposer à leur usage. Un e-mail suffit. Vous pouvez aussi saisir l’autorité de protection des données de votre pays.",
      },
    },
  },
  cookies: {
    title: "Cookies et vie privée",
    description:
      "{shop} ne dépose que les cookies dont une boutique ne peut se passer. Lesquels, à quoi ils servent et combien de temps ils durent.",
    intro: "Une boutique doit se souvenir de votre panier d’une page à l’autre. Nos cookies servent à cela.",
    sections: {
      what: {
        title: "Qu’est-ce qu’un cookie ?",
        body: "Un cookie est un petit fichier texte déposé par un site dans votre navigateur et relu à la page suivante.",
      },
      necessary: {
        title: "Ce que nous déposons",
        body: "Deux cookies, et un troisième en caisse. L’un contient un numéro tiré au hasard, lié à votre panier et à vos commandes dans ce navigateur ; l’autre, le nombre de cadeaux dans votre panier. Ils ne contiennent ni nom ni adresse, aucun autre site ne peut les lire et ils expirent {cookieDays} jours après la dernière utilisation du panier. Le troisième permet à chacun de passer à son tour en cas d’affluence et expire au bout de 15 minutes.",
      },
      choice: {
        title: "Statistiques, vidéos et plans",
        body: "Si vous acceptez les statistiques, nous comptons ce qui est consulté et acheté, sans savoir par qui, et votre navigateur garde l’identifiant de clic de l’annonce qui vous a conduit ici. Un service de mesure auquel la boutique recourt n’est chargé qu’alors et peut déposer ses propres cookies ; si vous retirez votre accord, nous les effaçons. Les vidéos et les plans fournis par d’autres sociétés ne sont chargés qu’avec votre accord ; sans lui, rien n’en parvient à votre navigateur.",
      },
      storage: {
        title: "Autres données enregistrées",
        body: "Votre navigateur peut aussi retenir que vous avez fermé un bandeau, pour qu’il le reste. Il garde aussi les cartes cadeaux que vous ajoutez à vos favoris, jusqu’à ce que vous les retiriez. Vos choix sous « Cookies », au bas de chaque page, sont gardés six mois ; si vous acceptez les statistiques, l’identifiant de clic d’une annonce l’est 90 jours. Vous pouvez effacer tout cela dans les réglages de votre navigateur ; la boutique fonctionne aussitôt de nouveau, avec un panier vide.",
      },
    },
  },
  deliveryInfo: {
    title: "Livraison",
    description:
      "Les cartes numériques arrivent par e-mail dans l’heure, les cartes physiques par courrier : heures limites, frais et retards.",
    intro: "Par e-mail en quelques minutes, ou par courrier dans une enveloppe qu’on a plaisir à ouvrir.",
    sections: {
      email: {
        title: "Par e-mail",
        body: "Une carte numérique part vers le destinataire, ou vers vous, dès que votre paiement est arrivé : en général en quelques minutes, normalement dans l’heure. Un lien dans l’e-mail ouvre le cadeau : la carte avec votre message, le numéro, le code PIN et un code-barres.",
      },
      post: {
        title: "Par courrier",
        body: "Les cartes physiques commandées avant {cutOff} un jour ouvré sont expédiées le jour même, en boîte aux lettres. {nextDayPercent} % d’entre elles arrivent le jour de distribution suivant. Frais de livraison : {postage} par envoi.",
      },
      registered: {
        title: "En recommandé",
        body: "Lorsque les cartes d’un envoi valent ensemble plus de {registeredAbove}, nous les expédions en recommandé pour {registered}. La remise se fait contre signature.",
      },
      day: {
        title: "Quand exactement ?",
        body: "La page du produit indique la date d’arrivée prévue, en tenant compte des week-ends et des jours fériés. La même date figure dans votre panier et dans la confirmation.",
      },
      late: {
        title: "Rien n’est arrivé",
        body: "Pour un e-mail, regardez d’abord dans les indésirables, puis écrivez-nous : nous le renvoyons. Pour un colis, attendez {claimAfterWorkingDays} jours ouvrés après l’expédition ; nous bloquons alors la carte perdue et en envoyons une nouvelle. Prévenez-nous de préférence dans les {claimUntilDays} jours ([contact](route:contact)) ; vos droits légaux restent intacts.",
      },
    },
  },
  cancellation: {
    title: "Droit de rétractation",
    description:
      "Vous avez 14 jours pour vous rétracter d’une commande de cartes cadeaux non utilisées. Comment faire et comment vous êtes remboursé.",
    intro: "Mauvais cadeau ? Vous avez 14 jours pour changer d’avis.",
    sections: {
      right: {
        title: "Votre droit de rétractation",
        body: "En tant que consommateur, vous pouvez vous rétracter dans un délai de 14 jours sans donner de motif. Le délai court à partir du jour où vous ou le destinataire avez reçu la carte ; pour plusieurs cartes, la dernière d’entre elles.",
      },
      how: {
        title: "Comment vous rétracter",
        body: "Le plus rapide est en ligne : [rétractez-vous](route:withdrawal) avec votre numéro de commande et votre adresse e-mail. Vous recevez un e-mail avec le jour et l’heure. Notre [formulaire de contact](route:contact), un e-mail, un courrier ou le formulaire type conviennent aussi. Les cartes physiques sont à renvoyer sous 14 jours, si possible non ouvertes, à {company}, {street}, {place}.",
      },
      limits: {
        title: "Quand ce n’est plus possible",
        body: "Une carte utilisée, même en partie, ne peut pas être rendue ; un don déjà transmis non plus. Le papier cadeau et les emballages peuvent être renvoyés tant qu’ils n’ont pas servi.",
      },
      refund: {
        title: "Votre remboursement",
        body: "Nous bloquons les cartes et remboursons leur valeur ainsi que l’envoi au tarif le moins cher sous 14 jours, par le moyen de paiement que vous avez utilisé. Cela ne vous coûte rien. Pour les cartes physiques, nous pouvons attendre leur retour.",
      },
      form: {
        title: "Formulaire type de rétractation",
        body: "Vous pouvez [vous rétracter en ligne](route:withdrawal), ou copier ce formulaire et nous l’envoyer :\n\nÀ l’attention de {company}, {street}, {place}, {email} :\n\n- Je vous notifie par la présente ma rétractation du contrat portant sur la vente des biens ci-dessous :\n- Commandés le / reçus le :\n- Numéro de commande :\n- Nom du consommateur :\n- Adresse du consommateur :\n- Signature du consommateur (uniquement en cas d’envoi sur papier) :\n- Date :",
      },
    },
  },
};

import type { LanguageWords } from "./language-words.ts";

export const fr: LanguageWords = {
  categories: {
    fashion: "Mode",
    beauty: "Beauté",
    books: "Livres",
    dining: "Restaurants",
    cinema: "Cinéma & théâtre",
    travel: "Voyages",
    wellness: "Bien-être",
    "home-garden": "Maison & jardin",
    sports: "Sport & plein air",
    "games-tech": "Jeux & high-tech",
    kids: "Enfants",
    "food-wine": "Gastronomie & vin",
    music: "Musique & festivals",
    experiences: "Expériences",
    motoring: "Auto & vélo",
    pets: "Animaux",
    charity: "Solidarité",
    "for-business": "Entreprises",
  },
  openings: {
    fashion: [
      "Chez {brand}, une future pièce préférée attend déjà sur son cintre.",
      "{brand} habille le quotidien avec un petit quelque chose en plus.",
    ],
    beauty: [
      "{brand} réunit soins, parfums et couleurs pour prendre son temps.",
      "Avec {brand}, un moment devant le miroir devient un vrai plaisir.",
    ],
    books: [
      "Chez {brand}, la prochaine belle histoire n’est jamais bien loin.",
      "{brand}, ce sont des rayons où se perdre et des libraires qui savent conseiller.",
    ],
    dining: [
      "Une table chez {brand} : de bons plats et tout le temps de les savourer.",
      "{brand} cuisine au rythme des saisons et sert sans se presser.",
    ],
    cinema: [
      "La salle s’éteint, le téléphone aussi : une soirée chez {brand}.",
      "{brand} fait d’une soirée ordinaire une avant-première.",
    ],
    travel: [
      "Avec {brand}, l’ailleurs est plus proche qu’on ne le croit.",
      "{brand} imagine aussi bien les week-ends que les grands départs.",
    ],
    wellness: [
      "Eau chaude, silence et agenda vide : voilà {brand}.",
      "{brand} offre un après-midi de calme, tout simplement.",
    ],
    "home-garden": [
      "{brand} a tout ce qui rend une maison accueillante, dedans comme dehors.",
      "Du premier semis au dernier coussin, {brand} a une idée pour chaque coin.",
    ],
    sports: [
      "{brand} équipe du premier tour de piste au dernier sommet.",
      "Bonnes chaussures, bon matériel, bons conseils : {brand} donne envie de bouger.",
    ],
    "games-tech": [
      "{brand}, ce sont les jeux et les objets malins qui rassemblent tout le monde.",
      "De nouveaux mondes et encore un dernier niveau chez {brand}.",
    ],
    kids: [
      "{brand} regorge de choses à construire, à câliner et à faire rouler.",
      "Chez {brand}, le jeu commence, quel que soit l’âge.",
    ],
    "food-wine": [
      "{brand} remplit le garde-manger de bonnes choses qu’on ne garde pas longtemps.",
      "Fromage, chocolat, une bouteille à partager : {brand} connaît ses artisans.",
    ],
    music: [
      "{brand}, c’est le premier rang, les rappels et les refrains qui restent.",
      "Petite scène ou grande plaine, {brand} a le billet qu’il faut.",
    ],
    experiences: [
      "{brand} offre une journée dont on parlera pendant des années.",
      "En l’air, sous l’eau ou à toute vitesse : {brand} a l’aventure qui convient.",
    ],
    motoring: [
      "{brand} fait tourner les roues, qu’il y en ait deux ou quatre.",
      "De la révision à la balade du dimanche, {brand} est la bonne adresse.",
    ],
    pets: [
      "{brand} prend soin de tout ce qui a des pattes, des plumes ou des nageoires.",
      "Friandises, jouets et bons conseils : {brand} sait les gâter.",
    ],
  },
  middles: [
    "Vous choisissez le montant, votre destinataire choisit ce qui lui plaît.",
    "La carte s’utilise en une fois ou petit à petit.",
    "Avec quelques mots de vous, la carte devient un cadeau vraiment personnel.",
  ],
  closings: [
    "Parfaite pour un anniversaire, ou simplement pour faire plaisir.",
    "Une valeur sûre pour qui a déjà tout.",
    "Prête à temps, même à la dernière minute.",
  ],
  conditions: {
    validity: "La carte est valable {validity} à compter de son activation.",
    spend: [
      "Utilisable dans tous les établissements {brand} et en ligne ; le solde reste sur la carte.",
      "Présentez le code en caisse chez {brand} ou saisissez-le en ligne ; la carte peut servir à plusieurs achats.",
    ],
    fixed: "Cette carte est proposée à montants fixes.",
    cash: "Elle n’est ni échangeable contre des espèces, ni rechargeable.",
  },
  blankPack: {
    title: "Cartes cadeaux à activer, coffret de {count}",
    description:
      "Gardez {count} cartes imprimées en réserve et activez-les en ligne au moment de les offrir, avec le montant de votre choix.",
    conditions: "Les cartes n’ont aucune valeur avant leur activation, confirmée sous 24 heures.",
  },
  businessCard: {
    title: "Carte cadeau {brand} pour entreprises",
    description:
      "Pour vos équipes et vos clients, de tout montant entier de {minimum} à {maximum}. Elle s’utilise chez {brand} pour des fournitures de bureau, du café et de petits cadeaux, en une ou plusieurs fois.",
  },
  donations: {
    "groves-for-tomorrow": "Plante de jeunes arbres avec des pépiniéristes locaux et en prend soin pendant dix ans.",
    "the-warm-table": "Prépare des repas chauds avec des invendus, pour des voisins qui ont besoin de compagnie.",
    "blue-bay-rescue": "Nettoie les plages et ramène à l’eau les animaux marins échoués.",
    "pages-for-all": "Apporte des livres et des heures de lecture aux écoles sans bibliothèque.",
    "little-lanterns": "Permet aux familles de rester ensemble près d’un enfant hospitalisé.",
    "open-paw-shelter": "Recueille chiens et chats abandonnés et leur trouve un foyer.",
  },
  donationEffects: {
    "groves-for-tomorrow": "Votre don paie de jeunes plants, leurs tuteurs et l’eau de leurs premiers étés.",
    "the-warm-table": "Votre don remplit la marmite : des légumes, du gaz et une place à table pour qui vient seul.",
    "blue-bay-rescue":
      "Votre don achète des filets, des gants et le poisson dont un phoque a besoin avant de repartir à la nage.",
    "pages-for-all": "Votre don met de nouveaux livres sur l’étagère et paie une heure de lecture à voix haute.",
    "little-lanterns":
      "Votre don paie un lit, un petit-déjeuner et une lampe à la fenêtre, à quelques pas de l’hôpital.",
    "open-paw-shelter":
      "Votre don paie la nourriture, le vétérinaire et un panier bien chaud jusqu’à l’arrivée d’une nouvelle famille.",
  },
  donationConditions: "La totalité du montant est versée à l’association. Un don transmis ne peut pas être remboursé.",
  housePapers: { rosettes: "Papier rosaces", zigzag: "Papier zigzag" },
  extras: {
    "wrap-confetti": "Papier confettis",
    "wrap-botanical": "Papier feuillages",
    "wrap-stripes": "Papier à rayures",
    "wrap-night-sky": "Papier nuit étoilée",
    "wrap-kraft": "Papier kraft et ficelle",
    "digital-birthday": "Joyeux anniversaire",
    "digital-thank-you": "Merci",
    "digital-congratulations": "Félicitations",
    "digital-love": "Avec toute mon affection",
    "digital-winter": "Vœux d’hiver",
    "digital-new-home": "Nouvelle maison",
    "packing-kraft-box": "Coffret kraft",
    "packing-ribbon-box": "Coffret à ruban",
    "packing-tin": "Boîte en métal",
    "packing-pouch": "Sachet en velours",
  },
};

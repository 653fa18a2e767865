import type { SiteTexts } from "../site-texts.ts";

export const categories: SiteTexts["categories"] = {
  fashion: {
    title: "Cartes cadeaux mode : toujours la bonne taille",
    body: "Avec une carte mode, la couleur, la coupe et la bonne taille se choisissent tranquillement, en boutique ou chez soi.",
    question: "Quel montant prévoir pour de la mode ?",
    answer:
      "Un petit montant suffit pour un accessoire ou un tee-shirt, un plus grand pour des chaussures ou un manteau. Chez la plupart des enseignes, tout montant entier de {digitalMinimum} à {digitalMaximum} est possible.",
  },
  beauty: {
    title: "Cartes cadeaux beauté : soins et parfums",
    body: "Le parfum et les soins sont affaire de goût et de peau. Avec une carte beauté, le destinataire choisit ce qui lui convient.",
    question: "Peut-on aussi payer un soin en institut ?",
    answer:
      "Cela dépend de l’enseigne : la page du produit indique si la carte vaut pour les produits, pour les soins ou pour les deux.",
  },
  books: {
    title: "Cartes cadeaux livres : pour les grands lecteurs",
    body: "Inutile de savoir ce qui a déjà été lu. Une carte de librairie, c’est la promesse de soirées calmes et d’une heure à flâner entre les rayons.",
    question: "Est-elle valable pour les livres numériques ?",
    answer:
      "De nombreuses librairies vendent les deux. Ce que l’on peut acheter avec la carte figure sur sa page, dans les conditions.",
  },
  dining: {
    title: "Cartes cadeaux restaurant : une soirée sans cuisiner",
    body: "Une table pour deux, un déjeuner d’équipe, un brunch près de la fenêtre : la carte restaurant s’utilise quand on en a le temps, et sans vaisselle.",
    question: "Faut-il réserver ?",
    answer:
      "La plupart des restaurants le préfèrent. La page de la carte le précise, et c’est le bon moment pour annoncer la carte cadeau.",
  },
  cinema: {
    title: "Cartes cadeaux cinéma et théâtre : une belle soirée",
    body: "Avant-première ou matinée, comédie ou drame : le destinataire choisit le film, le jour et la compagnie. Et il restera peut-être de quoi s’offrir un pop-corn.",
    question: "Peut-on réserver en ligne avec la carte ?",
    answer:
      "Dans la plupart des salles, oui : le numéro de la carte se saisit au moment de payer. Sa page explique comment cela se passe.",
  },
  travel: {
    title: "Cartes cadeaux voyage : une nuit ou quinze jours",
    body: "Une carte voyage est le cadeau dont on se réjouit le plus longtemps à l’avance. Train, hôtel ou avion : le destinataire décide.",
    question: "Peut-on se cotiser pour une seule carte ?",
    answer:
      "Oui. Choisissez un montant plus élevé, signez tous dans le message et envoyez le tout comme un seul cadeau.",
  },
  wellness: {
    title: "Cartes cadeaux bien-être : un après-midi de calme",
    body: "Sauna, massage ou simplement de l’eau chaude : on prend rarement du temps pour soi. Avec une carte, c’est enfin le moment.",
    question: "Combien de temps est-elle valable ?",
    answer: "La carte est valable {validity} à partir de son activation : rien ne presse pour se détendre.",
  },
  "home-garden": {
    title: "Cartes cadeaux maison et jardin : pour chaque nouveau chez-soi",
    body: "Une lampe pour le nouvel appartement, des bulbes pour l’automne, de la peinture pour la porte : à la maison, il y a toujours une envie à réaliser.",
    question: "Est-ce un bon cadeau de crémaillère ?",
    answer:
      "L’un des meilleurs : les premières semaines, on découvre ce qui manque. Par e-mail, elle arrive avant que les cartons soient vidés.",
  },
  sports: {
    title: "Cartes cadeaux sport : bouger et respirer",
    body: "Des chaussures pour les cinq premiers kilomètres, une corde d’escalade, un abonnement à la piscine. Une carte sport donne aux bonnes résolutions de quoi commencer.",
    question: "Vaut-elle pour l’équipement et pour les cours ?",
    answer:
      "Les magasins l’acceptent pour l’équipement, les salles pour les cours et les entrées. La page de chaque carte précise à quoi elle sert.",
  },
  "games-tech": {
    title: "Cartes cadeaux jeux et high-tech : niveau suivant",
    body: "Pour les consoles, les ordinateurs et tout ce qui se branche. Une carte numérique arrive dans l’heure et se saisit aussitôt, même tard le soir d’un anniversaire.",
    question: "Une carte numérique fonctionne-t-elle tout de suite ?",
    answer: "Oui. Dès que le paiement est arrivé, la carte part par e-mail et s’utilise aussitôt.",
  },
  kids: {
    title: "Cartes cadeaux enfants : le plaisir de choisir",
    body: "Les enfants savent exactement ce qu’ils veulent, mais pas avant la semaine prochaine. La carte attend la décision et fait des achats une sortie.",
    question: "À partir de quel âge ?",
    answer:
      "Vers six ans, choisir soi-même devient un plaisir. Pour une naissance, ce sont les parents qui choisissent, en général une taille au-dessus.",
  },
  "food-wine": {
    title: "Cartes cadeaux gastronomie : du fromage au champagne",
    body: "Épicerie fine, vin et chocolat, choisis par la personne qui les dégustera. Un petit montant est déjà une gourmandise.",
    question: "Y a-t-il un âge minimum pour le vin ?",
    answer:
      "Oui : l’alcool n’est vendu qu’aux adultes, et le magasin peut demander un justificatif au moment de l’achat.",
  },
  music: {
    title: "Cartes cadeaux musique : du vinyle au festival",
    body: "Un vinyle, un concert, trois jours dans un champ avec des amis. Avec une carte musique, le destinataire choisit.",
    question: "Et si le concert coûte plus cher que la carte ?",
    answer: "La différence se règle à la réservation. S’il coûte moins, le solde reste disponible sur la carte.",
  },
  experiences: {
    title: "Cartes cadeaux expériences : une journée inoubliable",
    body: "Voler, cuisiner, piloter : une expérience se raconte pendant des années. Le destinataire choisit laquelle et quand.",
    question: "La date est-elle fixée ?",
    answer: "Non. Elle se fixe avec le prestataire, à tout moment tant que la carte est valable ({validity}).",
  },
  motoring: {
    title: "Cartes cadeaux auto et vélo : pour tout ce qui roule",
    body: "Des pneus neufs, une révision, une nouvelle sonnette : pour qui préfère la route aux magasins. Un cadeau vraiment utile.",
    question: "Y a-t-il aussi quelque chose pour les cyclistes ?",
    answer: "Oui. Magasins et ateliers de vélo côtoient ici les garages ; la page de la carte dit à quoi elle sert.",
  },
  pets: {
    title: "Cartes cadeaux animaux : pour eux et leurs maîtres",
    body: "Une carte pour la nourriture, les jouets ou le vétérinaire fait deux heureux : l’animal et son maître.",
    question: "Magasin ou vétérinaire ?",
    answer: "Les deux existent. Regardez sur la page de la carte où elle peut être utilisée.",
  },
  charity: {
    title: "Offrir un don",
    body: "Pour les personnes qui ont tout. Vous choisissez le montant et la cause ; la personne honorée reçoit votre message, et d’autres reçoivent de l’aide.",
    question: "Le montant est-il reversé en entier ?",
    answer: "Oui. Chaque don est transmis intégralement, sans frais de notre part.",
  },
  "for-business": {
    title: "Cartes cadeaux entreprises : un merci pour chacun",
    body: "Pour dix collègues ou cent : par e-mail ou par courrier, à chacun ou à une seule adresse, avec un message pour chaque personne. Les montants suivent votre budget, et une seule commande suffit.",
    question: "Peut-on commander sur facture ?",
    answer:
      "Oui, dès que notre équipe l’a mis en place pour vous. Demandez un devis sur notre page Entreprises ; vous pourrez ensuite commander sur facture.",
  },
};

import type { SiteTexts } from "../site-texts.ts";

export const posts: Pick<SiteTexts, "blog" | "posts"> = {
  blog: {
    title: "Blog : l’art d’offrir",
    description:
      "Comment choisir un cadeau, quoi écrire sur la carte et quand l’envoyer : nos conseils pour bien offrir.",
    intro: "Nos conseils pour choisir, écrire et offrir.",
  },
  posts: {
    choose: {
      path: "choisir-une-carte-cadeau-qui-servira",
      title: "Choisir une carte cadeau qui servira",
      description: "La meilleure carte cadeau est celle que l’on utilise. Trois questions pour la trouver.",
      intro:
        "La plupart des cartes cadeaux sont utilisées en quelques semaines. Celles qui restent dans un tiroir ont été achetées pour la personne que l’on imagine, pas pour celle que l’on connaît.",
      sections: [
        {
          title: "Que fait cette personne d’un samedi libre ?",
          body: "Pas ce qu’elle pourrait faire, ni ce qu’elle faisait il y a trois ans. Qui passe ses samedis au jardin préférera une carte pour la jardinerie à un soin, même si une pause lui ferait du bien. Si vous ne savez pas, demandez à quelqu’un qui vit avec elle.",
        },
        {
          title: "Y a-t-il un magasin proche, ou une bonne boutique en ligne ?",
          body: "La carte d’un restaurant à l’autre bout du pays est difficile à utiliser. La page du produit dit où la carte est acceptée. Dans le doute, choisissez une enseigne qui vend aussi en ligne.",
        },
        {
          title: "Le montant suffit-il pour un achat complet ?",
          body: "Un cadeau ne devrait pas commencer par un supplément à payer. Pensez à une chose de ce magasin et à son prix : un beau livre, deux places de cinéma, un bon dîner. Voilà votre montant. Écrivez ensuite à quoi vous pensiez, et laissez la liberté d’en décider autrement.",
        },
      ],
    },
    message: {
      path: "que-mettre-sur-une-carte-cadeau",
      title: "Que mettre sur une carte cadeau ?",
      description:
        "150 caractères, c’est beaucoup. Comment écrire un mot que l’on garde quand la carte est utilisée depuis longtemps.",
      intro: "Le montant est oublié au printemps. La phrase à côté se garde parfois des années.",
      sections: [
        {
          title: "Commencez par la personne, pas par le jour",
          body: "« Joyeux anniversaire » est déjà écrit sur le gâteau. Commencez par ce que vous seul savez : « Depuis que tu fais de l’aviron, tu ris davantage. » Le vœu vient ensuite tout seul.",
        },
        {
          title: "Une image plutôt que trois vœux",
          body: "Santé, bonheur et réussite vont à tout le monde. Une image est plus personnelle : « Je te souhaite un dimanche, cette année, où personne n’a besoin de toi avant dix heures. »",
        },
        {
          title: "Dites à quoi vous pensiez, et lâchez prise",
          body: "« J’ai pensé à la lampe bleue, mais tu as meilleur œil. » On voit que vous avez regardé, et le choix reste à sa place. Lisez la phrase une fois à voix haute avant de valider. Si elle vous ressemble, elle est juste.",
        },
      ],
    },
    "digital-or-post": {
      path: "par-e-mail-ou-par-la-poste",
      title: "Par e-mail ou par courrier ?",
      description:
        "Une carte numérique est rapide, une carte imprimée se déballe. Laquelle fait le meilleur cadeau, et quand.",
      intro: "Elles ont la même valeur, mais pas le même effet.",
      sections: [
        {
          title: "Par e-mail, quand c’est l’instant qui compte",
          body: "Loin, tard le soir, ou à la minute où un examen se termine : un e-mail est là tout de suite. Il ne se perd pas non plus dans un tiroir ; il suffit de chercher dans sa boîte.",
        },
        {
          title: "Par courrier, quand on sera autour d’une table",
          body: "Un anniversaire avec des invités, un mariage, des enfants : il faut quelque chose à déballer. Un papier cadeau et un emballage coûtent peu et en font un vrai cadeau. Commandez avant {cutOff} un jour ouvré, et tout part le jour même.",
        },
        {
          title: "Les deux à la fois",
          body: "Une petite carte numérique le matin et le vrai cadeau le soir : la journée commence bien, et il reste quelque chose à déballer.",
        },
      ],
    },
    "birthday-by-age": {
      path: "cadeaux-d-anniversaire-selon-l-age",
      title: "Cadeaux d’anniversaire, de huit à quatre-vingts ans",
      description:
        "Ce qui plaît aux enfants, aux adolescents, aux parents et aux grands-parents, et combien l’on offre d’habitude.",
      intro: "Du premier achat en solo à l’après-midi bien-être : ce qui fait plaisir à chaque âge.",
      sections: [
        {
          title: "De huit à quinze ans",
          body: "Faire seul un achat pour la première fois, c’est déjà la moitié du cadeau. Choisissez un magasin accessible sans les parents, et un montant qui suffit pour une chose avec un peu de monnaie. Les jeux, les livres et le sport plaisent presque toujours.",
        },
        {
          title: "De seize à quarante ans",
          body: "Ici, ce sont les soirées qui comptent : un concert, une table, un week-end. Offrez à plusieurs. Pour qui vient d’emménager, la maison et le jardin plaisent toujours ; pour de jeunes parents, un repas préparé par quelqu’un d’autre.",
        },
        {
          title: "Quarante ans et plus",
          body: "On a presque tout, sauf du temps. Un après-midi de détente, une soirée au théâtre à deux, une journée en atelier. Pour les grands-parents, une carte imprimée vaut mieux qu’un e-mail : elle trône sur le buffet et se montre aux visiteurs.",
        },
      ],
    },
    "team-presents": {
      path: "cadeaux-pour-une-equipe-sans-reunion",
      title: "Des cadeaux pour une équipe, en un quart d’heure",
      description: "Comment remercier huit collègues vite, équitablement et personnellement.",
      intro: "Chercher un cadeau pour huit personnes prend du temps. Voici plus rapide.",
      sections: [
        {
          title: "Le même montant, une carte différente",
          body: "Équitable ne veut pas dire identique. Donnez à tous le même montant et choisissez l’enseigne pour chacun, ou une enseigne présente partout pour tous. Cela prend une minute par personne.",
        },
        {
          title: "Une phrase pour chacun",
          body: "« Merci pour votre engagement », cela sonne comme une formule toute faite. Écrivez une chose que cette personne a faite cette année. Si rien ne vient, demandez au collègue d’à côté ; cette conversation à elle seule en vaut la peine.",
        },
        {
          title: "Attention aux plafonds",
          body: "Dans bien des pays, les petits cadeaux aux salariés sont exonérés jusqu’à une certaine somme, et pas au-delà. Renseignez-vous avant de fixer le montant. La confirmation liste destinataires et valeurs pour votre comptabilité.",
        },
      ],
    },
    "last-minute": {
      path: "oublie-voici-le-plan",
      title: "Oublié ? Voici le plan",
      description:
        "La fête est ce soir et vous n’avez rien. Vingt minutes suffisent pour un cadeau qui n’aura pas l’air improvisé.",
      intro: "Cela arrive à tout le monde. Ce qui compte, c’est ce que vous faites des vingt prochaines minutes.",
      sections: [
        {
          title: "Cinq minutes : choisir",
          body: "Pensez à la dernière chose dont on vous a parlé avec les yeux brillants. Cherchez une enseigne qui s’y prête. Ne parcourez pas tout ; la première bonne idée est souvent la bonne.",
        },
        {
          title: "Dix minutes : écrire",
          body: "Passez deux fois plus de temps sur le message que sur le choix. Qui lit une belle phrase ne demande pas quand le cadeau a été acheté.",
        },
        {
          title: "Cinq minutes : bien la remettre",
          body: "Faites-vous envoyer la carte, imprimez-la et glissez-la dans une enveloppe ; une feuille de beau papier pliée convient aussi. Ou envoyez-la directement, et soyez là quand le téléphone vibre.",
        },
      ],
    },
    "film-evening": {
      path: "une-soiree-cinema-a-offrir",
      title: "Une soirée cinéma à offrir",
      description:
        "Une carte cadeau cinéma, de bonnes places et de quoi grignoter : comment offrir toute une soirée. Avec un court métrage pour commencer.",
      intro: "Une carte cadeau cinéma, une date et du pop-corn : il n’en faut pas plus pour une belle soirée.",
      sections: [
        {
          title: "Trois choses suffisent",
          body: "Choisissez une carte cadeau cinéma qui couvre deux places, notez une date qui vous convient à tous les deux et ajoutez de quoi grignoter. Qui déballe ce cadeau se réjouit aussitôt de la soirée.",
        },
        {
          title: "Un court métrage pour commencer",
          body: "« Big Buck Bunny » dure dix minutes et plaît à tout âge. La Blender Foundation en est l’auteur ; chacun peut le regarder et le partager librement.",
        },
        {
          title: "Que mettre sur la carte",
          body: "« Vendredi à vingt heures : tu choisis le film, j’apporte le pop-corn. » Avec une telle phrase, le cadeau devient une invitation, et elle tient sans peine dans les 150 caractères du message.",
        },
      ],
    },
  },
};

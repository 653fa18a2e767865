import type { SiteTexts } from "../site-texts.ts";

export const company: Pick<SiteTexts, "imprint" | "accessibility"> = {
  imprint: {
    title: "Mentions légales",
    description:
      "Qui exploite {shop} : la société, son adresse, son immatriculation, son numéro de TVA, sa direction, et à qui adresser une réclamation.",
    intro: "La société derrière {shop}.",
    sections: {
      company: { title: "Société", body: "{company}  \n{street}  \n{place}" },
      register: {
        title: "Immatriculation et TVA",
        body: "Immatriculation : {register}  \nNuméro de TVA : {vatNumber}  \nReprésentée par : {director}",
      },
      contact: { title: "Contact", body: "E-mail : [{email}](mailto:{email})  \nTéléphone : {phone}" },
      complaints: {
        title: "Réclamations",
        body: "Écrivez-nous d’abord : nous répondons sous deux jours ouvrés. Si nous ne trouvons pas de solution ensemble, vous pouvez vous adresser à l’organisme suivant : {complaintBody}.",
      },
    },
  },
  accessibility: {
    title: "Accessibilité",
    description:
      "À quel point {shop} est accessible, selon quelle norme, ce qui ne fonctionne pas encore pour tout le monde et à qui le signaler.",
    intro: "Tout le monde doit pouvoir offrir et utiliser une carte cadeau.",
    sections: {
      standard: {
        title: "Les normes que nous suivons",
        body: "Les pages et les e-mails de {shop} suivent les Web Content Accessibility Guidelines 2.2, niveau AA, et la norme européenne EN 301 549. Ils s’utilisent au clavier, avec un lecteur d’écran, à 400 % de zoom et sans animation. Chaque page est contrôlée automatiquement avant la mise en ligne de chaque modification.",
      },
      limits: {
        title: "Ce qui ne fonctionne pas encore",
        body: "- Le plan des points de vente est difficile à utiliser quand on ne voit pas ou mal ; la liste à côté contient les mêmes informations.\n- La page de paiement est celle du prestataire de paiement, qui en indique lui-même l’accessibilité.\n- Les factures sont des PDF balisés ; les mêmes données se téléchargent en XML.",
      },
      help: {
        title: "Dites-le-nous",
        body: "Si quelque chose vous gêne, écrivez à [{email}](mailto:{email}) ou appelez le {phone}. Nous répondons sous deux jours ouvrés et trouvons entre-temps un autre moyen de passer votre commande.",
      },
      complaints: {
        title: "Si cela ne suffit pas",
        body: "Vous pouvez vous adresser à l’organisme suivant : {complaintBody}. Cette déclaration décrit la boutique telle qu’elle est aujourd’hui ; nous la revoyons à chaque modification.",
      },
    },
  },
};

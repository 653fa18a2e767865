import type { SiteTexts } from "../site-texts.ts";

export const company: Pick<SiteTexts, "imprint" | "accessibility"> = {
  imprint: {
    title: "Aviso legal",
    description:
      "Quem está por trás de {shop}: a empresa com morada, registo, NIF e representante, como a contactar e onde reclamar.",
    intro: "A empresa por trás de {shop}.",
    sections: {
      company: { title: "Empresa", body: "{company}  \n{street}  \n{place}" },
      register: {
        title: "Registo e impostos",
        body: "Registo: {register}  \nNIF: {vatNumber}  \nRepresentada por: {director}",
      },
      contact: { title: "Contactos", body: "E-mail: [{email}](mailto:{email})  \nTelefone: {phone}" },
      complaints: {
        title: "Reclamações",
        body: "Escreva-nos primeiro: respondemos no prazo de dois dias úteis. Se não encontrarmos juntos uma solução, pode recorrer a este serviço: {complaintBody}.",
      },
    },
  },
  accessibility: {
    title: "Acessibilidade",
    description:
      "Até que ponto {shop} é acessível, segundo que norma, o que ainda não funciona para todas as pessoas e a quem comunicá-lo.",
    intro: "Todas as pessoas devem poder oferecer e usar um cartão-presente.",
    sections: {
      standard: {
        title: "O que seguimos",
        body: "As páginas e os e-mails de {shop} seguem as Web Content Accessibility Guidelines 2.2, nível AA, e a norma europeia EN 301 549. Funcionam com teclado, com leitores de ecrã, com ampliação de 400% e sem animações. Cada página é verificada automaticamente antes de cada alteração.",
      },
      limits: {
        title: "O que ainda não funciona",
        body: "- O mapa de lojas é difícil de usar sem ver; a lista ao lado diz o mesmo.\n- A página de pagamento é do prestador de pagamentos, que informa até que ponto é acessível.\n- As faturas são ficheiros PDF com etiquetas; os mesmos dados podem ser transferidos em XML.",
      },
      help: {
        title: "Contacte-nos",
        body: "Se algo impedir o uso da loja, escreva para [{email}](mailto:{email}) ou ligue para {phone}. Respondemos no prazo de dois dias úteis e, entretanto, encontramos outra forma de encomendar.",
      },
      complaints: {
        title: "Se isso não ajudar",
        body: "Pode recorrer a este serviço: {complaintBody}. Esta declaração descreve a loja tal como é hoje; revemo-la a cada alteração.",
      },
    },
  },
};

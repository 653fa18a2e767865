import type { SiteTexts } from "../site-texts.ts";

export const company: Pick<SiteTexts, "imprint" | "accessibility"> = {
  imprint: {
    title: "Aviso legal",
    description:
      "Quem está por trás de {shop}: a empresa com endereço, registro, CNPJ e representante, como falar com ela e onde reclamar.",
    intro: "A empresa por trás de {shop}.",
    sections: {
      company: { title: "Empresa", body: "{company}  \n{street}  \n{place}" },
      register: {
        title: "Registro e impostos",
        body: "Registro: {register}  \nCNPJ: {vatNumber}  \nRepresentada por: {director}",
      },
      contact: { title: "Contato", body: "E-mail: [{email}](mailto:{email})  \nTelefone: {phone}" },
      complaints: {
        title: "Reclamações",
        body: "Escreva primeiro para nós: respondemos em até dois dias úteis. Se não encontrarmos juntos uma solução, é possível recorrer a este serviço: {complaintBody}.",
      },
    },
  },
  accessibility: {
    title: "Acessibilidade",
    description:
      "O quanto {shop} é acessível, segundo qual norma, o que ainda não funciona para todas as pessoas e a quem avisar.",
    intro: "Todas as pessoas devem poder dar e usar um cartão-presente.",
    sections: {
      standard: {
        title: "O que seguimos",
        body: "As páginas e os e-mails de {shop} seguem as Web Content Accessibility Guidelines 2.2, nível AA, e a norma europeia EN 301 549. Funcionam com teclado, com leitores de tela, com zoom de 400% e sem animações. Cada página é verificada automaticamente antes de cada mudança.",
      },
      limits: {
        title: "O que ainda não funciona",
        body: "- O mapa de lojas é difícil de usar sem ver; a lista ao lado diz o mesmo.\n- A página de pagamento é do provedor de pagamento, que informa o quanto ela é acessível.\n- As faturas são arquivos PDF com marcação; os mesmos dados podem ser baixados em XML.",
      },
      help: {
        title: "Fale com a gente",
        body: "Se algo atrapalha, escreva para [{email}](mailto:{email}) ou ligue para {phone}. Respondemos em até dois dias úteis e, enquanto isso, achamos outra forma de fazer o pedido.",
      },
      complaints: {
        title: "Se isso não ajudar",
        body: "É possível recorrer a este serviço: {complaintBody}. Esta declaração descreve a loja como é hoje; ela é revisada a cada mudança.",
      },
    },
  },
};

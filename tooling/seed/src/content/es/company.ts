import type { SiteTexts } from "../site-texts.ts";

export const company: Pick<SiteTexts, "imprint" | "accessibility"> = {
  imprint: {
    title: "Aviso legal",
    description:
      "Quién está detrás de {shop}: la empresa con su dirección, registro, número fiscal y administrador, cómo contactar y dónde reclamar.",
    intro: "La empresa titular de {shop}.",
    sections: {
      company: { title: "Empresa", body: "{company}  \n{street}  \n{place}" },
      register: {
        title: "Registro e impuestos",
        body: "Registro: {register}  \nNúmero fiscal: {vatNumber}  \nRepresentada por: {director}",
      },
      contact: { title: "Contacto", body: "Correo electrónico: [{email}](mailto:{email})  \nTeléfono: {phone}" },
      complaints: {
        title: "Reclamaciones",
        body: "Escríbenos primero: respondemos en dos días laborables. Si no encontramos juntos una solución, puedes acudir a este organismo: {complaintBody}.",
      },
    },
  },
  accessibility: {
    title: "Accesibilidad",
    description:
      "Hasta qué punto {shop} es accesible, según qué norma, qué no funciona todavía para todo el mundo y a quién decírselo.",
    intro: "Todo el mundo debe poder regalar y usar una tarjeta regalo.",
    sections: {
      standard: {
        title: "Qué norma seguimos",
        body: "Las páginas y los correos electrónicos de {shop} siguen las Web Content Accessibility Guidelines 2.2, nivel AA, y la norma europea EN 301 549. Funcionan con teclado, con lectores de pantalla, con un zoom del 400 % y sin animaciones. Cada página se comprueba automáticamente antes de cada cambio.",
      },
      limits: {
        title: "Qué no funciona todavía",
        body: "- El mapa de establecimientos es difícil de usar sin ver; la lista de al lado dice lo mismo.\n- La página de pago es del proveedor de pagos, que indica por su parte lo accesible que es.\n- Las facturas son archivos PDF etiquetados; los mismos datos se pueden descargar en XML.",
      },
      help: {
        title: "Dínoslo",
        body: "Si algo no te funciona, escribe a [{email}](mailto:{email}) o llama al {phone}. Respondemos en dos días laborables y mientras tanto buscamos otra forma de hacer tu pedido.",
      },
      complaints: {
        title: "Si eso no ayuda",
        body: "Puedes acudir a este organismo: {complaintBody}. Esta declaración describe la tienda tal como es hoy; la revisamos con cada cambio.",
      },
    },
  },
};

import type { SiteTexts } from "../site-texts.ts";

export const service: Pick<SiteTexts, "helpdesk" | "contact" | "business" | "home" | "headings"> = {
  helpdesk: {
    title: "Atención al cliente",
    description:
      "Respuestas sobre cómo pedir, recibir, pagar y gastar las tarjetas regalo de {shop}, y cómo ponerte en contacto con nosotros.",
    intro: "Aquí respondemos a la mayoría de las preguntas. Si no está la tuya, escríbenos.",
    topics: {
      ordering: {
        title: "Hacer un pedido",
        questions: [
          {
            question: "¿Puedo mandar un pedido a varias personas?",
            answer:
              "Sí, por correo electrónico: cada regalo de tu cesta tiene su destinatario, su mensaje y su valor, y pagas una sola vez. Lo que va por correo postal llega a una sola dirección por pedido; para dos direcciones, haz dos pedidos.",
          },
          {
            question: "¿Puedo elegir yo el importe?",
            answer:
              "En la mayoría de las tarjetas, sí: cualquier importe entero entre los límites que muestra la página del producto. Algunas marcas solo venden valores fijos.",
          },
          {
            question: "¿Puedo cambiar un pedido ya pagado?",
            answer:
              "No puedes cambiarlo tú. Escríbenos pronto: mientras una tarjeta no haya salido, muchas veces aún podemos corregir un nombre o una dirección.",
          },
          {
            question: "¿Necesito una cuenta?",
            answer: "No. Haces tu pedido sin registrarte y la confirmación llega por correo electrónico.",
          },
        ],
      },
      delivery: {
        title: "Entrega",
        questions: [
          {
            question: "¿Cuánto tarda en llegar una tarjeta regalo?",
            answer:
              "Las digitales, normalmente unos minutos. Las físicas salen el mismo día laborable si se piden antes de las {cutOff}; la página del producto indica el momento exacto.",
          },
          {
            question: "El correo electrónico no ha llegado. ¿Qué hago?",
            answer:
              "Mira en la carpeta de spam y comprueba la dirección en tu confirmación. Si es correcta, [escríbenos](route:contact) y lo mandamos otra vez.",
          },
          {
            question: "¿El destinatario ve lo que costó?",
            answer:
              "El destinatario ve el valor de la tarjeta, nunca lo que pagaste por el envío o el envoltorio. En el paquete no hay ninguna factura.",
          },
        ],
      },
      payment: {
        title: "Pago",
        questions: [
          {
            question: "¿Cómo puedo pagar?",
            answer:
              "Con las formas de pago que ves al pagar. Los datos de tu banco o de tu tarjeta llegan solo al proveedor de pagos.",
          },
          {
            question: "Mi pago ha fallado. ¿He perdido el pedido?",
            answer:
              "No. Tu pedido te espera, con todo lo que escribiste. Vuelve a él e inténtalo de nuevo, o elige otra forma de pago.",
          },
          {
            question: "¿Recibo una factura?",
            answer:
              "No de forma automática: la confirmación detalla todo lo que pagaste. El valor de una tarjeta regalo no lleva IVA; los precios del envío y del envoltorio lo incluyen. Si tu contabilidad necesita algo más, escríbenos.",
          },
        ],
      },
      spending: {
        title: "Usar la tarjeta",
        questions: [
          {
            question: "¿Cuánto queda en mi tarjeta?",
            answer:
              "Escribe su número y su PIN en la página de [saldo](route:balanceCheck). También verás hasta cuándo es válida.",
          },
          {
            question: "¿Tengo que gastarlo todo de una vez?",
            answer: "No. Lo que sobra se queda en la tarjeta hasta que caduque.",
          },
          {
            question: "¿Cuánto tiempo es válida una tarjeta regalo?",
            answer:
              "Es válida durante {validity} desde el día en que se activó, salvo que la página del producto diga otra cosa.",
          },
          {
            question: "¿Me pueden dar el valor en dinero?",
            answer:
              "No. Una tarjeta regalo se gasta en la marca que indica. Si no es lo tuyo, será fácil convertirla en un regalo para otra persona.",
          },
        ],
      },
      problems: {
        title: "Si algo va mal",
        questions: [
          {
            question: "No se reconoce el número de mi tarjeta.",
            answer:
              "Comprueba las 19 cifras del número y las 6 cifras del PIN; los espacios no importan. Tras cinco PIN equivocados, la tarjeta se bloquea 24 horas para proteger su saldo.",
          },
          {
            question: "He perdido mi tarjeta.",
            answer:
              "Avísanos enseguida y ten a mano tu número de pedido. Bloqueamos lo que quede y buscamos contigo una solución.",
          },
          {
            question: "La tienda no acepta mi tarjeta.",
            answer:
              "Comprueba que la marca y el país son los correctos y que la tarjeta sigue siendo válida. Si la tienda se equivoca, escríbenos y hablamos con la marca.",
          },
        ],
      },
    },
  },
  contact: {
    title: "Contacto",
    description:
      "Escribe a {shop} o llámanos: te responde una persona en dos días laborables, casi siempre mucho antes.",
    intro: "Una persona lee lo que escribes y responde en dos días laborables, casi siempre el mismo día.",
    before:
      "Puede que tu pregunta ya tenga respuesta en [atención al cliente](route:helpdesk). Si se trata de un pedido, ten a mano su número.",
    hours: "Por teléfono en el {phone}, los días laborables.",
  },
  business: {
    title: "Tarjetas regalo para empresas",
    description:
      "Da las gracias a un equipo, da la bienvenida a tus clientes o premia una buena idea: tarjetas regalo para uno o para mil destinatarios.",
    intro: "Un regalo con el que aciertas con todo el equipo: cada cual elige y nadie tiene que adivinar.",
    reasons: [
      {
        title: "Para todos los gustos",
        body: "Del cine al vivero: tu equipo elige lo que le gusta. Sin tallas, sin sobras y sin regalos olvidados en un cajón.",
      },
      {
        title: "Listo en una tarde",
        body: "Las tarjetas digitales llegan en menos de una hora, con un mensaje tuyo. Las físicas salen el mismo día laborable si se piden antes de las {cutOff}.",
      },
      {
        title: "Claro para tu contabilidad",
        body: "El valor de las tarjetas no lleva IVA. Los precios del envío y del envoltorio ya lo incluyen, y una sola confirmación lo recoge todo.",
      },
    ],
    steps: [
      {
        title: "Elige tarjetas e importes",
        body: "Una tarjeta igual para todos o una distinta para cada persona: ponlas en la cesta con nombre y mensaje.",
      },
      { title: "Paga una vez", body: "Con las formas de pago de tu país, todo junto y al momento." },
      {
        title: "Entrega las tarjetas",
        body: "Cada destinatario recibe su propio regalo por correo electrónico. Las tarjetas físicas llegan a una sola dirección, listas para repartir.",
      },
    ],
    invoice: {
      title: "Pedidos grandes",
      body: "Si son más de cien destinatarios, quieres tu propio diseño en la tarjeta o una fecha de entrega más adelante, escribe a [{email}](mailto:{email}). Te respondemos con un presupuesto en un día laborable.",
    },
    questions: [
      {
        question: "¿Podemos poner nuestro propio mensaje?",
        answer: "Sí, hasta 150 caracteres por regalo, distinto para cada destinatario si quieres.",
      },
      {
        question: "¿Las tarjetas para empleados pagan impuestos?",
        answer:
          "Depende de tu país y de la ocasión. Tu asesor fiscal conoce los límites; nuestra confirmación dice quién ha recibido qué y por qué importe.",
      },
      {
        question: "¿Qué pasa con las tarjetas que nadie usa?",
        answer: "Son válidas durante {validity} y el destinatario puede consultar su saldo en cualquier momento.",
      },
    ],
  },
  home: {
    welcome: {
      title: "Regalos que llegan a tiempo",
      body: "{shop} tiene tarjetas regalo para todos los gustos: elegidas en un minuto, con tus palabras, por correo electrónico hoy o de camino por correo postal, como muy tarde, el siguiente día laborable.",
    },
    reasons: [
      {
        title: "Sale enseguida",
        body: "La digital, en menos de una hora. Si pides antes de las {cutOff} en día laborable, la física sale ese mismo día.",
      },
      {
        title: "Con tu toque",
        body: "Tu mensaje, una funda y un envoltorio convierten una tarjeta en un regalo.",
      },
      {
        title: "Segura hasta el final",
        body: "El saldo y la caducidad se consultan en cualquier momento, y si algo sale mal, aquí estamos.",
      },
    ],
    choice: {
      title: "¿No sabes qué le gustaría?",
      body: "Empieza por la ocasión. Para cumpleaños, bodas, nacimientos y muchos otros días hemos reunido tarjetas y unas cuantas palabras acertadas en [ocasiones](route:givingMoments).",
    },
  },
  headings: {
    cards: "Tarjetas que encajan",
    posts: "Sigue leyendo",
    testimonials: "Lo que dicen nuestros clientes",
    steps: "Cómo funciona",
    questions: "Preguntas",
    contact: "¿Te queda alguna pregunta?",
    contactBody: "Escribe a [{email}](mailto:{email}) o llama al {phone}. Te responde una persona.",
    allMoments: "Todas las ocasiones",
    allCards: "Todas las tarjetas regalo",
  },
};

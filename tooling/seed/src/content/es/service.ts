import type { SiteTexts } from "../site-texts.ts";

export const service: Pick<SiteTexts, "helpdesk" | "contact" | "business" | "home" | "headings"> = {
  helpdesk: {
    title: "Preguntas frecuentes",
    description:
      "Cómo pedir, recibir, pagar y usar las tarjetas regalo de {shop}: respuestas a tus preguntas y cómo contactarnos.",
    intro: "Aquí están las respuestas a casi todas las preguntas. ¿No está la tuya? Contáctanos.",
    topics: {
      ordering: {
        title: "Hacer un pedido",
        questions: [
          {
            question: "¿Puedo enviar un pedido a varias personas?",
            answer:
              "Sí, por correo electrónico y por correo postal: cada regalo de tu cesta tiene su destinatario, su mensaje y su importe, y pagas una sola vez. En las tarjetas por correo postal eliges, para cada persona, si llegan directamente a su dirección o a la tuya.",
          },
          {
            question: "¿Puedo elegir yo el importe?",
            answer:
              "En la mayoría de las tarjetas, sí: cualquier importe entero entre los límites que muestra la página del producto. Algunas marcas solo venden valores fijos.",
          },
          {
            question: "¿Puedo cambiar un pedido ya pagado?",
            answer:
              "En parte: en la página de tu pedido puedes corregir un correo electrónico o recuperar un regalo que sigue sin abrir. El enlace está en la confirmación. Para todo lo demás, escríbenos cuanto antes.",
          },
          {
            question: "¿Necesito una cuenta?",
            answer:
              "No. Puedes pedir sin cuenta; la confirmación llega por correo electrónico. Con una cuenta tienes tus pedidos y tarjetas regalo en un solo sitio.",
          },
        ],
      },
      delivery: {
        title: "Entrega",
        questions: [
          {
            question: "¿Cuánto tarda en llegar una tarjeta regalo?",
            answer:
              "Las digitales, normalmente unos minutos. Las físicas se envían el mismo día laborable si pides antes de las {cutOff}. Verás la fecha prevista al hacer el pedido.",
          },
          {
            question: "El correo electrónico no ha llegado. ¿Qué hago?",
            answer:
              "Mira en la carpeta de spam y comprueba la dirección en tu confirmación. Si es correcta, [escríbenos](route:contact) y lo enviamos otra vez.",
          },
          {
            question: "¿El destinatario ve lo que he pagado?",
            answer:
              "El destinatario ve el valor de la tarjeta, nunca lo que pagas por el envío o el envoltorio. En el paquete no va ninguna factura.",
          },
        ],
      },
      payment: {
        title: "Pago",
        questions: [
          {
            question: "¿Cómo puedo pagar?",
            answer:
              "Con las formas de pago que ves al tramitar el pedido. Tus datos de pago llegan solo al proveedor de pagos.",
          },
          {
            question: "Mi pago ha fallado. ¿He perdido el pedido?",
            answer:
              "No. Tu pedido te espera, con todo lo que escribiste. Vuelve a él e inténtalo de nuevo, o elige otra forma de pago.",
          },
          {
            question: "¿Recibo una factura?",
            answer:
              "Sí, si la pides: en la página de tu pedido pagado puedes pedir la factura. El enlace está en la confirmación. Los precios del envío y del envoltorio incluyen el IVA.",
          },
        ],
      },
      spending: {
        title: "Usar la tarjeta",
        questions: [
          {
            question: "¿Cuánto saldo queda en mi tarjeta?",
            answer:
              "Escribe el número y el PIN en la página [Consultar saldo](route:balanceCheck). También verás hasta cuándo es válida.",
          },
          {
            question: "¿Tengo que usar todo el saldo de una vez?",
            answer: "No. Lo que sobra se queda en la tarjeta hasta que caduca.",
          },
          {
            question: "¿Cuánto tiempo es válida una tarjeta regalo?",
            answer: "Durante {validity} desde el día en que se activa, salvo que se indique otra cosa en la tarjeta.",
          },
          {
            question: "¿Puedo cambiar el saldo por dinero?",
            answer:
              "No, salvo que la ley lo exija. La tarjeta se usa en la marca que figura en ella. Si no es para ti, puede ser un buen regalo para otra persona.",
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
    title: "Atención al cliente",
    description:
      "Escribe a {shop} o llámanos: nuestro equipo te responde en dos días laborables, casi siempre mucho antes.",
    intro: "Nuestro equipo te responde en dos días laborables, casi siempre el mismo día.",
    before:
      "Puede que la respuesta ya esté en [preguntas frecuentes](route:helpdesk). Si se trata de un pedido, ten a mano su número.",
    hours: "Por teléfono en el {phone}, los días laborables.",
  },
  business: {
    title: "Tarjetas regalo para empresas",
    description:
      "Da las gracias a tu equipo, da la bienvenida a tus clientes o premia una buena idea: tarjetas regalo para una persona o para mil.",
    intro: "Un regalo con el que aciertas con todo el equipo: cada cual elige y nadie tiene que adivinar.",
    reasons: [
      {
        title: "Para todos los gustos",
        body: "Del cine al vivero: tu equipo elige lo que le gusta. Sin tallas, sin sobras y sin regalos olvidados en un cajón.",
      },
      {
        title: "Listo en una tarde",
        body: "Las tarjetas digitales llegan en menos de una hora, con tu mensaje. Las físicas se envían el mismo día laborable si pides antes de las {cutOff}.",
      },
      {
        title: "Claro para tu contabilidad",
        body: "Pagas el valor de las tarjetas. Los precios del envío y del envoltorio incluyen el IVA, y una sola confirmación lo recoge todo.",
      },
    ],
    steps: [
      {
        title: "Elige tarjetas e importes",
        body: "La misma tarjeta para todos o una distinta para cada persona: añádelas a la cesta con nombre y mensaje.",
      },
      { title: "Paga una vez", body: "Con la forma de pago que prefieras, todo junto." },
      {
        title: "Entrega los regalos",
        body: "Cada destinatario recibe su propio regalo por correo electrónico. Las tarjetas físicas llegan a cada persona o a tu empresa, listas para repartir.",
      },
    ],
    invoice: {
      title: "Pedidos grandes",
      body: "¿Quieres pagar con factura o ver tu logotipo en la tarjeta? [Solicita un presupuesto](route:businessQuote). Para muchos regalos a la vez, usa una [lista de destinatarios](route:manyRecipients).",
    },
    questions: [
      {
        question: "¿Podemos poner nuestro propio mensaje?",
        answer: "Sí, hasta 150 caracteres por regalo, distinto para cada destinatario si quieres.",
      },
      {
        question: "¿Las tarjetas para empleados tributan?",
        answer:
          "Depende de tu país y de la ocasión. Tu asesoría fiscal conoce los límites; nuestra confirmación indica quién ha recibido qué y por qué importe.",
      },
      {
        question: "¿Qué pasa con las tarjetas que nadie usa?",
        answer: "Son válidas durante {validity}. El saldo se puede consultar en cualquier momento.",
      },
    ],
  },
  home: {
    welcome: {
      title: "Regalos que llegan a tiempo",
      body: "{shop} tiene tarjetas regalo para todos los gustos: elegidas en un minuto, con tu mensaje, hoy por correo electrónico o enviadas por correo postal, como muy tarde, el siguiente día laborable.",
    },
    reasons: [
      {
        title: "Envío rápido",
        body: "La tarjeta digital llega en menos de una hora. Si pides antes de las {cutOff} en día laborable, la física se envía ese mismo día.",
      },
      {
        title: "Con tu toque",
        body: "Tu mensaje, el papel de regalo y un envoltorio convierten una tarjeta en un regalo.",
      },
      {
        title: "Saldo siempre a la vista",
        body: "Puedes consultar el saldo y la validez en cualquier momento, y si algo sale mal, te ayudamos.",
      },
    ],
    choice: {
      title: "¿No sabes qué le gustaría?",
      body: "Empieza por la ocasión. Para cumpleaños, bodas, nacimientos y muchos otros días encontrarás tarjetas e ideas para el mensaje en [Ocasiones](route:givingMoments).",
    },
  },
  headings: {
    cards: "Tarjetas regalo para ti",
    posts: "Sigue leyendo",
    cases: "Así regalan las empresas",
    testimonials: "Lo que dicen nuestros clientes",
    steps: "Cómo funciona",
    questions: "Preguntas",
    contact: "¿Te queda alguna pregunta?",
    contactBody: "Escribe a [{email}](mailto:{email}) o llama al {phone}. Te ayudamos encantados.",
    allMoments: "Todas las ocasiones",
    allCards: "Todas las tarjetas regalo",
  },
};

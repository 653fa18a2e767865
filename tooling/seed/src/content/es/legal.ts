import type { SiteTexts } from "../site-texts.ts";

export const legal: Pick<SiteTexts, "terms" | "privacy" | "cookies" | "deliveryInfo" | "cancellation"> = {
  terms: {
    title: "Términos y condiciones",
    description:
      "Lo que aceptas al comprar o usar una tarjeta regalo en {shop}: pedido, entrega, validez, desistimiento y reclamaciones.",
    intro: "Estos términos se aplican a todo lo que pides en {shop}.",
    sections: {
      who: {
        title: "Quiénes somos",
        body: "{shop} es un nombre comercial de {company}, {street}, {place}. Puedes escribirnos a [{email}](mailto:{email}) o llamarnos al {phone}. Vendemos tarjetas regalo de otras empresas, tarjetas para activar, papel de regalo y envoltorios de regalo, y hacemos llegar donaciones a causas solidarias.",
      },
      cards: {
        title: "Qué es una tarjeta regalo",
        body: "Una tarjeta regalo es un vale de prepago con un número de 19 cifras y un PIN de 6 cifras. Se puede usar en la marca que figura en ella, en el país para el que se vendió, hasta que se agote el saldo o caduque. No se recarga, no genera intereses y no se cambia por dinero, salvo que la ley lo exija.",
      },
      ordering: {
        title: "Tu pedido",
        body: "El pedido es vinculante cuando pulsas el botón de pago y te lo confirmamos por correo electrónico. Revisa bien los nombres y las direcciones: una tarjeta que llega a la dirección que escribiste se considera entregada. Podemos rechazar un pedido si supera el límite de una marca, si una tarjeta está agotada o si hay motivos serios para sospechar un fraude; te avisamos enseguida y no pagas nada.",
      },
      price: {
        title: "Precios e IVA",
        body: "Pagas el valor que aparece en la tarjeta, sin recargos. El envío, el papel de regalo y los envoltorios se muestran con el IVA incluido antes de que pagues. El importe que elijas es siempre un número entero; en las tarjetas digitales suele estar entre {digitalMinimum} y {digitalMaximum}.",
      },
      payment: {
        title: "Pago",
        body: "El pago pasa por nuestro proveedor de pagos, con una de las formas que se muestran al tramitar el pedido. Las tarjetas se emiten en cuanto llega el pago. Si una transferencia no ha llegado en la fecha límite que figura en los datos de pago, aproximadamente una semana después del pedido, el pedido se cancela.",
      },
      delivery: {
        title: "Entrega",
        body: "Las tarjetas digitales se envían por correo electrónico, normalmente en menos de una hora. Las tarjetas físicas que se piden antes de las {cutOff} de un día laborable se envían el mismo día. Más detalles en la página [Entrega](route:delivery).",
      },
      use: {
        title: "Usar una tarjeta",
        body: "El saldo se puede usar de una vez o por partes, según lo que permita la marca. Lo que sobra se queda en la tarjeta. La marca responde de lo que compres con ella; a esa compra se aplican sus propias condiciones.",
      },
      validity: {
        title: "Cuánto tiempo es válida",
        body: "Salvo que se indique otra cosa en la tarjeta, es válida durante {validity} desde el día en que se activa. La fecha figura en la tarjeta y junto al [saldo](route:balanceCheck). Después, el saldo ya no se puede usar.",
      },
      withdrawal: {
        title: "Si cambias de idea",
        body: "Como consumidor, puedes desistir de tu pedido en un plazo de 14 días sin necesidad de justificación, siempre que la tarjeta no se haya usado. Cómo se hace está explicado en [Derecho de desistimiento](route:cancellationPolicy).",
      },
      loss: {
        title: "Pérdida y robo",
        body: "Cuida una tarjeta regalo como si fuera dinero en efectivo. Si su código puede haber caído en malas manos, avísanos enseguida: bloqueamos el saldo que quede y, si puedes demostrar que la tarjeta es tuya, emitimos una nueva.",
      },
      liability: {
        title: "Responsabilidad",
        body: "Si nos equivocamos, lo arreglamos: con una tarjeta nueva del mismo valor o con la devolución de tu dinero. No respondemos de los daños que ni nosotros ni quienes trabajan con nosotros podíamos prever o evitar. Nada de esto limita los derechos que la ley te da.",
      },
      complaints: {
        title: "Reclamaciones",
        body: "Escribe a [{email}](mailto:{email}) y te respondemos en dos días laborables. Si no encontramos juntos una solución, puedes acudir al organismo de consumo de tu país o a sus tribunales. Como consumidor, te protege la ley del país en el que vives.",
      },
    },
  },
  privacy: {
    title: "Privacidad",
    description:
      "Qué datos personales necesita {shop} para una tarjeta regalo, quién los ve, cuánto se guardan y cómo cambiarlos o borrarlos.",
    intro: "Usamos tus datos para entregar tu regalo y cumplir la ley.",
    sections: {
      who: {
        title: "Quién es responsable",
        body: "{company}, {street}, {place}, decide cómo se usan tus datos. Si tienes preguntas, escribe a [{email}](mailto:{email}).",
      },
      what: {
        title: "Qué te pedimos",
        body: "- tu nombre, tu correo electrónico y, si quieres dárnoslo, tu teléfono;\n- para las tarjetas físicas, la dirección a la que van;\n- el nombre y, para las tarjetas digitales, el correo electrónico de quien recibe el regalo, además de tu mensaje;\n- lo que has pedido y si está pagado. Tus datos de pago se quedan en el proveedor de pagos: nosotros nunca los vemos.",
      },
      why: {
        title: "Para qué los usamos",
        body: "Para tramitar tu pedido, responder a tus preguntas, llevar las cuentas que exige la legislación fiscal y prevenir el fraude. A los destinatarios no les enviamos publicidad, y a ti solo si la has pedido.",
      },
      recipients: {
        title: "Quién más los ve",
        body: "El proveedor de pagos, el servicio postal y las empresas que alojan nuestra tienda, cada uno solo lo que su tarea exige. No vendemos datos.",
      },
      keeping: {
        title: "Cuánto tiempo los guardamos",
        body: "Los pedidos pagados, el tiempo que exija la legislación fiscal, normalmente de siete a diez años. Los mensajes se borran {messageDays} días después de entregar la tarjeta. Si un pedido nunca se pagó, los nombres, las direcciones y los mensajes desaparecen a los {unpaidOrderDays} días del último intento de pago. Si eliminas tu cuenta, tu nombre y tu dirección se borran de sus pedidos pagados {messageDays} días después de la última entrega. Las cestas abandonadas desaparecen a los {basketDays} días. Los presupuestos se borran {quoteDays} días después de aceptarse, descartarse o caducar.",
      },
      draw: {
        title: "El sorteo mensual",
        body: "Si participas, usamos tu dirección de correo electrónico solo para el justificante, el resultado y el premio. La borramos {doublerDays} días después del sorteo, o enseguida si retiras tu participación. De quien gana mostramos la primera letra.",
      },
      security: {
        title: "Cómo los protegemos",
        body: "Las conexiones van cifradas. Los números de tarjeta y los PIN se guardan de forma que ni siquiera quienes trabajan aquí pueden leerlos; cada vez que se muestran queda constancia.",
      },
      rights: {
        title: "Tus derechos",
        body: "Puedes ver tus datos, corregirlos, borrarlos, llevártelos u oponerte a su uso. Basta con un correo electrónico. También puedes reclamar ante la autoridad de protección de datos de tu país.",
      },
    },
  },
  cookies: {
    title: "Política de cookies",
    description:
      "{shop} solo usa las cookies sin las que una tienda no funciona. Aquí te contamos cuáles son, para qué sirven y cuánto duran.",
    intro: "Una tienda tiene que recordar tu cesta de una página a otra. Para eso están nuestras cookies.",
    sections: {
      what: {
        title: "Qué es una cookie",
        body: "Una cookie es un pequeño archivo de texto que un sitio web guarda en tu navegador y vuelve a leer en la página siguiente.",
      },
      necessary: {
        title: "Qué guardamos",
        body: "Dos cookies, y una tercera al tramitar el pedido. Una contiene un número al azar que corresponde a tu cesta y a tus pedidos en este navegador; la otra, cuántos regalos hay en tu cesta. No contienen nombres ni direcciones, ningún otro sitio puede leerlas y caducan {cookieDays} días después de usar la cesta por última vez. La tercera sirve para que todos pasen por orden cuando hay mucha gente y caduca a los 15 minutos.",
      },
      choice: {
        title: "Estadísticas, vídeos y mapas",
        body: "Si aceptas las estadísticas, contamos lo que se ve y se compra, sin saber quién lo hace, y tu navegador guarda el identificador de clic del anuncio que te ha traído hasta aquí. Un servicio de medición que use la tienda solo se carga entonces y puede instalar sus propias cookies; si retiras tu consentimiento, las borramos. Los vídeos y los mapas de otras empresas se cargan solo si aceptas; sin tu consentimiento, nada de eso llega a tu navegador.",
      },
      storage: {
        title: "Otros datos guardados",
        body: "Tu navegador también puede recordar que cerraste un aviso, para que siga cerrado. También guarda las tarjetas regalo que marcas como favoritas, hasta que las quitas. Lo que aceptas en «Cookies», al pie de cada página, se guarda seis meses; si aceptas las estadísticas, el identificador de clic de un anuncio, 90 días. Todo esto se borra en los ajustes del navegador; la tienda vuelve a funcionar al momento, con la cesta vacía.",
      },
    },
  },
  deliveryInfo: {
    title: "Entrega",
    description:
      "Las tarjetas digitales llegan por correo electrónico en menos de una hora; las físicas, por correo postal: horarios, gastos y retrasos.",
    intro: "Por correo electrónico en minutos o por correo postal en un sobre que da gusto abrir.",
    sections: {
      email: {
        title: "Por correo electrónico",
        body: "Enviamos la tarjeta digital al destinatario, o a ti, en cuanto llega tu pago: normalmente en minutos y casi siempre en menos de una hora. Un enlace en el correo electrónico abre el regalo: la tarjeta con tu mensaje, el número, el PIN y un código de barras.",
      },
      post: {
        title: "Por correo postal",
        body: "Las tarjetas físicas que se piden antes de las {cutOff} de un día laborable se envían el mismo día, en un sobre que cabe en el buzón. El {nextDayPercent} % llega el siguiente día de reparto. Gastos de envío: {postage} por paquete.",
      },
      registered: {
        title: "Correo certificado",
        body: "Cuando las tarjetas de un envío valen juntas más de {registeredAbove}, lo enviamos por correo certificado por {registered}. Se entrega con firma.",
      },
      day: {
        title: "Cuándo exactamente",
        body: "La página del producto muestra la fecha de llegada prevista, teniendo en cuenta fines de semana y festivos. La misma fecha figura en tu cesta y en la confirmación.",
      },
      late: {
        title: "No ha llegado",
        body: "Si es un correo electrónico, mira primero en la carpeta de spam y después escríbenos: lo enviamos otra vez. Si es un paquete, espera {claimAfterWorkingDays} días laborables desde el envío; entonces bloqueamos la tarjeta perdida y enviamos otra. Avísanos, si puede ser, en un plazo de {claimUntilDays} días ([contacto](route:contact)); esto no limita tus derechos legales.",
      },
    },
  },
  cancellation: {
    title: "Derecho de desistimiento",
    description:
      "Tienes 14 días para desistir de un pedido de tarjetas regalo que no se hayan usado. Cómo se hace y cómo recuperas tu dinero.",
    intro: "Tienes 14 días para desistir de un pedido.",
    sections: {
      right: {
        title: "Tu derecho de desistimiento",
        body: "Como consumidor, puedes desistir en un plazo de 14 días sin necesidad de justificación. El plazo empieza el día en que la tarjeta llega a tus manos o a las del destinatario; si son varias, con la última.",
      },
      how: {
        title: "Cómo desistir",
        body: "Lo más rápido es hacerlo online: [desiste de tu pedido](route:withdrawal) con tu número de pedido y tu correo electrónico. Recibes una confirmación con el día y la hora. También sirven nuestro [formulario de contacto](route:contact), un correo electrónico, una carta o el formulario modelo. Las tarjetas físicas se devuelven en un plazo de 14 días, sin abrir si es posible, a {company}, {street}, {place}.",
      },
      limits: {
        title: "Cuándo ya no es posible",
        body: "Una tarjeta usada, entera o en parte, no se puede devolver; tampoco una donación ya entregada. El papel de regalo y los envoltorios se pueden devolver mientras estén sin usar.",
      },
      refund: {
        title: "Tu dinero de vuelta",
        body: "Bloqueamos las tarjetas y devolvemos su valor y los gastos del envío más barato en un plazo de 14 días, por el mismo medio de pago. No te cuesta nada. Con las tarjetas físicas podemos esperar a que hayan vuelto.",
      },
      form: {
        title: "Modelo de formulario de desistimiento",
        body: "Puedes [desistir en línea](route:withdrawal), o copiar este formulario y enviárnoslo:\n\nA la atención de {company}, {street}, {place}, {email}:\n\n- Por la presente te comunico que desisto de mi contrato de venta de los siguientes bienes:\n- Pedidos el / recibidos el:\n- Número de pedido:\n- Nombre del consumidor:\n- Domicilio del consumidor:\n- Firma del consumidor (solo si el formulario se presenta en papel):\n- Fecha:",
      },
    },
  },
};

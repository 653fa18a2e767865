import type { SiteTexts } from "../site-texts.ts";

export const moments: Pick<SiteTexts, "givingMoments" | "moments" | "landings"> = {
  givingMoments: {
    title: "Ocasiones",
    description:
      "Tarjetas regalo para cumpleaños, bodas, nacimientos, despedidas y muchos otros días, con ideas para el mensaje.",
    intro: "¿Qué se celebra? Elige el día y te ayudamos con lo demás.",
  },
  moments: {
    birthday: {
      path: "cumpleanos",
      title: "Cumpleaños",
      description:
        "Tarjetas regalo de cumpleaños: ideas para cada edad, un importe acertado y palabras que se salen de lo de siempre.",
      intro:
        "Llega todos los años y aun así nos pilla por sorpresa. Una tarjeta regalo llega a tiempo, incluso el mismo día.",
      ideas: {
        title: "Ideas para cada persona",
        body: "Para los niños, algo que construir o leer; para los adolescentes, juegos y música; para los amigos, una salida; para los padres, una tarde de calma. Entre varios se puede regalar una tarjeta grande en lugar de muchas cosas pequeñas.",
      },
      words: {
        title: "Mensajes para la tarjeta",
        body: "- «Un año más, otra excusa para comer tarta. Que la disfrutes».\n- «Para eso que nunca te comprarías».\n- «Tú eliges, nosotros aplaudimos».",
      },
    },
    "thank-you": {
      path: "dar-las-gracias",
      title: "Dar las gracias",
      description:
        "Una tarjeta regalo para dar las gracias: a vecinos, maestros, compañeros y a quien ayudó sin que nadie se lo pidiera.",
      intro: "Alguien dio de comer al gato, cubrió un turno, cargó cajas. Es un buen momento para dar las gracias.",
      ideas: {
        title: "Ideas para cada persona",
        body: "Con un importe pequeño basta: un café, un libro, dos entradas de cine. Elige algo que esa persona no se permitiría un día cualquiera.",
      },
      words: {
        title: "Mensajes para la tarjeta",
        body: "- «Contigo fue más fácil. Gracias».\n- «Por las horas que nos diste: aquí va una de vuelta».\n- «Nos dimos cuenta, aunque no dijéramos nada».",
      },
    },
    wedding: {
      path: "boda",
      title: "Boda",
      description:
        "Tarjetas regalo de boda: para el viaje, la casa o una cena para dos, envueltas como merece la mesa de los regalos.",
      intro: "Dos personas, un regalo y una lista en la que ya no queda nada. Una tarjeta les deja elegir.",
      ideas: {
        title: "Ideas para cada persona",
        body: "Viajes para quienes se van, casa y jardín para quienes se instalan, una mesa para dos en el primer aniversario. Con su envoltorio, hace buen papel en la mesa de los regalos.",
      },
      words: {
        title: "Mensajes para la tarjeta",
        body: "- «Para la primera decisión de casados».\n- «Por una vida llena de buenas conversaciones».\n- «Por muchos días normales que sean buenos».",
      },
    },
    "new-baby": {
      path: "nacimiento",
      title: "Nacimiento",
      description:
        "Tarjetas regalo para quienes acaban de tener un bebé: para lo que hará falta en tres meses o para una cena que cocinó otro.",
      intro: "Todo el mundo lleva ropita de recién nacido. Tú llevas lo que hará falta dentro de tres meses.",
      ideas: {
        title: "Ideas para cada persona",
        body: "Para el bebé, ropa y juguetes con los que crecer; para sus padres, una comida que no tengan que cocinar o una hora de silencio. Es válida durante {validity}, así que no hay prisa.",
      },
      words: {
        title: "Mensajes para la tarjeta",
        body: "- «Te damos la bienvenida, peque. Elegiste buena gente».\n- «Para la primera noche de un tirón».\n- «Para lo que haga falta después».",
      },
    },
    december: {
      path: "navidad",
      title: "Navidad",
      description:
        "Tarjetas regalo para Navidad: muchos regalos, un solo pedido y un mensaje para cada uno, a tiempo por correo electrónico o postal.",
      intro:
        "Muchos regalos en pocos días. Ponlos en una sola cesta, cada uno con su nombre y su mensaje, y paga una vez.",
      ideas: {
        title: "Ideas para cada persona",
        body: "Tarjetas físicas bajo el árbol, digitales para quienes están lejos. Pide los envíos postales antes de mediados de mes; por correo electrónico llegan a tiempo incluso en plena Nochebuena, y para Reyes también.",
      },
      words: {
        title: "Mensajes para la tarjeta",
        body: "- «Para los días tranquilos entre fiesta y fiesta».\n- «Para que enero tenga algo bueno».\n- «Con cariño y sin ticket de compra».",
      },
    },
    "get-well": {
      path: "que-te-mejores",
      title: "Que te mejores",
      description:
        "Una tarjeta regalo para alguien que está enfermo: algo que leer, ver o esperar con ganas, hoy mismo en su bandeja de entrada.",
      intro: "Un regalo no cura, pero anima y hace que el tiempo pase más rápido.",
      ideas: {
        title: "Ideas para cada persona",
        body: "Libros, películas y juegos para ahora; una cena, un masaje o una excursión para después. Por correo electrónico llega esta misma tarde, sin horario de visitas.",
      },
      words: {
        title: "Mensajes para la tarjeta",
        body: "- «Tómate tu tiempo. Te guardamos la silla».\n- «Para el primer día al aire libre».\n- «Pensamos en ti, sin hacer ruido».",
      },
    },
    farewell: {
      path: "despedida",
      title: "Despedida",
      description:
        "Tarjetas regalo para alguien que se va: de la oficina, del barrio, de la ciudad. Lo regalan muchos, lo elige una sola persona.",
      intro: "Un nuevo trabajo, otra ciudad, la jubilación: nadie debería irse con las manos vacías.",
      ideas: {
        title: "Ideas para cada persona",
        body: "Una colecta entre todos da para un importe que abre puertas: un viaje, un curso, un instrumento. En la oficina puede ser justo eso que nadie sabía que le gustaba.",
      },
      words: {
        title: "Mensajes para la tarjeta",
        body: "- «Da noticias. Va en serio».\n- «Para el primer lunes sin nosotros».\n- «Dejas un hueco. Llena el tuyo con algo bueno».",
      },
    },
    "new-home": {
      path: "casa-nueva",
      title: "Casa nueva",
      description:
        "Tarjetas regalo para estrenar casa: lámparas, plantas, herramientas y la cena de la primera noche entre cajas.",
      intro:
        "Necesitan de todo y aún no saben qué. Regálales poder elegir, y tiempo para ver qué rincón se queda vacío.",
      ideas: {
        title: "Ideas para cada persona",
        body: "Casa y jardín para el rincón vacío, una cena para la primera noche, algo rico para la despensa. Envuelta y con una planta al lado, es un regalo para entregar en la puerta.",
      },
      words: {
        title: "Mensajes para la tarjeta",
        body: "- «Para ese rincón que todavía parece vacío».\n- «Buenos vecinos y paredes secas».\n- «Que en esta casa nunca falte el pan. Ni esto».",
      },
    },
  },
  landings: {
    tonight: {
      path: "un-regalo-para-esta-noche",
      title: "Un regalo para esta noche",
      description:
        "¿Te han invitado y no llevas nada? Tarjetas regalo digitales por correo electrónico en menos de una hora, cualquier día y a cualquier hora.",
      intro:
        "Las tiendas han cerrado y la fiesta empieza a las ocho. Elige una tarjeta ahora y estará en su bandeja de entrada antes de que te pongas el abrigo.",
      reasons: [
        { title: "En menos de una hora", body: "Normalmente a los pocos minutos de pagar, también los domingos." },
        {
          title: "Para quien la recibe o para ti",
          body: "Envíala al destinatario, o a ti para imprimirla y doblarla.",
        },
        { title: "Con tu mensaje", body: "Hasta 150 caracteres, solo para esa persona." },
      ],
      closing: {
        title: "Cómo entregar un correo electrónico",
        body: "Imprime la tarjeta, dóblala una vez y métela en un sobre. O envíala en el momento del brindis: escribe la dirección y paga cuando salga la tarta.",
      },
    },
    "small-presents": {
      path: "pequenos-detalles",
      title: "Pequeños detalles",
      description:
        "Tarjetas regalo para un presupuesto pequeño: un café, un libro, una película. Detalles con un buen mensaje, en menos de una hora.",
      intro: "Un importe pequeño y unas palabras bonitas suelen bastar.",
      reasons: [
        {
          title: "El importe lo pones tú",
          body: "En la mayoría de las marcas, cualquier importe entero a partir del mínimo.",
        },
        {
          title: "Por correo electrónico, sin gastos",
          body: "Una tarjeta digital cuesta lo que lleva escrito, y nada más.",
        },
        { title: "El mensaje la hace grande", body: "Unas palabras bien elegidas marcan la diferencia." },
      ],
      closing: {
        title: "Tres ideas",
        body: "Un café para quien supo escuchar. Un libro de bolsillo para un viaje. Una bola de helado para un niño que fue valiente en el dentista.",
      },
    },
    "for-a-team": {
      path: "un-regalo-para-el-equipo",
      title: "Un regalo para todo el equipo",
      description:
        "Una tarjeta regalo propia para cada compañero: una cesta, un pago y un mensaje para cada uno. Ideas y consejos.",
      intro: "Ocho personas, ocho gustos: listo en una tarde.",
      reasons: [
        { title: "Una sola cesta", body: "Cada regalo tiene su destinatario y su mensaje; pagas una vez." },
        { title: "Justo", body: "El mismo importe para todos, y cada cual elige." },
        { title: "Trabajen donde trabajen", body: "En la oficina, en casa o de viaje: el correo electrónico llega." },
      ],
      closing: {
        title: "¿Regalas en nombre de una empresa?",
        body: "Entonces mira la página [para empresas](route:business): explica cómo funcionan los pedidos grandes.",
      },
    },
  },
};

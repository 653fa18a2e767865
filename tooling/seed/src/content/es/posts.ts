import type { SiteTexts } from "../site-texts.ts";

export const posts: Pick<SiteTexts, "blog" | "posts"> = {
  blog: {
    title: "Blog: el arte de regalar",
    description:
      "Cómo elegir un regalo, qué escribir en la tarjeta y cuándo enviarla: textos breves sobre el arte de regalar bien.",
    intro: "Textos breves sobre elegir, escribir y regalar.",
  },
  posts: {
    choose: {
      path: "elegir-una-tarjeta-regalo-que-se-use",
      title: "Elegir una tarjeta regalo que se use",
      description:
        "La mejor tarjeta regalo es la que se usa antes de un mes. Tres preguntas que te ayudan a encontrarla.",
      intro:
        "La mayoría de las tarjetas regalo se usan en pocas semanas. Las que se quedan en un cajón se compraron para alguien que no existe: la persona que nos gustaría que fuera.",
      sections: [
        {
          title: "¿Qué hace un sábado libre?",
          body: "No lo que podría hacer, ni lo que hacía hace tres años. A quien pasa los sábados en el jardín le gustará más una tarjeta para bulbos que una para un spa, por mucha cara de cansancio que tenga. Si no lo sabes, pregunta a alguien que viva con esa persona.",
        },
        {
          title: "¿Hay una tienda cerca o una buena tienda en línea?",
          body: "Una tarjeta para un restaurante en la otra punta del país es una tarea, no un regalo. La página del producto dice dónde se puede usar. Si dudas, elige una marca que también venda online.",
        },
        {
          title: "¿Alcanza para una cosa entera?",
          body: "Un regalo no debería empezar poniendo la diferencia. Piensa en una cosa de esa tienda y en lo que cuesta: un libro de tapa dura, dos entradas de cine, una buena cena para uno. Ese es tu importe. Después escribe en el mensaje lo que tenías en mente y deja que elija otra cosa si quiere.",
        },
      ],
    },
    message: {
      path: "que-escribir-en-una-tarjeta-regalo",
      title: "Qué escribir en una tarjeta regalo",
      description:
        "150 caracteres dan para mucho. Cómo escribir un mensaje que se conserva cuando la tarjeta ya se usó hace tiempo.",
      intro: "El importe se olvida antes de la primavera. La frase de al lado a veces se guarda años.",
      sections: [
        {
          title: "Empieza por la persona, no por el día",
          body: "«Feliz cumpleaños» ya está en la tarta. Empieza por algo que solo sabes tú: «Desde que remas, te ríes más». A partir de ahí, el deseo se escribe solo.",
        },
        {
          title: "Una imagen en lugar de tres deseos",
          body: "Salud, felicidad y éxito le van bien a todo el mundo, es decir, a nadie. Mejor una imagen: «Te deseo un domingo de este año en el que nadie te necesite antes de las diez».",
        },
        {
          title: "Di para qué es, y suéltalo",
          body: "«Pensé en la lámpara azul, pero tú tienes mejor ojo». Se nota que te fijaste, y la decisión queda donde debe. Léelo una vez en voz alta antes de pulsar el botón. Si lo dirías así, está bien.",
        },
      ],
    },
    "digital-or-post": {
      path: "por-correo-electronico-o-postal",
      title: "¿Por correo electrónico o postal?",
      description:
        "Una tarjeta digital es rápida; una impresa se puede desenvolver. Cuándo es mejor regalo la una y cuándo la otra.",
      intro: "Las dos valen lo mismo. Cuál es mejor depende de la ocasión.",
      sections: [
        {
          title: "Por correo electrónico, cuando cuenta el momento",
          body: "Lejos, a última hora de la noche o en el minuto justo en que termina un examen: un correo electrónico llega al instante. Tampoco se pierde en un cajón; quien busca en su bandeja lo encuentra.",
        },
        {
          title: "Por correo postal, cuando haya gente alrededor de una mesa",
          body: "Cumpleaños con invitados, bodas, niños: aquí tiene que haber algo que desenvolver. El papel de regalo y un envoltorio cuestan poco y lo convierten en un regalo de verdad. Si pides antes de las {cutOff} en un día laborable, se envía el mismo día.",
        },
        {
          title: "Las dos a la vez",
          body: "Una pequeña tarjeta digital por la mañana y el regalo de verdad por la noche: la primera dice que te acordaste antes del desayuno; el segundo, que ya te acordabas hace una semana.",
        },
      ],
    },
    "birthday-by-age": {
      path: "regalos-de-cumpleanos-por-edad",
      title: "Regalos de cumpleaños de los ocho a los ochenta",
      description:
        "Qué les gusta recibir a los niños, a los adolescentes, a los padres y a los abuelos, y cuánto se suele gastar.",
      intro: "Ideas para cada edad y cuánto se suele gastar.",
      sections: [
        {
          title: "De los ocho a los quince",
          body: "Comprar algo sin ayuda por primera vez es la mitad del regalo. Elige una tienda a la que se pueda ir sin los padres y un importe que alcance para una cosa y sobre un poco. Los juegos, los libros y el deporte gustan casi siempre.",
        },
        {
          title: "De los dieciséis a los cuarenta",
          body: "Aquí cuentan las noches: un concierto, una mesa, un fin de semana fuera. Mejor entre varios. Para quien acaba de mudarse, casa y jardín nunca falla; para quienes acaban de tener un bebé, todo lo que se pueda comer caliente.",
        },
        {
          title: "A partir de los cuarenta",
          body: "Casi todo lo tienen ya; tiempo, no. Una tarde de spa, una noche de teatro para dos, un día en un taller. Para los abuelos, una tarjeta impresa es mejor que un correo electrónico: se queda en el aparador y se enseña a las visitas.",
        },
      ],
    },
    "team-presents": {
      path: "regalos-para-un-equipo-sin-reuniones",
      title: "Regalos para un equipo, sin reuniones",
      description:
        "Cómo dar las gracias a ocho compañeros en un cuarto de hora, de forma justa y con un detalle personal para cada uno.",
      intro: "Encontrar un regalo para ocho personas lleva mucho tiempo. Así es más rápido.",
      sections: [
        {
          title: "El mismo importe, otra tarjeta",
          body: "Justo no significa idéntico. Da a todos el mismo importe y elige la marca para cada persona, o una marca con muchas tiendas para todos. Es un minuto por persona.",
        },
        {
          title: "Una frase para cada persona",
          body: "«Gracias por tu compromiso» suena a plantilla. Escribe una cosa que esa persona haya hecho este año. Si no se te ocurre nada, pregunta en la mesa de al lado; solo por esa conversación ya vale la pena.",
        },
        {
          title: "Ojo con los límites",
          body: "En muchos países, los pequeños regalos a empleados están libres de impuestos hasta cierta cantidad, pero no más allá. Infórmate antes de fijar el importe. La confirmación del pedido detalla destinatarios y valores para tu contabilidad.",
        },
      ],
    },
    "last-minute": {
      path: "sin-regalo-este-es-el-plan",
      title: "¿Sin regalo? Este es el plan",
      description:
        "La fiesta es esta noche y no tienes nada. Veinte minutos bastan para un regalo que no parece de última hora.",
      intro: "Le pasa a cualquiera. Lo que importa es qué haces con los próximos veinte minutos.",
      sections: [
        {
          title: "Cinco minutos: elegir",
          body: "Piensa en lo último que te contó con brillo en los ojos. Busca una marca que encaje. No lo mires todo; la primera buena idea suele ser la buena.",
        },
        {
          title: "Diez minutos: escribir",
          body: "Dedica al mensaje el doble de tiempo que a la elección. Quien lee una buena frase no pregunta cuándo se compró el regalo.",
        },
        {
          title: "Cinco minutos: entregarla bien",
          body: "Envíate la tarjeta, imprímela y métela en un sobre; una hoja de buen papel doblada también sirve. O envíasela directamente y procura estar cerca cuando vibre el teléfono.",
        },
      ],
    },
    "film-evening": {
      path: "una-noche-de-cine-de-regalo",
      title: "Una noche de cine de regalo",
      description:
        "Una tarjeta regalo de cine, buenas butacas y algo para picar: así se regala una noche entera. Con un cortometraje para empezar.",
      intro: "Una tarjeta regalo de cine, una fecha y unas palomitas: no hace falta más para una buena noche.",
      sections: [
        {
          title: "Bastan tres cosas",
          body: "Elige una tarjeta regalo de cine que alcance para dos, anota una fecha que venga bien a los dos y pon algo para picar. Quien la abra tendrá ganas de que llegue la noche.",
        },
        {
          title: "Un corto para empezar",
          body: "«Big Buck Bunny» dura diez minutos y gusta a cualquier edad. Lo hizo la Blender Foundation, y cualquiera puede verlo y compartirlo libremente.",
        },
        {
          title: "Qué escribir",
          body: "«El viernes a las ocho: tú eliges la película y yo llevo las palomitas». Con una frase así se convierte en una invitación, y cabe de sobra en los 150 caracteres del mensaje.",
        },
      ],
    },
  },
};

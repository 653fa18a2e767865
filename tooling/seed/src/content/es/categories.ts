import type { SiteTexts } from "../site-texts.ts";

export const categories: SiteTexts["categories"] = {
  fashion: {
    title: "Ropa elegida, no devuelta",
    body: "Lo que uno mismo se ha probado no se devuelve. Con una tarjeta de moda, quien la recibe elige el color, el corte y la talla correcta, en la tienda o en casa.",
    question: "¿Qué importe basta para ropa?",
    answer:
      "Un importe pequeño basta para un accesorio o una camiseta; uno mayor, para unos zapatos o un abrigo. Se puede elegir cualquier importe de {digitalMinimum} a {digitalMaximum}.",
  },
  beauty: {
    title: "Para el espejo de la mañana",
    body: "El perfume y el cuidado son cuestión de gusto y de piel. Una tarjeta de belleza deja ambas cosas a quien mejor las conoce.",
    question: "¿Sirve también para tratamientos?",
    answer:
      "Depende de la marca: en la página de cada tarjeta se indica si vale para productos, para tratamientos o para ambos.",
  },
  books: {
    title: "Tarjetas de librería: para los libros de la mesilla",
    body: "No hace falta saber qué ha leído ya. Una tarjeta para una librería promete tardes tranquilas y una hora entre estanterías.",
    question: "¿Vale para libros electrónicos?",
    answer:
      "Muchas librerías venden los dos formatos. En la página de la tarjeta, en las condiciones, se indica en qué se puede gastar.",
  },
  dining: {
    title: "Una noche en la que cocina otro",
    body: "Una mesa para dos, una comida con toda la oficina, un desayuno junto a la ventana: se usa cuando hay tiempo, y nadie friega.",
    question: "¿Hay que reservar?",
    answer:
      "La mayoría de los restaurantes lo agradece. Lo indica la página de la tarjeta, y es buen momento para mencionarla.",
  },
  cinema: {
    title: "Tarjetas de cine y teatro: dos entradas y palomitas",
    body: "Estreno o matiné, comedia o drama: quien recibe la tarjeta elige el título, el día y la compañía. Con palomitas, si el importe alcanza.",
    question: "¿Se compran entradas en línea con ella?",
    answer:
      "En la mayoría de los cines y teatros, sí: el número de la tarjeta se escribe al pagar. Su página explica cómo funciona.",
  },
  travel: {
    title: "Fuera una noche o quince días",
    body: "Una tarjeta de viajes es el regalo que más tiempo se disfruta por adelantado. Ellos deciden si será un tren, una habitación o medio vuelo.",
    question: "¿Podemos regalar una tarjeta entre varios?",
    answer: "Sí. Elige un importe mayor, pon los nombres de todos en el mensaje y envíala como un solo regalo.",
  },
  wellness: {
    title: "Una tarde sin teléfono",
    body: "Sauna, masaje o simplemente agua caliente: el tiempo libre rara vez se lo compra uno mismo. Regalado en una tarjeta encuentra fecha y se cumple.",
    question: "¿Cuánto se puede esperar?",
    answer:
      "La tarjeta es válida durante {validity} desde el día en que se activa, así que no hay prisa por relajarse.",
  },
  "home-garden": {
    title: "Para casas que aún están tomando forma",
    body: "Una lámpara para el piso nuevo, bulbos para el otoño, pintura para la puerta: en casa siempre hay algo más. Ellos saben qué, y tú lo regalas.",
    question: "¿Es un buen regalo para una mudanza?",
    answer:
      "De los mejores: en las primeras semanas se descubre lo que falta. Por correo electrónico llega antes de abrir las cajas.",
  },
  sports: {
    title: "Tarjetas de deporte: planes al aire libre",
    body: "Zapatillas para los primeros cinco kilómetros, una cuerda para el rocódromo, un abono de piscina. Una tarjeta de deporte da un comienzo a los buenos propósitos.",
    question: "¿Sirve para material y para clases?",
    answer:
      "Las tiendas la aceptan para material; los centros, para clases y entradas. La página de cada tarjeta dice cuál de los dos.",
  },
  "games-tech": {
    title: "Siguiente nivel",
    body: "Para consolas, ordenadores y todo lo que se enchufa. Una tarjeta digital llega en menos de una hora y se canjea al momento, incluso bien entrada la noche del cumpleaños.",
    question: "¿Funciona enseguida una tarjeta digital?",
    answer: "Sí. El número y el PIN van en el correo electrónico y valen en cuanto llega el pago.",
  },
  kids: {
    title: "Para construir, leer o estrenar más adelante",
    body: "Los niños saben exactamente lo que quieren, solo que la semana que viene. La tarjeta espera la decisión y convierte el recado en una excursión.",
    question: "¿A partir de qué edad?",
    answer:
      "Hacia los seis años ya disfrutan eligiendo. En un nacimiento eligen los padres, casi siempre una talla más.",
  },
  "food-wine": {
    title: "Para la mesa, del queso al champán",
    body: "Delicatessen, vino y chocolate, elegidos por quien los va a disfrutar. Un importe pequeño ya es un capricho.",
    question: "¿Hay edad mínima para el vino?",
    answer: "Sí: el alcohol solo se vende a adultos, y la tienda puede pedir un documento al usar la tarjeta.",
  },
  music: {
    title: "Tarjetas de música: sube el volumen",
    body: "Un disco, un concierto, tres días en un prado con amigos. Una tarjeta de música les deja la fecha y el volumen.",
    question: "¿Y si el concierto cuesta más que la tarjeta?",
    answer: "Pagan la diferencia al reservar. Si cuesta menos, el resto queda en la tarjeta.",
  },
  experiences: {
    title: "Historias en lugar de cosas",
    body: "Volar, cocinar, conducir, perderse a propósito: una experiencia no ocupa sitio y se cuenta durante años. Ellos eligen a qué se atreven.",
    question: "¿La fecha es fija?",
    answer: "No. La acuerdan con el proveedor cuando quieran, mientras la tarjeta sea válida ({validity}).",
  },
  motoring: {
    title: "Para todo lo que rueda",
    body: "Neumáticos nuevos, una revisión, un timbre que suene mejor: para quien prefiere la carretera a las tiendas. Útil, y aun así un regalo.",
    question: "¿Hay algo para ciclistas?",
    answer:
      "Sí. Aquí hay tiendas y talleres de bicicletas junto a talleres de coches; la página de la tarjeta indica para qué sirve.",
  },
  pets: {
    title: "Para quien no sabe dar las gracias",
    body: "Sí sabe, pero sin palabras. Una tarjeta para comida, juguetes o el veterinario alegra a dos: al animal y a quien lleva las bolsas.",
    question: "¿Es para la tienda o para el veterinario?",
    answer: "Hay de ambas. Mira en la página de la tarjeta dónde se puede gastar.",
  },
  charity: {
    title: "Un regalo para alguien a quien no conocerás",
    body: "Para quien lo tiene todo. Tú eliges el importe y la causa; la persona homenajeada recibe tus palabras, y otras reciben ayuda.",
    question: "¿Llega el importe completo?",
    answer: "Sí. Entregamos cada donación íntegra, sin gastos y sin IVA.",
  },
  "for-business": {
    title: "Un gracias que les queda bien a todos",
    body: "Para diez compañeros o para cien: por correo electrónico a cada uno o por correo postal a una sola dirección, cada tarjeta con su propio mensaje. Los importes siguen tu presupuesto y basta un pedido.",
    question: "¿Podemos pedir ahora y pagar con factura?",
    answer:
      "En la tienda no: el pedido se paga al hacerlo. Para pedidos grandes, en nuestra página para empresas se explica cómo recibir un presupuesto.",
  },
};

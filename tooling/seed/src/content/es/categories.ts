import type { SiteTexts } from "../site-texts.ts";

export const categories: SiteTexts["categories"] = {
  fashion: {
    title: "Tarjetas regalo de moda: siempre su talla",
    body: "Con una tarjeta de moda, quien la recibe elige el color, el corte y la talla, en la tienda o en casa.",
    question: "¿Qué importe basta para ropa?",
    answer:
      "Un importe pequeño basta para un accesorio o una camiseta; uno mayor, para unos zapatos o un abrigo. En la mayoría de las marcas se puede elegir cualquier importe entero de {digitalMinimum} a {digitalMaximum}.",
  },
  beauty: {
    title: "Tarjetas regalo de belleza: cuidados a su gusto",
    body: "El perfume y el cuidado son cuestión de gusto y de piel. Una tarjeta de belleza deja ambas cosas a quien mejor las conoce.",
    question: "¿Sirve también para tratamientos?",
    answer:
      "Depende de la marca: la página del producto indica si vale para productos, para tratamientos o para ambos.",
  },
  books: {
    title: "Tarjetas regalo de librerías: para quien disfruta leyendo",
    body: "No hace falta saber qué ha leído ya. Una tarjeta para una librería promete tardes tranquilas y una hora entre estanterías.",
    question: "¿Vale para libros electrónicos?",
    answer:
      "Muchas librerías venden los dos formatos. Las condiciones de la página del producto indican en qué se puede usar.",
  },
  dining: {
    title: "Tarjetas regalo de restaurantes: una noche sin cocinar",
    body: "Una mesa para dos, una comida con toda la oficina, un desayuno junto a la ventana: se usa cuando hay tiempo, y nadie friega.",
    question: "¿Hay que reservar?",
    answer:
      "La mayoría de los restaurantes lo agradece. La página del producto explica cómo. Menciona la tarjeta al reservar.",
  },
  cinema: {
    title: "Tarjetas regalo de cine y teatro: una noche para dos",
    body: "Estreno o matiné, comedia o drama: quien recibe la tarjeta elige el título, el día y la compañía. Con palomitas, si el importe alcanza.",
    question: "¿Se pueden comprar entradas por internet?",
    answer:
      "En la mayoría de los cines y teatros, sí: el número de la tarjeta se escribe al pagar. La página del producto explica cómo funciona.",
  },
  travel: {
    title: "Tarjetas regalo de viajes: una noche o quince días",
    body: "Una tarjeta de viajes se disfruta mucho antes de salir. Quien la recibe decide si será un tren, un hotel o un vuelo.",
    question: "¿Podemos regalar una tarjeta entre varios?",
    answer: "Sí. Elige un importe mayor, pon los nombres de todos en el mensaje y envíala como un solo regalo.",
  },
  wellness: {
    title: "Tarjetas regalo de bienestar: una tarde de calma",
    body: "Sauna, masaje o simplemente agua caliente: pocas veces nos reservamos tiempo para eso. Con una tarjeta de bienestar, por fin se encuentra.",
    question: "¿Cuánto tiempo es válida la tarjeta?",
    answer: "Es válida durante {validity} desde el día en que se activa, así que no hay prisa.",
  },
  "home-garden": {
    title: "Tarjetas regalo de casa y jardín: para estrenar hogar",
    body: "Una lámpara para el piso nuevo, bulbos para el otoño, pintura para la puerta: en casa siempre hay algo que hacer, y quien recibe la tarjeta sabe qué.",
    question: "¿Es un buen regalo para una mudanza?",
    answer:
      "De los mejores: en las primeras semanas se descubre lo que falta. Por correo electrónico llega antes de abrir las cajas.",
  },
  sports: {
    title: "Tarjetas regalo de deporte: planes al aire libre",
    body: "Zapatillas para los primeros cinco kilómetros, una cuerda para el rocódromo, un abono de piscina. Una tarjeta de deporte da un comienzo a los buenos propósitos.",
    question: "¿Sirve para material y para clases?",
    answer:
      "Las tiendas la aceptan para material; los centros, para clases y entradas. La página del producto indica para qué sirve.",
  },
  "games-tech": {
    title: "Tarjetas regalo de juegos: siguiente nivel",
    body: "Para consolas, ordenadores y accesorios. Una tarjeta digital llega en menos de una hora y se puede usar al momento, incluso la noche del cumpleaños.",
    question: "¿Funciona enseguida una tarjeta digital?",
    answer: "Sí. En cuanto llega el pago, la tarjeta se envía por correo electrónico y se puede usar al momento.",
  },
  kids: {
    title: "Tarjetas regalo para niños: elegir es media diversión",
    body: "Los niños saben exactamente lo que quieren, solo que la semana que viene. La tarjeta espera la decisión y convierte la compra en una excursión.",
    question: "¿A partir de qué edad?",
    answer:
      "Hacia los seis años ya disfrutan eligiendo. En un nacimiento eligen los padres, casi siempre una talla más.",
  },
  "food-wine": {
    title: "Tarjetas regalo gourmet: del queso al champán",
    body: "Productos gourmet, vino y chocolate, elegidos por quien los va a disfrutar. Un importe pequeño ya es un capricho.",
    question: "¿Hay edad mínima para el vino?",
    answer: "Sí: el alcohol solo se vende a adultos, y la tienda puede pedir un documento al usar la tarjeta.",
  },
  music: {
    title: "Tarjetas regalo de música: del disco al festival",
    body: "Un disco, un concierto, tres días en un prado con amigos. Con una tarjeta de música, elige quien la recibe.",
    question: "¿Y si el concierto cuesta más que la tarjeta?",
    answer: "La diferencia se paga al reservar. Si cuesta menos, el resto queda en la tarjeta.",
  },
  experiences: {
    title: "Tarjetas regalo de experiencias: un día para recordar",
    body: "Volar, cocinar, conducir: una experiencia se cuenta durante años. Quien recibe la tarjeta elige cuál y cuándo.",
    question: "¿La fecha es fija?",
    answer: "No. Se acuerda con el proveedor cuando se quiera, mientras la tarjeta sea válida ({validity}).",
  },
  motoring: {
    title: "Tarjetas regalo para coche y bici",
    body: "Neumáticos nuevos, una revisión, un timbre que suene mejor: para quien prefiere la carretera a las tiendas. Útil, y aun así un regalo.",
    question: "¿Hay algo para ciclistas?",
    answer:
      "Sí. Aquí hay tiendas y talleres de bicicletas junto a talleres de coches; la página del producto indica para qué sirve.",
  },
  pets: {
    title: "Tarjetas regalo para mascotas y sus dueños",
    body: "Una tarjeta para comida, juguetes o el veterinario alegra a dos: al animal y a quien lo cuida.",
    question: "¿Es para la tienda o para el veterinario?",
    answer: "Hay de ambas. La página del producto indica dónde se puede usar.",
  },
  charity: {
    title: "Regala una donación",
    body: "Para quien lo tiene todo. Tú eliges el importe y la causa; la persona a la que regalas recibe tu mensaje, y otras reciben ayuda.",
    question: "¿Llega el importe completo?",
    answer: "Sí. Entregamos cada donación íntegra, sin comisiones.",
  },
  "for-business": {
    title: "Tarjetas regalo para empresas: gracias a todo el equipo",
    body: "Para diez compañeros o para cien: por correo electrónico o postal, a cada uno o a una sola dirección, cada tarjeta con su propio mensaje. Los importes se ajustan a tu presupuesto y basta un pedido.",
    question: "¿Podemos comprar con factura?",
    answer:
      "Sí, previo acuerdo: [solicita un presupuesto](route:businessQuote) y nuestro equipo activará la compra con factura.",
  },
};

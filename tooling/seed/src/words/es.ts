import type { LanguageWords } from "./language-words.ts";

export const es: LanguageWords = {
  categories: {
    fashion: "Moda",
    beauty: "Belleza",
    books: "Libros",
    dining: "Restaurantes",
    cinema: "Cine y teatro",
    travel: "Viajes",
    wellness: "Bienestar",
    "home-garden": "Casa y jardín",
    sports: "Deporte y aire libre",
    "games-tech": "Juegos y tecnología",
    kids: "Niños",
    "food-wine": "Gastronomía y vino",
    music: "Música y festivales",
    experiences: "Experiencias",
    motoring: "Coche y bici",
    pets: "Mascotas",
    charity: "Causas solidarias",
    "for-business": "Empresas",
  },
  openings: {
    fashion: [
      "En {brand} ya espera la próxima prenda favorita.",
      "{brand} viste el día a día con un poco más de gracia.",
    ],
    beauty: [
      "{brand} reúne cuidados, aromas y color para disfrutar sin prisa.",
      "Con {brand}, un rato ante el espejo se convierte en un regalo.",
    ],
    books: [
      "En {brand}, la próxima gran historia nunca está lejos.",
      "{brand} tiene estantes donde perderse y gente que sabe qué leer después.",
    ],
    dining: [
      "Una mesa en {brand}: buena comida y ninguna prisa.",
      "{brand} cocina con productos de temporada y sirve con calma.",
    ],
    cinema: [
      "Se apagan las luces y el móvil también: una noche en {brand}.",
      "{brand} convierte una noche cualquiera en un estreno.",
    ],
    travel: [
      "Con {brand}, el próximo destino está más cerca de lo que parece.",
      "{brand} prepara escapadas de fin de semana y grandes viajes.",
    ],
    wellness: ["Agua caliente, silencio y ningún plan: eso es {brand}.", "{brand} regala una tarde de calma."],
    "home-garden": [
      "{brand} tiene todo lo que hace acogedora una casa, por dentro y por fuera.",
      "Del primer brote al último cojín, {brand} tiene ideas para cada rincón.",
    ],
    sports: [
      "{brand} tiene el equipo para la primera vuelta y la última cima.",
      "Buen calzado, buen material y buenos consejos: {brand} pone a todos en marcha.",
    ],
    "games-tech": [
      "{brand} tiene los juegos y aparatos que reúnen a todos.",
      "Mundos nuevos, ideas brillantes y un último nivel en {brand}.",
    ],
    kids: [
      "En {brand} hay de todo para construir, abrazar y echar a rodar.",
      "En {brand} empieza el juego, a cualquier edad.",
    ],
    "food-wine": [
      "{brand} llena la despensa de cosas demasiado ricas para guardarlas.",
      "Queso, chocolate, una botella para compartir: {brand} conoce a quien lo hace.",
    ],
    music: [
      "{brand} es primera fila, bises y canciones que se quedan.",
      "Del escenario pequeño al gran festival, {brand} tiene la entrada.",
    ],
    experiences: [
      "{brand} regala un día del que se hablará durante años.",
      "Por el aire, bajo el agua o a toda velocidad: {brand} tiene la aventura.",
    ],
    motoring: [
      "{brand} mantiene las ruedas en marcha, sean dos o cuatro.",
      "De la revisión al paseo del domingo, {brand} es un acierto.",
    ],
    pets: [
      "{brand} cuida de todo lo que tiene patas, plumas o aletas.",
      "Premios, juguetes y buenos consejos: {brand} sabe mimarlos.",
    ],
  },
  middles: [
    "El importe se elige al comprar; el regalo lo elige quien lo recibe.",
    "El saldo se puede usar de una vez o poco a poco.",
    "Con unas palabras propias se convierte en un regalo personal.",
  ],
  closings: [
    "Ideal para un cumpleaños, e igual de bienvenida sin motivo alguno.",
    "Un acierto seguro para quien ya lo tiene todo.",
    "Lista a tiempo, aunque te acuerdes tarde.",
  ],
  conditions: {
    validity: "La tarjeta es válida durante {validity} desde su activación.",
    spend: [
      "Se puede usar en todos los establecimientos de {brand} y online; el saldo restante permanece en la tarjeta.",
      "Basta con mostrar el código en la caja de {brand} o introducirlo al pagar online; se admite el uso parcial.",
    ],
    fixed: "Esta tarjeta solo se vende con importes fijos.",
    cash: "No se canjea por dinero en efectivo ni se puede recargar.",
  },
  blankPack: {
    title: "Tarjetas regalo para activar, caja de {count}",
    description:
      "{count} tarjetas impresas siempre a mano: se activan online en el momento de regalarlas, con el importe que elijas.",
    conditions: "Las tarjetas no tienen valor hasta su activación, que se confirma en un plazo de 24 horas.",
  },
  businessCard: {
    title: "Tarjeta regalo {brand} para empresas",
    description:
      "Para empleados y clientes, por cualquier importe entero de {minimum} a {maximum}. Se puede usar en {brand} para material de oficina, café y pequeños detalles, de una vez o por partes.",
  },
  donations: {
    "groves-for-tomorrow": "Planta árboles jóvenes con viveros locales y los cuida durante diez años.",
    "the-warm-table": "Prepara comidas calientes con alimentos rescatados para vecinos que agradecen compañía.",
    "blue-bay-rescue": "Limpia playas y devuelve al agua a los animales marinos varados.",
    "pages-for-all": "Lleva libros y horas de lectura a escuelas sin biblioteca.",
    "little-lanterns": "Permite que las familias estén juntas cerca de un niño hospitalizado.",
    "open-paw-shelter": "Acoge a perros y gatos sin hogar y les encuentra uno.",
  },
  donationEffects: {
    "groves-for-tomorrow":
      "Tu donación paga plantones, los tutores que los sostienen y el agua de sus primeros veranos.",
    "the-warm-table": "Tu donación llena la olla: verduras, gas y una silla en la mesa para quien viene sin compañía.",
    "blue-bay-rescue":
      "Tu donación compra redes, guantes y el pescado que una foca necesita hasta volver nadando a casa.",
    "pages-for-all": "Tu donación pone libros nuevos en la estantería y paga una hora de lectura en voz alta.",
    "little-lanterns":
      "Tu donación paga una cama, un desayuno y una lámpara en la ventana, a pocos pasos del hospital.",
    "open-paw-shelter": "Tu donación paga comida, veterinario y una cama caliente hasta que llegue una nueva familia.",
  },
  donationConditions: "El importe íntegro va a la organización. Una donación ya entregada no se puede reembolsar.",
  housePapers: { rosettes: "Papel con rosetones", zigzag: "Papel en zigzag" },
  extras: {
    "wrap-confetti": "Papel con confeti",
    "wrap-botanical": "Papel con hojas",
    "wrap-stripes": "Papel a rayas",
    "wrap-night-sky": "Papel cielo estrellado",
    "wrap-kraft": "Papel kraft con cordel",
    "digital-birthday": "Feliz cumpleaños",
    "digital-thank-you": "Gracias",
    "digital-congratulations": "Enhorabuena",
    "digital-love": "Con cariño",
    "digital-winter": "Saludos de invierno",
    "digital-new-home": "Casa nueva",
    "packing-kraft-box": "Caja de regalo kraft",
    "packing-ribbon-box": "Caja de regalo con lazo",
    "packing-tin": "Lata decorativa",
    "packing-pouch": "Bolsita de terciopelo",
  },
};

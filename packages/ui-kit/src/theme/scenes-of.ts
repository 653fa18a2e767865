/** Where the scenes of a house lie: its app serves them, as it does its marks. */
export const scenesOf = (house: "cb" | "ck" | "gcs") =>
  ({
    emptyBasket: `url("/scenes/${house}/empty-basket.svg")`,
    nothingFound: `url("/scenes/${house}/nothing-found.svg")`,
    noOrders: `url("/scenes/${house}/no-orders.svg")`,
    noFavourites: `url("/scenes/${house}/no-favourites.svg")`,
    table: `url("/scenes/${house}/table.svg")`,
    wideTable: `url("/scenes/${house}/wide-table.svg")`,
    beingPaid: `url("/scenes/${house}/being-paid.svg")`,
    activated: `url("/scenes/${house}/activated.svg")`,
    // A kitchen has one table.
    feast: `url("/scenes/${house}/${house === "cb" ? "table" : "feast"}.svg")`,
  }) as const;

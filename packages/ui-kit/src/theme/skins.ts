/** Skin of the three drawn hands. People are not themed. */
export const skins = ["#E9B48F", "#8A5636", "#F2CDB4"] as const;

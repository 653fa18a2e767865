/**
 * On https nobody but this host can set its cookie: a
 * neighbour's subdomain could plant its own visitor otherwise.
 */
export const visitorCookie = (secure: boolean): string => (secure ? "__Host-visitor" : "visitor");

declare module "maplibre-gl/dist/maplibre-gl.css";

/**
 * Nothing, in place of the framework's own page, which would be part of every page's data. The front door
 * answers with the storefront's page (`server/front-door.ts`).
 */
export default function NotFound() {
  return null;
}

/**
 * Nothing, in place of the framework's own page, which would be part of the
 * data of every page. Nobody sees it: what is not there is answered with
 * the storefront's own page, by the front door (`server/front-door.ts`).
 */
export default function NotFound() {
  return null;
}

import { graphql } from "../generated/gql.ts";

export const VersionParts = graphql(`
  fragment VersionParts on PageVersion { id language state title path writtenAt publishedAt publishAt }
`);
export const PagesQuery = graphql(`
  query WrittenPages($storefront: String!) {
    writtenPages(storefront: $storefront) {
      data { languages pages { kind key position versions { id language state title publishAt } } }
      errors { code parameter }
    }
  }
`);
export const PageQuery = graphql(`
  query WrittenPage($storefront: String!, $kind: String!, $key: String!) {
    writtenPage(storefront: $storefront, kind: $kind, key: $key) {
      data { languages pages { kind key position versions { id ...VersionParts } } }
      errors { code parameter }
    }
  }
`);
export const WordsQuery = graphql(`
  query PageWords($id: ID!) { pageWords(id: $id) { data { page } errors { code parameter } } }
`);
export const PreviewQuery = graphql(`
  query PreviewPage($storefront: String!, $kind: String!, $key: String!, $language: String!) {
    previewPage(storefront: $storefront, kind: $kind, key: $key, language: $language) {
      data { address expiresAt } errors { code parameter }
    }
  }
`);
export const KeepPage = graphql(`
  mutation KeepPage($storefront: String!, $page: String!, $version: String!) {
    keepPage(storefront: $storefront, page: $page, version: $version) {
      data { version findings { file row column message } } errors { code parameter }
    }
  }
`);
export const PublishPage = graphql(`
  mutation PublishPage($page: PageName!, $version: String!, $at: String) {
    publishPage(page: $page, version: $version, at: $at) { data { done } errors { code parameter } }
  }
`);
export const DropPage = graphql(`
  mutation DropPage($page: PageName!, $version: String!, $planOnly: Boolean) {
    dropPage(page: $page, version: $version, planOnly: $planOnly) { data { done } errors { code parameter } }
  }
`);
export const RetirePage = graphql(`
  mutation RetirePage($page: PageName!, $why: String!) {
    retirePage(page: $page, why: $why) { data { done } errors { code parameter } }
  }
`);
export const KeepPicture = graphql(`
  mutation KeepPicture($svg: String!) { keepPicture(svg: $svg) { data { name } errors { code parameter } } }
`);

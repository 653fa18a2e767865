import { Link } from "@giftshop/ui-kit/link";
import { useBusiness } from "../quote-page/business-context.tsx";

/** Where the link stands in its sentence. */
const gap = "\u0000";

/** What is accepted, with its page in another tab: the list that is being ordered stays in this one. */
export const TermsLabel = () => {
  const { shop, t } = useBusiness();
  const [before, after] = t("recipients.preview.terms", { terms: gap }).split(gap);
  return (
    <>
      {before}
      <Link href={shop.link("terms")} target="_blank">
        {t("recipients.preview.termsLink")}
      </Link>
      {after}
    </>
  );
};

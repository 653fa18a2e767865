import { ErrorSummary } from "../error-summary/error-summary.tsx";
import { useFormSetting } from "./form-context.ts";

export interface FormSummaryProps {
  /** The heading for so many errors: "2 things need your attention". */
  title(count: number): string;
  className?: string | undefined;
}

/**
 * What the last press found wrong, each line leading to its
 * field. Not needed where all fields are in sight together.
 */
export const FormSummary = ({ title, className }: FormSummaryProps) => {
  const { summary, focus } = useFormSetting();
  return <ErrorSummary title={title(summary.length)} errors={summary} onFollow={focus} className={className} />;
};

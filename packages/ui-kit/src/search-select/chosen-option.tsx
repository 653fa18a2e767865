import { ChevronDownIcon } from "../icon/icon.tsx";
import { Loader } from "../loader/loader.tsx";
import * as styles from "./search-select.css.ts";
import type { SearchSelectOption } from "./search-select-props.ts";

/** What stands in the closed control, the same in the select and in what stands in for it. */
export const ChosenOption = ({
  option,
  placeholder,
}: {
  option: SearchSelectOption | undefined;
  placeholder: string;
}) => (
  <>
    {option?.icon}
    <span className={styles.words}>{option ? (option.shortLabel ?? option.label) : placeholder}</span>
  </>
);

/** The mark at the end of the control. */
export const SelectMark = ({ loading = false }: { loading?: boolean }) =>
  loading ? <Loader size="small" /> : <ChevronDownIcon className={styles.chevron} />;

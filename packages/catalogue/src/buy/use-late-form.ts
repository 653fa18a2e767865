import { useEffect, useState } from "react";
import type { loadLateForm } from "./late-form.ts";

type LateForm = Awaited<ReturnType<typeof loadLateForm>>;

/**
 * The parts of the form that are no part of the page's first load.
 *
 * @param begun something was chosen: they are needed, however that came about
 * @returns `late` once they are here; `fetchLate` for a pointer or focus that comes near
 */
export function useLateForm(begun: boolean): { late: LateForm | undefined; fetchLate(): void } {
  const [late, setLate] = useState<LateForm>();
  const fetchLate = () => {
    if (late) return;
    import("./late-form.ts")
      .then(({ loadLateForm }) => loadLateForm())
      // Offline for a moment, or a new release in between: whatever is done next asks again.
      .then(setLate, () => {});
  };
  useEffect(() => {
    if (begun) fetchLate();
  }, [begun]);
  return { late, fetchLate };
}

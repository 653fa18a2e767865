import type { faceFonts } from "../../../platform/pictures/face-fonts.ts";

/**
 * A drawing as PNG, painted beside the event loop: it takes longer than all else that is asked
 * of this process. The painter comes with the first drawing, as most processes never see one.
 */
export const painted = async (svg: string, font: typeof faceFonts): Promise<Buffer> => {
  // To learn which C library it runs on, the painter asks for a report of the process; that would look up the
  // name of whoever is at the other end of each connection, one by one, and nobody is answered meanwhile.
  Object.assign(process.report, { excludeNetwork: true });
  const { renderAsync } = await import("@resvg/resvg-js");
  return (await renderAsync(svg, { font })).asPng();
};

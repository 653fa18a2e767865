import type { faceFonts } from "../mail/face-fonts.ts";

/**
 * A drawing as PNG, painted beside the event loop: it takes longer than all else that is asked of this process. The painter comes with the
 * first drawing, as most processes never see one.
 */
export const painted = async (svg: string, font: typeof faceFonts): Promise<Buffer> => {
  const { renderAsync } = await import("@resvg/resvg-js");
  return (await renderAsync(svg, { font })).asPng();
};

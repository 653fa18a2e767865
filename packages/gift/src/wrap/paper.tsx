export interface PaperProps {
  /** Names the outline. */
  id: string;
  picture: string | undefined;
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
}

/** A piece of wrapping paper: the colour of what it stands in, or the picture of the wrapper. */
export const Paper = ({ id, picture, x, y, width, height, radius }: PaperProps) => {
  const area = { x, y, width, height };
  return (
    <>
      <rect {...area} rx={radius} fill="currentColor" />
      {picture !== undefined && (
        <>
          <clipPath id={id}>
            <rect {...area} rx={radius} />
          </clipPath>
          <image {...area} href={picture} preserveAspectRatio="xMidYMid slice" clipPath={`url(#${id})`} />
        </>
      )}
    </>
  );
};

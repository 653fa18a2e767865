const apple =
  "M16.6 12.6c0-2 1.7-3 1.8-3.1-1-1.4-2.5-1.6-3-1.7-1.3-.1-2.5.8-3.1.8-.7 0-1.7-.8-2.7-.8-1.4 0-2.7.8-3.4 2.1-1.5 2.5-.4 6.3 1 8.3.7 1 1.5 2.1 2.6 2.1 1 0 1.4-.7 2.7-.7 1.2 0 1.6.7 2.7.7s1.8-1 2.5-2c.8-1.2 1.1-2.3 1.1-2.3s-2.2-.9-2.2-3.4zm-2.1-6.1c.6-.7.9-1.6.8-2.5-.8 0-1.8.5-2.4 1.2-.5.6-1 1.5-.8 2.4.9.1 1.8-.4 2.4-1.1z";

/** The four strokes of the letter, each in its owner's colour. */
const google = [
  ["#4285f4", "M20.1 12.2c0-.6 0-1.1-.2-1.6H12v3.1h4.6a4 4 0 0 1-1.7 2.6v2.1h2.7c1.6-1.5 2.5-3.6 2.5-6.2z"],
  ["#34a853", "M12 20.5c2.3 0 4.2-.8 5.6-2.1l-2.7-2.1a5.1 5.1 0 0 1-7.6-2.7H4.5v2.2a8.5 8.5 0 0 0 7.5 4.7z"],
  ["#fbbc04", "M7.3 13.6a5.1 5.1 0 0 1 0-3.2V8.2H4.5a8.5 8.5 0 0 0 0 7.6z"],
  ["#ea4335", "M12 6.9c1.3 0 2.4.4 3.3 1.3l2.4-2.4A8.5 8.5 0 0 0 4.5 8.2l2.8 2.2A5.1 5.1 0 0 1 12 6.9z"],
] as const;

export interface WalletMarkProps {
  wallet: "applepay" | "googlepay";
}

/** The sign of a wallet's maker with "Pay", drawn on 48 × 32 within an SVG in the colour of its words. */
export const WalletMark = ({ wallet }: WalletMarkProps) => (
  <>
    <g transform="translate(2 6) scale(.82)">
      {wallet === "applepay" ? (
        <path d={apple} fill="currentColor" />
      ) : (
        google.map(([colour, path]) => <path key={colour} d={path} fill={colour} />)
      )}
    </g>
    <text
      x="33"
      y="21"
      fill="currentColor"
      fontFamily="Arial, Helvetica, sans-serif"
      fontSize="13"
      fontWeight="600"
      textAnchor="middle"
      direction="ltr"
    >
      Pay
    </text>
  </>
);

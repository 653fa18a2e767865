import { Rows } from "./rows.tsx";

export interface GuideProps {
  /** When it is taken, and what is taken in its place. */
  use: string;
  /** What it is made of, from its beginning to its end. */
  parts: readonly string[];
  dos: readonly string[];
  donts: readonly string[];
}

/** How a component is used: when, of what it is made, what to do and what not. */
export const Guide = ({ use, parts, dos, donts }: GuideProps) => (
  <>
    <p>{use}</p>
    <h2>Anatomy</h2>
    <ol>
      {parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ol>
    <Rows
      head={["Do", "Don’t"]}
      rows={Array.from({ length: Math.max(dos.length, donts.length) }, (_, index) => [
        dos[index] ?? "",
        donts[index] ?? "",
      ])}
    />
  </>
);

import { vars } from "@giftshop/ui-kit/theme";
import { Unstyled } from "@storybook/addon-docs/blocks";
import type { CSSProperties, ReactNode } from "react";

const cell: CSSProperties = {
  padding: vars.space[3],
  borderBlockEnd: `${vars.borderWidth.hairline} solid ${vars.color.border}`,
  textAlign: "start",
  verticalAlign: "top",
};

export interface RowsProps {
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

/** A table of words. The pages are written in a Markdown that has none. */
export const Rows = ({ head, rows }: RowsProps) => (
  <Unstyled>
    <table
      style={{
        inlineSize: "100%",
        marginBlock: vars.space[4],
        borderCollapse: "collapse",
        background: vars.color.surfaceRaised,
        color: vars.color.text,
        fontFamily: vars.font.text,
        fontSize: vars.fontSize.small,
        lineHeight: vars.lineHeight.body,
      }}
    >
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col" style={{ ...cell, fontWeight: vars.fontWeight.bold }}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={String(row[0])}>
            {row.map((content, index) => (
              <td key={head[index]} style={cell}>
                {content}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Unstyled>
);

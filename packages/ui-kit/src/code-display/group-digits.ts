/** Cuts a code into groups, from the left. `at` is the group's first position and makes it unique. */
export const groupDigits = (code: string, size: number): { at: number; text: string }[] =>
  Array.from({ length: Math.ceil(code.length / size) }, (_, index) => ({
    at: index * size,
    text: code.slice(index * size, (index + 1) * size),
  }));

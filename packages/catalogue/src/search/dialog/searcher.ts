/** How far a search has come. */
export interface SearchState<Answer> {
  /** What the answer below is to; "" before the first. */
  text: string;
  /** The last answer, which stays until the next is there. */
  answer: Answer | undefined;
  /** A text was typed whose answer is not there yet. */
  busy: boolean;
  /** The last text could not be searched for. */
  failed: boolean;
}

export interface SearcherOptions<Answer> {
  ask(text: string): Promise<Answer>;
  /** Milliseconds without a key until it asks (specification, section 9). */
  debounce?: number;
  onChange(state: SearchState<Answer>): void;
}

/** Answers that are kept, so that taking a letter back asks nothing. */
const mostKept = 50;

/**
 * Asks for what is typed, once typing rests; the last text wins in whatever order answers come, an empty text
 * has no answer, and after `stop` nothing is told any more.
 */
export const createSearcher = <Answer>({ ask, debounce = 200, onChange }: SearcherOptions<Answer>) => {
  const answers = new Map<string, Answer>();
  let state: SearchState<Answer> = { text: "", answer: undefined, busy: false, failed: false };
  let wanted = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const change = (next: SearchState<Answer>): void => {
    state = next;
    if (!stopped) onChange(next);
  };
  const settle = (text: string, answer: Answer | undefined): void =>
    change({ text, answer, busy: false, failed: answer === undefined && text !== "" });

  const start = async (text: string): Promise<void> => {
    try {
      const answer = await ask(text);
      answers.set(text, answer);
      const [oldest] = answers.keys();
      if (answers.size > mostKept && oldest !== undefined) answers.delete(oldest);
      if (wanted === text) settle(text, answer);
    } catch {
      // Said in the window; the next key asks again.
      if (wanted === text) settle(text, undefined);
    }
  };

  return {
    type(input: string): void {
      const text = input.trim();
      if (text === wanted && !state.failed) return;
      wanted = text;
      clearTimeout(timer);
      const known = answers.get(text);
      if (text === "" || known !== undefined) settle(text, known);
      else {
        change({ ...state, busy: true, failed: false });
        timer = setTimeout(() => void start(text), debounce);
      }
    },
    stop(): void {
      stopped = true;
      clearTimeout(timer);
    },
  };
};

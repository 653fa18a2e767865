/** Something with its place: the least is the best. */
interface Placed<T> {
  place: number;
  value: T;
}

/** Keeps the best of many values and counts all of them, without putting all in order. */
export class BestOf<T> {
  readonly #most: number;
  #kept: Placed<T>[] = [];
  /** What is not better than this is not among the best. */
  #bound = Number.POSITIVE_INFINITY;
  #total = 0;

  /** @param most how many are kept */
  constructor(most: number) {
    this.#most = most;
  }

  add(place: number, value: T): void {
    this.#total += 1;
    if (place >= this.#bound) return;
    this.#kept.push({ place, value });
    if (this.#kept.length >= this.#most * 2) this.#tidy();
  }

  #tidy(): void {
    this.#kept.sort((one, other) => one.place - other.place);
    this.#kept.length = Math.min(this.#kept.length, this.#most);
    if (this.#kept.length === this.#most) this.#bound = this.#kept.at(-1)?.place ?? this.#bound;
  }

  /** How many were added. */
  get total(): number {
    return this.#total;
  }

  /** The best, in order. */
  values(): T[] {
    this.#tidy();
    return this.#kept.map(({ value }) => value);
  }
}

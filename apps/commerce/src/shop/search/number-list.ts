const firstSize = 1024;

/** Whole numbers below 2^32 in the order in which they were added, at four bytes each. */
export class NumberList {
  #values = new Uint32Array(firstSize);
  #length = 0;

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = new Uint32Array(this.#length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#length] = value;
    this.#length += 1;
  }

  /** What was added so far; not for keeping while more is added. */
  values(): Uint32Array {
    return this.#values.subarray(0, this.#length);
  }
}

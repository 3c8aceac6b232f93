/**
 * What comes and goes with every request. A set leaves its tables behind, each of which leads to the next: once one of them is
 * old for V8, everything that stood in the later ones ages as well, and the heap has to be looked through over and over.
 */

interface Place<Item> {
  readonly item: Item;
  at: number;
}

export class PackedSet<Item> implements Iterable<Item> {
  readonly #places: Place<Item>[] = [];

  /** Answers how to leave. */
  join(item: Item): () => void {
    const place = { item, at: this.#places.length };
    this.#places.push(place);
    return () => {
      this.#leave(place);
    };
  }

  /** All current items; a copy, so items may leave during the iteration. */
  [Symbol.iterator](): Iterator<Item> {
    return this.#places.map(({ item }) => item).values();
  }

  #leave(place: Place<Item>): void {
    if (this.#places[place.at] !== place) return;
    const last = this.#places.pop();
    if (last === undefined || last === place) return;
    last.at = place.at;
    this.#places[place.at] = last;
  }
}

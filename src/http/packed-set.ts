/**
 * A set of items that come and go with every request. A `Set` leaves its old tables behind, each linked to the next: once
 * one of them is in V8's old generation, everything in later ones ages too, and the heap is scanned again and again.
 */

interface Place<Item> {
  readonly item: Item;
  at: number;
}

export class PackedSet<Item> implements Iterable<Item> {
  readonly #places: Place<Item>[] = [];

  /** Adds an item, and returns a function that removes it. */
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

/** The open sockets, by user. */
import type { Connection } from './connection.ts';

export class OpenSockets {
  readonly #ofUser = new Map<number, Set<Connection>>();

  add(connection: Connection): void {
    const { userId } = connection.guest;
    const own = this.#ofUser.get(userId) ?? new Set();
    this.#ofUser.set(userId, own.add(connection));
  }

  remove(connection: Connection): void {
    const { userId } = connection.guest;
    const own = this.#ofUser.get(userId);
    own?.delete(connection);
    if (own?.size === 0) this.#ofUser.delete(userId);
  }

  users(): number[] {
    return [...this.#ofUser.keys()];
  }

  of(userId: number): Iterable<Connection> {
    return this.#ofUser.get(userId) ?? [];
  }

  all(): Connection[] {
    return [...this.#ofUser.values()].flatMap(own => [...own]);
  }
}

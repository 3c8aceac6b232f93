/** The scene needs what only the server itself can do; the message is the reason. */
export class NotFromOutside extends Error {}

export function beyond(reason: string): Promise<never> {
  return Promise.reject(new NotFromOutside(reason));
}

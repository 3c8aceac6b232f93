/** The call runs again from its first step. It has sent and changed nothing. */
export class Again extends Error {
  /** Whether time has passed; the call then begins as a new one, with everything unknown. */
  readonly isLater: boolean;

  constructor(reason: string, isLater: boolean) {
    super(reason);
    this.isLater = isLater;
  }
}

/** A mistake in the command line, shown as one sentence without a stack trace. */
export class CommandRefused extends Error {
  override name = 'CommandRefused';
}

/** A mistake in what was typed: shown as one sentence, without a trace. */
export class CommandRefused extends Error {
  override name = 'CommandRefused';
}

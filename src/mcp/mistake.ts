/** A call that cannot be made as it was meant; the sentence says what to do instead. */
export class ToolMistake extends Error {
  override name = 'ToolMistake';
}

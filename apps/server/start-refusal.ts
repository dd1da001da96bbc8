// The one error that stops a start on purpose: its message is a sentence for a person, printed without a stack.

export class StartRefusal extends Error {
  override readonly name = "StartRefusal";
}

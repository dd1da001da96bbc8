// What a command cannot do, as one sentence for the person who typed it.
export class Complaint extends Error {}

/** The command was typed in another way than it is used: how it is used is told after the sentence. */
export class Misuse extends Complaint {}

// What a command cannot do, in one sentence for the person who typed it.
export class Complaint extends Error {}

/** The command was typed wrongly: its usage follows the sentence. */
export class Misuse extends Complaint {}

// What a command cannot do, as one sentence for the person who typed it.
export class Complaint extends Error {}

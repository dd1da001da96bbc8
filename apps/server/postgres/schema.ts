// The tables as TypeScript sees them.
// biome-ignore lint/suspicious/noEmptyInterface: the tables come with their migrations
export interface Database {}

// How a place of the bracket is called: its round and its rank, "R2-3".
export const placeName = ({ round, rank }: { round: number; rank: number }): string => `R${round}-${rank}`;

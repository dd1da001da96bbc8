// What a place in the bracket is called: its round and rank, "R2-3".
export const placeName = ({ round, rank }: { round: number; rank: number }): string => `R${round}-${rank}`;

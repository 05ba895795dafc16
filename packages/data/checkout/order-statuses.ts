/** Statuses of an order that has been paid, or is to be paid by other means. */
export const PLACED_STATUSES: readonly string[] = [
	'processing',
	'on-hold',
	'completed',
];

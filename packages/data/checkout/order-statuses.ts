/** The order is paid, or will be paid in another way. */
export const PLACED_STATUSES: readonly string[] = [
	'processing',
	'on-hold',
	'completed',
];

/** Statuses of an order whose payment is still to come. Any other, also one of another plugin, is that of a placed order. */
export const UNPAID_STATUSES: readonly string[] = [
	'checkout-draft',
	'pending',
	'failed',
	'cancelled',
	'trash',
];

/** Statuses of an order that has been paid, or is to be paid by other means. */
export const PLACED_STATUSES: readonly string[] = [
	'processing',
	'on-hold',
	'completed',
];

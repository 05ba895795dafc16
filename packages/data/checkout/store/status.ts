import type { OrderState, OrderStatus } from '@shopfront/order';

/** For add-ons (docs/contribute/specification-choices.md, "Checkout status"). */
export type CheckoutStatus =
	| 'idle'
	| 'before_processing'
	| 'processing'
	| 'after_processing'
	| 'complete';

const STATUSES: Readonly< Record< OrderStatus, CheckoutStatus > > = {
	idle: 'idle',
	locked: 'idle',
	validating: 'before_processing',
	waiting: 'processing',
	settingUpPayment: 'processing',
	sending: 'processing',
	pollingStatus: 'processing',
	// Nothing is in progress; `isPlaceOrderDisabled` prevents a second order.
	unknown: 'idle',
	unanswered: 'idle',
	succeeded: 'after_processing',
	failed: 'after_processing',
	complete: 'complete',
	// Doesn't change for add-ons, which may handle the payment themselves.
	paying: 'complete',
	checkingPayment: 'complete',
};

export const statusOf = ( order: OrderState ): CheckoutStatus =>
	// Validation hasn't started, and the shopper can still edit the form.
	order.status === 'waiting' && order.next === 'validating'
		? 'before_processing'
		: STATUSES[ order.status ];

export const hasFailed = ( order: OrderState ): boolean =>
	order.status === 'failed' ||
	order.status === 'unknown' ||
	order.status === 'unanswered' ||
	( ( order.status === 'idle' || order.status === 'complete' ) &&
		order.hasError );

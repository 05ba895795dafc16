import type { OrderState, OrderStatus } from '@shopfront/order';

/** The status that add-ons know (docs/decisions/specification-choices.md, "Checkout status"). */
export type CheckoutStatus =
	| 'idle'
	| 'before_processing'
	| 'processing'
	| 'after_processing'
	| 'complete';

const STATUSES: Readonly< Record< OrderStatus, CheckoutStatus > > = {
	idle: 'idle',
	validating: 'before_processing',
	waiting: 'processing',
	settingUpPayment: 'processing',
	sending: 'processing',
	pollingStatus: 'processing',
	// Nothing is under way; that it must not be sent again is said by `isPlaceOrderDisabled`.
	unknown: 'idle',
	succeeded: 'after_processing',
	failed: 'after_processing',
	complete: 'complete',
	// For add-ons, who may be the ones to take the payment, nothing has changed.
	paying: 'complete',
	checkingPayment: 'complete',
};

export const statusOf = ( order: OrderState ): CheckoutStatus =>
	// Nothing has begun then, and the form can still be typed in.
	order.status === 'waiting' && order.next === 'validating'
		? 'before_processing'
		: STATUSES[ order.status ];

export const hasFailed = ( order: OrderState ): boolean =>
	order.status === 'failed' ||
	order.status === 'unknown' ||
	( ( order.status === 'idle' || order.status === 'complete' ) &&
		order.hasError );

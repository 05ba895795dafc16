export {
	createCheckoutEvents,
	OBSERVER_LIMIT_MS,
	type CheckoutEvents,
	type CheckoutResult,
	type ShippingFailure,
} from './checkout-events';
export {
	createEventPoint,
	type EventPoint,
	type Observer,
	type Subscribe,
} from './event-point';
export {
	isErrorResponse,
	isFailResponse,
	isObserverResponse,
	isSuccessResponse,
	RESPONSE_TYPES,
	type ObserverResponse,
} from './observer-response';

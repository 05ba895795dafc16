export {
	createCheckoutEvents,
	EVENT_POINTS,
	OBSERVER_LIMIT_MS,
	type CheckoutEvents,
	type CheckoutResult,
	type EventDescription,
	type EventName,
	type ShippingFailure,
} from './checkout-events';
export { doStoreAction } from './do-store-action';
export {
	createEventPoint,
	type EventPoint,
	type ShowToListener,
	type IsOtherPayer,
	type Observer,
	type Subscribe,
} from './event-point';
export { tellDevelopers, type ListenerFault } from './listener-fault';
export {
	isErrorResponse,
	isFailResponse,
	isObserverResponse,
	isSuccessResponse,
	RESPONSE_TYPES,
	type ObserverResponse,
} from './observer-response';

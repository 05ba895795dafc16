export {
	createCheckoutEvents,
	OBSERVABLE_EVENTS,
	OBSERVER_LIMIT_MS,
	type CheckoutEvents,
	type CheckoutResult,
	type EventDefinition,
	type ShippingFailure,
} from './checkout-events';
export { doStoreAction } from './do-store-action';
export {
	createObservableEvent,
	type ObservableEvent,
	type IsolateForListener,
	type IsOtherPaymentMethod,
	type Observer,
	type Subscribe,
} from './observable-event';
export { logListenerFault, type ListenerFault } from './listener-fault';
export {
	isErrorResponse,
	isFailResponse,
	isObserverResponse,
	isSuccessResponse,
	RESPONSE_TYPES,
	type ObserverResponse,
} from './observer-response';

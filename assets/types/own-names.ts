import type { STORE_KEYS } from '@shopfront/names';

/**
 * Selectors and actions that only our own blocks use, by store. Every other name of a store is public: the published types
 * and the reference take it from the source, with its doc comment.
 */
export const OWN_NAMES = {
	cart: [
		'getPendingCartFields',
		'getServerCart',
		'getCartOperations',
		'getCustomerEdits',
		'getCartFlags',
		'pushCustomerData',
		'acceptCart',
		'refreshAfterChange',
		'refreshCart',
		'refreshCartContents',
	],
	checkout: [
		'getChosenCollection',
		'getOrderState',
		'getRefusalCount',
		'getFormChecks',
		'getOpenOrder',
		'getOrderStatus',
		'getPlacedOrder',
		'isWaitingForProcessing',
		'isWaitingForRedirect',
		'isPaidElsewhere',
		'isPlaceOrderDisabled',
		'setFormCheck',
		'checkPayment',
		'lookUpOrder',
		'noteRefusal',
		'orderMoved',
		'orderTold',
		'submitOrder',
		'takeInitialState',
	],
	payment: [
		'getPaymentStatusFlags',
		'hasMethodFailed',
		'readPage',
		'choosePaymentMethod',
		'chooseSavedMethod',
		'closeExpressPayment',
		'failExpressPayment',
		'startExpressPayment',
		'expectMethods',
		'findRegisteredExpressMethods',
		'noteMethodFailure',
		'noteMethodRecovery',
	],
	validation: [ 'clearErrorsOf' ],
	storeNotices: [],
	collections: [],
	queryState: [],
	schema: [],
} as const satisfies Readonly<
	Record< keyof typeof STORE_KEYS, readonly string[] >
>;

/** A store, as a key of `STORE_KEYS`. */
export type StoreKey = keyof typeof OWN_NAMES;

import type { STORE_KEYS } from '@shopfront/names';

/**
 * Selectors and actions that only our own blocks use. All other names of a store are public: the published types and
 * the reference take them from the source, with their doc comments.
 */
export const PRIVATE_MEMBERS = {
	cart: [
		'getOptimisticCart',
		'getPendingCartFields',
		'getServerCart',
		'getCartOperations',
		'getCustomerEdits',
		'getCartFlags',
		'pushCustomerData',
		'acceptCart',
		'showForeignLines',
		'removeSavedItem',
		'refreshAfterChange',
		'refreshCart',
		'refreshCartContents',
	],
	checkout: [
		'getChosenCollection',
		'getOrderState',
		'getRejectionCount',
		'getFormChecks',
		'getOpenOrder',
		'getOrderNumber',
		'getOrderStatus',
		'getPlacedOrder',
		'isWaitingForProcessing',
		'isWaitingForRedirect',
		'isPaidElsewhere',
		'isPlaceOrderDisabled',
		'setFormCheck',
		'acceptDoubleCharge',
		'checkPayment',
		'pollOrderStatus',
		'countRejection',
		'setOrderState',
		'submitOrder',
		'mergeState',
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
		'invalidateEmptyMethods',
		'updateRegisteredExpressMethods',
		'reportMethodFailure',
		'reportMethodRecovery',
	],
	validation: [ 'clearErrorsByOwner' ],
	storeNotices: [],
	collections: [],
	queryState: [],
	schema: [],
} as const satisfies Readonly<
	Record< keyof typeof STORE_KEYS, readonly string[] >
>;

/** A key of `STORE_KEYS`. */
export type StoreKey = keyof typeof PRIVATE_MEMBERS;

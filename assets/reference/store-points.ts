import { STORE_KEYS } from '@shopfront/names';
import type {
	CartSelectors,
	CheckoutSelectors,
	CollectionsSelectors,
	PaymentSelectors,
	QueryStateSelectors,
	SchemaSelectors,
	StoreNoticesSelectors,
	ValidationSelectors,
} from '../types';
import { FIRST_VERSION, type Default } from './default';

/** What can be asked of each store. */
interface SelectorsOf {
	cart: CartSelectors;
	checkout: CheckoutSelectors;
	payment: PaymentSelectors;
	validation: ValidationSelectors;
	storeNotices: StoreNoticesSelectors;
	collections: CollectionsSelectors;
	queryState: QueryStateSelectors;
	schema: SchemaSelectors;
}

type Answer< Selector > = Selector extends (
	...given: never[]
) => infer Returned
	? Returned
	: never;

/** A store of `@wordpress/data` that add-ons read and change. */
export interface StorePoint< Selectors > {
	/** As it is selected. */
	name: ( typeof STORE_KEYS )[ keyof typeof STORE_KEYS ];
	/** Names of its descriptor and of the constant with its name, on `wc.wcBlocksData`. */
	descriptor: `${ string }Store`;
	constant: `${ string }_STORE_KEY`;
	/** Types of its selectors and actions, in `@shopfront/types`. */
	selectors: `${ string }Selectors`;
	actions: `${ string }Actions`;
	/** What each selector says before the page or the server has told the store anything. */
	defaults: {
		readonly [ Name in keyof Selectors ]: Default<
			Answer< Selectors[ Name ] >
		>;
	};
	/** Selectors that fetch what they are asked for. */
	fetches: ReadonlyArray< keyof Selectors >;
	/** Version that it came with. */
	since: string;
}

const no = { value: false } as const;
const yes = { value: true } as const;
const noText = { value: '' } as const;
const noNumber = { value: 0 } as const;
const noList = { value: [] } as const;
const noRecord = { value: {} } as const;
const none = { value: undefined } as const;
const since = FIRST_VERSION;

/** All stores of cart and checkout. Source: contract/stores.md. */
export const STORE_POINTS = {
	cart: {
		name: STORE_KEYS.cart,
		descriptor: 'cartStore',
		constant: 'CART_STORE_KEY',
		selectors: 'CartSelectors',
		actions: 'CartActions',
		defaults: {
			getCartData: { says: 'an empty cart' },
			getCartTotals: { says: "sums of `'0'`" },
			getCustomerData: { says: 'two empty addresses' },
			getShippingRates: noList,
			getNeedsShipping: yes,
			getHasCalculatedShipping: yes,
			getCartMeta: { says: 'nothing is going on' },
			getCartErrors: noList,
			isApplyingCoupon: no,
			getCouponBeingApplied: noText,
			isRemovingCoupon: no,
			getCouponBeingRemoved: noText,
			isCartDataStale: no,
			getCartItem: none,
			isItemPendingQuantity: no,
			isItemPendingDelete: no,
			getItemsPendingQuantityUpdate: noList,
			getItemsPendingDelete: noList,
			getProductsPendingAdd: noList,
			hasPendingItemsOperations: no,
			isCustomerDataUpdating: no,
			isAddressFieldsForShippingRatesUpdating: no,
			isShippingRateBeingSelected: no,
		},
		fetches: [ 'getCartData', 'getCartTotals' ],
		since,
	},
	checkout: {
		name: STORE_KEYS.checkout,
		descriptor: 'checkoutStore',
		constant: 'CHECKOUT_STORE_KEY',
		selectors: 'CheckoutSelectors',
		actions: 'CheckoutActions',
		defaults: {
			getCheckoutStatus: { value: 'idle' },
			isIdle: yes,
			isBeforeProcessing: no,
			isProcessing: no,
			isAfterProcessing: no,
			isComplete: no,
			hasError: no,
			isCalculating: no,
			hasOrder: no,
			getOrderId: noNumber,
			getCustomerId: noNumber,
			getCustomerPassword: noText,
			getOrderNotes: noText,
			getRedirectUrl: noText,
			getExtensionData: noRecord,
			getShouldCreateAccount: no,
			getAdditionalFields: noRecord,
			getUseShippingAsBilling: yes,
			getEditingBillingAddress: yes,
			getEditingShippingAddress: yes,
			prefersCollection: no,
			getRegisteredAutocompleteProviders: noList,
			getActiveAutocompleteProvider: noText,
		},
		fetches: [],
		since,
	},
	payment: {
		name: STORE_KEYS.payment,
		descriptor: 'paymentStore',
		constant: 'PAYMENT_STORE_KEY',
		selectors: 'PaymentSelectors',
		actions: 'PaymentActions',
		defaults: {
			isPaymentIdle: yes,
			isExpressPaymentStarted: no,
			isPaymentProcessing: no,
			isPaymentReady: no,
			hasPaymentError: no,
			isExpressPaymentMethodActive: no,
			getActiveSavedToken: noText,
			getActivePaymentMethod: noText,
			getAvailablePaymentMethods: noRecord,
			getAvailableExpressPaymentMethods: noRecord,
			getRegisteredExpressPaymentMethods: noRecord,
			getPaymentMethodData: noRecord,
			getPaymentResult: { value: null },
			getSavedPaymentMethods: noRecord,
			getActiveSavedPaymentMethods: noRecord,
			getShouldSavePaymentMethod: no,
			paymentMethodsInitialized: no,
			expressPaymentMethodsInitialized: no,
			getIncompatiblePaymentMethods: noRecord,
			getState: { says: 'all of the above' },
			isPaymentPristine: yes,
			isPaymentStarted: no,
			isPaymentSuccess: no,
			isPaymentFailed: no,
			getCurrentStatus: { says: 'idle' },
		},
		fetches: [],
		since,
	},
	validation: {
		name: STORE_KEYS.validation,
		descriptor: 'validationStore',
		constant: 'VALIDATION_STORE_KEY',
		selectors: 'ValidationSelectors',
		actions: 'ValidationActions',
		defaults: {
			getValidationError: none,
			getValidationErrorId: none,
			hasValidationErrors: no,
			getValidationErrors: noRecord,
		},
		fetches: [],
		since,
	},
	storeNotices: {
		name: STORE_KEYS.storeNotices,
		descriptor: 'storeNoticesStore',
		constant: 'STORE_NOTICES_STORE_KEY',
		selectors: 'StoreNoticesSelectors',
		actions: 'StoreNoticesActions',
		defaults: { getRegisteredContainers: noList },
		fetches: [],
		since,
	},
	collections: {
		name: STORE_KEYS.collections,
		descriptor: 'collectionsStore',
		constant: 'COLLECTIONS_STORE_KEY',
		selectors: 'CollectionsSelectors',
		actions: 'CollectionsActions',
		defaults: {
			getCollection: noList,
			getCollectionHeader: none,
			getCollectionError: { value: null },
			getCollectionLastModified: noNumber,
		},
		fetches: [ 'getCollection', 'getCollectionHeader' ],
		since,
	},
	queryState: {
		name: STORE_KEYS.queryState,
		descriptor: 'queryStateStore',
		constant: 'QUERY_STATE_STORE_KEY',
		selectors: 'QueryStateSelectors',
		actions: 'QueryStateActions',
		defaults: {
			getValueForQueryKey: noRecord,
			getValueForQueryContext: noRecord,
		},
		fetches: [],
		since,
	},
	schema: {
		name: STORE_KEYS.schema,
		descriptor: 'schemaStore',
		constant: 'SCHEMA_STORE_KEY',
		selectors: 'SchemaSelectors',
		actions: 'SchemaActions',
		defaults: { getRoute: noText, getRoutes: noRecord },
		fetches: [ 'getRoute', 'getRoutes' ],
		since,
	},
} as const satisfies {
	readonly [ Key in keyof typeof STORE_KEYS ]: StorePoint<
		SelectorsOf[ Key ]
	>;
};

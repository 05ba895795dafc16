import type { cartStore } from '@shopfront/data/cart';
import type { checkoutStore } from '@shopfront/data/checkout';
import type { collectionsStore } from '@shopfront/data/collections';
import type { paymentStore } from '@shopfront/data/payment';
import type { queryStateStore } from '@shopfront/data/query-state';
import type { schemaStore } from '@shopfront/data/schema';
import type { storeNoticesStore } from '@shopfront/data/store-notices';
import type { validationStore } from '@shopfront/data/validation';
import type { STORE_KEYS } from '@shopfront/names';
import type { ActionCreatorsOf, CurriedSelectorsOf } from '@wordpress/data';

type CartSelects = CurriedSelectorsOf< typeof cartStore >;
type CartDispatches = ActionCreatorsOf< typeof cartStore >;

/** What is in the cart and what is on its way. */
export interface CartSelectors {
	/**
	 * The cart as it is on screen: what the server has, with what is on its way laid over it. Asking for it
	 * fetches it.
	 */
	getCartData: CartSelects[ 'getCartData' ];
	/** The sums of the cart. */
	getCartTotals: CartSelects[ 'getCartTotals' ];
	/** Both addresses; the same object until one of them changes. */
	getCustomerData: CartSelects[ 'getCustomerData' ];
	/** Packages and their rates. */
	getShippingRates: CartSelects[ 'getShippingRates' ];
	/** Whether anything is to be shipped. */
	getNeedsShipping: CartSelects[ 'getNeedsShipping' ];
	/** Whether the server has worked out what shipping costs. */
	getHasCalculatedShipping: CartSelects[ 'getHasCalculatedShipping' ];
	/** What is going on with the cart, in one object. */
	getCartMeta: CartSelects[ 'getCartMeta' ];
	/** What went wrong when the server was last asked. */
	getCartErrors: CartSelects[ 'getCartErrors' ];
	/** Whether a coupon is being applied. */
	isApplyingCoupon: CartSelects[ 'isApplyingCoupon' ];
	/** Code of that coupon; `''` for none. */
	getCouponBeingApplied: CartSelects[ 'getCouponBeingApplied' ];
	/** Whether a coupon is being removed. */
	isRemovingCoupon: CartSelects[ 'isRemovingCoupon' ];
	/** Code of that coupon; `''` for none. */
	getCouponBeingRemoved: CartSelects[ 'getCouponBeingRemoved' ];
	/** Whether the cart is known to have changed and could not be asked for. */
	isCartDataStale: CartSelects[ 'isCartDataStale' ];
	/** A line by its key; `undefined` when there is none. */
	getCartItem: CartSelects[ 'getCartItem' ];
	/** Whether the quantity of a line waits for the server. */
	isItemPendingQuantity: CartSelects[ 'isItemPendingQuantity' ];
	/** Whether the removal of a line waits for the server. */
	isItemPendingDelete: CartSelects[ 'isItemPendingDelete' ];
	/** Keys of lines whose quantity waits for the server. */
	getItemsPendingQuantityUpdate: CartSelects[ 'getItemsPendingQuantityUpdate' ];
	/** Keys of lines whose removal waits for the server. */
	getItemsPendingDelete: CartSelects[ 'getItemsPendingDelete' ];
	/** Ids of products on their way into the cart. */
	getProductsPendingAdd: CartSelects[ 'getProductsPendingAdd' ];
	/** Whether any of those three lists has something in it. */
	hasPendingItemsOperations: CartSelects[ 'hasPendingItemsOperations' ];
	/** Whether addresses are on their way to the server. */
	isCustomerDataUpdating: CartSelects[ 'isCustomerDataUpdating' ];
	/** Whether among them is what decides about rates. */
	isAddressFieldsForShippingRatesUpdating: CartSelects[ 'isAddressFieldsForShippingRatesUpdating' ];
	/** Whether a choice of rate is on its way to the server. */
	isShippingRateBeingSelected: CartSelects[ 'isShippingRateBeingSelected' ];
}

/** What can be dispatched to that store. */
export interface CartActions {
	/** Takes a cart that the server sent. The shopper is told of lines that changed meanwhile. */
	receiveCart: CartDispatches[ 'receiveCart' ];
	/** The same without the addresses, where the shopper may be typing them. */
	receiveCartContents: CartDispatches[ 'receiveCartContents' ];
	/** Takes an error of the API, with the cart that it may bring; `null` for none. */
	receiveError: CartDispatches[ 'receiveError' ];
	/** Lays parts of a cart over what is there. */
	setCartData: CartDispatches[ 'setCartData' ];
	/** Sets what went wrong. */
	setErrorData: CartDispatches[ 'setErrorData' ];
	/**
	 * Has an add-on's callback on the server change the cart; `extensionCartUpdate` tells the shopper too when it
	 * is refused.
	 */
	applyExtensionCartUpdate: CartDispatches[ 'applyExtensionCartUpdate' ];
	/** Applies a coupon. Rejected with the error of the API. */
	applyCoupon: CartDispatches[ 'applyCoupon' ];
	/** Removes a coupon. Rejected with the error of the API. */
	removeCoupon: CartDispatches[ 'removeCoupon' ];
	/** Adds a product. */
	addItemToCart: CartDispatches[ 'addItemToCart' ];
	/** Says that a product is about to be added by a script. */
	startAddingToCart: CartDispatches[ 'startAddingToCart' ];
	/** Says that it was, or was not. */
	finishAddingToCart: CartDispatches[ 'finishAddingToCart' ];
	/** Removes a line by its key. */
	removeItemFromCart: CartDispatches[ 'removeItemFromCart' ];
	/** Moves a line to the shopper's list for later. */
	saveForLater: CartDispatches[ 'saveForLater' ];
	/** Sets the quantity of a line. Nothing is sent when it is what it was. */
	changeCartItemQuantity: CartDispatches[ 'changeCartItemQuantity' ];
	/** Chooses a rate, for one package or for all. */
	selectShippingRate: CartDispatches[ 'selectShippingRate' ];
	/** Sends addresses to the server now. */
	updateCustomerData: CartDispatches[ 'updateCustomerData' ];
	/** Changes fields of the billing address, as if they were typed. */
	setBillingAddress: CartDispatches[ 'setBillingAddress' ];
	/** Changes fields of the shipping address, as if they were typed. */
	setShippingAddress: CartDispatches[ 'setShippingAddress' ];
	/** Says whether the cart is known to have changed. */
	setIsCartDataStale: CartDispatches[ 'setIsCartDataStale' ];
	/** Says whether a product is on its way into the cart. */
	setProductsPendingAdd: CartDispatches[ 'setProductsPendingAdd' ];
	/** Says whether the quantity of a line waits for the server. */
	itemIsPendingQuantity: CartDispatches[ 'itemIsPendingQuantity' ];
	/** Says whether the removal of a line waits for the server. */
	itemIsPendingDelete: CartDispatches[ 'itemIsPendingDelete' ];
	/** Takes one line that the server sent. */
	receiveCartItem: CartDispatches[ 'receiveCartItem' ];
	/** Says which coupon is being applied; `''` for none. */
	receiveApplyingCoupon: CartDispatches[ 'receiveApplyingCoupon' ];
	/** Says which coupon is being removed; `''` for none. */
	receiveRemovingCoupon: CartDispatches[ 'receiveRemovingCoupon' ];
	/** Says whether addresses are on their way to the server. */
	updatingCustomerData: CartDispatches[ 'updatingCustomerData' ];
	/** Says whether among them is what decides about rates. */
	updatingAddressFieldsForShippingRates: CartDispatches[ 'updatingAddressFieldsForShippingRates' ];
	/** Says whether a choice of rate is on its way to the server. */
	shippingRatesBeingSelected: CartDispatches[ 'shippingRatesBeingSelected' ];
	/** Asks the server for the cart after another cart of the page has changed it. */
	syncCartWithIAPIStore: CartDispatches[ 'syncCartWithIAPIStore' ];
}

type CheckoutSelects = CurriedSelectorsOf< typeof checkoutStore >;
type CheckoutDispatches = ActionCreatorsOf< typeof checkoutStore >;

/** The order, its form and how far it is. */
export interface CheckoutSelectors {
	/** Where the order stands. */
	getCheckoutStatus: CheckoutSelects[ 'getCheckoutStatus' ];
	/** Whether nothing is under way. */
	isIdle: CheckoutSelects[ 'isIdle' ];
	/** Whether the form is being looked at. */
	isBeforeProcessing: CheckoutSelects[ 'isBeforeProcessing' ];
	/** Whether the order is being placed. */
	isProcessing: CheckoutSelects[ 'isProcessing' ];
	/** Whether the server has answered, and listeners are asked. */
	isAfterProcessing: CheckoutSelects[ 'isAfterProcessing' ];
	/** Whether it is done and the shopper leaves. */
	isComplete: CheckoutSelects[ 'isComplete' ];
	/** Whether the last try failed. */
	hasError: CheckoutSelects[ 'hasError' ];
	/** Whether totals are being worked out: no order is placed meanwhile. */
	isCalculating: CheckoutSelects[ 'isCalculating' ];
	/** Whether the server has a draft of the order. */
	hasOrder: CheckoutSelects[ 'hasOrder' ];
	/** Id of the order or its draft; 0 for none. */
	getOrderId: CheckoutSelects[ 'getOrderId' ];
	/** 0 for a guest. */
	getCustomerId: CheckoutSelects[ 'getCustomerId' ];
	/** Password of the account to be created. */
	getCustomerPassword: CheckoutSelects[ 'getCustomerPassword' ];
	/** Note to the order. */
	getOrderNotes: CheckoutSelects[ 'getOrderNotes' ];
	/** Where the shopper goes after the order; `''` for nowhere yet. */
	getRedirectUrl: CheckoutSelects[ 'getRedirectUrl' ];
	/** What add-ons send with the order, by namespace. */
	getExtensionData: CheckoutSelects[ 'getExtensionData' ];
	/** Whether an account is to be created. */
	getShouldCreateAccount: CheckoutSelects[ 'getShouldCreateAccount' ];
	/** Contact and order fields of add-ons, by their id. */
	getAdditionalFields: CheckoutSelects[ 'getAdditionalFields' ];
	/** Whether billing and shipping address are one. */
	getUseShippingAsBilling: CheckoutSelects[ 'getUseShippingAsBilling' ];
	/** Whether the billing address is shown as a form. */
	getEditingBillingAddress: CheckoutSelects[ 'getEditingBillingAddress' ];
	/** Whether the shipping address is shown as a form. */
	getEditingShippingAddress: CheckoutSelects[ 'getEditingShippingAddress' ];
	/** Whether goods are fetched rather than sent. */
	prefersCollection: CheckoutSelects[ 'prefersCollection' ];
	/** Who looks addresses up, by id. */
	getRegisteredAutocompleteProviders: CheckoutSelects[ 'getRegisteredAutocompleteProviders' ];
	/** Who does so for one of the addresses; `''` for nobody. */
	getActiveAutocompleteProvider: CheckoutSelects[ 'getActiveAutocompleteProvider' ];
}

/** What can be dispatched to that store. */
export interface CheckoutActions {
	/** Keeps data of an add-on, to be sent with the order: over what there is, or in place of it. */
	setExtensionData: CheckoutDispatches[ 'setExtensionData' ];
	/** Chooses to fetch the goods, or to have them sent. */
	setPrefersCollection: CheckoutDispatches[ 'setPrefersCollection' ];
	/** Opens the form of the billing address, or closes it. */
	setEditingBillingAddress: CheckoutDispatches[ 'setEditingBillingAddress' ];
	/** Opens the form of the shipping address, or closes it. */
	setEditingShippingAddress: CheckoutDispatches[ 'setEditingShippingAddress' ];
	/** Sets contact and order fields. */
	setAdditionalFields: CheckoutDispatches[ 'setAdditionalFields' ];
	/** No order is placed until what the function promises is there. */
	disableCheckoutFor: CheckoutDispatches[ 'disableCheckoutFor' ];
	/** Sends fields, note or way to pay to the draft of the order. */
	updateDraftOrder: CheckoutDispatches[ 'updateDraftOrder' ];
	/** Adds somebody who looks addresses up. */
	addAddressAutocompleteProvider: CheckoutDispatches[ 'addAddressAutocompleteProvider' ];
	/** Chooses who does so for one of the addresses. */
	setActiveAddressAutocompleteProvider: CheckoutDispatches[ 'setActiveAddressAutocompleteProvider' ];
	/** Takes an order back that has not left yet. One that has cannot be taken back. */
	__internalSetIdle: CheckoutDispatches[ '__internalSetIdle' ];
	/** Asks for the order, as the button does. */
	__internalSetBeforeProcessing: CheckoutDispatches[ '__internalSetBeforeProcessing' ];
	/** Changes nothing: the order moves on by itself. */
	__internalSetProcessing: CheckoutDispatches[ '__internalSetProcessing' ];
	/** Changes nothing: the order moves on by itself. */
	__internalSetAfterProcessing: CheckoutDispatches[ '__internalSetAfterProcessing' ];
	/** Says that an add-on has seen to the order itself: the shopper goes on, to `redirectUrl` where one is given. */
	__internalSetComplete: CheckoutDispatches[ '__internalSetComplete' ];
	/** Says that something is wrong, which takes back an order that has not left yet; or that it is mended. */
	__internalSetHasError: CheckoutDispatches[ '__internalSetHasError' ];
	/** Says that something is being worked out. */
	__internalStartCalculation: CheckoutDispatches[ '__internalStartCalculation' ];
	/** Says that it is done. */
	__internalFinishCalculation: CheckoutDispatches[ '__internalFinishCalculation' ];
	/** Sets the id of the customer. */
	__internalSetCustomerId: CheckoutDispatches[ '__internalSetCustomerId' ];
	/** Sets the password of the account to be created. */
	__internalSetCustomerPassword: CheckoutDispatches[ '__internalSetCustomerPassword' ];
	/** Sets whether billing and shipping address are one. */
	__internalSetUseShippingAsBilling: CheckoutDispatches[ '__internalSetUseShippingAsBilling' ];
	/** Sets whether an account is to be created. */
	__internalSetShouldCreateAccount: CheckoutDispatches[ '__internalSetShouldCreateAccount' ];
	/** Sets the note to the order. */
	__internalSetOrderNotes: CheckoutDispatches[ '__internalSetOrderNotes' ];
	/** Sets where the shopper goes after the order; `null` for nowhere. */
	__internalSetRedirectUrl: CheckoutDispatches[ '__internalSetRedirectUrl' ];
	/** Asks what is wrong with the form, and shows it; gives whether nothing was found. */
	__internalEmitValidateEvent: CheckoutDispatches[ '__internalEmitValidateEvent' ];
	/** Changes nothing: listeners are asked by the order itself, once. */
	__internalEmitAfterProcessingEvents: CheckoutDispatches[ '__internalEmitAfterProcessingEvents' ];
	/** Takes an answer to an order that a script has sent. */
	__internalProcessCheckoutResponse: CheckoutDispatches[ '__internalProcessCheckoutResponse' ];
	/** @deprecated Use `setExtensionData`. */
	__internalSetExtensionData: CheckoutDispatches[ '__internalSetExtensionData' ];
	/** @deprecated Use `disableCheckoutFor`. */
	__internalIncrementCalculating: CheckoutDispatches[ '__internalIncrementCalculating' ];
	/** @deprecated Use `disableCheckoutFor`. */
	__internalDecrementCalculating: CheckoutDispatches[ '__internalDecrementCalculating' ];
}

type PaymentSelects = CurriedSelectorsOf< typeof paymentStore >;
type PaymentDispatches = ActionCreatorsOf< typeof paymentStore >;

/**
 * The ways to pay and the payment. Names that begin with `__internal` are those that existing add-ons call; they stay.
 */
export interface PaymentSelectors {
	/** Whether no payment is under way. */
	isPaymentIdle: PaymentSelects[ 'isPaymentIdle' ];
	/** Whether an express method was pressed. */
	isExpressPaymentStarted: PaymentSelects[ 'isExpressPaymentStarted' ];
	/** Whether a payment is being set up. */
	isPaymentProcessing: PaymentSelects[ 'isPaymentProcessing' ];
	/** Whether it is set up. */
	isPaymentReady: PaymentSelects[ 'isPaymentReady' ];
	/** Whether it could not be set up. */
	hasPaymentError: PaymentSelects[ 'hasPaymentError' ];
	/** Whether the chosen method is an express method. */
	isExpressPaymentMethodActive: PaymentSelects[ 'isExpressPaymentMethodActive' ];
	/** Id of the saved token that is chosen; `''` for none. */
	getActiveSavedToken: PaymentSelects[ 'getActiveSavedToken' ];
	/** Name of the chosen method; `''` for none. */
	getActivePaymentMethod: PaymentSelects[ 'getActivePaymentMethod' ];
	/** Methods that can be used, by name. */
	getAvailablePaymentMethods: PaymentSelects[ 'getAvailablePaymentMethods' ];
	/** Express methods that can be used, by name. */
	getAvailableExpressPaymentMethods: PaymentSelects[ 'getAvailableExpressPaymentMethods' ];
	/** Express methods that are registered, by name. */
	getRegisteredExpressPaymentMethods: PaymentSelects[ 'getRegisteredExpressPaymentMethods' ];
	/** What goes to the gateway with the order. */
	getPaymentMethodData: PaymentSelects[ 'getPaymentMethodData' ];
	/** What became of the payment; `null` before that. */
	getPaymentResult: PaymentSelects[ 'getPaymentResult' ];
	/** What the customer has saved, by type. */
	getSavedPaymentMethods: PaymentSelects[ 'getSavedPaymentMethods' ];
	/** Of that, what can be used now. */
	getActiveSavedPaymentMethods: PaymentSelects[ 'getActiveSavedPaymentMethods' ];
	/** Whether what is paid with is to be kept. */
	getShouldSavePaymentMethod: PaymentSelects[ 'getShouldSavePaymentMethod' ];
	/** Whether methods have been asked whether they can be used. */
	paymentMethodsInitialized: PaymentSelects[ 'paymentMethodsInitialized' ];
	/** Whether express methods have. */
	expressPaymentMethodsInitialized: PaymentSelects[ 'expressPaymentMethodsInitialized' ];
	/** In the editor: gateways without a method, by id. */
	getIncompatiblePaymentMethods: PaymentSelects[ 'getIncompatiblePaymentMethods' ];
	/** The whole state. What is in it may change; ask the other selectors. */
	getState: PaymentSelects[ 'getState' ];
	/** @deprecated Use `isPaymentIdle`. */
	isPaymentPristine: PaymentSelects[ 'isPaymentPristine' ];
	/** @deprecated Use `isExpressPaymentStarted`. */
	isPaymentStarted: PaymentSelects[ 'isPaymentStarted' ];
	/** @deprecated Use `isPaymentReady`. */
	isPaymentSuccess: PaymentSelects[ 'isPaymentSuccess' ];
	/** @deprecated Use `hasPaymentError`. */
	isPaymentFailed: PaymentSelects[ 'isPaymentFailed' ];
	/** @deprecated Use the selectors above. */
	getCurrentStatus: PaymentSelects[ 'getCurrentStatus' ];
}

/** What can be dispatched to that store. */
export interface PaymentActions {
	/** Chooses a method, with what goes to the gateway. */
	__internalSetActivePaymentMethod: PaymentDispatches[ '__internalSetActivePaymentMethod' ];
	/** Says that no payment is under way. */
	__internalSetPaymentIdle: PaymentDispatches[ '__internalSetPaymentIdle' ];
	/** Says that an express method was pressed. */
	__internalSetExpressPaymentStarted: PaymentDispatches[ '__internalSetExpressPaymentStarted' ];
	/** Says that a payment is being set up. */
	__internalSetPaymentProcessing: PaymentDispatches[ '__internalSetPaymentProcessing' ];
	/** Says that it is set up. */
	__internalSetPaymentReady: PaymentDispatches[ '__internalSetPaymentReady' ];
	/** Says that it could not be. */
	__internalSetPaymentError: PaymentDispatches[ '__internalSetPaymentError' ];
	/** Sets what goes to the gateway. */
	__internalSetPaymentMethodData: PaymentDispatches[ '__internalSetPaymentMethodData' ];
	/** Sets what became of the payment. */
	__internalSetPaymentResult: PaymentDispatches[ '__internalSetPaymentResult' ];
	/** Sets whether what is paid with is to be kept. */
	__internalSetShouldSavePaymentMethod: PaymentDispatches[ '__internalSetShouldSavePaymentMethod' ];
	/** Sets which methods can be used; chooses another when the chosen one is not among them. */
	__internalSetAvailablePaymentMethods: PaymentDispatches[ '__internalSetAvailablePaymentMethods' ];
	/** Sets which express methods can be used. */
	__internalSetAvailableExpressPaymentMethods: PaymentDispatches[ '__internalSetAvailableExpressPaymentMethods' ];
	/** Sets which express methods are registered. */
	__internalSetRegisteredExpressPaymentMethods: PaymentDispatches[ '__internalSetRegisteredExpressPaymentMethods' ];
	/** Takes a method out of those that can be used. */
	__internalRemoveAvailablePaymentMethod: PaymentDispatches[ '__internalRemoveAvailablePaymentMethod' ];
	/** Takes an express method out of those that can be used. */
	__internalRemoveAvailableExpressPaymentMethod: PaymentDispatches[ '__internalRemoveAvailableExpressPaymentMethod' ];
	/** Says that methods have been asked. */
	__internalSetPaymentMethodsInitialized: PaymentDispatches[ '__internalSetPaymentMethodsInitialized' ];
	/** Says that express methods have been asked. */
	__internalSetExpressPaymentMethodsInitialized: PaymentDispatches[ '__internalSetExpressPaymentMethodsInitialized' ];
	/** Asks all methods again whether they can be used. */
	__internalUpdateAvailablePaymentMethods: PaymentDispatches[ '__internalUpdateAvailablePaymentMethods' ];
	/** Asks the listeners to `onPaymentSetup`. */
	__internalEmitPaymentProcessingEvent: PaymentDispatches[ '__internalEmitPaymentProcessingEvent' ];
	/** Shows an error above the express methods; takes it away without a message. */
	__internalSetExpressPaymentError: PaymentDispatches[ '__internalSetExpressPaymentError' ];
}

type ValidationSelects = CurriedSelectorsOf< typeof validationStore >;
type ValidationDispatches = ActionCreatorsOf< typeof validationStore >;

/**
 * What is wrong with fields. An error stops the order, whoever set it. Ids: `billing_{field}`, `shipping_{field}`,
 * `contact_{field}`, `order_{field}`, `coupon`, and any that begins with your own name.
 */
export interface ValidationSelectors {
	/** What is wrong with a field; `undefined` when nothing is. */
	getValidationError: ValidationSelects[ 'getValidationError' ];
	/** Id of the element that shows the error; `undefined` while none is shown. */
	getValidationErrorId: ValidationSelects[ 'getValidationErrorId' ];
	/** Whether anything is wrong; errors that are not shown yet count. */
	hasValidationErrors: ValidationSelects[ 'hasValidationErrors' ];
	/** All that is wrong, by id. */
	getValidationErrors: ValidationSelects[ 'getValidationErrors' ];
}

/** What can be dispatched to that store. */
export interface ValidationActions {
	/** Adds errors to those there are. */
	setValidationErrors: ValidationDispatches[ 'setValidationErrors' ];
	/** Takes one away. */
	clearValidationError: ValidationDispatches[ 'clearValidationError' ];
	/** Takes some away; all where none are named. */
	clearValidationErrors: ValidationDispatches[ 'clearValidationErrors' ];
	/** Keeps one, but out of sight. */
	hideValidationError: ValidationDispatches[ 'hideValidationError' ];
	/** Shows one. */
	showValidationError: ValidationDispatches[ 'showValidationError' ];
	/** Shows all. */
	showAllValidationErrors: ValidationDispatches[ 'showAllValidationErrors' ];
	/** @deprecated Use `clearValidationErrors`. */
	clearAllValidationErrors: ValidationDispatches[ 'clearAllValidationErrors' ];
}

type StoreNoticesSelects = CurriedSelectorsOf< typeof storeNoticesStore >;
type StoreNoticesDispatches = ActionCreatorsOf< typeof storeNoticesStore >;

/** Where notices are shown. The notices themselves are in `core/notices`. */
export interface StoreNoticesSelectors {
	/** Contexts that have a container on the page. */
	getRegisteredContainers: StoreNoticesSelects[ 'getRegisteredContainers' ];
}

/** What can be dispatched to that store. */
export interface StoreNoticesActions {
	/** Says that a context has one. */
	registerContainer: StoreNoticesDispatches[ 'registerContainer' ];
	/** Says that it has none any more. */
	unregisterContainer: StoreNoticesDispatches[ 'unregisterContainer' ];
}

type CollectionsSelects = CurriedSelectorsOf< typeof collectionsStore >;
type CollectionsDispatches = ActionCreatorsOf< typeof collectionsStore >;

/** Answers of the Store API: products, terms, reviews. */
export interface CollectionsSelectors {
	/**
	 * What the server answered to a question of the Store API; an empty list before it did. Asking for it fetches
	 * it.
	 */
	getCollection: CollectionsSelects[ 'getCollection' ];
	/** A header of the answer, as `X-WP-Total`. */
	getCollectionHeader: CollectionsSelects[ 'getCollectionHeader' ];
	/** Why there is no answer; `null` when nothing went wrong. */
	getCollectionError: CollectionsSelects[ 'getCollectionError' ];
	/** When something last changed on the server, milliseconds since 1970. */
	getCollectionLastModified: CollectionsSelects[ 'getCollectionLastModified' ];
}

/** What can be dispatched to that store. */
export interface CollectionsActions {
	/** Takes an answer. */
	receiveCollection: CollectionsDispatches[ 'receiveCollection' ];
	/** Takes a failure. */
	receiveCollectionError: CollectionsDispatches[ 'receiveCollectionError' ];
	/** Takes the time of the last change. */
	receiveLastModified: CollectionsDispatches[ 'receiveLastModified' ];
}

type QueryStateSelects = CurriedSelectorsOf< typeof queryStateStore >;
type QueryStateDispatches = ActionCreatorsOf< typeof queryStateStore >;

/** What lists of products are asked for: filters and order, by context. */
export interface QueryStateSelectors {
	/** One value of a context; the fallback when it is not set. */
	getValueForQueryKey: QueryStateSelects[ 'getValueForQueryKey' ];
	/** All values of a context. */
	getValueForQueryContext: QueryStateSelects[ 'getValueForQueryContext' ];
}

/** What can be dispatched to that store. */
export interface QueryStateActions {
	/** Sets one value. */
	setQueryValue: QueryStateDispatches[ 'setQueryValue' ];
	/** Sets all values. */
	setValueForQueryContext: QueryStateDispatches[ 'setValueForQueryContext' ];
}

type SchemaSelects = CurriedSelectorsOf< typeof schemaStore >;
type SchemaDispatches = ActionCreatorsOf< typeof schemaStore >;

/** Which paths the server has. */
export interface SchemaSelectors {
	/** Path of a resource. Asking for it fetches the routes; throws when there is none. */
	getRoute: SchemaSelects[ 'getRoute' ];
	/** Routes of a namespace. */
	getRoutes: SchemaSelects[ 'getRoutes' ];
}

/** What can be dispatched to that store. */
export interface SchemaActions {
	/** Takes the routes of a namespace. */
	receiveRoutes: SchemaDispatches[ 'receiveRoutes' ];
}

/** What a resolver's state is told by, in every store. */
export interface ResolutionSelectors {
	/** Whether what a selector asks for is on its way. */
	isResolving: ( selector: string, args?: readonly unknown[] ) => boolean;
	/** Whether it has come, or failed. */
	hasFinishedResolution: (
		selector: string,
		args?: readonly unknown[]
	) => boolean;
}

/** In every store: what a selector asked for is forgotten, and fetched when it is asked for again. */
export interface ResolutionActions {
	invalidateResolution: (
		selector: string,
		args?: readonly unknown[]
	) => Promise< unknown >;
	invalidateResolutionForStore: () => Promise< unknown >;
	invalidateResolutionForStoreSelector: (
		selector: string
	) => Promise< unknown >;
}

interface Store< Selectors, Actions > {
	selectors: Selectors & ResolutionSelectors;
	actions: Actions & ResolutionActions;
}

/** The stores by the names under which they are selected. */
export interface Stores {
	[ STORE_KEYS.cart ]: Store< CartSelectors, CartActions >;
	[ STORE_KEYS.checkout ]: Store< CheckoutSelectors, CheckoutActions >;
	[ STORE_KEYS.payment ]: Store< PaymentSelectors, PaymentActions >;
	[ STORE_KEYS.validation ]: Store< ValidationSelectors, ValidationActions >;
	[ STORE_KEYS.storeNotices ]: Store<
		StoreNoticesSelectors,
		StoreNoticesActions
	>;
	[ STORE_KEYS.collections ]: Store<
		CollectionsSelectors,
		CollectionsActions
	>;
	[ STORE_KEYS.queryState ]: Store< QueryStateSelectors, QueryStateActions >;
	[ STORE_KEYS.schema ]: Store< SchemaSelectors, SchemaActions >;
}

export type StoreName = keyof Stores;

/** Where a store of another name keeps what it offers; `@wordpress/data` knows no more of it. */
type Anything = Readonly< Record< string, ( ...given: never[] ) => unknown > >;

/** `select` of `wp.data`, which knows our stores by name. */
export interface SelectStore {
	< Name extends StoreName >( name: Name ): Stores[ Name ][ 'selectors' ];
	( name: string | object ): Anything;
}

/** `dispatch` of `wp.data`, which knows our stores by name. */
export interface DispatchToStore {
	< Name extends StoreName >( name: Name ): Stores[ Name ][ 'actions' ];
	( name: string | object ): Anything;
}

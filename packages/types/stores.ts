import type { ALL_STORES } from '@shopfront/globals';
import type { STORE_KEYS } from '@shopfront/names';
import type {
	ActionCreatorsOf,
	CurriedSelectorsOf,
	ReduxStoreConfig,
	StoreDescriptor,
} from '@wordpress/data';
import type { PRIVATE_MEMBERS, StoreKey } from './private-members';

type Descriptor< Key extends StoreKey > =
	( typeof ALL_STORES )[ `${ Key }Store` ];

type Config< Key extends StoreKey > =
	Descriptor< Key > extends StoreDescriptor<
		ReduxStoreConfig< unknown, infer Actions, infer Selectors >
	>
		? { selectors: Selectors; actions: Actions }
		: never;

type PrivateMember< Key extends StoreKey > =
	( typeof PRIVATE_MEMBERS )[ Key ][ number ];

/** Public selectors of a store, as `select` returns them: without the state argument. */
type PublicSelectors< Key extends StoreKey > = Pick<
	CurriedSelectorsOf< Descriptor< Key > >,
	Exclude< keyof Config< Key >[ 'selectors' ], PrivateMember< Key > >
>;

/** Public actions of a store, as `dispatch` returns them: each returns a promise. */
type PublicActions< Key extends StoreKey > = Pick<
	ActionCreatorsOf< Descriptor< Key > >,
	Exclude< keyof Config< Key >[ 'actions' ], PrivateMember< Key > >
>;

/**
 * The cart, including changes that the server has not confirmed.
 *
 * @since 0.1.0
 */
export interface CartSelectors extends PublicSelectors< 'cart' > {}

/** Actions of the cart store. */
export interface CartActions extends PublicActions< 'cart' > {}

/**
 * The order, its form and its status.
 *
 * @since 0.1.0
 */
export interface CheckoutSelectors extends PublicSelectors< 'checkout' > {}

/** Actions of the checkout store. */
export interface CheckoutActions extends PublicActions< 'checkout' > {}

/**
 * The payment methods and the payment. Existing add-ons call the names that begin with `__internal`, so these names
 * stay.
 *
 * @since 0.1.0
 */
export interface PaymentSelectors extends PublicSelectors< 'payment' > {}

/** Actions of the payment store. */
export interface PaymentActions extends PublicActions< 'payment' > {}

/**
 * Field errors. Any error stops the order. Ids: `billing_{field}`, `shipping_{field}`, `contact_{field}`,
 * `order_{field}`, `coupon`, and any that begins with your own name.
 *
 * @since 0.1.0
 */
export interface ValidationSelectors extends PublicSelectors< 'validation' > {}

/** Actions of the validation store. */
export interface ValidationActions extends PublicActions< 'validation' > {}

/**
 * The containers that show notices. The notices themselves are in `core/notices`.
 *
 * @since 0.1.0
 */
export interface StoreNoticesSelectors extends PublicSelectors< 'storeNotices' > {}

/** Actions of the notices store. */
export interface StoreNoticesActions extends PublicActions< 'storeNotices' > {}

/**
 * Responses of the Store API: products, terms, reviews.
 *
 * @since 0.1.0
 */
export interface CollectionsSelectors extends PublicSelectors< 'collections' > {}

/** Actions of the collections store. */
export interface CollectionsActions extends PublicActions< 'collections' > {}

/**
 * The query of each product list, by context: filters and sort order.
 *
 * @since 0.1.0
 */
export interface QueryStateSelectors extends PublicSelectors< 'queryState' > {}

/** Actions of the query state store. */
export interface QueryStateActions extends PublicActions< 'queryState' > {}

/**
 * The routes of the Store API.
 *
 * @since 0.1.0
 */
export interface SchemaSelectors extends PublicSelectors< 'schema' > {}

/** Actions of the schema store. */
export interface SchemaActions extends PublicActions< 'schema' > {}

/** Resolver state of a store's selectors. */
export interface ResolutionSelectors {
	/** Whether the selector's resolver is running. */
	isResolving: ( selector: string, args?: readonly unknown[] ) => boolean;
	/** Whether the selector's resolver has finished or failed. */
	hasFinishedResolution: (
		selector: string,
		args?: readonly unknown[]
	) => boolean;
}

/** Invalidates the resolver state of a selector, so that its next use fetches again. */
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

/** The stores by name. */
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

/** A store that these types don't know. `@wordpress/data` has no types for its members. */
type UntypedMembers = Readonly<
	Record< string, ( ...given: never[] ) => unknown >
>;

/** `select` of `wp.data`, with types for our stores. */
export interface SelectStore {
	< Name extends StoreName >( name: Name ): Stores[ Name ][ 'selectors' ];
	( name: string | object ): UntypedMembers;
}

/** `dispatch` of `wp.data`, with types for our stores. */
export interface DispatchToStore {
	< Name extends StoreName >( name: Name ): Stores[ Name ][ 'actions' ];
	( name: string | object ): UntypedMembers;
}

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

/** As `select` returns them: without the state argument. */
type PublicSelectors< Key extends StoreKey > = Pick<
	CurriedSelectorsOf< Descriptor< Key > >,
	Exclude< keyof Config< Key >[ 'selectors' ], PrivateMember< Key > >
>;

/** As `dispatch` returns them: each returns a promise. */
type PublicActions< Key extends StoreKey > = Pick<
	ActionCreatorsOf< Descriptor< Key > >,
	Exclude< keyof Config< Key >[ 'actions' ], PrivateMember< Key > >
>;

/**
 * The cart, including changes that the server hasn't confirmed.
 *
 * @since 0.1.0
 */
export interface CartSelectors extends PublicSelectors< 'cart' > {}

export interface CartActions extends PublicActions< 'cart' > {}

/**
 * The order, its form and its status.
 *
 * @since 0.1.0
 */
export interface CheckoutSelectors extends PublicSelectors< 'checkout' > {}

export interface CheckoutActions extends PublicActions< 'checkout' > {}

/**
 * The payment methods and the payment. Existing add-ons call the names that begin with `__internal`, so these names
 * stay.
 *
 * @since 0.1.0
 */
export interface PaymentSelectors extends PublicSelectors< 'payment' > {}

export interface PaymentActions extends PublicActions< 'payment' > {}

/**
 * Field errors. Any error stops the order. Ids: `billing_{field}`, `shipping_{field}`, `contact_{field}`,
 * `order_{field}`, `coupon`, and any id that begins with your add-on's name.
 *
 * @since 0.1.0
 */
export interface ValidationSelectors extends PublicSelectors< 'validation' > {}

export interface ValidationActions extends PublicActions< 'validation' > {}

/**
 * The containers that show notices. The notices themselves are in `core/notices`.
 *
 * @since 0.1.0
 */
export interface StoreNoticesSelectors extends PublicSelectors< 'storeNotices' > {}

export interface StoreNoticesActions extends PublicActions< 'storeNotices' > {}

/**
 * Store API responses: products, terms, reviews.
 *
 * @since 0.1.0
 */
export interface CollectionsSelectors extends PublicSelectors< 'collections' > {}

export interface CollectionsActions extends PublicActions< 'collections' > {}

/**
 * Each product list's query, by context: filters and sort order.
 *
 * @since 0.1.0
 */
export interface QueryStateSelectors extends PublicSelectors< 'queryState' > {}

export interface QueryStateActions extends PublicActions< 'queryState' > {}

/**
 * The Store API's routes.
 *
 * @since 0.1.0
 */
export interface SchemaSelectors extends PublicSelectors< 'schema' > {}

export interface SchemaActions extends PublicActions< 'schema' > {}

/** The state of selectors' resolvers. */
export interface ResolutionSelectors {
	/** Whether the selector's resolver is running. */
	isResolving: ( selector: string, args?: readonly unknown[] ) => boolean;
	/** Whether the selector's resolver has finished or failed. */
	hasFinishedResolution: (
		selector: string,
		args?: readonly unknown[]
	) => boolean;
}

/** Forgets a selector's resolution, so that its next use fetches again. */
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

/** A store that these types don't know. `@wordpress/data` doesn't type its members. */
type UntypedMembers = Readonly<
	Record< string, ( ...given: never[] ) => unknown >
>;

/** `wp.data`'s `select`, with types for our stores. */
export interface SelectStore {
	< Name extends StoreName >( name: Name ): Stores[ Name ][ 'selectors' ];
	( name: string | object ): UntypedMembers;
}

/** `wp.data`'s `dispatch`, with types for our stores. */
export interface DispatchToStore {
	< Name extends StoreName >( name: Name ): Stores[ Name ][ 'actions' ];
	( name: string | object ): UntypedMembers;
}

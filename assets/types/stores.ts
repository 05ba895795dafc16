import type { STORES } from '../globals/stores';
import type { STORE_KEYS } from '@shopfront/names';
import type {
	ActionCreatorsOf,
	CurriedSelectorsOf,
	ReduxStoreConfig,
	StoreDescriptor,
} from '@wordpress/data';
import type { PRIVATE_MEMBERS, StoreKey } from './private-members';

type Descriptor< Key extends StoreKey > = ( typeof STORES )[ `${ Key }Store` ];

type Config< Key extends StoreKey > =
	Descriptor< Key > extends StoreDescriptor<
		ReduxStoreConfig< unknown, infer Actions, infer Selectors >
	>
		? { selectors: Selectors; actions: Actions }
		: never;

type PrivateMember< Key extends StoreKey > =
	( typeof PRIVATE_MEMBERS )[ Key ][ number ];

/** Public selectors of a store, as `select` offers them: without the state. */
type PublicSelectors< Key extends StoreKey > = Pick<
	CurriedSelectorsOf< Descriptor< Key > >,
	Exclude< keyof Config< Key >[ 'selectors' ], PrivateMember< Key > >
>;

/** Public actions of a store, as `dispatch` offers them: each returns a promise. */
type PublicActions< Key extends StoreKey > = Pick<
	ActionCreatorsOf< Descriptor< Key > >,
	Exclude< keyof Config< Key >[ 'actions' ], PrivateMember< Key > >
>;

/**
 * The cart, and its changes that the server has not answered yet.
 *
 * @since 0.1.0
 */
export interface CartSelectors extends PublicSelectors< 'cart' > {}

/** Actions of that store. */
export interface CartActions extends PublicActions< 'cart' > {}

/**
 * The order, its form and its progress.
 *
 * @since 0.1.0
 */
export interface CheckoutSelectors extends PublicSelectors< 'checkout' > {}

/** Actions of that store. */
export interface CheckoutActions extends PublicActions< 'checkout' > {}

/**
 * The payment methods and the payment. Existing add-ons call the names that begin with `__internal`; these names stay.
 *
 * @since 0.1.0
 */
export interface PaymentSelectors extends PublicSelectors< 'payment' > {}

/** Actions of that store. */
export interface PaymentActions extends PublicActions< 'payment' > {}

/**
 * Errors of fields. Any error stops the order. Ids: `billing_{field}`, `shipping_{field}`,
 * `contact_{field}`, `order_{field}`, `coupon`, and any that begins with your own name.
 *
 * @since 0.1.0
 */
export interface ValidationSelectors extends PublicSelectors< 'validation' > {}

/** Actions of that store. */
export interface ValidationActions extends PublicActions< 'validation' > {}

/**
 * The containers that show notices. The notices themselves are in `core/notices`.
 *
 * @since 0.1.0
 */
export interface StoreNoticesSelectors extends PublicSelectors< 'storeNotices' > {}

/** Actions of that store. */
export interface StoreNoticesActions extends PublicActions< 'storeNotices' > {}

/**
 * Responses of the Store API: products, terms, reviews.
 *
 * @since 0.1.0
 */
export interface CollectionsSelectors extends PublicSelectors< 'collections' > {}

/** Actions of that store. */
export interface CollectionsActions extends PublicActions< 'collections' > {}

/**
 * The query of each product list, by context: its filters and its order.
 *
 * @since 0.1.0
 */
export interface QueryStateSelectors extends PublicSelectors< 'queryState' > {}

/** Actions of that store. */
export interface QueryStateActions extends PublicActions< 'queryState' > {}

/**
 * The routes of the server.
 *
 * @since 0.1.0
 */
export interface SchemaSelectors extends PublicSelectors< 'schema' > {}

/** Actions of that store. */
export interface SchemaActions extends PublicActions< 'schema' > {}

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

import {
	CART_FACT,
	createSafeStorage,
	PAYMENT_FACT,
	readPageData,
	whenAllowed,
	type FactWindow,
	type PageFact,
} from '@shopfront/host';
import { COOKIES, ORDER_JOURNAL_KEY, STORAGE_KEYS } from '@shopfront/names';
import {
	cartToEcommerce,
	fieldsOf,
	listOf,
	sumOf,
	textOf,
	toItem,
	toMajor,
	type Ecommerce,
	type Fields,
} from './items';
import { createLedger } from './ledger';
import { readLists, readSelection } from './lists';

/** On the document, with a {@link CommerceEvent} as its detail. */
export const COMMERCE_EVENT = 'shopfront:event';

/** Events of the page so far, for listeners that come late. */
const LOG_GLOBAL = 'shopfrontEvents';

/** Names and parameters of GA4's ecommerce events. */
export interface CommerceEvent {
	name:
		| 'view_item_list'
		| 'select_item'
		| 'view_item'
		| 'add_to_cart'
		| 'remove_from_cart'
		| 'view_cart'
		| 'begin_checkout'
		| 'add_shipping_info'
		| 'add_payment_info'
		| 'purchase';
	ecommerce: Ecommerce;
}

/** In session storage: what this tab has reported and mustn't repeat. */
const REPORTED_KEY = 'sfReportedEvents';

/** In local storage: the last orders, whose pages can be opened again. */
const ORDERS_KEY = 'shopfrontReportedOrders';
const ORDER_LIMIT = 20;

/** The product or the order that the server printed into the page. */
const DATA = '#shopfront-events-data';

const parse = ( text: string | null ): unknown => {
	try {
		return JSON.parse( text ?? 'null' );
	} catch {
		return null;
	}
};

/** Whether the page shows again what the tab has shown before. */
const isShownAgain = ( view: Window ): boolean => {
	const [ entry ] =
		view.performance?.getEntriesByType?.( 'navigation' ) ?? [];
	const { type } = fieldsOf( entry );
	return type === 'reload' || type === 'back_forward';
};

/** The selected rate's id and name, of every package. */
const getShippingTier = ( storeCart: unknown ): string =>
	listOf( fieldsOf( storeCart ).shippingRates )
		.flatMap( ( each ) => listOf( fieldsOf( each ).shipping_rates ) )
		.filter( ( rate ) => fieldsOf( rate ).selected === true )
		.map( ( rate ) => textOf( fieldsOf( rate ).name ) )
		.join( ', ' );

const signatureOf = ( { items }: Ecommerce ): string =>
	items
		.map( ( { item_id: id, quantity } ) => `${ id }*${ quantity }` )
		.sort()
		.join();

/**
 * Emits each commerce event once, from the facts that the page's scripts and its server report. Returns the function
 * that stops it.
 */
export const startCommerceEvents = ( view: Window ): ( () => void ) => {
	const page = view.document;
	const storage = createSafeStorage( view );
	const session = createSafeStorage( view, 'sessionStorage' );
	const log: CommerceEvent[] = [];
	Reflect.set( view, LOG_GLOBAL, log );
	const now = () => Date.now();

	let waiting: CommerceEvent[] | null = [];
	const dispatch = ( event: CommerceEvent ) => {
		log.push( event );
		page.dispatchEvent(
			new CustomEvent( COMMERCE_EVENT, { detail: event } )
		);
	};
	const emit = ( name: CommerceEvent[ 'name' ], ecommerce: Ecommerce ) => {
		const event = { name, ecommerce };
		if ( waiting ) {
			waiting.push( event );
		} else {
			dispatch( event );
		}
	};

	/** Returns whether the tab hasn't reported this yet. */
	const isNew = ( name: string, value: string ): boolean => {
		const reported = fieldsOf( parse( session.get( REPORTED_KEY ) ) );
		if ( reported[ name ] === value ) {
			return false;
		}
		session.set(
			REPORTED_KEY,
			JSON.stringify( { ...reported, [ name ]: value } )
		);
		return true;
	};
	const isAgain = isShownAgain( view );
	/** Of this page. */
	const views = new Set< string >();
	/** Once a view of the page; a reload, Back and Forward show the same view. */
	const emitView = (
		name: CommerceEvent[ 'name' ],
		ecommerce: Ecommerce
	) => {
		const key = `${ name } ${ view.location.pathname } ${ ecommerce.item_list_name ?? '' }`;
		const isFirst = isNew( key, 'viewed' );
		if ( ! views.has( key ) && ( isFirst || ! isAgain ) ) {
			emit( name, ecommerce );
		}
		views.add( key );
	};

	const hasOrder = () =>
		[ storage, session ].some(
			( each ) => each.get( ORDER_JOURNAL_KEY ) !== null
		);
	const hadItems = page.cookie.includes( `${ COOKIES.itemsInCart }=` );
	const ledger = createLedger(
		storage,
		Math.random().toString( 36 ).slice( 2 ),
		() =>
			hadItems
				? parse( storage.get( STORAGE_KEYS.cartData ) )
				: { items: [] },
		hasOrder
	);

	const CHECKOUT: Readonly<
		Record< string, ( cart: unknown, payload: Fields ) => void >
	> = {
		[ CART_FACT ]: ( cart ) =>
			emitView( 'view_cart', cartToEcommerce( cart ) ),
		'checkout-render-checkout-form': ( cart ) => {
			const ecommerce = cartToEcommerce( cart );
			if ( isNew( 'begin_checkout', signatureOf( ecommerce ) ) ) {
				isNew( 'add_shipping_info', '' );
				isNew( 'add_payment_info', '' );
				emit( 'begin_checkout', ecommerce );
			}
		},
		'checkout-set-selected-shipping-rate': ( cart ) => {
			const tier = getShippingTier( cart );
			if ( tier && isNew( 'add_shipping_info', tier ) ) {
				emit( 'add_shipping_info', {
					...cartToEcommerce( cart ),
					shipping_tier: tier,
				} );
			}
		},
		[ PAYMENT_FACT ]: ( cart, { method } ) => {
			const type = textOf( method );
			if ( type && isNew( 'add_payment_info', type ) ) {
				emit( 'add_payment_info', {
					...cartToEcommerce( cart ),
					payment_type: type,
				} );
			}
		},
	};
	const onAction = (
		name: string,
		{ storeCart, ...payload }: Readonly< Record< string, unknown > >
	) => {
		CHECKOUT[ name ]?.( storeCart, payload );
		if ( name === 'product-list-render' ) {
			const items = listOf( payload.products ).map( toItem );
			const listName = textOf( payload.listName );
			emitView( 'view_item_list', { item_list_name: listName, items } );
		}
		if ( name === 'product-view-link' ) {
			emit( 'select_item', { items: [ toItem( payload.product ) ] } );
		}
	};
	const onFact = ( fact: PageFact ) => {
		if ( fact.kind === 'action' ) {
			onAction( fact.name, fact.payload );
			return;
		}
		if ( ! Array.isArray( fieldsOf( fact.cart ).items ) ) {
			// An error, without a cart.
			return;
		}
		for ( const { name, ecommerce } of ledger.record( fact.cart, {
			sentAt: fact.sentAt,
			receivedAt: fact.receivedAt ?? now(),
		} ) ) {
			emit( name, ecommerce );
		}
	};

	/** An order's page may be reloaded, opened by a link or in another tab. */
	const purchase = ( order: Readonly< Record< string, unknown > > ) => {
		const id = textOf( order.transaction_id );
		const known = listOf( parse( storage.get( ORDERS_KEY ) ) );
		if ( id === '' || known.includes( id ) ) {
			return;
		}
		storage.set(
			ORDERS_KEY,
			JSON.stringify( [ ...known, id ].slice( -ORDER_LIMIT ) )
		);
		ledger.clear( now() );
		session.remove( REPORTED_KEY );
		const totals = fieldsOf( order.totals );
		emit( 'purchase', {
			...cartToEcommerce( order ),
			transaction_id: id,
			value: toMajor( totals.total_price, totals ),
			tax: toMajor( totals.total_tax, totals ),
			shipping: toMajor( totals.total_shipping ?? 0, totals ),
		} );
	};
	const readPage = () => {
		for ( const { name, items } of readLists( page ) ) {
			emitView( 'view_item_list', { item_list_name: name, items } );
		}
		const { product, order } = fieldsOf( readPageData( page, DATA ) );
		if ( product ) {
			const items = [ toItem( product ) ];
			const { prices } = fieldsOf( product );
			emitView( 'view_item', {
				currency: textOf( fieldsOf( prices ).currency_code ),
				value: sumOf( items ),
				items,
			} );
		}
		if ( order ) {
			purchase( fieldsOf( order ) );
		}
	};
	const onClick = ( { target }: Event ) => {
		const selection = readSelection( target );
		if ( selection ) {
			emit( 'select_item', {
				item_list_name: selection.name,
				items: selection.items,
			} );
		}
	};

	const facts = view as FactWindow;
	const pending: PageFact[] = Array.isArray( facts.sfFacts )
		? facts.sfFacts
		: [];
	facts.sfFacts = { length: 0, push: ( fact ) => pending.push( fact ) };
	whenAllowed( view, () => {
		const events = waiting ?? [];
		waiting = null;
		events.forEach( dispatch );
	} );
	const begin = () => {
		readPage();
		pending.forEach( onFact );
		facts.sfFacts = { length: 0, push: onFact };
	};
	if ( page.readyState === 'loading' ) {
		page.addEventListener( 'DOMContentLoaded', begin, { once: true } );
	} else {
		begin();
	}
	page.addEventListener( 'click', onClick, true );
	return () => {
		page.removeEventListener( 'DOMContentLoaded', begin );
		page.removeEventListener( 'click', onClick, true );
		facts.sfFacts = undefined;
	};
};

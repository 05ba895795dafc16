import type { KeyValueStorage } from '@shopfront/host';
import {
	fieldsOf,
	listOf,
	sumOf,
	textOf,
	toItem,
	type Ecommerce,
	type EventItem,
} from './items';

const KEY = 'shopfrontReportedCart';

/** The cart that the events add up to, in all tabs. */
interface Reported {
	/** By key of the line. */
	lines: Readonly< Record< string, EventItem > >;
	receivedAt: number;
	sentAt: number;
	/** The tab that reported last. */
	tab: string;
}

export interface CartTime {
	sentAt: number;
	receivedAt: number;
}

export interface CartEvent {
	name: 'add_to_cart' | 'remove_from_cart';
	ecommerce: Ecommerce;
}

const read = ( storage: KeyValueStorage ): Reported | null => {
	try {
		const saved: unknown = JSON.parse( storage.get( KEY ) ?? 'null' );
		const { lines, receivedAt, sentAt, tab } = fieldsOf( saved );
		return saved
			? {
					lines: fieldsOf( lines ) as Reported[ 'lines' ],
					receivedAt: Number( receivedAt ) || 0,
					sentAt: Number( sentAt ) || 0,
					tab: textOf( tab ),
				}
			: null;
	} catch {
		return null;
	}
};

const toLines = ( cart: unknown ): Reported[ 'lines' ] =>
	Object.fromEntries(
		listOf( fieldsOf( cart ).items ).map( ( item ) => [
			textOf( fieldsOf( item ).key ),
			toItem( item ),
		] )
	);

const quantityOf = ( item: EventItem | undefined ) => item?.quantity ?? 0;

/** Removals first: an exchanged line, such as another variation, never shows both. */
const compare = (
	before: Reported[ 'lines' ],
	after: Reported[ 'lines' ],
	currency: string
): CartEvent[] => {
	const keys = [
		...new Set( [ ...Object.keys( before ), ...Object.keys( after ) ] ),
	];
	const eventsOf = ( name: CartEvent[ 'name' ], sign: 1 | -1 ) =>
		keys.flatMap( ( key ): CartEvent[] => {
			const delta =
				sign *
				( quantityOf( after[ key ] ) - quantityOf( before[ key ] ) );
			const item = after[ key ] ?? before[ key ];
			if ( ! item || delta <= 0 ) {
				return [];
			}
			const items = [ { ...item, quantity: delta } ];
			return [
				{
					name,
					ecommerce: { currency, value: sumOf( items ), items },
				},
			];
		} );
	return [
		...eventsOf( 'remove_from_cart', -1 ),
		...eventsOf( 'add_to_cart', 1 ),
	];
};

export interface Ledger {
	/** Records a cart of this tab's responses. Returns the events that lead to it. */
	record: ( cart: unknown, time: CartTime ) => CartEvent[];
	/** An order has taken the cart's contents. */
	clear: ( now: number ) => void;
}

/**
 * Events come from the server's carts alone, compared with the cart that the events so far add up to. So a retry, a lost
 * response, a rollback or a reload can't count a change twice or lose it: the next cart shows what happened. Carts of
 * two tabs are ordered by their times (docs/decisions/tabs.md). A cart that may be older reports nothing; the tab that
 * is in doubt fetches another.
 */
export const createLedger = (
	storage: KeyValueStorage,
	tab: string,
	/** Products of the cart before the first report. `undefined` if the page doesn't know them. */
	getFirstCart: () => unknown,
	isOrdered: () => boolean
): Ledger => {
	/** Without storage, each page keeps its own. */
	let own: Reported | null = null;
	const save = ( reported: Reported ) => {
		own = reported;
		storage.set( KEY, JSON.stringify( reported ) );
	};
	const first = read( storage ) ? null : getFirstCart();
	if ( first ) {
		// Now: the page may add a product without an answer that we see, and the next page takes the cart as it is.
		save( { lines: toLines( first ), sentAt: 0, receivedAt: 0, tab } );
	}
	return {
		record: ( cart, { sentAt, receivedAt } ) => {
			const known = read( storage ) ?? own;
			if ( known && known.tab !== tab && sentAt <= known.receivedAt ) {
				return [];
			}
			const lines = toLines( cart );
			save( { lines, sentAt, receivedAt, tab } );
			const isTaken = Object.keys( lines ).length === 0 && isOrdered();
			const { totals } = fieldsOf( cart );
			return known && ! isTaken
				? compare(
						known.lines,
						lines,
						textOf( fieldsOf( totals ).currency_code )
					)
				: [];
		},
		clear: ( now ) =>
			save( { lines: {}, sentAt: now, receivedAt: now, tab } ),
	};
};

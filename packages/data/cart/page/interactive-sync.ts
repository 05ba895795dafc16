import { getServices, type StoreRegistry } from '@shopfront/data/services';
import {
	connectInteractiveCart,
	type InteractiveCart,
	type InteractiveLine,
} from '@shopfront/interactive-cart';
import { COOKIES } from '@shopfront/names';
import { toWireNames } from '../cart-data';
import { hasLoaded } from '../has-loaded';
import { applyOperations } from '../optimistic/optimistic-cart';
import { getRuntime } from '../runtime';
import { cartStore } from '../store';

/** WooCommerce requests the cart when the page opens. This is how long that request may take, ms. */
const FIRST_REQUEST_MS = 10_000;

/** How long our requests wait for WooCommerce at most, ms. */
const HOLD_LIMIT_MS = 10_000;

const isSameLine = ( line: InteractiveLine, other: InteractiveLine ) =>
	line.key === other.key &&
	line.id === other.id &&
	line.quantity === other.quantity;

const isSame = (
	lines: readonly InteractiveLine[],
	others: readonly InteractiveLine[]
) =>
	lines.length === others.length &&
	lines.every( ( line, index ) => {
		const other = others[ index ];
		return other !== undefined && isSameLine( line, other );
	} );

const findEdited = (
	before: readonly InteractiveLine[],
	after: readonly InteractiveLine[]
): string[] =>
	after.flatMap( ( { key, quantity } ) =>
		key !== undefined &&
		before.some(
			( line ) => line.key === key && line.quantity !== quantity
		)
			? [ key ]
			: []
	);

const sync = (
	registry: StoreRegistry,
	cart: InteractiveCart
): ( () => void ) => {
	const { api, host } = getServices( registry );
	const { getCartOperations, getItemsPendingDelete, getServerCart } =
		registry.select( cartStore );
	const { refreshAfterChange, showForeignLines } =
		registry.dispatch( cartStore );
	let lines = cart.getLines();
	let emitCart = api.expectCart();
	/** Ends the delay of our requests while WooCommerce sends its edits. */
	let release: ( () => void ) | null = null;
	let limitTimer: unknown = null;
	let mayBeFetching = true;
	/** Set while an edited cart was replaced, and we don't know whether by a response. */
	let failureTimer: unknown = null;
	let isBusy = false;
	let written: readonly unknown[] = [];

	const closeEdits = () => {
		host.clock.clearTimeout( failureTimer );
		host.clock.clearTimeout( limitTimer );
		failureTimer = null;
		release?.();
		release = null;
		void showForeignLines( null );
	};
	const onReplaced = ( isCommitted: boolean ) => {
		if ( ! hasLoaded( registry ) ) {
			if ( isCommitted ) {
				void refreshAfterChange();
			}
			return;
		}
		if ( release && ! isCommitted ) {
			// The report follows in the same task.
			failureTimer ??= host.clock.setTimeout( () => {
				closeEdits();
				void refreshAfterChange();
				write();
			}, 0 );
			return;
		}
		mayBeFetching = false;
		if ( ! isSame( lines, getServerCart().items ) ) {
			// Marks the changes. They need no notices, because the shopper made them.
			void showForeignLines( lines );
		}
		const isNewest = emitCart(
			cart.getCart(),
			host.cookies.get( COOKIES.cartHash )
		);
		closeEdits();
		if (
			! isNewest &&
			( isCommitted || ! isSame( lines, getServerCart().items ) )
		) {
			void refreshAfterChange();
		}
		emitCart = api.expectCart();
		const operations = getCartOperations();
		written =
			isNewest && ! operations.length
				? [ getServerCart(), operations ]
				: [];
	};
	const absorb = ( isCommitted: boolean ) => {
		const isReplaced = cart.takeReplaced();
		const before = lines;
		lines = cart.getLines();
		// WooCommerce replaces the cart once, then reports several changes one by one.
		if ( isReplaced || ( isCommitted && release ) ) {
			onReplaced( isCommitted );
		} else if ( hasLoaded( registry ) && ! isSame( before, lines ) ) {
			if ( ! release ) {
				emitCart = api.expectCart();
				release = api.hold();
				limitTimer = host.clock.setTimeout( release, HOLD_LIMIT_MS );
			}
			void showForeignLines( lines, findEdited( before, lines ) );
		}
	};
	const write = () => {
		const server = getServerCart();
		const operations = getCartOperations();
		if (
			failureTimer !== null ||
			! hasLoaded( registry ) ||
			( server === written[ 0 ] && operations === written[ 1 ] )
		) {
			return;
		}
		written = [ server, operations ];
		const view = applyOperations( server, operations ).cart;
		const removed = getItemsPendingDelete();
		const items = [
			...view.items.filter( ( { key } ) => ! removed.includes( key ) ),
			// Products that WooCommerce is adding.
			...lines.filter( ( { key } ) => release && ! key ),
		];
		if ( ! release || ! isSame( items, lines ) ) {
			cart.setCart( toWireNames( { ...view, items } ) );
			lines = cart.getLines();
		}
		if ( ! release && ! mayBeFetching ) {
			emitCart = api.expectCart();
		}
	};
	const onChange = ( isCommitted = false ) => {
		// Our own writes also trigger this callback.
		if ( isBusy ) {
			return;
		}
		isBusy = true;
		try {
			absorb( isCommitted );
			write();
		} finally {
			isBusy = false;
		}
	};
	const firstRequestTimer = host.clock.setTimeout( () => {
		mayBeFetching = false;
	}, FIRST_REQUEST_MS );
	const stops = [
		registry.subscribe( () => onChange(), cartStore ),
		cart.follow( onChange ),
	];
	return () => {
		stops.forEach( ( stop ) => stop() );
		host.clock.clearTimeout( firstRequestTimer );
		closeEdits();
	};
};

/**
 * Makes WooCommerce's interactive blocks and this store show one cart, within a frame and without extra requests, on a
 * page with such blocks. Returns the function that stops it.
 *
 * WooCommerce edits its cart at once, sends the change, replaces the cart by the response, and reports that. We show
 * the edit as a pending operation, and accept a reported cart like a response. If WooCommerce replaces an edited cart
 * without a report, its request failed but the server may have applied it, so we fetch the cart. We write our own
 * changes into its cart.
 */
export const startInteractiveSync = (
	registry: StoreRegistry
): ( () => void ) => {
	const runtime = getRuntime( registry );
	let stop = () => {};
	let isStopped = false;
	void connectInteractiveCart( getServices( registry ).host.window ).then(
		( cart ) => {
			if ( cart && ! isStopped ) {
				runtime.isInteractive = true;
				stop = sync( registry, cart );
			}
		}
	);
	return () => {
		isStopped = true;
		runtime.isInteractive = false;
		stop();
	};
};

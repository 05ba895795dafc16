import { withEvents } from '@shopfront/behaviors/engine/event-bus';
import {
	getStore,
	readLists,
	type Operation,
	type WishlistState,
	createBackend,
	replaceFragments,
	type ListTarget,
	sendChange,
} from '@shopfront/behaviors/wishlist/backend';
import { showMessage } from '@shopfront/behaviors/wishlist/dialogs';

const BLOCK = '.yith-wcwl-add-to-wishlist,.yith-add-to-wishlist-button-block';

/** A menu link names its list. */
const targetOf = ( { dataset }: HTMLElement ): ListTarget => {
	const id = Number( dataset.wishlistId );
	return id > 0 ? { kind: 'list', id, token: '' } : { kind: 'default' };
};

/** Returns the state after a change that the server has made, but not reported. */
const withChange = (
	state: WishlistState,
	{ kind, productId }: Operation
): WishlistState => {
	const others = state.items.filter( ( [ id ] ) => id !== productId );
	const wasListed = others.length < state.items.length;
	return {
		...state,
		count:
			state.count +
			Number( kind === 'add' && ! wasListed ) -
			Number( kind === 'remove' && wasListed ),
		items: kind === 'add' ? [ ...others, [ productId, '', 0 ] ] : others,
	};
};

/**
 * Sends the shopper's changes, one request at a time. If the server refuses a change, or a lost response turns out not
 * to have made it, we undo it and show why.
 */
export const mount = withEvents( ( element, { getEventBus, signal } ) => {
	const { ownerDocument: page } = element;
	const view = page.defaultView ?? window;
	const store = getStore( view );
	if ( ! store ) {
		return;
	}
	const { settings } = store;
	const backend = createBackend( view, store );
	const bus = getEventBus( page.body );
	let isRunning = false;

	const isInServer = ( productId: number ) =>
		store.state().items.some( ( [ id ] ) => id === productId );

	const remove = async ( { productId }: Operation ) => {
		const { stateCookie } = settings;
		if (
			! stateCookie ||
			! `${ page.cookie };`.includes(
				`${ stateCookie }=${ store.state().hash };`
			)
		) {
			// Another tab may have changed the lists.
			await store.lookUp();
		}
		const listed = store
			.state()
			.items.filter( ( [ id ] ) => id === productId );
		const found =
			listed.length > 0 ? listed : [ [ productId, '', 0 ] as const ];
		let answer = await backend.remove( nameOf( found[ 0 ] ) );
		for ( const item of found.slice( 1 ) ) {
			answer = await backend.remove( nameOf( item ) );
		}
		return answer;
	};
	const nameOf = (
		[ productId, itemId, listId ]: readonly [
			number,
			number | string,
			number,
		] = [ 0, '', 0 ]
	) => ( {
		productId,
		itemId,
		listId,
		token:
			readLists( store.state() ).find( ( { id } ) => id === listId )
				?.token ?? '',
	} );

	const perform = async ( operation: Operation ) => {
		const { kind, productId, productType, button } = operation;
		const isAddition = kind === 'add';
		const block = button.closest< HTMLElement >( BLOCK ) ?? button;
		if ( isAddition ) {
			bus.emit( 'adding_to_wishlist' );
		}
		const answer = await sendChange(
			store,
			() =>
				isAddition
					? backend.add( {
							productId,
							productType,
							target: targetOf( button ),
							button,
						} )
					: remove( operation ),
			() => isInServer( productId ) === isAddition
		);
		// Only the server knows the number of products, and other tabs may have changed the lists.
		const state = await store.lookUp();
		const isMade =
			answer.result !== 'refused' ||
			( state !== null && isInServer( productId ) === isAddition );
		if ( isMade && ! state ) {
			store.accept( withChange( store.state(), operation ), false );
		}
		store.settle( operation );
		if ( ! isMade ) {
			showMessage( view, answer.message || settings.text( 'failed' ), {
				isError: true,
			} );
			return;
		}
		const hasParts = Object.keys( answer.fragments ).length > 0;
		if ( hasParts && ! store.isPending( productId ) ) {
			replaceFragments( page, answer.fragments );
			bus.emit( 'yith_wcwl_fragments_replaced', {
				fragments: answer.fragments,
				data: answer.data,
			} );
			getEventBus( page ).emit( 'yith_wcwl_init_after_ajax' );
		}
		const replaced = button.isConnected
			? block
			: ( page.querySelector< HTMLElement >(
					`.add-to-wishlist-${ productId }`
				) ?? block );
		bus.emit(
			isAddition ? 'added_to_wishlist' : 'removed_from_wishlist',
			button,
			replaced
		);
		if (
			isAddition ||
			! block.querySelector( '.yith-wcwl-remove-button' )
		) {
			showMessage(
				view,
				answer.message ||
					settings.text( isAddition ? 'added' : 'removed' )
			);
		}
	};
	const run = async () => {
		if ( isRunning ) {
			return;
		}
		isRunning = true;
		for (
			let next = store.pending()[ 0 ];
			next && ! signal.aborted;
			next = store.pending()[ 0 ]
		) {
			const operation = next;
			operation.isSent = true;
			await store.enqueue( '', () =>
				perform( operation ).catch( ( error: unknown ) => {
					store.settle( operation );
					showMessage( view, settings.text( 'failed' ), {
						isError: true,
					} );
					// eslint-disable-next-line no-console -- No caller could handle it.
					console.error( 'Shopfront: wishlist failed.', error );
				} )
			);
		}
		isRunning = false;
	};
	if ( ! settings.stateAction ) {
		store.provideLookUp( ( ids ) => backend.list( ids ) );
	}
	store.onOperation( () => void run() );
} );

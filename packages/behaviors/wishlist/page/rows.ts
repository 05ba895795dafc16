import { closestTo } from '@shopfront/behaviors/engine/dom';
import type { PageContext } from './context';
import { itemOf, rowsOf } from './row';

/** How long Undo is offered, ms. */
const UNDO_MS = 8000;

/** Delay before a quantity is sent, ms (docs/contract/wishlist.md 4). */
const QUANTITY_DELAY_MS = 1000;

const MAX_QUANTITY = 999_999;

/** Removes rows at once, and offers Undo. */
export const startRemoval = ( context: PageContext ): void => {
	const { form, backend, store, bus, signal } = context;
	const { text } = store.settings;
	const remove = async ( row: HTMLElement, link: HTMLElement ) => {
		const list = context.list();
		if ( ! list ) {
			return;
		}
		const item = itemOf( list, row );
		const rows = rowsOf( list );
		const index = rows.indexOf( row );
		const next = row.nextSibling;
		const parent = row.parentNode;
		// Focus the row that takes its place.
		const near = rows[ index + 1 ] ?? rows[ index - 1 ];
		row.remove();
		(
			near?.querySelector< HTMLElement >( '.remove_from_wishlist' ) ??
			form.querySelector< HTMLElement >( '.wishlist-title h2' )
		)?.focus();
		const answer = await context.send(
			() => backend.remove( item ),
			() =>
				! store
					.state()
					.items.some(
						( [ id, , listId ] ) =>
							id === item.productId && listId === list.id
					)
		);
		await store.lookUp();
		if ( answer.result === 'refused' ) {
			parent?.insertBefore( row, next );
			context.say( answer.message || text( 'failed' ), {
				isError: true,
			} );
			return;
		}
		bus.emit( 'removed_from_wishlist', link, row );
		if ( rows.length === 1 ) {
			await context.reload();
		}
		context.say( text( 'removed' ), {
			timeoutMs: UNDO_MS,
			action: {
				label: text( 'undo' ),
				run: () => void putBack( row, index ),
			},
		} );
	};
	const putBack = async ( row: HTMLElement, index: number ) => {
		const list = context.list();
		if ( ! list ) {
			return;
		}
		const productId = Number( row.dataset.rowId );
		const quantity =
			Number(
				row.querySelector< HTMLInputElement >( 'input.qty' )?.value
			) || 1;
		const answer = await context.send(
			() =>
				backend.add( {
					productId,
					productType: '',
					quantity,
					target: { kind: 'list', id: list.id, token: list.token },
				} ),
			() => store.state().items.some( ( [ id ] ) => id === productId )
		);
		if ( answer.result === 'refused' ) {
			context.say( answer.message || text( 'failed' ), {
				isError: true,
			} );
			return;
		}
		if ( backend.can( 'sort' ) ) {
			const order = rowsOf( list ).map( ( one ) =>
				Number( one.dataset.rowId )
			);
			order.splice( index, 0, productId );
			await context.send(
				() =>
					backend.sort(
						{ token: list.token, page: '1', perPage: '' },
						order,
						signal
					),
				() => true
			);
		}
		await context.reload();
		form.ownerDocument
			.querySelector< HTMLElement >(
				`#yith-wcwl-row-${ productId } .remove_from_wishlist`
			)
			?.focus();
	};
	form.addEventListener(
		'click',
		( event ) => {
			const link = closestTo( event, '.remove_from_wishlist' );
			const row = link?.closest< HTMLElement >( '[data-row-id]' );
			if ( link && row && ! event.metaKey && ! event.ctrlKey ) {
				event.preventDefault();
				void remove( row, link );
			}
		},
		{ signal }
	);
};

/** Saves quantities after a pause. Enter doesn't send the form. */
export const startQuantities = ( context: PageContext ): void => {
	const { form, backend, store, view, signal } = context;
	const isQuantity = (
		target: EventTarget | null
	): target is HTMLInputElement =>
		target instanceof HTMLInputElement &&
		/^items\[\d+\]\[quantity\]$/.test( target.name );
	const timers = new Map< HTMLInputElement, number >();
	let controller = new AbortController();
	const save = async ( input: HTMLInputElement ) => {
		const list = context.list();
		const row = input.closest< HTMLElement >( '[data-row-id]' );
		if ( ! list || ! row ) {
			return;
		}
		const quantity = Math.min(
			Math.max( Math.trunc( Number( input.value ) ) || 1, 1 ),
			MAX_QUANTITY
		);
		input.value = String( quantity );
		// This replaces an older quantity.
		controller.abort();
		controller = new AbortController();
		const { signal: own } = controller;
		try {
			const answer = await context.send(
				() => backend.setQuantity( itemOf( list, row ), quantity, own ),
				() => false
			);
			context.announce( store.settings.text( 'saved' ) );
			if ( answer.result === 'refused' ) {
				context.say(
					answer.message || store.settings.text( 'failed' ),
					{
						isError: true,
					}
				);
			} else {
				input.defaultValue = String( quantity );
				row.querySelector( '.add_to_cart' )?.setAttribute(
					'data-quantity',
					String( quantity )
				);
			}
		} catch ( error ) {
			if ( ! own.aborted ) {
				throw error;
			}
		}
	};
	form.addEventListener(
		'input',
		( { target } ) => {
			if ( isQuantity( target ) && backend.can( 'quantity' ) ) {
				view.clearTimeout( timers.get( target ) );
				timers.set(
					target,
					view.setTimeout(
						() => void save( target ),
						QUANTITY_DELAY_MS
					)
				);
			}
		},
		{ signal }
	);
	form.addEventListener(
		'keydown',
		( event ) => {
			if ( event.key === 'Enter' && isQuantity( event.target ) ) {
				event.preventDefault();
			}
		},
		{ signal }
	);
	signal.addEventListener( 'abort', () =>
		timers.forEach( ( timer ) => view.clearTimeout( timer ) )
	);
};

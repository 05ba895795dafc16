import { closestTo } from '@shopfront/behaviors/engine/dom';
import type { PageContext } from './context';
import { productNameOf, rowsOf } from './row';

/** Sorts rows by their buttons, or by dragging. The order is sent once the row is in place. */
export const startSorting = ( context: PageContext ): void => {
	const { form, backend, store, signal } = context;
	if ( ! backend.can( 'sort' ) ) {
		form.querySelectorAll< HTMLElement >( '.product-arrange' ).forEach(
			( cell ) => {
				cell.hidden = true;
			}
		);
		return;
	}
	/** Enables each button that can move its row. The focus stays in the row if the pressed button no longer can. */
	const enable = () => {
		const rows = order();
		rows.forEach( ( row, index ) => {
			const buttons = [
				...row.querySelectorAll< HTMLButtonElement >(
					'button.sf-move'
				),
			];
			const canMove = ( { value }: HTMLButtonElement ) =>
				index !== ( value.endsWith( ':up' ) ? 0 : rows.length - 1 );
			if (
				buttons.some(
					( button ) =>
						button === button.ownerDocument.activeElement &&
						! canMove( button )
				)
			) {
				buttons.find( canMove )?.focus();
			}
			for ( const button of buttons ) {
				button.disabled = ! canMove( button );
			}
		} );
	};
	const observer = new MutationObserver( enable );
	let controller = new AbortController();
	let before: HTMLElement[] = [];
	const order = () => {
		const list = context.list();
		return list ? rowsOf( list ) : [];
	};
	enable();
	// Rows also go by removal, and come back.
	observer.observe( form, { childList: true, subtree: true } );
	signal.addEventListener( 'abort', () => observer.disconnect() );
	const save = async () => {
		const list = context.list();
		if ( ! list ) {
			return;
		}
		// This replaces an older order.
		controller.abort();
		controller = new AbortController();
		const { signal: own } = controller;
		const ids = rowsOf( list ).map( ( row ) =>
			Number( row.dataset.rowId )
		);
		rowsOf( list ).forEach( ( row, index ) => {
			const input = row.querySelector< HTMLInputElement >(
				'[name$="[position]"]'
			);
			if ( input ) {
				input.value = String( index + 1 );
			}
		} );
		try {
			const { page = '', perPage = '' } = list.table.dataset;
			const answer = await context.send(
				() =>
					backend.sort(
						{ token: list.token, page, perPage },
						ids,
						own
					),
				() => false
			);
			if ( answer.result === 'refused' ) {
				before[ 0 ]?.parentNode?.append( ...before );
				context.say(
					answer.message || store.settings.text( 'failed' ),
					{
						isError: true,
					}
				);
			}
		} catch ( error ) {
			if ( ! own.aborted ) {
				throw error;
			}
		}
	};
	const announce = ( row: HTMLElement ) => {
		const rows = order();
		context.announce(
			store.settings.text(
				'movedTo',
				productNameOf( row ),
				rows.indexOf( row ) + 1,
				rows.length
			)
		);
	};
	form.addEventListener(
		'click',
		( event ) => {
			const button = closestTo< HTMLButtonElement >(
				event,
				'button.sf-move'
			);
			const row = button?.closest< HTMLElement >( '[data-row-id]' );
			if ( ! button || ! row ) {
				return;
			}
			event.preventDefault();
			before = order();
			if ( button.value.endsWith( ':up' ) ) {
				row.previousElementSibling?.before( row );
			} else {
				row.nextElementSibling?.after( row );
			}
			button.focus();
			enable();
			announce( row );
			void save();
		},
		{ signal }
	);
	form.addEventListener(
		'pointerdown',
		( event ) => {
			const row = closestTo( event, '.sf-grip' )?.closest< HTMLElement >(
				'[data-row-id]'
			);
			if ( ! row || ! event.isPrimary || event.button !== 0 ) {
				return;
			}
			event.preventDefault();
			before = order();
			row.classList.add( 'is-dragged' );
			const dragging = new AbortController();
			const move = ( { clientX, clientY }: PointerEvent ) => {
				const other = form.ownerDocument
					.elementFromPoint( clientX, clientY )
					?.closest< HTMLElement >( '[data-row-id]' );
				if ( ! other || other === row || ! form.contains( other ) ) {
					return;
				}
				const rows = order();
				if ( rows.indexOf( row ) < rows.indexOf( other ) ) {
					other.after( row );
				} else {
					other.before( row );
				}
			};
			const end = () => {
				dragging.abort();
				row.classList.remove( 'is-dragged' );
				const after = order();
				if ( before.some( ( one, index ) => one !== after[ index ] ) ) {
					announce( row );
					void save();
				}
			};
			const options = { signal: dragging.signal };
			form.ownerDocument.addEventListener( 'pointermove', move, options );
			form.ownerDocument.addEventListener( 'pointerup', end, options );
			form.ownerDocument.addEventListener(
				'pointercancel',
				end,
				options
			);
		},
		{ signal }
	);
};

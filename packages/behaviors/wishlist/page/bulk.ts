import { PAGE_EVENTS, REFRESH_FRAGMENTS_EVENT } from '@shopfront/names';
import type { PageContext } from './context';
import { NOTICES } from './notices';
import { rowsOf } from './row';

/** Buttons that send the form for the ticked products, or for all. */
const BUTTONS = '[name=apply_bulk_actions],[name=add_all_to_cart]';

/**
 * Sends the form for several products in the background, once: after a lost response, products may already be in the
 * cart, so we read the list again instead of resending.
 */
const startSending = ( context: PageContext ): void => {
	const { form, store, bus, page, signal } = context;
	form.addEventListener(
		'submit',
		async ( event ) => {
			const { submitter } = event;
			if ( ! submitter?.matches( BUTTONS ) ) {
				return;
			}
			event.preventDefault();
			if ( form.getAttribute( 'aria-busy' ) === 'true' ) {
				return;
			}
			form.setAttribute( 'aria-busy', 'true' );
			const fields = [ ...new FormData( form, submitter ) ].map(
				( [ name, value ] ) => [ name, String( value ) ]
			);
			const answer = await context.reload( {
				method: 'POST',
				body: new URLSearchParams( fields ),
			} );
			form.removeAttribute( 'aria-busy' );
			if ( ! answer ) {
				context.say( store.settings.text( 'failed' ), {
					isError: true,
				} );
				await context.reload();
			}
			const notice = answer?.querySelector( NOTICES );
			context.say( notice?.textContent?.trim() ?? '', {
				isError:
					notice?.matches( '.woocommerce-error,.is-error' ) === true,
			} );
			// The pressed button was replaced with the list.
			page.querySelector< HTMLElement >(
				'#yith-wcwl-form .wishlist-title :is(h1, h2)'
			)?.focus();
			bus.emit( REFRESH_FRAGMENTS_EVENT );
			page.body.dispatchEvent(
				new CustomEvent( PAGE_EVENTS.addedToCart, {
					bubbles: true,
					detail: { preserveCartData: false },
				} )
			);
			await store.lookUp();
		},
		{ signal }
	);
};

/** The checkboxes of rows, one for all rows, and a button that needs at least one. */
export const startBulk = ( context: PageContext ): void => {
	const { form, store, signal } = context;
	const all = form.querySelector< HTMLInputElement >( '#bulk_add_to_cart' );
	const apply = form.querySelector< HTMLButtonElement >(
		'[name=apply_bulk_actions]'
	);
	const boxes = () => {
		const list = context.list();
		return ( list ? rowsOf( list ) : [] ).flatMap( ( row ) => [
			...row.querySelectorAll< HTMLInputElement >(
				'input[name$="[cb]"]:not(:disabled)'
			),
		] );
	};
	const update = () => {
		const shown = boxes();
		const checked = shown.filter( ( box ) => box.checked );
		for ( const box of shown ) {
			box.parentElement?.classList.toggle( 'checked', box.checked );
			box.parentElement?.classList.toggle( 'unchecked', ! box.checked );
		}
		if ( all ) {
			all.checked = shown.length > 0 && checked.length === shown.length;
			all.indeterminate =
				checked.length > 0 && checked.length < shown.length;
		}
		if ( apply ) {
			apply.disabled = checked.length === 0;
		}
		return checked.length;
	};
	if ( all ) {
		all.hidden = false;
		all.closest< HTMLElement >( 'label' )?.classList.add( 'is-active' );
	}
	update();
	startSending( context );
	form.addEventListener(
		'change',
		( { target } ) => {
			if (
				! ( target instanceof HTMLInputElement ) ||
				target.type !== 'checkbox'
			) {
				return;
			}
			if ( target === all ) {
				for ( const box of boxes() ) {
					box.checked = target.checked;
				}
			}
			context.announce( store.settings.text( 'selected', update() ) );
		},
		{ signal }
	);
};

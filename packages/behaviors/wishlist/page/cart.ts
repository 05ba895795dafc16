import { closestTo, isPlainClick } from '@shopfront/behaviors/engine/dom';
import { readGlobal, runInPageQueue } from '@shopfront/host';
import { PAGE_EVENTS, REFRESH_FRAGMENTS_EVENT } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';
import { htmlToText } from '@shopfront/text';
import type { PageContext } from './context';
import { NOTICES } from './notices';

/** Settings of classic buttons. They decide whether the cart opens after an addition. */
const CART_PARAMS = 'wc_add_to_cart_params';

const REDIRECT = 'cart_redirect_after_add';

/** Buttons that add the product of their row. Without script they are links that add. */
const BUTTON = '.ajax_add_to_cart.add_to_cart';

/** Moves the focus to the button of a row, or of the one that has its place now; without rows to the title. */
const focusRow = ( page: Document, rowId: string, index: number ): void => {
	const rows = [
		...page.querySelectorAll< HTMLElement >(
			'#yith-wcwl-form [data-row-id]'
		),
	];
	const row =
		rows.find( ( { dataset } ) => dataset.rowId === rowId ) ??
		rows[ Math.min( index, rows.length - 1 ) ];
	const title = page.querySelector< HTMLElement >(
		'#yith-wcwl-form .wishlist-title :is(h1, h2)'
	);
	title?.setAttribute( 'tabindex', '-1' );
	( row?.querySelector< HTMLElement >( '.add_to_cart' ) ?? title )?.focus();
};

/**
 * Sends the links of buttons, where no script of classic lists does. The page's address would add the product again when it is
 * loaded again or by Back, so each is requested once, and the answer shows the list.
 */
const startLinks = ( context: PageContext, hasScript: () => unknown ): void => {
	const { form, page, store, bus, signal } = context;
	const add = async ( button: HTMLAnchorElement ) => {
		if ( button.getAttribute( 'aria-disabled' ) === 'true' ) {
			return;
		}
		const row = button.closest< HTMLElement >( '[data-row-id]' );
		const rows = [ ...form.querySelectorAll( '[data-row-id]' ) ];
		const index = row ? rows.indexOf( row ) : -1;
		button.setAttribute( 'aria-disabled', 'true' );
		button.classList.add( 'loading' );
		await runInPageQueue( context.view, async () => {
			const answer = await context.reload( { url: button.href } );
			if ( ! answer ) {
				context.say( store.settings.text( 'failed' ), {
					isError: true,
				} );
				// It may have been added.
				await context.reload();
			}
			const notice = answer?.querySelector( NOTICES );
			const isError =
				notice?.matches( '.woocommerce-error,.is-error' ) === true;
			context.say( notice?.textContent?.trim() ?? '', { isError } );
			focusRow( page, row?.dataset.rowId ?? '', index );
		} );
		bus.emit( REFRESH_FRAGMENTS_EVENT );
		page.body.dispatchEvent(
			new CustomEvent( PAGE_EVENTS.addedToCart, {
				bubbles: true,
				detail: { preserveCartData: false },
			} )
		);
		await store.lookUp();
	};
	const onPress = ( event: MouseEvent | KeyboardEvent ) => {
		const button = closestTo< HTMLAnchorElement >( event, BUTTON );
		if ( button && ! hasScript() ) {
			event.preventDefault();
			void add( button );
		}
	};
	form.addEventListener(
		'click',
		( event ) => {
			if ( isPlainClick( event ) ) {
				onPress( event );
			}
		},
		{ signal }
	);
	form.addEventListener(
		'keydown',
		( event ) => {
			// A link with the role of a button.
			if ( event.key === ' ' ) {
				onPress( event );
			}
		},
		{ signal }
	);
};

/**
 * Adding to the cart from a row (docs/contract/wishlist.md 4): the request contains the list, wishlists have their own
 * redirect setting, and the owner's row disappears.
 */
export const startCart = ( context: PageContext ): void => {
	const { form, page, view, store, bus, signal } = context;
	const { values } = store.settings;
	let redirect: unknown;
	const params = () => {
		const value: unknown = readGlobal( view, CART_PARAMS );
		return isRecord( value ) ? value : null;
	};
	startLinks( context, params );
	const rowOf = ( button: unknown ) =>
		button instanceof HTMLElement && form.contains( button )
			? button.closest< HTMLElement >( '[data-row-id]' )
			: null;
	bus.on(
		[ 'adding_to_cart' ],
		( button, data ) => {
			const row = rowOf( button );
			const list = context.list();
			if ( ! row || ! list || ! isRecord( data ) ) {
				return;
			}
			const settings = params();
			data.remove_from_wishlist_after_add_to_cart = row.dataset.rowId;
			data.wishlist_id = String( list.id );
			if ( settings ) {
				redirect = settings[ REDIRECT ];
				settings[ REDIRECT ] = values.redirect_to_cart;
			}
		},
		signal
	);
	bus.on(
		[ 'added_to_cart' ],
		( _fragments, _hash, button ) => {
			const row = rowOf( button );
			if ( ! row || ! ( button instanceof HTMLElement ) ) {
				return;
			}
			const settings = params();
			if ( settings && redirect !== undefined ) {
				settings[ REDIRECT ] = redirect;
			}
			button.classList.remove( 'added' );
			row.querySelector( '.added_to_cart' )?.remove();
			let options: unknown;
			try {
				options = JSON.parse( form.dataset.fragmentOptions ?? '' );
			} catch {
				options = null;
			}
			const isOwner =
				isRecord( options ) && options.is_user_owner === true;
			if (
				isOwner &&
				values.remove_from_wishlist_after_add_to_cart === '1'
			) {
				const rows = [ ...form.querySelectorAll( '[data-row-id]' ) ];
				const hadFocus = row.contains( page.activeElement );
				const index = rows.indexOf( row );
				row.remove();
				if ( hadFocus ) {
					focusRow( page, '', index );
				}
				void store.lookUp();
			}
			const text = page.createElement( 'div' );
			const labels = isRecord( values.labels ) ? values.labels : {};
			text.className = 'woocommerce-message';
			text.setAttribute( 'role', 'alert' );
			text.textContent = htmlToText(
				String( labels.added_to_cart_message ?? '' )
			);
			form.querySelectorAll( '.woocommerce-message' ).forEach( ( old ) =>
				old.remove()
			);
			if ( text.textContent ) {
				form.prepend( text );
			}
		},
		signal
	);
};

import { readGlobal } from '@shopfront/host';
import { isRecord } from '@shopfront/store-api';
import { htmlToText } from '@shopfront/text';
import type { PageContext } from './context';

/** Settings of classic buttons. They decide whether the cart opens after an addition. */
const CART_PARAMS = 'wc_add_to_cart_params';

const REDIRECT = 'cart_redirect_after_add';

/**
 * Adding to the cart from a row (docs/contract/wishlist.md 4): the request contains the list, wishlists have their own
 * redirect setting, and the owner's row disappears.
 */
export const startCart = ( context: PageContext ): void => {
	const { form, view, store, bus, signal } = context;
	const { values } = store.settings;
	let redirect: unknown;
	const params = () => {
		const value: unknown = readGlobal( view, CART_PARAMS );
		return isRecord( value ) ? value : null;
	};
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
				row.remove();
				void store.lookUp();
			}
			const text = context.page.createElement( 'div' );
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

import { runInPageQueue } from '@shopfront/host';
import type { ClassicContext } from './context';
import { onPress } from './on-press';
import { hasPlatformButtons } from './platform-scripts';
import { readFragments, readHash, sendClassic } from './send';
import { addViewCartLink } from './view-cart-link';

/** Buttons of classic product loops. Block buttons have their own store. */
const BUTTON = '.add_to_cart_button:not(.wc-interactive)';

/** Merges the data that add-ons set through jQuery with the button's attributes, which win. */
const getData = (
	{ view }: ClassicContext,
	button: HTMLElement
): Record< string, unknown > => ( {
	...view.jQuery?.( button ).data(),
	...button.dataset,
} );

const add = async (
	context: ClassicContext,
	button: HTMLElement,
	data: Record< string, unknown >
): Promise< void > => {
	const { view, bus } = context;
	const params = view.wc_add_to_cart_params;
	const response =
		params &&
		( await sendClassic( view, params.wc_ajax_url, 'add_to_cart', data ) );
	if ( ! response || response.error ) {
		const url = response?.product_url;
		if ( typeof url !== 'string' || ! context.navigate( url ) ) {
			button.classList.remove( 'loading' );
		}
		return;
	}
	// Other scripts may have changed the setting in the meantime.
	const { cart_redirect_after_add: redirect, cart_url: cartUrl } =
		view.wc_add_to_cart_params ?? params;
	if ( redirect === 'yes' && context.navigate( cartUrl ) ) {
		return;
	}
	bus.emit(
		'added_to_cart',
		readFragments( response.fragments ) ?? undefined,
		readHash( response.cart_hash ),
		button
	);
};

/** Adds products with the buttons of classic loops (docs/contract/classic-pages.md 2). */
export const startAddButtons = ( context: ClassicContext ): void => {
	const { view, bus, liveRegion } = context;
	onPress( view.document, BUTTON, ( button ) => {
		if (
			hasPlatformButtons( view ) ||
			! button.classList.contains( 'ajax_add_to_cart' ) ||
			! button.dataset.product_id
		) {
			return false;
		}
		liveRegion.clear();
		button.classList.remove( 'added' );
		button.classList.add( 'loading' );
		if ( ! bus.ask( 'should_send_ajax_request.adding_to_cart', button ) ) {
			bus.emit(
				'ajax_request_not_sent.adding_to_cart',
				false,
				false,
				button
			);
			return true;
		}
		const data = getData( context, button );
		// Listeners may add fields.
		bus.emit( 'adding_to_cart', button, data );
		void runInPageQueue( view, () => add( context, button, data ) );
		return true;
	} );

	bus.on(
		[ 'added_to_cart', 'ajax_request_not_sent.adding_to_cart' ],
		( fragments, _, button ) => {
			const params = view.wc_add_to_cart_params;
			if (
				! ( button instanceof HTMLElement ) ||
				! params ||
				hasPlatformButtons( view )
			) {
				return;
			}
			button.classList.remove( 'loading' );
			if ( fragments ) {
				button.classList.add( 'added' );
				if ( ! params.is_cart ) {
					addViewCartLink(
						button,
						params.cart_url,
						params.i18n_view_cart
					);
				}
			}
			bus.emit( 'wc_cart_button_updated', button );
		}
	);
};

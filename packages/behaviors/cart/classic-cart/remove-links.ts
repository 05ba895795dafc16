import { runInPageQueue } from '@shopfront/host';
import type { ClassicContext } from './context';
import { onPress } from './on-press';
import { hasPlatformButtons } from './platform-scripts';
import { readFragments, readHash, sendClassic } from './send';

const LINK = '.remove_from_cart_button';
const ROW = '.woocommerce-mini-cart-item';

const BLOCKED_OPACITY = 0.6;

/** Covers a row while its item is being removed: with the blockUI plugin, which themes style, or by dimming it. */
const block = ( { view }: ClassicContext, row: HTMLElement ): void => {
	const collection = view.jQuery?.( row );
	if ( collection?.block ) {
		collection.block( {
			message: null,
			overlayCSS: { opacity: BLOCKED_OPACITY },
		} );
	} else {
		row.style.opacity = String( BLOCKED_OPACITY );
		row.style.pointerEvents = 'none';
	}
	row.setAttribute( 'aria-busy', 'true' );
};

/** Removes items with the links of classic cart widgets (docs/contract/classic-pages.md 3). */
export const startRemoveLinks = ( context: ClassicContext ): void => {
	const { view, bus, liveRegion } = context;
	onPress( view.document, LINK, ( link ) => {
		if ( hasPlatformButtons( view ) ) {
			return false;
		}
		const params = view.wc_add_to_cart_params;
		const row = link.closest< HTMLElement >( ROW );
		if ( ! params || row?.getAttribute( 'aria-busy' ) === 'true' ) {
			return Boolean( params );
		}
		liveRegion.clear();
		if ( row ) {
			block( context, row );
		}
		void runInPageQueue( view, async () => {
			const response = await sendClassic(
				view,
				params.wc_ajax_url,
				'remove_from_cart',
				{ cart_item_key: link.dataset.cart_item_key ?? '' }
			);
			const fragments = readFragments( response?.fragments );
			if ( fragments ) {
				bus.emit(
					'removed_from_cart',
					fragments,
					readHash( response?.cart_hash ),
					link
				);
			} else if ( link instanceof HTMLAnchorElement ) {
				context.navigate( link.href );
			}
		} );
		return true;
	} );
};

import { html } from 'hono/html';
import { FEED_ACTION } from '../feed/feed';
import { t } from '../texts';
import type { Markup } from './layout';
import { QUICK_VIEW_ACTION } from './product/quick-view';
import { inlineJson } from './script-data';
import { SEARCH_ACTION } from './search/suggestions';

/** The index answers within milliseconds, so we only wait for two keys pressed at once, ms. */
const SEARCH_LATENCY_MS = 15;

/** How many suggestions the shop sends. */
const COUNTS = [ 2, 3, 4, 5, 6, 7, 8 ];

const layerTexts = () => ( {
	loading: t( 'Loading…' ),
	oops: t( 'Oops!' ),
	contentFailed: t( 'There was an error loading the content.' ),
	contentError: t( 'Error: %s', '%s' ),
	videoFailed: t( 'The video could not be loaded.' ),
	toggleButton: t( 'Submenu of %s', '%s' ),
	lightbox: {
		dialog: t( 'Full screen image' ),
		close: t( 'Close' ),
		zoom: t( 'Zoom' ),
		previous: t( 'Previous' ),
		next: t( 'Next' ),
		position: t( '%s of %s', '%1$s', '%2$s' ),
		fullScreen: t( 'Full screen' ),
		imageFailed: t( 'The image #%s could not be loaded.', '%s' ),
		onlyImageFailed: t( 'The image could not be loaded.' ),
	},
} );

/** See docs/contract/product-pages.md 7 and docs/contract/live-search.md 1. */
export const siteSettings = ( {
	canEditPages,
	hasSiteBehaviors,
}: {
	canEditPages: boolean;
	hasSiteBehaviors: boolean;
} ): Markup =>
	html`<script type="application/json" id="shopfront-settings">
		${ inlineJson( {
			ajaxurl: '/wp-admin/admin-ajax.php',
			actions: {
				quickView: QUICK_VIEW_ACTION,
				searchProducts: SEARCH_ACTION,
				socialFeed: FEED_ACTION,
			},
			search_result_latency: SEARCH_LATENCY_MS,
			...( canEditPages ? { user: { can_edit_pages: true } } : {} ),
			cart: { apiUrl: '/wp-json/wc/store/v1/cart', cartUrl: '/cart/' },
			i18n: {
				added: t( 'Added' ),
				addedNotice: {
					title: t( 'Added to cart' ),
					viewCart: t( 'View cart' ),
					undo: t( 'Undo' ),
					undone: t( 'Your cart is as it was before.' ),
					undoFailed: t(
						'We couldn’t undo this. You can change the quantity in your cart.'
					),
					close: t( 'Close' ),
				},
				quickView: t( 'Quick view' ),
				close: t( 'Close' ),
				quickViewLoading: t( 'Loading the product…' ),
				quickViewFailed: t( 'We couldn’t load the product.' ),
				quickViewRetry: t( 'Try again' ),
				quickViewDetails: t( 'View full details' ),
				searchResults: t( 'Products' ),
				searchCounts: [
					t( 'No products found' ),
					t( '1 product suggested' ),
					...COUNTS.map( ( count ) =>
						t( '%s products suggested', count )
					),
				],
				searchAll: t( 'Show all results' ),
				searchRecent: t( 'Recent searches' ),
				searchClear: t( 'Clear list' ),
				readMore: t( 'Read more' ),
				readLess: t( 'Read less' ),
				showPassword: t( 'Show password' ),
				hidePassword: t( 'Hide password' ),
				orders: t( 'Orders' ),
				formOffline: t( 'You are probably offline.' ),
				formUnreadable: t(
					'The response is not a valid JSON response.'
				),
				formFailed: t(
					'There was an error trying to send your message. Please try again later.'
				),
				formRequired: t( 'Required' ),
				formCheck: t( 'To send this form, check: %s', '%s' ),
				formClear: t( 'To send this form, clear: %s', '%s' ),
				editShortcuts: t( 'Edit this content' ),
				editInBuilder: t( 'Page builder' ),
				editInBackend: t( 'Block editor' ),
				...( hasSiteBehaviors && layerTexts() ),
			},
			...( hasSiteBehaviors && {
				site: {
					scripts: {
						'behavior-widget': '/assets/behavior-widget.js',
					},
				},
			} ),
		} ) }
	</script>`;

import type { Context } from 'hono';
import { html } from 'hono/html';
import { visitorHeaders } from '../api/reply';
import { inlineScript } from '../content-policy';
import type { ShopEnv } from '../context';
import type { Markup } from '../pages/layout';
import { inlineJson } from '../pages/script-data';
import { t } from '../texts';
import {
	ACTION_NAMES,
	ACTIONS,
	COUNT_ACTION,
	REST_NONCE,
	STATE_ACTION,
} from './actions';
import { actionNonce } from './nonces';

const AJAX_URL = '/wp-admin/admin-ajax.php';

const texts = () => ( {
	add: t( 'Add to wishlist' ),
	remove: t( 'Remove from list' ),
	added: t( 'Product added!' ),
	removed: t( 'Product successfully removed.' ),
	browse: t( 'Browse wishlist' ),
	count: t( 'Wishlist, %s products', '%s' ),
	countOne: t( 'Wishlist, one product' ),
	countNone: t( 'Wishlist' ),
	failed: t(
		'We couldn’t change your wishlist. Check your connection and try again.'
	),
	listGone: t( 'This list no longer exists. Reload the page.' ),
	loginNeeded: t( 'Log in to save products in your wishlist.' ),
	chooseOptions: t( 'Please select some product options first.' ),
	undo: t( 'Undo' ),
	close: t( 'Close' ),
	chooseTitle: t( 'Add to a list' ),
	chooseTab: t( 'Choose' ),
	createTab: t( 'Create' ),
	chooseList: t( 'List' ),
	newList: t( 'New list' ),
	name: t( 'Name of the list' ),
	nameMissing: t( 'Enter a name for the list.' ),
	privacy: t( 'Who can see it' ),
	public: t( 'Everybody' ),
	shared: t( 'People with the link' ),
	private: t( 'Only me' ),
	addButton: t( 'Add to the list' ),
	createButton: t( 'Create and add' ),
	createTitle: t( 'Create a list' ),
	createList: t( 'Create the list' ),
	moveTitle: t( 'Move to another list' ),
	moveButton: t( 'Move' ),
	estimateTitle: t( 'Ask for an estimate' ),
	estimateHelp: t(
		'We will send you prices for the products and quantities in this list.'
	),
	email: t( 'Your email address' ),
	note: t( 'Note (optional)' ),
	send: t( 'Send' ),
	copied: t( 'The link was copied.' ),
	copyFailed: t( 'We couldn’t copy the link. Select it and copy it.' ),
	movedTo: t( '“%s” is now number %s of %s.', '%s', '%s', '%s' ),
	saved: t( 'Saved.' ),
	selected: t( '%s selected', '%s' ),
	loading: t( 'Loading…' ),
} );

/** The platform plugin's object (docs/contract/wishlist.md 1), and ours. */
export const wishlistSettings = ( c: Context< ShopEnv > ): Markup | '' => {
	const shop = c.get( 'shop' );
	const { wishlist, wishlistSeveral, wishlistBehaviour } = shop.options;
	if ( wishlist === 'off' ) {
		return '';
	}
	const isPrivate = ! c.get( 'isCacheable' );
	const shown = ACTION_NAMES.filter(
		( name ) => wishlistSeveral || ! ACTIONS[ name ].isRich
	);
	const ajax = {
		ajax_url: AJAX_URL,
		redirect_to_cart: 'no',
		yith_wcwl_button_position: 'after_add_to_cart',
		multi_wishlist: wishlistSeveral ? '1' : '',
		hide_add_button: '1',
		enable_ajax_loading: '',
		ajax_loader_url: '',
		remove_from_wishlist_after_add_to_cart: '1',
		is_wishlist_responsive: '1',
		time_to_close_prettyphoto: '3000',
		fragments_index_glue: '.',
		reload_on_found_variation: '1',
		mobile_media_query: '768',
		labels: {
			cookie_disabled: t(
				'We are sorry, but this feature is available only if cookies on your browser are enabled.'
			),
			added_to_cart_message: `<div class="woocommerce-notices-wrapper"><div class="woocommerce-message" role="alert">${ t( 'Product added to cart successfully' ) }</div></div>`,
		},
		actions: Object.fromEntries(
			shown.map( ( name ) => [ ACTIONS[ name ].setting, name ] )
		),
		// Cacheable pages get nonces from the reply about the lists' state.
		...( isPrivate
			? {
					nonce: Object.fromEntries(
						shown.map( ( name ) => [
							ACTIONS[ name ].nonce,
							actionNonce( shop, name ),
						] )
					),
				}
			: {} ),
		redirect_after_ask_estimate: '',
		ask_estimate_redirect_url: shop.baseUrl,
	};
	const rest = {
		isUserLoggedIn: shop.session.customerId > 0 && isPrivate ? '1' : '',
		globalOptions: {
			behaviour: wishlistBehaviour,
			add_label: t( 'Add to wishlist' ),
			added_label: t( 'Product added!' ),
			remove_label: t( 'Remove from list' ),
			browse_label: t( 'Browse wishlist' ),
			already_in_label: t( 'The product is already in your wishlist!' ),
			default_wishlist_name: t( 'My wishlist' ),
		},
		buttonClasses: 'wp-element-button',
		feedback_duration: '3000',
		wishlist_url: `${ shop.baseUrl }/wishlist/`,
		login_wishlist_url: `${ shop.baseUrl }/my-account/?wishlist_notice=true&add_to_wishlist=%product_id%`,
		i18n: { feedbacks: {} },
	};
	return html`${ inlineScript(
			`var yith_wcwl_l10n = ${ inlineJson( ajax ) };
${
	wishlist === 'rest'
		? `var yithWcwlAddToWishlist = ${ inlineJson( rest ) };`
		: ''
}`
		) }
		<script type="application/json" id="shopfront-wishlist">
			${ inlineJson( {
				backend: wishlist,
				url: '/wishlist/',
				ajaxUrl: AJAX_URL,
				stateAction: STATE_ACTION,
				countAction: COUNT_ACTION,
				stateCookie: 'sf_wishlist',
				restUrl: '/wp-json/yith/wishlist/v1',
				storeUrl: '/wp-json/wc/store/v1',
				...( isPrivate
					? {
							restNonce:
								shop.session.customerId > 0
									? actionNonce( shop, REST_NONCE )
									: '',
							storeNonce: String( visitorHeaders( shop ).Nonce ),
						}
					: {} ),
				behaviour: wishlistBehaviour,
				several: wishlistSeveral,
				texts: texts(),
			} ) }
		</script>`;
};

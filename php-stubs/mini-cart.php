<?php
/**
 * Replaces WooCommerce's mini-cart block.
 *
 * WooCommerce has two front ends for this block: a script module with a drawer in the footer, and a script with the
 * contents inside the block. The second prints the same markup for every visitor, with the template part that our drawer
 * renders, so we choose it. Its handle becomes our badge (mini-cart.js), which depends on nothing. The scripts of the
 * drawer are registered but not enqueued: the page lists them, and the badge loads them at the first sign of intent.
 *
 * @package Shopfront
 */

defined( 'ABSPATH' ) || exit;

/**
 * The mini-cart block, in the format of block-replacement.php. `script` is the handle of the drawer, whose styles load with
 * its scripts.
 */
const SHOPFRONT_MINI_CART = array(
	'name'       => 'mini-cart',
	'script'     => SHOPFRONT_HANDLE . 'drawer',
	'not_needed' => array(),
	'replaces'   => 'shopfront_replaces_mini_cart',
	'data'       => '__return_empty_array',
);

/** Handle of WooCommerce's script, which becomes our badge. */
const SHOPFRONT_BADGE_HANDLE = 'wc-mini-cart-block-frontend';

/** Handles of WooCommerce's styles for the badge and the drawer. */
const SHOPFRONT_MINI_CART_STYLES = array( 'wc-blocks-style-mini-cart', 'wc-blocks-style-mini-cart-contents' );

/** WooCommerce's feature flag for the front end as a script module. */
const SHOPFRONT_MINI_CART_FEATURE = 'experimental-iapi-mini-cart';

/** Adds the hooks of the mini-cart. */
function shopfront_start_mini_cart() {
	add_filter( 'woocommerce_admin_get_feature_config', 'shopfront_set_mini_cart_feature' );
	add_filter( 'woocommerce_admin_features', 'shopfront_remove_mini_cart_feature' );
	add_filter( 'render_block_woocommerce/mini-cart', 'shopfront_finish_mini_cart' );
	// After WooCommerce has registered its styles (init, 10), and before WordPress prints any.
	add_action( 'wp_enqueue_scripts', 'shopfront_replace_mini_cart_styles', 20 );
	// WooCommerce adds the settings at priority 1 and the list of its own lazy scripts at 2. WordPress prints scripts at 10.
	add_action( 'wp_print_footer_scripts', 'shopfront_print_mini_cart_data', 3 );
}

/**
 * Whether our mini-cart block replaces WooCommerce's.
 *
 * True by default. A site opts out with `define( 'SHOPFRONT_REPLACES_MINI_CART', false );` or with the filter
 * `shopfront_replaces_mini_cart`, which overrides the constant. Always false without a complete build, or with an
 * unsupported version of WooCommerce.
 *
 * @return bool
 */
function shopfront_replaces_mini_cart() {
	$wanted = ! defined( 'SHOPFRONT_REPLACES_MINI_CART' ) || SHOPFRONT_REPLACES_MINI_CART;
	/**
	 * Filters whether our mini-cart block replaces WooCommerce's.
	 *
	 * @param bool $wanted False where the constant SHOPFRONT_REPLACES_MINI_CART is false.
	 */
	return apply_filters( 'shopfront_replaces_mini_cart', $wanted ) && shopfront_can_replace();
}

/**
 * Turns off the front end as a script module in WooCommerce's feature flags.
 *
 * @param mixed $features Whether each feature is on, by name.
 * @return mixed
 */
function shopfront_set_mini_cart_feature( $features ) {
	if ( is_array( $features ) && shopfront_replaces_mini_cart() ) {
		$features[ SHOPFRONT_MINI_CART_FEATURE ] = false;
	}
	return $features;
}

/**
 * Removes the front end as a script module from WooCommerce's list of features.
 *
 * @param mixed $features Names of the features that are on.
 * @return mixed
 */
function shopfront_remove_mini_cart_feature( $features ) {
	return is_array( $features ) && shopfront_replaces_mini_cart() ? array_values( array_diff( $features, array( SHOPFRONT_MINI_CART_FEATURE ) ) ) : $features;
}

/** Replaces WooCommerce's styles by those of the badge, which WordPress prints where the first of them is enqueued. */
function shopfront_replace_mini_cart_styles() {
	if ( ! shopfront_replaces_mini_cart() ) {
		return;
	}
	foreach ( SHOPFRONT_MINI_CART_STYLES as $index => $handle ) {
		$style = wp_styles()->query( $handle, 'registered' );
		if ( $style ) {
			$style->src  = false;
			$style->deps = array();
			unset( $style->extra['rtl'], $style->extra['path'] );
		}
		if ( $style && 0 === $index ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of our own.
			wp_add_inline_style( $handle, (string) file_get_contents( __DIR__ . '/badge.css' ) );
		}
	}
}

/**
 * Completes the markup of a mini-cart, and replaces the files behind its handles.
 *
 * @param string $html The block's markup.
 * @return string
 */
function shopfront_finish_mini_cart( $html ) {
	if ( is_admin() || ! shopfront_replaces_mini_cart() || false === strpos( $html, 'wc-block-mini-cart__button' ) ) {
		return $html;
	}
	shopfront_replace_mini_cart_script();
	return shopfront_wrap_mini_cart_contents( shopfront_show_mini_cart( $html ) );
}

/**
 * Shows the block on cart and checkout pages, where WooCommerce hides it because its own cannot be used there. Ours
 * shows the same number as the page. Also makes the button lead to the cart without JavaScript.
 *
 * @param string $html The block's markup.
 * @return string
 */
function shopfront_show_mini_cart( $html ) {
	$tags = new WP_HTML_Tag_Processor( $html );
	if ( $tags->next_tag( array( 'class_name' => 'wc-block-mini-cart' ) ) && 'true' === $tags->get_attribute( 'aria-hidden' ) ) {
		$tags->remove_attribute( 'aria-hidden' );
		$tags->set_attribute( 'style', str_replace( 'visibility:hidden', '', (string) $tags->get_attribute( 'style' ) ) );
	}
	if ( $tags->next_tag( array( 'class_name' => 'wc-block-mini-cart__button' ) ) ) {
		$tags->remove_attribute( 'disabled' );
		$tags->set_attribute( 'type', 'submit' );
	}
	$html  = $tags->get_updated_html();
	$start = strpos( $html, '<button' );
	$end   = strpos( $html, '</button>', (int) $start );
	if ( false === $start || false === $end ) {
		return $html;
	}
	$end += strlen( '</button>' );
	return substr( $html, 0, $start ) . shopfront_mini_cart_form( substr( $html, $start, $end - $start ) ) . substr( $html, $end );
}

/**
 * Returns a form that leads to the cart. Browsers remove the query of its address, which selects the page on sites with
 * plain permalinks, so hidden fields repeat it.
 *
 * @param string $button The button.
 * @return string
 */
function shopfront_mini_cart_form( $button ) {
	$parts  = explode( '?', strtok( wc_get_cart_url(), '#' ), 2 );
	$hidden = '';
	foreach ( isset( $parts[1] ) ? explode( '&', $parts[1] ) : array() as $argument ) {
		list( $name, $value ) = array_map( 'urldecode', explode( '=', $argument . '=' ) );
		$hidden              .= sprintf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
	}
	return sprintf( '<form class="wc-block-mini-cart__form" action="%s">%s%s</form>', esc_url( $parts[0] ), $hidden, $button );
}

/**
 * Puts the contents of the drawer into a template element: they need no styles, and the page does not show them before
 * the drawer opens.
 *
 * @param string $html The block's markup.
 * @return string
 */
function shopfront_wrap_mini_cart_contents( $html ) {
	$start = strpos( $html, '<div class="is-loading wc-block-components-drawer__screen-overlay' );
	$end   = strrpos( $html, '</div>' );
	if ( false === $start || $start > $end ) {
		return $html;
	}
	return substr( $html, 0, $start ) . '<template class="wc-block-mini-cart__template">' . shopfront_mini_cart_dialog() . substr( $html, $start, $end - $start ) . '</template>' . substr( $html, $end );
}

/**
 * Returns the dialog of the drawer. Its part for the block shows that the cart is loading, or that it could not be
 * loaded; the script of the badge opens it before the block has loaded.
 *
 * @return string
 */
function shopfront_mini_cart_dialog() {
	return sprintf(
		'<dialog class="wc-block-components-drawer__screen-overlay" aria-label="%1$s">
			<div class="wc-block-mini-cart__drawer wc-block-components-drawer is-mobile">
				<div class="wc-block-components-drawer__content">
					<div class="wc-block-components-drawer__close-wrapper">
						<button type="button" class="wc-block-components-button wp-element-button wc-block-components-drawer__close contained" aria-label="%2$s">
							<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18" fill="none" stroke="currentColor" stroke-width="1.5"/></svg>
						</button>
					</div>
					<div class="wc-block-mini-cart__template-part">
						<p class="sf-mini-cart-status" role="status">%3$s</p>
						<div class="sf-mini-cart-error" role="alert" hidden>
							<p>%4$s</p>
							<p><button type="button" class="wc-block-components-button wp-element-button">%5$s</button> <a href="%6$s">%7$s</a></p>
						</div>
					</div>
				</div>
			</div>
		</dialog>',
		esc_attr__( 'Your cart', 'woocommerce' ),
		esc_attr__( 'Close', 'woocommerce' ),
		esc_html__( 'Loading your cart…', 'shopfront' ),
		esc_html__( 'We couldn’t load your cart.', 'shopfront' ),
		esc_html__( 'Try again', 'woocommerce' ),
		esc_url( wc_get_cart_url() ),
		esc_html__( 'View cart', 'shopfront' )
	);
}

/**
 * Makes the handle of WooCommerce's script our badge, and registers the script of the drawer. On cart and checkout pages
 * WooCommerce registers no script, and the badge leads to the cart.
 */
function shopfront_replace_mini_cart_script() {
	$badge  = shopfront_build_url( 'mini-cart.js' );
	$script = wp_scripts()->query( SHOPFRONT_BADGE_HANDLE, 'registered' );
	if ( $script && $badge === $script->src ) {
		return;
	}
	$added = $script ? shopfront_added_dependencies( $script, array() ) : array();
	wp_deregister_script( SHOPFRONT_BADGE_HANDLE );
	wp_enqueue_script(
		SHOPFRONT_BADGE_HANDLE,
		$badge,
		array(),
		shopfront_build_asset( 'mini-cart' )['version'],
		array(
			'strategy'  => 'defer',
			'in_footer' => true,
		)
	);
	if ( is_cart() || is_checkout() ) {
		return;
	}
	wp_register_script( SHOPFRONT_MINI_CART['script'], shopfront_build_url( 'frontend.js' ), array(), shopfront_build_asset( 'frontend' )['version'], true );
	shopfront_finish_scripts( SHOPFRONT_MINI_CART, $added );
	shopfront_add_block_data( SHOPFRONT_MINI_CART );
	if ( ! wp_script_is( 'wc-settings', 'enqueued' ) ) {
		// WooCommerce adds the settings to enqueued scripts only; the page itself does not need this one.
		add_action( 'wp_print_footer_scripts', 'shopfront_enqueue_settings', 0 );
		add_action( 'wp_print_footer_scripts', 'shopfront_dequeue_settings', 2 );
	}
}

/** Enqueues the script of the settings. */
function shopfront_enqueue_settings() {
	wp_enqueue_script( 'wc-settings' );
}

/** Removes the script of the settings from the queue. A script that depends on it still prints it. */
function shopfront_dequeue_settings() {
	wp_dequeue_script( 'wc-settings' );
}

/**
 * Prints what the badge needs: addresses, its accessible names, and the files of the drawer. It is the same for all
 * visitors, so that any cache may store the page.
 */
function shopfront_print_mini_cart_data() {
	$script = wp_scripts()->query( SHOPFRONT_BADGE_HANDLE, 'registered' );
	if ( ! $script || ! wp_script_is( SHOPFRONT_BADGE_HANDLE, 'enqueued' ) || shopfront_build_url( 'mini-cart.js' ) !== $script->src ) {
		return;
	}
	// WooCommerce's list of its own files.
	unset( $script->extra['before'] );
	$data = array(
		'apiUrl'           => rest_url( 'wc/store/v1/cart' ),
		'cartUrl'          => wc_get_cart_url(),
		'checkoutUrl'      => wc_get_checkout_url(),
		/* translators: %1$d: number of items. */
		'label'            => __( 'Number of items in the cart: %1$d', 'shopfront' ),
		/* translators: %1$d: number of items, %2$s: price. */
		'labelWithAmount'  => __( 'Number of items in the cart: %1$d. Total price of %2$s', 'shopfront' ),
		'labelUnknown'     => __( 'Cart', 'shopfront' ),
		'pricesIncludeTax' => 'incl' === get_option( 'woocommerce_tax_display_cart' ),
		'emptyAmount'      => html_entity_decode( wp_strip_all_tags( wc_price( 0 ) ), ENT_QUOTES, 'UTF-8' ),
	);
	if ( wp_script_is( SHOPFRONT_MINI_CART['script'], 'registered' ) ) {
		$data['settings'] = shopfront_mini_cart_settings();
		$data['scripts']  = shopfront_mini_cart_scripts( null !== $data['settings'] );
		$data['styles']   = array_map( 'shopfront_build_url', shopfront_read_build( 'manifest.json' )['frontend']['lazy']['mini-cart']['css'] );
	}
	wp_print_inline_script_tag(
		(string) wp_json_encode( $data, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
		array(
			'type'  => 'application/json',
			'class' => 'sf-mini-cart-data',
		)
	);
}

/**
 * Returns the files of the drawer in execution order, with their inline code and the translations. Leaves out scripts that
 * the page prints itself.
 *
 * @param bool $has_settings Whether the settings are among the data of the badge.
 * @return array<int, array{src: string, before?: string, after?: string}>
 */
function shopfront_mini_cart_scripts( $has_settings ) {
	$scripts        = clone wp_scripts();
	$scripts->to_do = array();
	$scripts->all_deps( array( SHOPFRONT_MINI_CART['script'] ) );
	$on_page = shopfront_dependencies_of( wp_scripts()->queue );
	$handles = array_diff( $scripts->to_do, $on_page, wp_scripts()->done );
	$texts   = shopfront_get_translations( SHOPFRONT_MINI_CART['name'] );
	$files   = array();
	// The translations need wp-i18n, and precede the first script that translates.
	$pending = in_array( 'wp-i18n', $handles, true ) ? '' : $texts;
	foreach ( $handles as $handle ) {
		$src    = shopfront_script_url( $handle );
		$before = $pending . ( 'wc-settings' === $handle && $has_settings ? '' : shopfront_inline_code( $handle, 'before' ) );
		$after  = shopfront_inline_code( $handle, 'after' ) . ( 'wp-i18n' === $handle ? $texts : '' );
		if ( $src ) {
			$files[] = array_filter( compact( 'src', 'before', 'after' ) );
			$pending = '';
		} else {
			$pending = $before . $after;
		}
	}
	return $files;
}

/**
 * Returns the code that WordPress prints before or after a script: localized data, translations and inline scripts. The
 * nonce is left out, because it differs between visitors: the badge has stored one.
 *
 * @param string $handle   Handle of the script.
 * @param string $position 'before' or 'after'.
 * @return string
 */
function shopfront_inline_code( $handle, $position ) {
	$scripts = wp_scripts();
	if ( SHOPFRONT_NONCE_HANDLE === $handle ) {
		return '';
	}
	$code = array( (string) $scripts->get_inline_script_data( $handle, $position ) );
	if ( 'before' === $position ) {
		$translations = shopfront_is_foreign_script( $handle ) ? (string) $scripts->print_translations( $handle, false ) : '';
		array_unshift( $code, (string) $scripts->get_data( $handle, 'data' ), $translations );
	}
	$code = array_filter( $code );
	return $code ? implode( "\n", $code ) . "\n" : '';
}

/** Settings that only forms for addresses and lists of products use. */
const SHOPFRONT_UNUSED_SETTINGS = array( 'countries', 'countryData', 'defaultFields', 'addressFieldsLocations' );

/**
 * Returns the settings of the drawer: those that WooCommerce would print, without large ones that it does not use.
 *
 * @return array|null Null if WooCommerce's format is unknown; then its code stays among the scripts.
 */
function shopfront_mini_cart_settings() {
	$code = (string) wp_scripts()->get_inline_script_data( 'wc-settings', 'before' );
	if ( ! preg_match( "/decodeURIComponent\(\s*'([^']*)'\s*\)/", $code, $found ) ) {
		return null;
	}
	$settings = json_decode( rawurldecode( $found[1] ), true );
	if ( ! is_array( $settings ) ) {
		return null;
	}
	if ( isset( $settings['wcBlocksConfig'] ) && is_array( $settings['wcBlocksConfig'] ) ) {
		$settings['wcBlocksConfig']['restApiRoutes'] = new stdClass();
	}
	return array_diff_key( $settings, array_flip( SHOPFRONT_UNUSED_SETTINGS ) );
}

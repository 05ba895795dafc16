<?php
/**
 * Works on a site of the version matrix, and prints JSON. Arguments: the site's folder, and one of `prepare`; `theme
 * THEME`; `activate`; `deactivate`; `status`; `record`.
 *
 * @package Shopfront\Tests
 */

require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

use Automattic\WooCommerce\Blocks\Package;

const PLUGIN = 'shopfront/shopfront.php';

/** Pages besides WooCommerce's own: title and content by slug. */
const PAGES = array(
	'mini-cart'    => array( 'Mini-cart', '<!-- wp:woocommerce/mini-cart /-->' ),
	'all-products' => array( 'All products', '<!-- wp:woocommerce/all-products {"columns":3,"rows":2} --><div class="wp-block-woocommerce-all-products wc-block-all-products" data-attributes="{&quot;columns&quot;:3,&quot;rows&quot;:2}"></div><!-- /wp:woocommerce/all-products -->' ),
	'collection'   => array( 'Collection', '<!-- wp:woocommerce/product-collection {"queryId":7,"query":{"perPage":3,"pages":0,"offset":0,"postType":"product","order":"asc","orderBy":"title","search":"","exclude":[],"inherit":false,"taxQuery":{},"isProductCollectionBlock":true,"woocommerceOnSale":false,"woocommerceStockStatus":["instock"],"woocommerceAttributes":[],"woocommerceHandPickedProducts":[]},"tagName":"div","displayLayout":{"type":"flex","columns":3,"shrinkColumns":true}} --><div class="wp-block-woocommerce-product-collection"><!-- wp:woocommerce/product-template --><!-- wp:post-title {"isLink":true,"__woocommerceNamespace":"woocommerce/product-collection/product-title"} /--><!-- wp:woocommerce/product-button /--><!-- /wp:woocommerce/product-template --></div><!-- /wp:woocommerce/product-collection -->' ),
);

/** Prepares the pages, and switches on all parts that only change scripts. */
function prepare(): array {
	foreach ( PAGES as $slug => list( $title, $content ) ) {
		wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_name'    => $slug,
				'post_title'   => $title,
				'post_content' => wp_slash( $content ),
			)
		);
	}
	update_option(
		'shopfront_blocks',
		array(
			'product-collection' => 'yes',
			'order-attribution'  => 'yes',
		)
	);
	return array(
		'cart'    => wc_get_page_id( 'cart' ),
		'product' => get_permalink( get_page_by_path( 'stone-mug', OBJECT, 'product' ) ),
	);
}

/** The names that a version registers, and that its blocks register and print when rendered. */
function record(): array {
	$is_ours  = static fn( $handle ) => 1 === preg_match( '/^(?:wc-|woocommerce)/', $handle );
	$names    = static fn( $registered ) => array_values( array_filter( array_keys( $registered ), $is_ours ) );
	$scripts  = $names( wp_scripts()->registered );
	$recorded = array(
		'versions' => array(
			'woocommerce' => WC_VERSION,
			'wordpress'   => $GLOBALS['wp_version'],
		),
		'scripts'  => $scripts,
		'styles'   => $names( wp_styles()->registered ),
		'blocks'   => array(),
		'rendered' => array(),
	);
	foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
		if ( 1 === preg_match( '#^woocommerce/.*(?:cart|checkout|all-products|product-collection|product-template|product-button|catalog-sorting)#', $name ) ) {
			$recorded['blocks'][ $name ] = array_values( array_diff( array_keys( (array) $type->get_attributes() ), array( 'lock', 'metadata', 'className', 'style', 'align', 'anchor', 'backgroundColor', 'textColor', 'borderColor', 'gradient', 'fontFamily', 'fontSize' ) ) );
		}
	}
	wc_load_cart();
	$GLOBALS['wp_query']->is_page     = true;
	$GLOBALS['wp_query']->is_singular = true;
	foreach ( array( 'cart', 'checkout', 'mini-cart', 'all-products', 'product-collection' ) as $block ) {
		$content = 'product-collection' === $block ? PAGES['collection'][1] : ( PAGES[ $block ][1] ?? "<!-- wp:woocommerce/$block --><div class=\"wp-block-woocommerce-$block alignwide is-loading\"></div><!-- /wp:woocommerce/$block -->" );
		$before  = array_keys( wp_scripts()->registered );
		$actions = array_keys( $GLOBALS['wp_actions'] );
		$html    = do_blocks( $content );
		preg_match_all( '/\bclass="([^"]*)"/', $html, $classes );
		preg_match_all( '/data-wp-interactive=(?:"([^"{]+)"|\'\{"namespace":"([^"]+)")/', $html, $stores );
		$recorded['rendered'][ $block ] = array(
			'first_tag' => (string) ( preg_match( '/<\w[^>]*>/', $html, $tag ) ? preg_replace( '/ (?!class|data-block-name)[\w-]+=(?:"[^"]*"|\'[^\']*\')/', '', $tag[0] ) : '' ),
			'classes'   => array_values( array_unique( array_filter( explode( ' ', implode( ' ', $classes[1] ) ), static fn( $name ) => 0 === strpos( $name, 'wc-block' ) || 0 === strpos( $name, 'wp-block-woocommerce' ) ) ) ),
			'stores'    => array_values( array_unique( array_filter( array_merge( $stores[1], $stores[2] ) ) ) ),
			'scripts'   => array_values( array_filter( array_diff( array_keys( wp_scripts()->registered ), $before ), $is_ours ) ),
			'actions'   => array_values( preg_grep( '/^woocommerce_blocks_/', array_diff( array_keys( $GLOBALS['wp_actions'] ), $actions ) ) ),
		);
	}
	ksort( $recorded['blocks'] );
	sort( $recorded['scripts'] );
	sort( $recorded['styles'] );
	$modules = array();
	if ( function_exists( 'wp_script_modules' ) ) {
		$property = new ReflectionProperty( wp_script_modules(), 'registered' );
		$property->setAccessible( true );
		$modules = array_values( preg_grep( '/^@?woocommerce\//', array_keys( $property->getValue( wp_script_modules() ) ) ) );
		sort( $modules );
	}
	$recorded['modules'] = $modules;
	return $recorded;
}

wp_set_current_user( 1 );
$result = array();
switch ( $argv[2] ) {
	case 'prepare':
		$result = prepare();
		break;
	case 'theme':
		switch_theme( $argv[3] );
		delete_option( 'rewrite_rules' );
		$result = array( 'theme' => get_stylesheet() );
		break;
	case 'activate':
		$problem = activate_plugin( PLUGIN );
		$result  = array( 'problem' => is_wp_error( $problem ) ? $problem->get_error_message() : '' );
		break;
	case 'deactivate':
		deactivate_plugins( PLUGIN );
		$result = array( 'problem' => is_plugin_active( PLUGIN ) ? 'still active' : '' );
		break;
	case 'status':
		$result = shopfront()->status->all();
		break;
	case 'record':
		$result = record();
}
echo "\n" . wp_json_encode( $result );

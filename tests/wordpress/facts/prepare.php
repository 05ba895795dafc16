<?php
/**
 * Prepares the shop of the facts tests, and prints a product's ID. Argument: the site's folder.
 *
 * @package Shopfront\Tests
 */

require $argv[1] . '/wp-load.php';

update_option( 'woocommerce_hooked_blocks_version', WC_VERSION );
update_option( 'woocommerce_coming_soon', 'no' );
update_option(
	'widget_block',
	array(
		2              => array( 'content' => '<!-- wp:woocommerce/mini-cart {"miniCartIcon":"bag","hasHiddenPrice":false} /-->' ),
		'_multiwidget' => 1,
	)
);
update_option(
	'sidebars_widgets',
	array(
		'sidebar-1'           => array( 'block-2' ),
		'wp_inactive_widgets' => array(),
		'array_version'       => 3,
	)
);
foreach ( array(
	'all-products' => '<!-- wp:woocommerce/all-products {"columns":3,"rows":3,"alignButtons":false,"contentVisibility":{"orderBy":true},"orderby":"date","layoutConfig":[["woocommerce/product-title",{}]]} --><div class="wp-block-woocommerce-all-products wc-block-all-products" data-attributes="{&quot;columns&quot;:3,&quot;rows&quot;:3,&quot;alignButtons&quot;:false,&quot;contentVisibility&quot;:{&quot;orderBy&quot;:true},&quot;orderby&quot;:&quot;date&quot;,&quot;layoutConfig&quot;:[[&quot;woocommerce/product-title&quot;,{}]]}"></div><!-- /wp:woocommerce/all-products -->',
) as $slug => $content ) {
	wp_insert_post(
		array(
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_title'   => $slug,
			'post_name'    => $slug,
			'post_content' => wp_slash( $content ),
		)
	);
}
$products = wc_get_products( array( 'limit' => -1 ) );
$variable = array_values( array_filter( $products, static fn( $product ) => $product->is_type( 'variable' ) ) );
$simple   = array_values( array_filter( $products, static fn( $product ) => $product->is_type( 'simple' ) && $product->is_in_stock() && ! $product->is_virtual() ) );
echo wp_json_encode(
	array(
		'product' => $simple[0]->get_id(),
		'page'    => wp_parse_url( ( $variable[0] ?? $simple[0] )->get_permalink(), PHP_URL_PATH ),
	)
);

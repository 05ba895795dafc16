<?php
/**
 * Product lists before the content of pages: `list:carousel` and `list:all-products`. With `list:short-pages`, a page of the
 * shop lists four products, so that even a small shop has several pages.
 *
 * @package Shopfront\Tests
 */

defined( 'ABSPATH' ) || exit;

$shopfront_test_lists = array(
	'carousel'     => '<!-- wp:woocommerce/product-collection {"queryId":91,"query":{"perPage":9,"pages":0,"offset":0,"postType":"product","order":"asc","orderBy":"title","search":"","exclude":[],"inherit":false,"taxQuery":[],"isProductCollectionBlock":true},"tagName":"div","displayLayout":{"type":"carousel","columns":4,"shrinkColumns":true}} --><div class="wp-block-woocommerce-product-collection"><!-- wp:woocommerce/product-gallery-large-image-next-previous /--><!-- wp:woocommerce/product-template {"layout":{"type":"flex","justifyContent":"left","verticalAlignment":"top","flexWrap":"nowrap","orientation":"horizontal"}} --><!-- wp:woocommerce/product-image /--><!-- wp:post-title {"isLink":true,"__woocommerceNamespace":"woocommerce/product-collection/product-title"} /--><!-- wp:woocommerce/product-price /--><!-- /wp:woocommerce/product-template --></div><!-- /wp:woocommerce/product-collection -->',
	'all-products' => '<!-- wp:woocommerce/all-products {"columns":3,"rows":2,"alignButtons":false,"contentVisibility":{"orderBy":true},"orderby":"title","layoutConfig":[["woocommerce/product-image",{"imageSizing":"thumbnail"}],["woocommerce/product-title"],["woocommerce/product-price"],["woocommerce/product-button"]]} --><div class="wp-block-woocommerce-all-products wc-block-all-products" data-attributes="{&quot;alignButtons&quot;:false,&quot;columns&quot;:3,&quot;contentVisibility&quot;:{&quot;orderBy&quot;:true},&quot;isPreview&quot;:false,&quot;layoutConfig&quot;:[[&quot;woocommerce/product-image&quot;,{&quot;imageSizing&quot;:&quot;thumbnail&quot;}],[&quot;woocommerce/product-title&quot;],[&quot;woocommerce/product-price&quot;],[&quot;woocommerce/product-button&quot;]],&quot;orderby&quot;:&quot;title&quot;,&quot;rows&quot;:2}"></div><!-- /wp:woocommerce/all-products -->',
);

foreach ( preg_grep( '/^list:/', $shopfront_test_switches ) as $shopfront_test_list ) {
	$shopfront_test_block = $shopfront_test_lists[ substr( $shopfront_test_list, strlen( 'list:' ) ) ] ?? '';
	add_filter( 'the_content', static fn( $content ) => is_page() ? $shopfront_test_block . $content : $content, 1 );
}

if ( in_array( 'list:short-pages', $shopfront_test_switches, true ) ) {
	add_filter( 'loop_shop_per_page', static fn() => 4, PHP_INT_MAX );
}

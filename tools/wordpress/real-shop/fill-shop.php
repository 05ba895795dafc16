<?php
/**
 * Fills the shop with the samples, and prints the product of the rounds. Argument: the folder of the site.
 *
 * @package Shopfront\Tests
 */

require $argv[1] . '/wp-load.php';
require_once __DIR__ . '/../sample-shop/sample-shop.php';

wp_set_current_user( 1 );
Shopfront\Sample_Shop\fill();
$mug = wc_get_products(
	array(
		'name'  => 'Stone mug',
		'limit' => 1,
	)
);
echo wp_json_encode( array( 'product' => $mug[0]->get_id() ) );

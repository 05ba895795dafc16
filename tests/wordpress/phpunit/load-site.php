<?php
/**
 * Bootstrap of `site`: a WordPress with the double of WooCommerce and with add-ons
 * (mu-plugins/shopfront-test/add-ons.php). SHOPFRONT_TEST_SITE is its folder.
 */

$_SERVER['HTTP_HOST']       = 'shop.test';
$_SERVER['SERVER_NAME']     = 'shop.test';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REQUEST_METHOD']  = 'GET';
$_SERVER['REQUEST_URI']     = '/mini-open/';
putenv( 'SHOPFRONT_TEST=gateway' );

require getenv( 'SHOPFRONT_TEST_SITE' ) . '/wp-load.php';
wp();

require __DIR__ . '/forget-missing-facts.php';
require __DIR__ . '/SiteTestCase.php';

<?php
/** Bootstrap of `adapter`: the stubs, with WooCommerce and its Store API. */

require __DIR__ . '/load-plugin.php';
require __DIR__ . '/../woocommerce.php';
require __DIR__ . '/../store-api.php';
require __DIR__ . '/facts.php';
require __DIR__ . '/ShopTestCase.php';
require __DIR__ . '/OrderTestCase.php';
require __DIR__ . '/ProcessTestCase.php';

<?php
/** Orders that are paid after the response: their cart is not ordered again. Part of adapter-test.php. */

$cart    = WC()->cart;
$request = new WP_REST_Request( array( 'extensions' => array() ) );

/** Responds to the order with this status. The cart remains unless the gateway has emptied it. */
$answer_open = static function ( $status, $is_empty = false ) use ( $cart, $request ) {
	$cart->is_empty = $is_empty;
	apply_filters(
		'rest_request_after_callbacks',
		new WP_REST_Response(
			array(
				'order_id' => 83,
				'status'   => $status,
			),
			200
		),
		array(),
		$request
	);
};
/** Whether the cart is empty after the request that sends it again has loaded it. */
$is_emptied = static function ( $request ) use ( $cart ) {
	$cart->is_empty = false;
	unset( $GLOBALS['done']['woocommerce_cart_loaded_from_session'], $GLOBALS['hooks']['woocommerce_cart_loaded_from_session'] );
	shopfront_register_paid_cart_hooks( null, array(), $request );
	do_action( 'woocommerce_cart_loaded_from_session', $cart );
	return $cart->is_empty;
};

WC()->order->id = 83;
$answer_open( 'pending' );
WC()->order->status = 'pending';
check( 'the cart of an order that is not paid can be sent again', $is_emptied( $request ), false );
$pay = new WP_REST_Request( array(), 'POST', '/wc/store/v1/checkout/83' );
WC()->order->status = 'processing';
check( 'paying an order by its link leaves the cart unchanged', $is_emptied( $pay ), false );
check( 'reading the checkout leaves the cart unchanged', $is_emptied( new WP_REST_Request( array(), 'GET' ) ), false );
$cart->hash = 'mug and socks';
check( 'a cart that has changed since is not emptied', $is_emptied( $request ), false );
$cart->hash = 'mug';
check( 'the cart of a paid order is emptied before it is ordered again', $is_emptied( $request ), true );
check( 'it is emptied once: the same products can be bought again', $is_emptied( $request ), false );

$answer_open( 'pending' );
$cart->is_empty = false;
shopfront_register_paid_cart_hooks( null, array(), $request );
check( 'it is emptied too if another plugin has loaded the cart early', $cart->is_empty, true );

foreach ( array( array( 'processing', false ), array( 'pending', true ) ) as list( $status, $is_empty ) ) {
	$answer_open( $status, $is_empty );
	check( "an order that is $status is not open" . ( $is_empty ? ' without a cart' : '' ), $is_emptied( $request ), false );
}

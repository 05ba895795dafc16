<?php
/**
 * Fills the shop with attempts of the last two days. Arguments: the site's folder; the number of attempts. Prints how
 * many deadlocks the database has met.
 *
 * @package Shopfront\Tests
 */

require $argv[1] . '/wp-load.php';

global $wpdb;
$count = (int) $argv[2];
// phpcs:disable WordPress.DB.PreparedSQL -- Constants and a number.
$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE 'shopfront\_attempt\_%' OR option_name LIKE 'shopfront\_lock\_%' OR option_name LIKE 'shopfront\_unanswered\_%'" );
if ( $count > 0 ) {
	$text = '{"key":"0123456789abcdef0123456789abcdef","order_id":83,"started_at":1795000000,"ended_at":1795000003.5,"is_answered":true,"redirect_url":"https://shop.test/checkout/order-received/83/?key=wc_order_0123456789abc"}';
	$half = (int) ( $count / 2 );
	foreach ( array( '', 'of_session_' ) as $kind ) {
		$wpdb->query( "INSERT INTO {$wpdb->options} (option_name, option_value, autoload) SELECT CONCAT('shopfront_attempt_$kind', MD5(CONCAT('$kind', seq))), CONCAT(UNIX_TIMESTAMP() - FLOOR(RAND() * 160000), ' $text'), 'off' FROM seq_1_to_$half" );
	}
}
$wpdb->query( "ANALYZE TABLE {$wpdb->options}" );
$rows = $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE 'shopfront\_attempt\_%'" );
// phpcs:enable
if ( (int) $rows !== $count ) {
	fwrite( STDERR, "$rows rows instead of $count: $wpdb->last_error\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A command.
	exit( 1 );
}
echo wp_json_encode( array( 'deadlocks' => (int) $wpdb->get_var( "SHOW GLOBAL STATUS LIKE 'Innodb_deadlocks'", 1 ) ) );

<?php
/**
 * Prints the charged orders (measure-node.php), an entry for each charge. Argument: the site's folder.
 *
 * @package Shopfront\Tests
 */

require $argv[1] . '/wp-load.php';

global $wpdb;
echo wp_json_encode( $wpdb->get_col( "SELECT option_value FROM {$wpdb->options} WHERE option_name LIKE 'test\\_charge\\_%'" ) );

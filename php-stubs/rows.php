<?php
/**
 * State that concurrent requests share.
 *
 * Stored as options, but without their caches: WordPress caches options for the whole request, and `add_option()`
 * overwrites a row that another request has added since. Each function here runs one SQL statement, which is atomic. A
 * row starts with its time, in seconds with ten digits, so that SQL can compare ages as text.
 *
 * @package Shopfront
 */

defined( 'ABSPATH' ) || exit;

/** Prefix of the names of our rows. */
const SHOPFRONT_ROW = 'shopfront_';

/**
 * Adds a row, unless the name exists.
 *
 * @param string $name Name without the prefix.
 * @param string $text Content.
 * @return string The row as written, for shopfront_drop_row(). '' if the name exists, or the write fails.
 */
function shopfront_add_row( $name, $text ) {
	global $wpdb;
	$value = time() . ' ' . $text;
	$added = $wpdb->query(
		$wpdb->prepare(
			"INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'off')",
			SHOPFRONT_ROW . $name,
			$value
		)
	);
	return 1 === (int) $added ? $value : '';
}

/**
 * Adds or overwrites a row.
 *
 * @param string $name Name without the prefix.
 * @param string $text Content.
 */
function shopfront_write_row( $name, $text ) {
	global $wpdb;
	$wpdb->query(
		$wpdb->prepare(
			"INSERT INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'off') ON DUPLICATE KEY UPDATE option_value = VALUES(option_value)",
			SHOPFRONT_ROW . $name,
			time() . ' ' . $text
		)
	);
}

/**
 * Reads a row.
 *
 * @param string $name    Name without the prefix.
 * @param int    $max_age In seconds; an older row counts as missing.
 * @return string Content; '' if the row is missing.
 */
function shopfront_read_row( $name, $max_age ) {
	global $wpdb;
	$value = $wpdb->get_var(
		$wpdb->prepare(
			"SELECT option_value FROM {$wpdb->options} WHERE option_name = %s AND option_value >= %s",
			SHOPFRONT_ROW . $name,
			(string) ( time() - $max_age )
		)
	);
	return is_string( $value ) ? substr( $value, 11 ) : '';
}

/**
 * Deletes a row, unless it has changed.
 *
 * @param string $name  Name without the prefix.
 * @param string $value The value that shopfront_add_row() returned.
 */
function shopfront_drop_row( $name, $value ) {
	global $wpdb;
	$wpdb->query(
		$wpdb->prepare(
			"DELETE FROM {$wpdb->options} WHERE option_name = %s AND option_value = %s",
			SHOPFRONT_ROW . $name,
			$value
		)
	);
}

/**
 * Deletes expired rows.
 *
 * @param string $kind    Start of their names, without the prefix.
 * @param int    $max_age In seconds.
 */
function shopfront_drop_old_rows( $kind, $max_age ) {
	global $wpdb;
	$wpdb->query(
		$wpdb->prepare(
			"DELETE FROM {$wpdb->options} WHERE option_name LIKE %s AND option_value < %s",
			$wpdb->esc_like( SHOPFRONT_ROW . $kind ) . '%',
			(string) ( time() - $max_age )
		)
	);
}

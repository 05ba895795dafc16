<?php
/**
 * What the requests of a shop know of each other at once.
 *
 * Rows among the options, past their caches: WordPress keeps what it has read for as long as a request lasts, and its
 * `add_option()` overwrites a row that another request has added since. Each function here is one statement, which the
 * database does as a whole. A row begins with its time, in seconds and ten digits, so that age is compared as text.
 *
 * @package Shopfront
 */

defined( 'ABSPATH' ) || exit;

/** What the names of our rows begin with. */
const SHOPFRONT_ROW = 'shopfront_';

/**
 * Adds a row, unless there is one of that name.
 *
 * @param string $name Without the prefix.
 * @param string $text What it says.
 * @return string The row as it was written, for shopfront_drop_row(). '' when another has it, or it cannot be written.
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
 * Writes a row, over one of that name.
 *
 * @param string $name Without the prefix.
 * @param string $text What it says.
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
 * @param string $name    Without the prefix.
 * @param int    $max_age In seconds; an older one is as good as gone.
 * @return string What it says; '' without one.
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
 * Takes a row away, if it is still the one that was added.
 *
 * @param string $name  Without the prefix.
 * @param string $value As shopfront_add_row() gave it.
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
 * Takes away what is too old.
 *
 * @param string $kind    What the names begin with, without the prefix.
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

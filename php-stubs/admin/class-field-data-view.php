<?php

namespace Shopfront\Admin;

use Shopfront\Field_Data\Field_Data;
use Shopfront\Field_Data\Figures;
use Shopfront\Field_Data\Rules;

defined( 'ABSPATH' ) || exit;

/** Shows the field data as quartiles, and deletes it. */
final class Field_Data_View {

	private const ACTION = 'shopfront_delete_field_data';

	/** The table is inside a table of settings, whose cells are blocks on narrow screens. */
	private const CELL = 'display: table-cell; width: auto; padding: 6px; text-align: start; vertical-align: top';

	private Field_Data $field_data;
	private Figures $figures;

	public function __construct( Field_Data $field_data, Figures $figures ) {
		$this->field_data = $field_data;
		$this->figures    = $figures;
	}

	public function register_hooks(): void {
		add_action( 'admin_post_' . self::ACTION, array( $this, 'delete' ) );
	}

	/** Nothing while the part is off, unless there are figures of before. */
	public function print_row(): void {
		$sum = $this->figures->sum();
		if ( ! $this->field_data->is_on() && ! $sum['reports'] ) {
			return;
		}
		printf( '<tr><th scope="row" class="titledesc">%s</th><td class="forminp">', esc_html__( 'Field data', 'shopfront' ) );
		if ( ! $sum['reports'] ) {
			printf( '<p>%s</p></td></tr>', esc_html__( 'No reports yet. Pages report when a visitor leaves them.', 'shopfront' ) );
			return;
		}
		/* translators: %1$s: number of reports, %2$s: number of days. */
		$intro = _n( '%1$s report of the last %2$s days. A quarter of the values is below the first quartile, half below the median, and a quarter above the third quartile.', '%1$s reports of the last %2$s days. A quarter of the values is below the first quartile, half below the median, and a quarter above the third quartile.', $sum['reports'], 'shopfront' );
		printf( '<p>%s</p>', esc_html( sprintf( $intro, number_format_i18n( $sum['reports'] ), number_format_i18n( Rules::get( 'days' ) ) ) ) );
		$this->print_table( __( 'Pages', 'shopfront' ), $sum['histograms'], self::pages(), Rules::get( 'measures' ) );
		$this->print_table( __( 'Fields of the checkout', 'shopfront' ), $sum['histograms'], self::fields(), array( 'ms', 'corrections' ) );
		$this->print_refusals( $sum['refusals'] );
		printf( '<p><a class="button" href="%s">%s</a></p></td></tr>', esc_url( wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION ), self::ACTION ) ), esc_html__( 'Delete the data', 'shopfront' ) );
	}

	public function delete(): void {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( 'manage_woocommerce' ) ) {
			wp_die( esc_html__( 'You are not allowed to delete field data.', 'shopfront' ), '', array( 'response' => 403 ) );
		}
		$this->figures->drop_all();
		wp_safe_redirect( Settings::url() );
		exit;
	}

	/**
	 * @param array<string, array<int, int>> $histograms
	 * @param array<string, string>          $titles
	 * @param string[]                       $measures
	 */
	private function print_table( string $caption, array $histograms, array $titles, array $measures ): void {
		$rows = array();
		foreach ( $titles as $name => $title ) {
			foreach ( $measures as $measure ) {
				$found = Rules::quartiles_of( $histograms[ "$measure.$name" ] ?? array() );
				if ( $found ) {
					$rows[ $title . ': ' . self::measure_title( $measure ) ] = array(
						self::format( $measure, $found['lower'] ),
						self::format( $measure, $found['median'] ),
						self::format( $measure, $found['upper'] ),
						number_format_i18n( $found['count'] ),
					);
				}
			}
		}
		if ( ! $rows ) {
			return;
		}
		printf( '<div style="overflow-x: auto; margin: 1em 0" tabindex="0" role="region" aria-label="%1$s"><table class="widefat striped" style="width: auto"><caption style="text-align: start; font-weight: 600; padding: 4px 0">%1$s</caption><thead><tr>', esc_html( $caption ) );
		foreach ( self::columns() as $column ) {
			printf( '<th scope="col" style="%s">%s</th>', esc_attr( self::CELL ), esc_html( $column ) );
		}
		echo '</tr></thead><tbody>';
		foreach ( $rows as $title => $cells ) {
			printf( '<tr><th scope="row" style="%s">%s</th>', esc_attr( self::CELL ), esc_html( $title ) );
			foreach ( $cells as $cell ) {
				printf( '<td style="%s">%s</td>', esc_attr( self::CELL ), esc_html( $cell ) );
			}
			echo '</tr>';
		}
		echo '</tbody></table></div>';
	}

	/** @param array<string, int> $refusals */
	private function print_refusals( array $refusals ): void {
		if ( ! $refusals ) {
			return;
		}
		arsort( $refusals );
		printf( '<p><strong>%s</strong></p><ul>', esc_html__( 'Refused orders', 'shopfront' ) );
		foreach ( $refusals as $code => $count ) {
			/* translators: %1$s: reason, or an error code, %2$s: number of orders. */
			printf( '<li>%s</li>', esc_html( sprintf( __( '%1$s: %2$s', 'shopfront' ), self::refusal_title( $code ), number_format_i18n( $count ) ) ) );
		}
		echo '</ul>';
	}

	/** @return string[] */
	private static function columns(): array {
		return array(
			__( 'Figure', 'shopfront' ),
			__( 'First quartile', 'shopfront' ),
			__( 'Median', 'shopfront' ),
			__( 'Third quartile', 'shopfront' ),
			__( 'Values', 'shopfront' ),
		);
	}

	private static function format( string $measure, int $value ): string {
		switch ( $measure ) {
			case 'paint':
			case 'ms':
				/* translators: %s: number of seconds. */
				return sprintf( __( '%s s', 'shopfront' ), number_format_i18n( $value / 1000, 1 ) );
			case 'interaction':
				/* translators: %s: number of milliseconds. */
				return sprintf( __( '%s ms', 'shopfront' ), number_format_i18n( $value ) );
			case 'shift':
				return number_format_i18n( $value / 1000, 3 );
			default:
				return number_format_i18n( $value );
		}
	}

	private static function measure_title( string $measure ): string {
		switch ( $measure ) {
			case 'paint':
				return __( 'largest paint', 'shopfront' );
			case 'interaction':
				return __( 'response to an interaction', 'shopfront' );
			case 'shift':
				return __( 'layout shift', 'shopfront' );
			case 'ms':
				return __( 'time', 'shopfront' );
			default:
				return __( 'corrections', 'shopfront' );
		}
	}

	/** @return array<string, string> In the order of a visit. */
	private static function pages(): array {
		return array(
			'list'     => __( 'Product lists', 'shopfront' ),
			'product'  => __( 'Product pages', 'shopfront' ),
			'cart'     => __( 'Cart', 'woocommerce' ),
			'checkout' => __( 'Checkout', 'woocommerce' ),
		);
	}

	/** @return array<string, string> */
	private static function fields(): array {
		return array(
			'email'      => __( 'Email address', 'woocommerce' ),
			'country'    => __( 'Country/Region', 'woocommerce' ),
			'first_name' => __( 'First name', 'woocommerce' ),
			'last_name'  => __( 'Last name', 'woocommerce' ),
			'company'    => __( 'Company', 'woocommerce' ),
			'address_1'  => __( 'Address', 'woocommerce' ),
			'address_2'  => __( 'Apartment, suite, etc.', 'woocommerce' ),
			'city'       => __( 'City', 'woocommerce' ),
			'state'      => __( 'State/County', 'woocommerce' ),
			'postcode'   => __( 'Postal code', 'woocommerce' ),
			'phone'      => __( 'Phone', 'woocommerce' ),
			'other'      => __( 'Other fields', 'shopfront' ),
		);
	}

	private static function refusal_title( string $code ): string {
		switch ( $code ) {
			case 'form':
				return __( 'Missing or invalid fields', 'shopfront' );
			case 'payment_setup':
				return __( 'The payment method found a problem before the order was sent', 'shopfront' );
			case 'payment_failure':
				return __( 'The payment failed', 'shopfront' );
			case 'no_answer':
				return __( 'The answer of the server was lost, and the order was not placed', 'shopfront' );
			case 'add_on':
				return __( 'An add-on refused the order', 'shopfront' );
			case 'other':
				return __( 'Other reasons', 'shopfront' );
			default:
				return $code;
		}
	}
}

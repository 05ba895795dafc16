<?php
/**
 * A form of Contact Form 7 before the content of pages: `form:quiz`. With `captcha`, its captcha has keys, and the service that
 * checks tokens is a double: it accepts the token `good`.
 *
 * @package Shopfront\Tests
 */

defined( 'ABSPATH' ) || exit;

if ( in_array( 'form:quiz', $shopfront_test_switches, true ) ) {
	add_filter(
		'the_content',
		static function ( $content ) {
			if ( ! class_exists( WPCF7_ContactForm::class ) || ! is_page() ) {
				return $content;
			}
			$title = 'Shopfront test';
			$found = WPCF7_ContactForm::find( array( 'title' => $title ) );
			$form  = $found[0] ?? WPCF7_ContactForm::get_template( array( 'title' => $title ) );
			if ( ! $found ) {
				$properties         = $form->get_properties();
				$properties['form'] = "<label>Your name [text* your-name]</label>\n[quiz sum \"2+3?|5\" \"10+2?|12\"]\n[submit \"Send\"]";
				$properties['mail'] = array_merge(
					$properties['mail'],
					array(
						'recipient'          => 'shop@shop.test',
						'sender'             => 'Shop <shop@shop.test>',
						'body'               => '[your-name]',
						'additional_headers' => '',
					)
				);
				$form->set_properties( $properties );
				$form->save();
			}
			return do_shortcode( sprintf( '[contact-form-7 id="%d"]', $form->id() ) ) . $content;
		},
		1
	);
	// No mail is sent.
	add_filter( 'wpcf7_skip_mail', '__return_true' );
}
if ( in_array( 'captcha', $shopfront_test_switches, true ) ) {
	add_filter( 'option_wpcf7', static fn( $options ) => array_merge( (array) $options, array( 'recaptcha' => array( 'site-key' => 'secret' ) ) ) );
	add_filter(
		'pre_http_request',
		static fn( $response, $request, $url ) => false === strpos( $url, 'siteverify' ) ? $response : array(
			'headers'  => array(),
			'body'     => wp_json_encode(
				array(
					'success' => true,
					'score'   => 'good' === ( $request['body']['response'] ?? '' ) ? 0.9 : 0.1,
				)
			),
			'response' => array(
				'code'    => 200,
				'message' => 'OK',
			),
			'cookies'  => array(),
			'filename' => null,
		),
		10,
		3
	);
}

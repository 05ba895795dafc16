<?php

namespace Shopfront\Contact_Forms;

use Shopfront\Blocks\Blocks;
use Shopfront\Build;
use Shopfront\Product_Pages\Behaviors;
use Shopfront\Product_Pages\Product_Pages;
use Shopfront\Product_Pages\Site_Settings;
use Shopfront\Scripts\Registered_Scripts;

defined( 'ABSPATH' ) || exit;

/**
 * Lets our behavior validate and send Contact Form 7's forms. The plugin's handles stay enqueued without a file,
 * because their inline code names the server. The files stay on pages without a form, where an add-on may insert one,
 * and where another plugin's script depends on them.
 */
final class Contact_Forms {

	private const SCRIPT  = 'contact-form-7';
	private const CAPTCHA = 'wpcf7-recaptcha';

	private Blocks $blocks;
	private Product_Pages $pages;
	private Build $build;
	private Behaviors $behaviors;
	private Site_Settings $site_settings;
	private Registered_Scripts $scripts;
	private bool $has_form = false;

	public function __construct( Blocks $blocks, Product_Pages $pages, Build $build, Behaviors $behaviors, Site_Settings $settings, Registered_Scripts $scripts ) {
		$this->blocks        = $blocks;
		$this->pages         = $pages;
		$this->build         = $build;
		$this->behaviors     = $behaviors;
		$this->site_settings = $settings;
		$this->scripts       = $scripts;
	}

	public function register_hooks(): void {
		add_filter( 'wpcf7_form_elements', array( $this, 'find_form' ) );
		// Before the settings (wp_footer, 9) and modules (10) are printed.
		add_action( 'wp_footer', array( $this, 'add_script' ), 8, 0 );
		add_action( 'wp_print_footer_scripts', array( $this, 'replace' ), 0, 0 );
	}

	public function find_form( $html ) {
		$this->has_form = true;
		return $html;
	}

	/** Adds our script, and the texts that the server doesn't send. */
	public function add_script(): void {
		if ( ! $this->can_replace() ) {
			return;
		}
		$this->site_settings->add(
			array(
				'i18n' => array(
					'formOffline'    => __( 'You are probably offline.', 'shopfront' ),
					'formUnreadable' => __( 'The response is not a valid JSON response.', 'woocommerce' ),
					'formFailed'     => __( 'There was an error trying to send your message. Please try again later.', 'shopfront' ),
					'formMisplaced'  => __( 'Error: This contact form is placed in the wrong place.', 'shopfront' ),
					'formRequired'   => __( 'Required', 'shopfront' ),
					/* translators: %s: boxes of a form, as links. */
					'formCheck'      => __( 'To send this form, check: %s', 'shopfront' ),
					/* translators: %s: boxes of a form, as links. */
					'formClear'      => __( 'To send this form, clear: %s', 'shopfront' ),
				),
			)
		);
		$this->behaviors->enqueue();
		if ( ! $this->pages->is_on() ) {
			$this->behaviors->restrict( array( 'contact-form' ) );
		}
	}

	/** Runs after all scripts are enqueued. */
	public function replace(): void {
		if ( ! $this->can_replace() ) {
			return;
		}
		$script       = wp_scripts()->query( self::SCRIPT, 'registered' );
		$script->src  = false;
		$script->deps = array();
		$captcha      = wp_scripts()->query( self::CAPTCHA, 'registered' );
		if ( $captcha ) {
			// Its dependencies stay: one of them is the captcha service's own script.
			$captcha->src = false;
		}
	}

	/** Off in the Customizer's preview, which renders parts of the page again. */
	private function can_replace(): bool {
		return $this->has_form
			&& wp_script_is( self::SCRIPT, 'enqueued' )
			&& ! wp_script_is( self::SCRIPT, 'done' )
			&& ! is_customize_preview()
			&& $this->build->has_files()
			&& $this->blocks->replaces( $this->blocks->parts()['contact-forms'] )
			&& ! $this->is_needed_by_others();
	}

	/** Whether another script depends on this one. */
	private function is_needed_by_others(): bool {
		foreach ( $this->scripts->with_dependencies( wp_scripts()->queue ) as $handle ) {
			$needed = array_intersect( wp_scripts()->registered[ $handle ]->deps, array( self::SCRIPT, self::CAPTCHA ) );
			if ( $needed && self::CAPTCHA !== $handle ) {
				return true;
			}
		}
		return false;
	}
}

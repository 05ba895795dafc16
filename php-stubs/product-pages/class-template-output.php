<?php

namespace Shopfront\Product_Pages;

defined( 'ABSPATH' ) || exit;

/** Changes the output of one WooCommerce template. */
final class Template_Output {

	private string $template;

	/** @var callable(): bool */
	private $is_on;

	/** @var callable( string ): string */
	private $change;

	/** How many starts of the template are open; 0 while nothing is collected. */
	private int $depth = 0;

	/**
	 * @param string $template Such as `global/quantity-input.php`.
	 * @param callable(): bool $is_on Asked each time the template starts.
	 * @param callable( string ): string $change Gets the template's markup, and returns escaped markup.
	 */
	public function __construct( string $template, callable $is_on, callable $change ) {
		$this->template = $template;
		$this->is_on    = $is_on;
		$this->change   = $change;
	}

	/** The output of other plugins' hooks around the template stays outside. */
	public function register_hooks(): void {
		add_action( 'woocommerce_before_template_part', array( $this, 'start' ), PHP_INT_MAX );
		add_action( 'woocommerce_after_template_part', array( $this, 'finish' ), PHP_INT_MIN );
	}

	/** A template that prints itself is collected as a whole. */
	public function start( $name ): void {
		if ( $this->template !== $name ) {
			return;
		}
		if ( $this->depth > 0 ) {
			++$this->depth;
		} elseif ( call_user_func( $this->is_on ) ) {
			$this->depth = 1;
			ob_start();
		}
	}

	public function finish( $name ): void {
		if ( $this->template !== $name || 0 === $this->depth ) {
			return;
		}
		--$this->depth;
		if ( 0 === $this->depth ) {
			echo call_user_func( $this->change, (string) ob_get_clean() ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped, Shopfront.Security.EscapeOutput -- The output of a template.
		}
	}
}

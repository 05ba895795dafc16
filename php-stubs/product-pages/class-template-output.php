<?php

namespace Shopfront\Product_Pages;

defined( 'ABSPATH' ) || exit;

/** Changes what one of WooCommerce's templates prints. */
final class Template_Output {

	/** Name of the template. */
	private string $template;

	/** @var callable(): bool Decides whether an output is changed. */
	private $is_on;

	/** @var callable( string ): string Returns the changed output. */
	private $change;

	/** Number of times that the template has started since the output is being collected. 0: it is not. */
	private int $depth = 0;

	/**
	 * @param string                     $template Its name, for example `global/quantity-input.php`.
	 * @param callable(): bool           $is_on    Decides, as the template starts, whether this output is changed.
	 * @param callable( string ): string $change   Gets the markup of the template; returns the markup to print, escaped.
	 */
	public function __construct( string $template, callable $is_on, callable $change ) {
		$this->template = $template;
		$this->is_on    = $is_on;
		$this->change   = $change;
	}

	/** Output of other plugins' hooks around the template stays outside. */
	public function register_hooks(): void {
		add_action( 'woocommerce_before_template_part', array( $this, 'start' ), PHP_INT_MAX );
		add_action( 'woocommerce_after_template_part', array( $this, 'finish' ), PHP_INT_MIN );
	}

	/** Starts to collect the output. A template that prints itself is collected as a whole. */
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

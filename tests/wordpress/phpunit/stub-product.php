<?php

/** Its post decides what visitors see. */
class WC_Product {
	private int $id;

	private string $type;

	public function __construct( int $id, string $type = 'simple' ) {
		$this->id   = $id;
		$this->type = $type;
	}

	public function is_type( $type ): bool {
		return in_array( $this->type, (array) $type, true );
	}

	public function get_type(): string {
		return $this->type;
	}

	public function get_id(): int {
		return $this->id;
	}

	public function get_name(): string {
		return 'Mug <b>&</b> Co';
	}

	public function get_permalink(): string {
		return 'http://shop.test/product/mug/';
	}

	public function get_catalog_visibility(): string {
		return (string) get_post_meta( $this->id, 'visibility', true );
	}

	public function is_visible(): bool {
		return 'visible' === $this->get_catalog_visibility();
	}

	public function add_to_cart_success_message(): string {
		return '&ldquo;Mug&rdquo; has been added to your cart';
	}
}

function wc_get_product( $id = 0 ) {
	return 'product' === get_post_type( $id ) || 160 === (int) $id ? new WC_Product( (int) $id ) : false;
}

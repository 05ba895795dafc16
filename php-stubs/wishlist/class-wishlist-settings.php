<?php

namespace Shopfront\Wishlist;

defined( 'ABSPATH' ) || exit;

/** Prints the wishlist behaviors' settings (docs/contract/wishlist.md 1). */
final class Wishlist_Settings {

	public function print( Lists $lists ): void {
		wp_print_inline_script_tag(
			(string) wp_json_encode( $this->all( $lists ), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
			array(
				'type' => 'application/json',
				'id'   => 'shopfront-wishlist',
			)
		);
	}

	/**
	 * Only customers' pages, which no cache stores, have nonces. Guests get them with the state.
	 * @return array<string, mixed>
	 */
	public function all( Lists $lists ): array {
		$settings = array_replace_recursive(
			array(
				'backend'     => $lists->protocol(),
				'url'         => $lists->url(),
				'ajaxUrl'     => admin_url( 'admin-ajax.php', 'relative' ),
				'stateAction' => Wishlist_State::ACTION,
				'stateCookie' => Wishlist_State::COOKIE,
				'restUrl'     => untrailingslashit( rest_url( 'yith/wishlist/v1' ) ),
				'storeUrl'    => untrailingslashit( rest_url( 'wc/store/v1' ) ),
				'behaviour'   => 'remove',
				'several'     => false,
				'texts'       => $this->texts(),
			),
			$lists->settings()
		);
		if ( is_user_logged_in() ) {
			$settings['restNonce']  = wp_create_nonce( 'wp_rest' );
			$settings['storeNonce'] = wp_create_nonce( 'wc_store_api' );
		}
		/**
		 * Filters the settings of wishlists (docs/contract/wishlist.md 1).
		 *
		 * @param array $settings Protocol, URLs, names and texts.
		 */
		return (array) apply_filters( 'shopfront_wishlist_settings', $settings );
	}

	/** @return array<string, string> By name; `%s` stands for values. */
	private function texts(): array {
		return array(
			'add'           => __( 'Add to wishlist', 'woocommerce' ),
			'remove'        => __( 'Remove from list', 'shopfront' ),
			'added'         => __( 'Product added!', 'shopfront' ),
			'removed'       => __( 'Product successfully removed.', 'shopfront' ),
			'browse'        => __( 'Browse wishlist', 'shopfront' ),
			/* translators: %s: number of products. */
			'count'         => __( 'Wishlist, %s products', 'shopfront' ),
			'countOne'      => __( 'Wishlist, one product', 'shopfront' ),
			'countNone'     => __( 'Wishlist', 'woocommerce' ),
			'failed'        => __( 'We couldn’t change your wishlist. Check your connection and try again.', 'shopfront' ),
			'listGone'      => __( 'This list no longer exists. Reload the page.', 'shopfront' ),
			'loginNeeded'   => __( 'Log in to save products in your wishlist.', 'shopfront' ),
			'chooseOptions' => __( 'Please select some product options first.', 'shopfront' ),
			'undo'          => __( 'Undo', 'woocommerce' ),
			'close'         => __( 'Close', 'woocommerce' ),
			'chooseTitle'   => __( 'Add to a list', 'shopfront' ),
			'chooseTab'     => __( 'Choose', 'shopfront' ),
			'createTab'     => __( 'Create', 'woocommerce' ),
			'chooseList'    => __( 'List', 'woocommerce' ),
			'newList'       => __( 'New list', 'shopfront' ),
			'name'          => __( 'Name of the list', 'shopfront' ),
			'nameMissing'   => __( 'Enter a name for the list.', 'shopfront' ),
			'privacy'       => __( 'Who can see it', 'shopfront' ),
			'public'        => __( 'Everybody', 'shopfront' ),
			'shared'        => __( 'People with the link', 'shopfront' ),
			'private'       => __( 'Only me', 'shopfront' ),
			'addButton'     => __( 'Add to the list', 'shopfront' ),
			'createButton'  => __( 'Create and add', 'shopfront' ),
			'createTitle'   => __( 'Create a list', 'shopfront' ),
			'createList'    => __( 'Create the list', 'shopfront' ),
			'moveTitle'     => __( 'Move to another list', 'shopfront' ),
			'moveButton'    => __( 'Move', 'shopfront' ),
			'estimateTitle' => __( 'Ask for an estimate', 'shopfront' ),
			'estimateHelp'  => __( 'We will send you prices for the products and quantities in this list.', 'shopfront' ),
			'email'         => __( 'Your email address', 'woocommerce' ),
			'note'          => __( 'Note (optional)', 'shopfront' ),
			'send'          => __( 'Send', 'woocommerce' ),
			'copied'        => __( 'The link was copied.', 'shopfront' ),
			'copyFailed'    => __( 'We couldn’t copy the link. Select it and copy it.', 'shopfront' ),
			/* translators: 1: product, 2: its new place, 3: number of products. */
			'movedTo'       => strtr( __( '“%1$s” is now number %2$s of %3$s.', 'shopfront' ), array( '%1$s' => '%s', '%2$s' => '%s', '%3$s' => '%s' ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- One pair for each value.
			'saved'         => __( 'Saved.', 'shopfront' ),
			/* translators: %s: number of products. */
			'selected'      => __( '%s selected', 'woocommerce' ),
			'loading'       => __( 'Loading…', 'woocommerce' ),
		);
	}
}

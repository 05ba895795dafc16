<?php

namespace Shopfront\First_Paint;

use Shopfront\Scripts\Translations;

defined( 'ABSPATH' ) || exit;

/** Translates WooCommerce's texts as its scripts do: language packs have the texts of scripts in files of their own. */
final class Texts {

	private Translations $translations;

	/** @var array<string, string> Translations by text. */
	private array $texts = array();

	public function __construct( Translations $translations ) {
		$this->translations = $translations;
	}

	/** Runs `$render` with the translations of a block's script. */
	public function in_words_of( string $page, callable $render ): string {
		$this->texts = $this->translations->texts_in( 'woocommerce', $page );
		add_filter( 'gettext_woocommerce', array( $this, 'translate' ), 5, 2 );
		try {
			return $render();
		} finally {
			remove_filter( 'gettext_woocommerce', array( $this, 'translate' ), 5 );
		}
	}

	/** For texts without a translation for PHP. */
	public function translate( $translation, $text ) {
		return $translation === $text ? ( $this->texts[ $text ] ?? $translation ) : $translation;
	}
}

<?php
/**
 * Translations of texts that WooCommerce has in scripts only.
 *
 * @package Shopfront
 */

namespace Shopfront\First_Paint;

use Shopfront\Scripts\Translations;

defined( 'ABSPATH' ) || exit;

/** Translates WooCommerce's texts as its scripts do: language packs have those of scripts in files of their own. */
final class Texts {

	private Translations $translations;

	/**
	 * Translations by text.
	 *
	 * @var array<string, string>
	 */
	private array $texts = array();

	/**
	 * Creates the texts.
	 *
	 * @param Translations $translations Of scripts.
	 */
	public function __construct( Translations $translations ) {
		$this->translations = $translations;
	}

	/**
	 * Returns what a function renders, in the words of a block's script.
	 *
	 * @param string   $page   Name of the block.
	 * @param callable $render Returns the markup.
	 * @return string
	 */
	public function in_words_of( string $page, callable $render ): string {
		$this->texts = $this->translations->texts_in( 'woocommerce', $page );
		add_filter( 'gettext_woocommerce', array( $this, 'translate' ), 5, 2 );
		try {
			return $render();
		} finally {
			remove_filter( 'gettext_woocommerce', array( $this, 'translate' ), 5 );
		}
	}

	/**
	 * Translates a text that has no translation for PHP.
	 *
	 * @param string $translation Its translation for PHP.
	 * @param string $text        The text.
	 * @return string
	 */
	public function translate( $translation, $text ) {
		return $translation === $text ? ( $this->texts[ $text ] ?? $translation ) : $translation;
	}
}

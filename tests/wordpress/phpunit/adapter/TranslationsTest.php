<?php

/** Script translations from files in the format of WordPress.org's language packs. */
final class TranslationsTest extends ShopTestCase {

	private const GERMAN_PLURALS = 'nplurals=2; plural=n != 1;';

	protected function setUp(): void {
		parent::setUp();
		mkdir( WP_LANG_DIR . '/plugins', 0777, true );
		mkdir( $GLOBALS['build'] . '/languages' );
		$this->start();
		$this->list_texts(
			array(
				'cart'     => array(
					'woocommerce' => array( 'Total', '%d item', "verb\4Order", 'Undo', 'Product', 'Untranslated' ),
					'shopfront'   => array( 'Check again', '%d field' ),
				),
				'checkout' => array( 'woocommerce' => array( 'Place Order' ) ),
			)
		);
		$GLOBALS['locale'] = 'de_DE';
	}

	protected function tearDown(): void {
		remove_path( WP_LANG_DIR );
	}

	/** Writes each page's texts, like the build. */
	private function list_texts( array $texts ): void {
		file_put_contents( $GLOBALS['build'] . '/build/wordpress/texts.json', json_encode( $texts ) );
	}

	/** Writes a language pack's file for one script. */
	private function write_pack( array $texts, string $script = 'assets/client/blocks/cart.js', string $locale = 'de_DE' ): void {
		$header = array(
			'domain'       => 'messages',
			'plural-forms' => self::GERMAN_PLURALS,
			'lang'         => 'de',
		);
		$pack   = array(
			'translation-revision-date' => '2026-11-01 10:00:00+0000',
			'generator'                 => 'GlotPress/4.0.1',
			'source'                    => $script,
			'domain'                    => 'messages',
			'locale_data'               => array( 'messages' => array( '' => $header ) + $texts ),
		);
		$this->write_file( "woocommerce-$locale-" . md5( $script ) . '.json', json_encode( $pack ) );
	}

	private function write_file( string $name, string $content ): void {
		file_put_contents( WP_LANG_DIR . "/plugins/$name", $content );
	}

	/** Each entry has singular, context and translations. */
	private function load_for_php( string $domain, string $plurals, array $entries ): void {
		$to_entry = static fn( $entry ) => (object) array_combine( array( 'singular', 'context', 'translations' ), $entry );

		$GLOBALS['loaded_l10n'][ $domain ] = (object) array(
			'headers' => array( 'Plural-Forms' => $plurals ),
			'entries' => array_map( $to_entry, $entries ),
		);
	}

	private function install_german(): void {
		$this->write_pack(
			array(
				'Total'        => array( 'Summe </script>' ),
				'%d item'      => array( '%d Artikel', '%d Artikel ' ),
				"verb\4Order"  => array( 'Bestellen' ),
				'Not of ours'  => array( 'Fremd' ),
				'Untranslated' => array( '' ),
			)
		);
		$this->write_pack( array( 'Place Order' => array( 'Bestellen' ) ), 'assets/client/blocks/checkout.js' );
		$this->write_pack( array( 'Undo' => array( 'Aus Österreich' ) ), 'assets/client/blocks/cart.js', 'de_AT' );
		$this->write_file( 'woocommerce-de_DE-' . md5( 'broken' ) . '.json', '{"locale_data":' );
		$this->write_file( 'woocommerce-de_DE-' . md5( 'of another shape' ) . '.json', '{"locale_data":{"messages":"none"}}' );
		$this->load_for_php(
			'woocommerce',
			self::GERMAN_PLURALS,
			array(
				array( 'Total', null, array( 'Of another file' ) ),
				array( 'Undo', null, array( 'Rückgängig' ) ),
				array( 'Undo', 'noun', array( 'Das Rückgängigmachen' ) ),
				array( "Product\0Products", null, array( 'Produkt', 'Produkte' ) ),
				array( 'Not of ours', null, array( 'Fremd' ) ),
			)
		);
		$this->load_for_php( 'shopfront', 'nplurals=2; plural=(n != 1);', array( array( 'Check again', '', array( 'Erneut prüfen' ) ), array( '%d field', '', array( '%d Feld', '' ) ) ) );
	}

	/** By domain. */
	private function translations( string $page = 'cart' ): array {
		preg_match_all( '/^wp\.i18n\.setLocaleData\( (.*), "(\w+)" \);$/m', $this->plugin->translations->script_of( $page ), $calls, PREG_SET_ORDER );
		$found = array();
		foreach ( $calls as list( , $data, $domain ) ) {
			$found[ $domain ] = json_decode( $data, true );
		}
		return $found;
	}

	public function test_an_english_shop_neither_gets_nor_searches_for_translations(): void {
		$GLOBALS['locale'] = 'en_US';
		$this->assertSame( '', $this->plugin->translations->script_of( 'cart' ) );
		$this->assertSame( array( 0, array() ), array( $GLOBALS['lookups'], $GLOBALS['transients'] ) );
	}

	public function test_a_language_without_files_gets_no_translations(): void {
		$this->assertSame( '', $this->plugin->translations->script_of( 'cart' ) );
	}

	public function test_texts_of_scripts_come_from_the_files_of_woocommerce(): void {
		$this->install_german();
		$german = $this->translations()['woocommerce'];
		$this->assertSame( array( 'Summe </script>' ), $german['Total'] );
		$this->assertSame( array( '%d Artikel', '%d Artikel ' ), $german['%d item'], 'all forms of a plural' );
		$this->assertSame( array( 'Bestellen' ), $german[ "verb\4Order" ], 'with its context' );
	}

	public function test_other_texts_come_from_the_loaded_translations_for_php(): void {
		$this->install_german();
		$german = $this->translations();
		$this->assertSame( array( 'Rückgängig' ), $german['woocommerce']['Undo'], 'by context' );
		$this->assertSame( array( 'Produkt', 'Produkte' ), $german['woocommerce']['Product'], 'a key that includes its plural' );
		$this->assertSame( array( 'Erneut prüfen' ), $german['shopfront']['Check again'], 'from our own domain' );
	}

	public function test_texts_that_the_page_does_not_use_and_untranslated_ones_are_left_out(): void {
		$this->install_german();
		$german = $this->translations();
		foreach ( array( 'Not of ours', 'Place Order', 'Untranslated' ) as $text ) {
			$this->assertArrayNotHasKey( $text, $german['woocommerce'] );
		}
		$this->assertArrayNotHasKey( '%d field', $german['shopfront'], 'a plural with a missing form' );
	}

	public function test_the_header_names_domain_language_and_plural_rule(): void {
		$this->install_german();
		$german = $this->translations();
		$this->assertSame(
			array(
				'domain'       => 'woocommerce',
				'lang'         => 'de_DE',
				'plural-forms' => self::GERMAN_PLURALS,
			),
			$german['woocommerce']['']
		);
		$this->assertSame( 'nplurals=2; plural=(n != 1);', $german['shopfront']['']['plural-forms'], 'from the translations for PHP' );
	}

	public function test_no_translation_ends_the_script_element(): void {
		$this->install_german();
		$this->assertStringNotContainsString( '</script>', $this->plugin->translations->script_of( 'cart' ) );
	}

	public function test_each_page_gets_its_own_texts(): void {
		$this->install_german();
		$this->assertSame( array( '', 'Place Order' ), array_keys( $this->translations( 'checkout' )['woocommerce'] ) );
		$this->assertSame( array(), $this->translations( 'mini-cart' ), 'a page that the build does not list' );
	}

	public function test_a_second_page_reads_no_file(): void {
		$this->install_german();
		$this->translations();
		$GLOBALS['lookups'] = 0;
		$this->assertNotSame( array(), $this->translations() );
		$this->assertSame( 0, $GLOBALS['lookups'] );
	}

	public function test_a_new_language_pack_is_read(): void {
		$this->install_german();
		$this->translations();
		$this->write_pack( array( 'Total' => array( 'Gesamt' ) ) );
		touch( WP_LANG_DIR . '/plugins', time() + 10 );
		clearstatcache();
		$this->assertSame( array( 'Gesamt' ), $this->translations()['woocommerce']['Total'] );
	}

	public function test_a_new_translation_of_ours_is_read(): void {
		$this->install_german();
		touch( WP_LANG_DIR . '/plugins', time() + 10 );
		clearstatcache();
		$this->translations();
		$this->write_pack( array( 'Total' => array( 'Summe' ) ) );
		touch( WP_LANG_DIR . '/plugins', time() + 10 );
		file_put_contents( $GLOBALS['build'] . '/languages/shopfront-de_DE.mo', '' );
		clearstatcache();
		$this->assertSame( array( 'Summe' ), $this->translations()['woocommerce']['Total'] );
	}

	public function test_a_new_build_is_read(): void {
		$this->install_german();
		$this->translations();
		$this->list_texts( array( 'cart' => array( 'woocommerce' => array( 'Undo' ) ) ) );
		touch( $GLOBALS['build'] . '/build/wordpress/texts.json', time() + 20 );
		$this->start_next_request();
		$this->assertSame( array( '', 'Undo' ), array_keys( $this->translations()['woocommerce'] ) );
	}

	public function test_each_language_has_its_own_cache_entry(): void {
		$this->install_german();
		$this->translations();
		$GLOBALS['locale'] = 'de_AT';
		unset( $GLOBALS['loaded_l10n']['woocommerce'] );
		$this->assertSame( array( 'Aus Österreich' ), $this->translations()['woocommerce']['Undo'] );
	}

	public function test_a_plugin_can_replace_a_file_with_another_one(): void {
		$this->install_german();
		$moved = WP_LANG_DIR . '/custom.json';
		file_put_contents( $moved, '{"locale_data":{"woocommerce":{"Undo":["Eigene"]}}}' );
		add_filter( 'load_script_translation_file', static fn( $file, $handle, $domain ) => 'woocommerce' === $domain ? $moved : $file );
		$this->assertSame( array( 'Eigene' ), $this->translations()['woocommerce']['Undo'] );
	}

	public function test_translations_print_after_wp_i18n_or_before_our_script(): void {
		$this->install_german();
		wp_scripts()->add( 'cart-of-test', '', array() );
		wp_scripts()->query( 'cart-of-test', 'registered' )->textdomain = 'woocommerce';
		$this->plugin->translations->print_for( 'cart-of-test', 'cart' );
		$this->assertStringStartsWith( 'wp.i18n.setLocaleData(', $GLOBALS['inline']['wp-i18n']['after'][0] );
		$this->assertNull( wp_scripts()->query( 'cart-of-test', 'registered' )->textdomain, 'WordPress searches for no file' );
		$GLOBALS['printed'][] = 'wp-i18n';
		$this->plugin->translations->print_for( 'cart-of-test', 'cart' );
		$this->assertCount( 1, $GLOBALS['inline']['cart-of-test']['before'] );
	}

	public function test_php_finds_our_translations_on_older_versions_of_wordpress_too(): void {
		do_action( 'init' );
		$this->assertSame( 'shopfront/languages', $GLOBALS['textdomain_paths']['shopfront'] ?? null );
	}
}

<?php
/** Translations for scripts, from files in the format of WordPress.org's language packs. Part of adapter-test.php. */

mkdir( WP_LANG_DIR . '/plugins', 0777, true );
mkdir( $files . '/languages' );

const GERMAN_PLURALS = 'nplurals=2; plural=n != 1;';

/** Writes a language pack file for one script of a plugin. */
$write_script_translations = static function ( $domain, $locale, $script, $texts ) {
	$file = WP_LANG_DIR . "/plugins/$domain-$locale-" . md5( $script ) . '.json';
	file_put_contents(
		$file,
		json_encode(
			array(
				'translation-revision-date' => '2026-11-01 10:00:00+0000',
				'generator'                 => 'GlotPress/4.0.1',
				'source'                    => $script,
				'domain'                    => 'messages',
				'locale_data'               => array(
					'messages' => array(
						'' => array(
							'domain'       => 'messages',
							'plural-forms' => GERMAN_PLURALS,
							'lang'         => 'de',
						),
					) + $texts,
				),
			)
		)
	);
	return $file;
};
$list_texts                = static function ( $texts ) {
	file_put_contents( $GLOBALS['build'] . '/build/wordpress/texts.json', json_encode( $texts ) );
};
$load_for_php              = static function ( $domain, $plurals, $entries ) {
	$GLOBALS['loaded_l10n'][ $domain ] = (object) array(
		'headers' => array( 'Plural-Forms' => $plurals ),
		'entries' => array_map(
			static function ( $entry ) {
				return (object) array(
					'singular'     => $entry[0],
					'context'      => $entry[1],
					'translations' => $entry[2],
				);
			},
			$entries
		),
	);
};
/** Returns the translations for a page of the cart, by domain. */
$translations = static function ( $page = 'cart' ) {
	$script = shopfront_get_translations( $page );
	preg_match_all( '/^wp\.i18n\.setLocaleData\( (.*), "(\w+)" \);$/m', $script, $calls, PREG_SET_ORDER );
	$found = array();
	foreach ( $calls as list( , $data, $domain ) ) {
		$found[ $domain ] = json_decode( $data, true );
	}
	return $found;
};
/** Clears the cache, as an update does. */
$forget = static function () {
	$GLOBALS['transients'] = array();
};

$list_texts(
	array(
		'cart'     => array(
			'woocommerce' => array( 'Total', '%d item', "verb\4Order", 'Undo', 'Product', 'Untranslated' ),
			'shopfront'   => array( 'Check again', '%d field' ),
		),
		'checkout' => array( 'woocommerce' => array( 'Place Order' ) ),
	)
);

// An English shop.
check( 'an English shop gets no translations', shopfront_get_translations( 'cart' ), '' );
check( 'an English shop does not search for translations', array( $GLOBALS['lookups'], $GLOBALS['transients'] ), array( 0, array() ) );

// A German shop.
$GLOBALS['locale'] = 'de_DE';
check( 'a language without files gets no translations', shopfront_get_translations( 'cart' ), '' );

$cart_file = $write_script_translations(
	'woocommerce',
	'de_DE',
	'assets/client/blocks/cart.js',
	array(
		'Total'         => array( 'Summe </script>' ),
		'%d item'       => array( '%d Artikel', '%d Artikel ' ),
		"verb\4Order"   => array( 'Bestellen' ),
		'Not of ours'   => array( 'Fremd' ),
		'Untranslated'  => array( '' ),
	)
);
$write_script_translations( 'woocommerce', 'de_DE', 'assets/client/blocks/checkout.js', array( 'Place Order' => array( 'Bestellen' ) ) );
$write_script_translations( 'woocommerce', 'de_AT', 'assets/client/blocks/cart.js', array( 'Undo' => array( 'Aus Österreich' ) ) );
$broken = WP_LANG_DIR . '/plugins/woocommerce-de_DE-' . md5( 'broken' ) . '.json';
file_put_contents( $broken, '{"locale_data":' );
file_put_contents( WP_LANG_DIR . '/plugins/woocommerce-de_DE-' . md5( 'of another shape' ) . '.json', '{"locale_data":{"messages":"none"}}' );
$load_for_php(
	'woocommerce',
	GERMAN_PLURALS,
	array(
		array( 'Total', null, array( 'Of another file' ) ),
		array( 'Undo', null, array( 'Rückgängig' ) ),
		array( 'Undo', 'noun', array( 'Das Rückgängigmachen' ) ),
		array( "Product\0Products", null, array( 'Produkt', 'Produkte' ) ),
		array( 'Not of ours', null, array( 'Fremd' ) ),
	)
);
$load_for_php( 'shopfront', 'nplurals=2; plural=(n != 1);', array( array( 'Check again', '', array( 'Erneut prüfen' ) ), array( '%d field', '', array( '%d Feld', '' ) ) ) );
$forget();
$german = $translations();
check( 'texts of scripts come from the files of WooCommerce\'s scripts', $german['woocommerce']['Total'], array( 'Summe </script>' ) );
check( 'all forms of a plural', $german['woocommerce']['%d item'], array( '%d Artikel', '%d Artikel ' ) );
check( 'a text with its context', $german['woocommerce'][ "verb\4Order" ], array( 'Bestellen' ) );
check( 'other texts come from the loaded PHP translations, by context', $german['woocommerce']['Undo'], array( 'Rückgängig' ) );
check( 'a key that includes its plural is read', $german['woocommerce']['Product'], array( 'Produkt', 'Produkte' ) );
check( 'our own texts come from our own domain', $german['shopfront']['Check again'], array( 'Erneut prüfen' ) );
check( 'a text of another script is left out', isset( $german['woocommerce']['Not of ours'] ), false );
check( 'a text of another page is left out', isset( $german['woocommerce']['Place Order'] ), false );
check( 'an untranslated text is left out', isset( $german['woocommerce']['Untranslated'] ), false );
check( 'a plural with a missing form is left out', isset( $german['shopfront']['%d field'] ), false );
check(
	'the header names domain, language and plural rule',
	$german['woocommerce'][''],
	array(
		'domain'       => 'woocommerce',
		'lang'         => 'de_DE',
		'plural-forms' => GERMAN_PLURALS,
	)
);
check( 'a header comes from the loaded PHP translations too', $german['shopfront']['']['plural-forms'], 'nplurals=2; plural=(n != 1);' );
check( 'no translation ends the script element', strpos( shopfront_get_translations( 'cart' ), '</script>' ), false );
check( 'the checkout gets its own translations', array_keys( $translations( 'checkout' )['woocommerce'] ), array( '', 'Place Order' ) );
check( 'a page that the build does not list gets no translations', $translations( 'mini-cart' ), array() );

// The cache.
$GLOBALS['lookups'] = 0;
$translations();
check( 'a second page reads no file', $GLOBALS['lookups'], 0 );
$write_script_translations( 'woocommerce', 'de_DE', 'assets/client/blocks/cart.js', array( 'Total' => array( 'Gesamt' ) ) );
touch( WP_LANG_DIR . '/plugins', time() + 10 );
clearstatcache();
check( 'a new language pack is read', $translations()['woocommerce']['Total'], array( 'Gesamt' ) );
$write_script_translations( 'woocommerce', 'de_DE', 'assets/client/blocks/cart.js', array( 'Total' => array( 'Summe' ) ) );
touch( WP_LANG_DIR . '/plugins', time() + 10 );
file_put_contents( $files . '/languages/shopfront-de_DE.mo', '' );
clearstatcache();
check( 'a new translation of ours is read', $translations()['woocommerce']['Total'], array( 'Summe' ) );
$list_texts( array( 'cart' => array( 'woocommerce' => array( 'Undo' ) ) ) );
touch( $files . '/build/wordpress/texts.json', time() + 20 );
clearstatcache();
check( 'a new build is read', array_keys( $translations()['woocommerce'] ), array( '', 'Undo' ) );
$GLOBALS['locale'] = 'de_AT';
unset( $GLOBALS['loaded_l10n']['woocommerce'] );
check( 'each language has its own cache entry', $translations()['woocommerce']['Undo'], array( 'Aus Österreich' ) );

// Filters of translation plugins.
$forget();
$moved = WP_LANG_DIR . '/custom.json';
file_put_contents( $moved, '{"locale_data":{"woocommerce":{"Undo":["Eigene"]}}}' );
add_filter(
	'load_script_translation_file',
	static function ( $file, $handle, $domain ) use ( &$moved ) {
		return $moved && 'woocommerce' === $domain ? $moved : $file;
	}
);
check( 'a plugin can replace a file with another one', $translations()['woocommerce']['Undo'], array( 'Eigene' ) );
$moved = null;

// On the page.
$GLOBALS['inline'] = array();
$forget();
wp_scripts()->add( 'cart-of-test', '', array() );
wp_scripts()->query( 'cart-of-test', 'registered' )->textdomain = 'woocommerce';
shopfront_print_translations( 'cart-of-test', 'cart' );
check( 'translations print after wp-i18n', strpos( $GLOBALS['inline']['wp-i18n']['after'][0], 'wp.i18n.setLocaleData(' ), 0 );
check( 'WordPress searches for no translation file of our script', wp_scripts()->query( 'cart-of-test', 'registered' )->textdomain, null );
$GLOBALS['printed'][] = 'wp-i18n';
shopfront_print_translations( 'cart-of-test', 'cart' );
check( 'they print before our script if wp-i18n is printed already', count( $GLOBALS['inline']['cart-of-test']['before'] ), 1 );
array_pop( $GLOBALS['printed'] );

do_action( 'init' );
check( 'PHP finds our translations on older versions of WordPress too', $GLOBALS['textdomain_paths']['shopfront'] ?? null, 'shopfront/languages' );

$GLOBALS['locale'] = 'en_US';
array_map( 'unlink', glob( WP_LANG_DIR . '/plugins/*' ) );
rmdir( WP_LANG_DIR . '/plugins' );
array_map( 'unlink', glob( WP_LANG_DIR . '/*' ) );
rmdir( WP_LANG_DIR );
array_map( 'unlink', glob( $files . '/languages/*' ) );
rmdir( $files . '/languages' );

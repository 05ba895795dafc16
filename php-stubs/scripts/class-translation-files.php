<?php

namespace Shopfront\Scripts;

defined( 'ABSPATH' ) || exit;

/**
 * Searches a text domain's files. Language packs have a JSON file for each script, and one file for PHP with all other
 * texts. Translations have their forms by key, with the header under ''.
 */
final class Translation_Files {

	/**
	 * @param string[] $keys
	 * @return array<string, string[]> At most the header if nothing is translated.
	 */
	public function find( string $domain, string $locale, array $keys ): array {
		$wanted = array_fill_keys( $keys, true );
		$found  = array();
		$files  = glob( WP_LANG_DIR . "/plugins/$domain-$locale-*.json" );
		foreach ( $files ? $files : array() as $file ) {
			if ( array() === array_diff_key( $wanted, $found ) ) {
				break;
			}
			$found += array_intersect_key( $this->read_of_script( $file, $domain ), $wanted + array( '' => true ) );
		}
		if ( array() !== array_diff_key( $wanted, $found ) ) {
			$found += $this->read_loaded( $domain, array_diff_key( $wanted, $found ) );
		}
		return $found;
	}

	/**
	 * Reads a script's translation file through WordPress's filters.
	 * @return array<string, string[]> Empty for a broken file.
	 */
	private function read_of_script( string $file, string $domain ): array {
		$content = json_decode( (string) load_script_translations( $file, Registered_Scripts::PREFIX . 'translations', $domain ), true );
		$entries = isset( $content['locale_data'] ) && is_array( $content['locale_data'] ) ? $content['locale_data'] : array();
		$entries = isset( $entries[ $domain ] ) ? $entries[ $domain ] : ( isset( $entries['messages'] ) ? $entries['messages'] : array() );
		return is_array( $entries ) ? array_filter( $entries, array( $this, 'is_translated' ), ARRAY_FILTER_USE_BOTH ) : array();
	}

	/**
	 * Finds texts in the translations that WordPress loads for PHP.
	 * @param array<string, bool> $wanted By key.
	 * @return array<string, string[]>
	 */
	private function read_loaded( string $domain, array $wanted ): array {
		$translations = get_translations_for_domain( $domain );
		$found        = array();
		foreach ( (array) $translations->entries as $entry ) {
			// Some formats include the plural in the key.
			$single = explode( "\0", $entry->singular )[0];
			$key    = $entry->context ? "$entry->context\4$single" : $single;
			if ( isset( $wanted[ $key ] ) && $this->is_translated( $entry->translations, $key ) ) {
				$found[ $key ] = $entry->translations;
			}
		}
		$headers = (array) $translations->headers;
		if ( array() !== $found && isset( $headers['Plural-Forms'] ) ) {
			$found[''] = array( 'plural-forms' => $headers['Plural-Forms'] );
		}
		return $found;
	}

	/** A usable entry is the header, or a text with all of its forms. */
	private function is_translated( $forms, $key ): bool {
		if ( ! is_array( $forms ) || array() === $forms ) {
			return false;
		}
		return '' === $key || array_filter( $forms, 'is_string' ) === $forms && ! in_array( '', $forms, true );
	}
}

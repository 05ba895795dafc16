<?php

namespace Shopfront;

defined( 'ABSPATH' ) || exit;

/** Reads the output of `npm run build`. */
final class Build {

	private const ENTRIES = array( 'registry', 'frontend', 'mini-cart', 'page-cart', 'add-ons', 'components', 'sanitize' );

	/** In build/: the pages' folder, or the editor's. */
	private string $folder;

	/** Null until this request has checked it. */
	private ?bool $has_files = null;

	/** Null until this request has checked it. */
	private ?bool $is_complete = null;

	private string $url = '';

	/** @var array<string, array> The JSON files read so far, by name. */
	private array $read = array();

	public function __construct( string $folder = 'wordpress' ) { // phpcs:ignore WordPress.WP.CapitalPDangit.MisspelledInText -- A folder.
		$this->folder = $folder;
	}

	public function path( string $file ): string {
		return plugin_dir_path( SHOPFRONT_FILE ) . "build/{$this->folder}/$file";
	}

	/** Pass '' for the folder itself. */
	public function url( string $file ): string {
		if ( '' === $this->url ) {
			$this->url = plugins_url( "build/{$this->folder}/", SHOPFRONT_FILE );
		}
		return $this->url . $file;
	}

	/** @return array{dependencies: string[], version: string}|null Null for an incomplete build. */
	public function asset( string $entry ): ?array {
		$description = $this->path( $entry . '.asset.php' );
		return is_readable( $description ) && $this->scripts( $entry ) ? require $description : null;
	}

	/**
	 * Lazy chunks count too: a checkout without the chunk that places orders would be worse than none. An interrupted
	 * upload leaves files out, or leaves one empty.
	 */
	public function is_complete(): bool {
		if ( null === $this->is_complete ) {
			$this->is_complete = $this->has_files();
			foreach ( self::ENTRIES as $entry ) {
				$this->is_complete = $this->is_complete && null !== $this->asset( $entry );
			}
		}
		return $this->is_complete;
	}

	/** Runs once per request, because it reads the size of every file. */
	public function has_files(): bool {
		if ( null === $this->has_files ) {
			$files           = array_keys( $this->read( 'files.json' ) );
			$this->has_files = array() !== $files;
			foreach ( $files as $file ) {
				$path = $this->path( $file );
				// Costs one disk access: PHP caches the last file's status for the second function.
				if ( ! is_file( $path ) || 0 === filesize( $path ) ) {
					$this->has_files = false;
				}
			}
		}
		return $this->has_files;
	}

	/** @return string[] The entry's files in execution order; empty if the build is missing. */
	public function scripts( string $entry ): array {
		$manifest = $this->read( 'manifest.json' );
		return isset( $manifest[ $entry ]['js'] ) ? (array) $manifest[ $entry ]['js'] : array();
	}

	/** @return string[] The lazy chunk's files (`js` or `css`), including files it shares with other chunks. */
	public function chunk( string $entry, string $chunk, string $type = 'js' ): array {
		$manifest = $this->read( 'manifest.json' );
		return isset( $manifest[ $entry ]['lazy'][ $chunk ][ $type ] ) ? (array) $manifest[ $entry ]['lazy'][ $chunk ][ $type ] : array();
	}

	/** @return string[] In execution order. */
	public function entry_urls( string $entry ): array {
		$asset = $this->asset( $entry );
		$urls  = array();
		foreach ( null === $asset ? array() : $this->scripts( $entry ) as $file ) {
			$urls[] = add_query_arg( 'ver', $asset['version'], $this->url( $file ) );
		}
		return $urls;
	}

	/**
	 * A hash of the file's content. Style sheets need it, because a script's version doesn't change with its styles.
	 * Computed for files that aren't in files.json, such as the editor's.
	 */
	public function version_of( string $file ): string {
		return $this->read( 'files.json' )[ $file ] ?? substr( (string) md5_file( $this->path( $file ) ), 0, 12 );
	}

	/** @return array Empty if the file is missing or invalid. */
	public function read( string $name ): array {
		if ( ! isset( $this->read[ $name ] ) ) {
			$file = $this->path( $name );
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of our own.
			$content             = is_readable( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null;
			$this->read[ $name ] = is_array( $content ) ? $content : array();
		}
		return $this->read[ $name ];
	}
}

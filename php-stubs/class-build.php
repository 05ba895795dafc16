<?php

namespace Shopfront;

defined( 'ABSPATH' ) || exit;

/** Reads the output of `npm run build`. */
final class Build {

	private const ENTRIES = array( 'registry', 'frontend', 'mini-cart', 'page-cart', 'add-ons', 'components', 'sanitize' );

	/** The folder in build/: of the pages, or of the editor. */
	private string $folder;

	/** Whether the folder has all files; null until this request has checked it. */
	private ?bool $has_files = null;

	/** Whether the build is complete; null until this request has checked it. */
	private ?bool $is_complete = null;

	/** Address of the folder; '' until it is needed. */
	private string $url = '';

	/** @var array<string, array> JSON files of the build that have been read, by name. */
	private array $read = array();

	public function __construct( string $folder = 'wordpress' ) { // phpcs:ignore WordPress.WP.CapitalPDangit.MisspelledInText -- A folder.
		$this->folder = $folder;
	}

	public function path( string $file ): string {
		return plugin_dir_path( SHOPFRONT_FILE ) . "build/{$this->folder}/$file";
	}

	/** @param string $file Name inside the folder; '' is the folder. */
	public function url( string $file ): string {
		if ( '' === $this->url ) {
			$this->url = plugins_url( "build/{$this->folder}/", SHOPFRONT_FILE );
		}
		return $this->url . $file;
	}

	/**
	 * Returns the version of an entry and the WordPress handles that it depends on.
	 *
	 * @return array{dependencies: string[], version: string}|null Null: the build is missing or incomplete.
	 */
	public function asset( string $entry ): ?array {
		$description = $this->path( $entry . '.asset.php' );
		return is_readable( $description ) && $this->scripts( $entry ) ? require $description : null;
	}

	/**
	 * Whether the build is complete, including lazy chunks: without the chunk that places orders, our checkout would be
	 * worse than none. An interrupted upload leaves out files, or leaves an empty one.
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

	/** Whether the folder has all files of the build. Checked once per request, because it reads the sizes of all files. */
	public function has_files(): bool {
		if ( null === $this->has_files ) {
			$files           = array_keys( $this->read( 'files.json' ) );
			$this->has_files = array() !== $files;
			foreach ( $files as $file ) {
				$path = $this->path( $file );
				// One look at the disk, as both functions share PHP's cache of the last file.
				if ( ! is_file( $path ) || 0 === filesize( $path ) ) {
					$this->has_files = false;
				}
			}
		}
		return $this->has_files;
	}

	/**
	 * Returns the scripts of an entry, in execution order.
	 *
	 * @return string[] Names inside the folder; empty if the build is missing.
	 */
	public function scripts( string $entry ): array {
		$manifest = $this->read( 'manifest.json' );
		return isset( $manifest[ $entry ]['js'] ) ? (array) $manifest[ $entry ]['js'] : array();
	}

	/**
	 * Returns the files of a lazy chunk, including files that it shares with other chunks.
	 *
	 * @param string $type 'js' or 'css'.
	 * @return string[] Names inside the folder.
	 */
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
	 * Returns the version of a file by its content, as for a style sheet: the version of the script does not change with
	 * styles alone.
	 *
	 * @return string Its hash in files.json; computed for a file that is not listed there, as in the build of the editor.
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

import { existsSync, readFileSync } from 'node:fs';
import { PlainError } from '../support/run.mjs';

/** PHP's `array( … )` and `[ … ]`, without nested arrays. */
const DEPENDENCIES =
	/['"]dependencies['"]\s*=>\s*(?:array\s*\(([^()[\]]*)\)|\[([^()[\]]*)\])/;

const QUOTED = /'([^'\\]*)'|"([^"\\$]*)"/g;

/**
 * Reads an `*.asset.php` without running it.
 *
 * @param {string} text
 * @return {string[]|null} `null` if the file does not list them in the form that build tools write.
 */
export const readAssetPhp = ( text ) => {
	const found = DEPENDENCIES.exec( text );
	if ( ! found ) {
		return null;
	}
	return [ ...( found[ 1 ] ?? found[ 2 ] ).matchAll( QUOTED ) ].map(
		( [ , single, double ] ) => single ?? double
	);
};

/**
 * Reads an `*.asset.json`.
 *
 * @param {string} text
 * @return {string[]|null} `null` if it is no JSON, or its dependencies are no list of strings.
 */
export const readAssetJson = ( text ) => {
	try {
		const { dependencies } = JSON.parse( text );
		return Array.isArray( dependencies ) &&
			dependencies.every( ( one ) => typeof one === 'string' )
			? dependencies
			: null;
	} catch {
		return null;
	}
};

const READERS = { php: readAssetPhp, json: readAssetJson };

/**
 * Looks for `build.asset.php` or `build.asset.json` beside `build.js`.
 *
 * @param {string} script Path of the script.
 * @return {{ file: string|null, dependencies: string[] }} `file` is `null` if there is no asset file.
 * @throws {PlainError} If the asset file cannot be read.
 */
export const dependenciesOf = ( script ) => {
	for ( const [ extension, read ] of Object.entries( READERS ) ) {
		const file = script.replace( /\.js$/, `.asset.${ extension }` );
		if ( file !== script && existsSync( file ) ) {
			const dependencies = read( readFileSync( file, 'utf8' ) );
			if ( dependencies === null ) {
				throw new PlainError(
					`${ file } has no list of dependencies. Build the add-on again, or name its handles with --handle.`
				);
			}
			return { file, dependencies };
		}
	}
	return { file: null, dependencies: [] };
};

/** Writes the licenses of the packages in a build into one of its files, because minimizing removes their notices. */
const fs = require( 'fs' );
const path = require( 'path' );

const LICENSES_FILE = 'THIRD-PARTY-LICENSES.txt';

const INTRODUCTION = `Shopfront is free software under the GNU General Public License, version 2 or later; see LICENSE. The files in this folder
contain code of the packages below, each under its own license.
`;

const RULE = '-'.repeat( 78 );

/** The folder of the package that a file belongs to. */
const PACKAGE_FOLDER =
	/^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

const LICENSE_FILE = /^licen[cs]e(\.(md|txt))?$/i;

/** The license that we choose where a package offers several, and the file with its text. */
const CHOICES = {
	dompurify: { license: 'MPL-2.0', file: 'LICENSE-MPL' },
	'block-ui': { license: 'MIT' },
};

/** Copyright lines of packages that are published without the text of their license. */
const MIT_WITHOUT_TEXT = {
	'@cfworker/json-schema': 'Copyright (c) 2020 Jeremy Danyow',
	'@tannin/sprintf': 'Copyright 2019-2025 Andrew Duthie',
	'block-ui': 'Copyright (c) 2007-2013 M. Alsup',
	'embla-carousel': 'Copyright (c) 2019-present David Jerleke',
	'embla-carousel-fade': 'Copyright (c) 2019-present David Jerleke',
};

const mit = ( copyright ) => `MIT License

${ copyright }

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`;

const folderOf = ( name ) =>
	path.dirname( require.resolve( `${ name }/package.json` ) );

/** Returns the folder of the package that a module in the output is from; `undefined` for our own modules. */
const packageFolderOf = ( module ) => {
	if ( module.type === 'runtime' ) {
		return folderOf(
			module.name.startsWith( 'css loading' )
				? 'mini-css-extract-plugin'
				: 'webpack'
		);
	}
	return PACKAGE_FOLDER.exec( module.nameForCondition?.() ?? '' )?.[ 1 ];
};

/** Returns the folders of the packages whose code is in the output. */
const findPackageFolders = ( { chunks, chunkGraph, compiler } ) => {
	// Rspack does not list the modules of its runtime.
	const folders = new Set(
		compiler.rspack ? [ folderOf( '@rspack/core' ) ] : []
	);
	for ( const chunk of chunks ) {
		for ( const module of chunkGraph.getChunkModulesIterable( chunk ) ) {
			// webpack merges modules into one.
			for ( const part of module.modules ?? [ module ] ) {
				folders.add( packageFolderOf( part ) );
			}
		}
	}
	folders.delete( undefined );
	return [ ...folders ];
};

/**
 * Returns the line of a package, such as `redux 5.0.1 (MIT), https://github.com/reduxjs/redux`, and the text of its license.
 *
 * @param {string} folder
 * @throws If the package has none.
 */
const describePackage = ( folder ) => {
	const read = ( file ) =>
		fs.readFileSync( path.join( folder, file ), 'utf8' );
	const description = JSON.parse( read( 'package.json' ) );
	const { name, version, repository, homepage } = description;
	const { license = description.license, file } = CHOICES[ name ] ?? {};
	const textFile =
		file ??
		fs.readdirSync( folder ).find( ( one ) => LICENSE_FILE.test( one ) );
	const copyright = MIT_WITHOUT_TEXT[ name ];
	if ( ! textFile && ! ( copyright && license === 'MIT' ) ) {
		throw new Error(
			`${ name } ${ version } has no file with its license (${ license }). Add its text in tools/build/third-party-licenses.cjs.`
		);
	}
	const source = String( repository?.url ?? repository ?? homepage )
		.replace( /^git\+|\.git$/g, '' )
		.replace( /^git:/, 'https:' );
	return {
		line: `${ name } ${ version } (${ license }), ${ source }`,
		text: ( textFile ? read( textFile ) : mit( copyright ) )
			.replaceAll( '\r', '' )
			.trim(),
	};
};

/** Returns the content of the file. Packages with the same text share it. */
const printLicenses = ( folders ) => {
	const linesByText = new Map();
	for ( const { line, text } of folders.map( describePackage ) ) {
		linesByText.set( text, [ ...( linesByText.get( text ) ?? [] ), line ] );
	}
	const sections = [ ...linesByText ].map( ( [ text, lines ] ) =>
		[ RULE, ...lines.sort(), '', text, '' ].join( '\n' )
	);
	return [ INTRODUCTION, ...sections.sort() ].join( '\n' );
};

class ThirdPartyLicensesPlugin {
	apply( compiler ) {
		const { Compilation, sources, WebpackError } = compiler.webpack;
		compiler.hooks.thisCompilation.tap( 'Licenses', ( compilation ) =>
			compilation.hooks.processAssets.tap(
				{
					name: 'Licenses',
					stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL,
				},
				() => {
					try {
						compilation.emitAsset(
							LICENSES_FILE,
							new sources.RawSource(
								printLicenses(
									findPackageFolders( compilation )
								)
							)
						);
					} catch ( error ) {
						compilation.errors.push(
							new WebpackError( error.message )
						);
					}
				}
			)
		);
	}
}

/**
 * Returns the content of the file for a build of these files.
 *
 * @param {string[]} files Paths.
 */
const licensesOf = ( files ) =>
	printLicenses( [
		...new Set(
			files
				.map( ( file ) => PACKAGE_FOLDER.exec( file )?.[ 1 ] )
				.filter( Boolean )
		),
	] );

module.exports = { LICENSES_FILE, licensesOf, ThirdPartyLicensesPlugin };

const crypto = require( 'crypto' );
const path = require( 'path' );
const { readFile, writeFile } = require( 'fs/promises' );
const zlib = require( 'zlib' );
const { promisify } = require( 'util' );
const { CHECKOUT, GLOBALS } = require( './chunks.cjs' );

const compress = promisify( zlib.brotliCompress );

/** Imports each library that add-ons may declare. */
const LIBRARY_LOADER = path.resolve(
	__dirname,
	'../../packages/globals/libraries/load-libraries.ts'
);

const isLibraryLoader = ( { module } ) => module?.resource === LIBRARY_LOADER;

/** Lists the files of each entry and its lazy chunks, and writes `.br` files for servers that support them. */
exports.FilesPlugin = class FilesPlugin {
	constructor( { isCompressed = false } = {} ) {
		this.isCompressed = isCompressed;
		/** Names in files.json. */
		this.listed = [];
	}

	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( 'Files', ( compilation ) => {
			compilation.hooks.processAssets.tap(
				{
					name: 'Files',
					// After the last file has its final name.
					stage:
						compilation.constructor
							.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 2,
				},
				() => this.describe( compiler, compilation )
			);
		} );
		compiler.hooks.afterEmit.tapPromise( 'Files', async ( { assets } ) => {
			const missing = this.listed.filter(
				( name ) => ! Object.hasOwn( assets, name )
			);
			if ( missing.length > 0 ) {
				// A plugin or page that misses a file would not use the build.
				throw new Error(
					`The build has no ${ missing.join( ', ' ) }.`
				);
			}
			if ( this.isCompressed ) {
				await Promise.all(
					Object.keys( assets )
						.filter( ( name ) => /\.(js|css)$/.test( name ) )
						.map( async ( name ) => {
							const file = path.join( compiler.outputPath, name );
							await writeFile(
								`${ file }.br`,
								await compress( await readFile( file ) )
							);
						} )
				);
			}
		} );
	}

	describe( compiler, compilation ) {
		const { RawSource } = compiler.webpack.sources;
		const filesOf = ( chunks ) => {
			const names = [ ...chunks ].flatMap( ( chunk ) => [
				...chunk.files,
			] );
			const ending = ( end ) =>
				[ ...new Set( names ) ].filter( ( name ) =>
					name.endsWith( end )
				);
			return { js: ending( '.js' ), css: ending( '.css' ) };
		};
		const manifest = {};
		for ( const entry of compilation.entrypoints.values() ) {
			const { js, css } = filesOf( entry.chunks );
			const [ script ] = filesOf( [ entry.getEntrypointChunk() ] ).js;
			const name = path.basename( script, '.js' );
			manifest[ name ] = {
				js,
				css,
				lazy: {},
			};
			for ( const group of entry.childrenIterable ) {
				if ( group.name ) {
					manifest[ name ].lazy[ group.name ] = filesOf(
						// A page with the checkout's block lists its chunk anyway, and any other page must not load it.
						group.name === GLOBALS
							? group.chunks.filter(
									( chunk ) => chunk.name !== CHECKOUT
								)
							: group.chunks
					);
				}
			}
		}
		// Nested lazy chunks, but a page that declares one may load it early.
		for ( const { name, origins } of compilation.chunkGroups ) {
			if ( origins.some( isLibraryLoader ) ) {
				manifest.frontend.lazy[ name ] = filesOf( [
					compilation.namedChunks.get( name ),
				] );
			}
		}
		// Nested, too: a page's markup may need the sanitizer, and the first press on it the cart's actions.
		for ( const name of [ 'html', 'actions' ] ) {
			const group = compilation.namedChunkGroups.get( name );
			if ( manifest.frontend && group ) {
				manifest.frontend.lazy[ name ] = filesOf( group.chunks );
			}
		}
		for ( const { name } of compilation.getAssets() ) {
			const locale = /^translations\.(\w+)\.\w+\.js$/.exec( name )?.[ 1 ];
			if ( locale ) {
				manifest.frontend.translations ??= {};
				manifest.frontend.translations[ locale ] = name;
			}
		}
		const emit = ( name, content ) =>
			compilation.emitAsset(
				name,
				new RawSource( JSON.stringify( content, null, '\t' ) )
			);
		emit( 'manifest.json', manifest );
		// Includes nested chunks, which no entry of the manifest lists.
		const { js, css } = filesOf( compilation.chunks );
		this.listed = [ ...js, ...css ];
		emit(
			'files.json',
			Object.fromEntries(
				this.listed.map( ( name ) => [
					name,
					crypto
						.createHash( 'md5' )
						.update( compilation.getAsset( name ).source.buffer() )
						.digest( 'hex' )
						.slice( 0, 12 ),
				] )
			)
		);
	}
};

const crypto = require( 'crypto' );
const path = require( 'path' );
const {
	OFFERED_TO_ADD_ONS,
	SHARED_WITH_ADD_ONS,
} = require( './externals.cjs' );

const PACKAGE_OF_WORDPRESS = /^@wordpress\/([\w-]+)$/;

/** `blockEditor` for `block-editor`. */
const toCamelCase = ( name ) =>
	name.replace( /-(\w)/g, ( _, letter ) => letter.toUpperCase() );

/** Returns the global of an import and the script that provides it; `undefined` if it is part of the add-on. */
const findLibrary = ( request ) => {
	const [ , name ] = PACKAGE_OF_WORDPRESS.exec( request ) ?? [];
	return (
		OFFERED_TO_ADD_ONS[ request ] ??
		SHARED_WITH_ADD_ONS[ request ] ??
		( name && [ [ 'wp', toCamelCase( name ) ], `wp-${ name }` ] )
	);
};

/**
 * Makes Rspack build add-ons as WordPress's tools do: takes libraries from the globals of a page, and lists their handles in
 * `{entry}.asset.php`.
 */
exports.AddOnScripts = class AddOnScripts {
	apply( compiler ) {
		const { Compilation, ExternalModule, ExternalsPlugin, sources } =
			compiler.webpack;
		new ExternalsPlugin( 'window', ( { request }, answer ) =>
			answer( null, findLibrary( request )?.[ 0 ] )
		).apply( compiler );
		compiler.hooks.thisCompilation.tap( 'AddOns', ( compilation ) => {
			const describe = ( chunk ) => {
				const handles = [
					...compilation.chunkGraph.getChunkModulesIterable( chunk ),
				]
					.flatMap( ( module ) => module.modules ?? [ module ] )
					.filter( ( module ) => module instanceof ExternalModule )
					.map(
						( { userRequest } ) => findLibrary( userRequest )[ 1 ]
					);
				const [ script ] = chunk.files;
				const list = [ ...new Set( handles ) ]
					.sort()
					.map( ( handle ) => `'${ handle }'` )
					.join( ', ' );
				const version = crypto
					.createHash( 'sha256' )
					.update( compilation.getAsset( script ).source.buffer() )
					.digest( 'hex' )
					.slice( 0, 20 );
				compilation.emitAsset(
					`${ path.basename( script, '.js' ) }.asset.php`,
					new sources.RawSource(
						`<?php return array('dependencies' => array(${ list }), 'version' => '${ version }');\n`
					)
				);
			};
			compilation.hooks.processAssets.tap(
				{
					name: 'AddOns',
					stage: Compilation.PROCESS_ASSETS_STAGE_ANALYSE,
				},
				() => [ ...compilation.chunks ].forEach( describe )
			);
		} );
	}
};

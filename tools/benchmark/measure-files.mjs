import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { inRoot } from '../support/root.mjs';

/**
 * Scripts and styles, in bytes.
 *
 * @param {string} name Name of the build.
 */
export const measureFiles = ( name ) => {
	const folder = inRoot( 'build', name );
	const files = existsSync( folder ) ? readdirSync( folder ) : [];
	return files
		.filter( ( file ) => /\.(js|css)$/.test( file ) )
		.map( ( file ) => {
			const content = readFileSync( inRoot( 'build', name, file ) );
			return {
				file: `${ name }/${ file }`,
				raw: content.length,
				gzip: gzipSync( content ).length,
				brotli: brotliCompressSync( content ).length,
			};
		} );
};

/**
 * Every page of a shop loads the badge's script.
 *
 * @param {ReturnType<typeof measureFiles>} files
 */
export const measureBadgeFile = ( files ) => ( {
	subject: 'badge',
	condition: 'any',
	values: {
		badgeGzipBytes: files.find(
			( { file } ) => file === 'standalone/mini-cart.js'
		).gzip,
	},
} );

import path from 'node:path';
import { root } from '../root.mjs';
import { keyOf, readTextsOf } from './texts.mjs';

/** Modules of our sources, those that the build has joined into one included. */
const filesOf = ( module ) => {
	if ( module.modules ) {
		return [ ...module.modules ].flatMap( filesOf );
	}
	const file = path.relative( root, module.resource ?? '' );
	return /^(assets|blocks|packages)[\\/].*\.tsx?$/.test( file )
		? [ file.replaceAll( '\\', '/' ) ]
		: [];
};

/**
 * Collects a group of chunks and all that it can load later.
 *
 * @param {Iterable<Object>}           groups    Of webpack.
 * @param {(name?: string) => boolean} isLeftOut
 * @param {Set<Object>}                [found]
 */
const collectGroups = ( groups, isLeftOut, found = new Set() ) => {
	for ( const group of groups ) {
		if ( ! found.has( group ) && ! isLeftOut( group.name ) ) {
			found.add( group );
			collectGroups( group.childrenIterable, isLeftOut, found );
		}
	}
	return found;
};

/**
 * Lists the texts that pages with a block need, lazy chunks included.
 *
 * @param {Object}   compilation Of webpack.
 * @param {string[]} pages       Names of the chunks of which a page loads one: of its block, or of a tool.
 * @return {Record<string, Record<string, string[]>>} Keys of texts by page and text domain.
 */
export const textsByPage = ( compilation, pages ) => {
	const filesIn = ( groups ) => {
		const chunks = [ ...groups ].flatMap( ( group ) => group.chunks );
		return new Set(
			chunks
				.flatMap( ( chunk ) => [
					...compilation.chunkGraph.getChunkModulesIterable( chunk ),
				] )
				.flatMap( filesOf )
		);
	};
	const textsOf = ( page ) => {
		const others = pages.filter( ( name ) => name !== page );
		const groups = collectGroups(
			compilation.entrypoints.values(),
			( name ) => others.includes( name )
		);
		const texts = {};
		for ( const file of [ ...filesIn( groups ) ].sort() ) {
			for ( const text of readTextsOf( file ) ) {
				texts[ text.domain ] ??= new Set();
				texts[ text.domain ].add( keyOf( text ) );
			}
		}
		return Object.fromEntries(
			Object.entries( texts ).map( ( [ domain, keys ] ) => [
				domain,
				[ ...keys ].sort(),
			] )
		);
	};
	return Object.fromEntries(
		pages.map( ( page ) => [ page, textsOf( page ) ] )
	);
};

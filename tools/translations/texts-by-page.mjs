import path from 'node:path';
import { root } from '../support/root.mjs';
import { keyOf, readTextsOf } from './texts.mjs';

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
 * Includes all groups that they can load lazily.
 *
 * @param {Iterable<Object>}           groups    Webpack's chunk groups.
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
 * For each page with a block, including lazy chunks.
 *
 * @param {Object}   compilation Webpack's compilation.
 * @param {string[]} pages       A page loads one of these chunks: for its block, or for a tool.
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

/**
 * @param {Record<string, Record<string, string[]>>} pages Keys of texts by page and text domain.
 * @return {Record<string, string[]>} By text domain.
 */
export const textsOfAllPages = ( pages ) => {
	const all = {};
	for ( const texts of Object.values( pages ) ) {
		for ( const [ domain, keys ] of Object.entries( texts ) ) {
			all[ domain ] = [
				...new Set( [ ...( all[ domain ] ?? [] ), ...keys ] ),
			].sort();
		}
	}
	return all;
};

import path from 'node:path';
import { readCreatedFiles, readSections, withoutCode } from './markdown-page';
import type { Sources } from './sources';

const LINK = /!?\[[^\]]*\]\(([^)\s]+)\)/g;

/** In a code span: `packages/money/index.ts`. Excludes patterns and placeholders. */
const PATH =
	/`((?:assets|blocks|demo-shop|docs|examples|languages|packages|php-stubs|tests|tools)\/[\w./@-]+)`/g;

/** The demo shop writes these, and Git ignores them. */
const NOT_COMMITTED = [ 'demo-shop/data/' ];

/** A file of the repository, or a folder of one. */
export const hasPath = ( sources: Sources, target: string ): boolean => {
	const found = target.replace( /\/$/, '' );
	return (
		found === '.' ||
		sources.has( found ) ||
		[ ...sources.keys() ].some( ( file ) =>
			file.startsWith( `${ found }/` )
		)
	);
};

const linkProblem = (
	sources: Sources,
	file: string,
	link: string
): string | undefined => {
	const [ address = '' ] = link.split( '#' );
	const target = address
		? path.posix.join( path.posix.dirname( file ), address )
		: file;
	if ( ! hasPath( sources, target ) ) {
		return `${ file }: ${ link } leads to no file`;
	}
	const [ , anchor ] = link.split( '#' );
	const anchors = readSections( sources.get( target ) ?? '' ).map(
		( section ) => section.anchor
	);
	return anchor && ! anchors.includes( anchor )
		? `${ file }: ${ link } leads to no heading`
		: undefined;
};

/** Also finds broken paths. Doesn't check links to other sites. `sources` are all files of the repository. */
export const findBrokenLinks = (
	sources: Sources,
	file: string
): readonly string[] => {
	const text = sources.get( file ) ?? '';
	const links = [ ...withoutCode( text ).matchAll( LINK ) ]
		.map( ( [ , link = '' ] ) => link )
		.filter( ( link ) => ! /^[a-z]+:/.test( link ) );
	const created = readCreatedFiles( text );
	const paths = [ ...text.matchAll( PATH ) ]
		.map( ( [ , found = '' ] ) => found )
		.filter(
			( found ) =>
				! NOT_COMMITTED.includes( found ) && ! created.has( found )
		);
	return [
		...links.map( ( link ) => linkProblem( sources, file, link ) ),
		...paths.map( ( found ) =>
			hasPath( sources, found )
				? undefined
				: `${ file }: ${ found } does not exist`
		),
	].filter( ( problem ) => problem !== undefined );
};

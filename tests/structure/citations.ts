import { hasPath } from './links';
import { readCreatedFiles, readSections, type Section } from './markdown-page';
import type { Sources } from './sources';

/** `docs/contract/events.md 5, step 3`, `docs/contract/blocks.md 4 and 5`, `docs/architecture.md, "Rules"`. */
const CITATION = new RegExp(
	[
		/(?<![\w/.-])(?<file>(?:(?:assets|blocks|docs|packages|tests)\/[\w/-]+|CHANGELOG|CONTRIBUTING|README)\.md)/,
		/(?: (?<numbers>\d+(?:\.\d+)*(?:(?:,| and| to) \d+(?:\.\d+)*)*))?/,
		/(?<names>(?:, "[^"]+")*)/,
		/(?:, step (?<step>\d+))?/,
		/(?:, `(?<code>[^`]+)`)?/,
	]
		.map( ( { source } ) => source )
		.join( '' ),
	'g'
);

/** Documents outside the repository, or without their path. */
const BARE: readonly RegExp[] = [
	/\bspec(?:ification)?,? \(?(?:section )?\d[^;)]{0,30}/i,
	/(?<!docs\/)\bcontract\/[a-z-]+\.md/,
	/(?<![\w/-])(?:design|style|toolchain)\.md/,
	/(?<![\w/.(-])(?:blocks|events|filters|globals|observed|php|settings|store-api|stores)\.md \d/,
];

const COMMENT = /^[\t ]*(?:\/?\*|\/\/).*$/gm;

/** In a comment: `packages/money/index.ts`. Excludes patterns and placeholders. */
const PATH =
	/(?<![\w./@'"-])(?:assets|blocks|packages|php-stubs|tests)\/[\w./@-]+\.\w+(?![\w*{/])/g;

/** A citation may span lines of a comment. Links have their own test. */
const joinLines = ( text: string ): string =>
	text
		.replace( /\s*\n[\t ]*(?:\*(?!\/)|\/\/|#)?[\t ]*/g, ' ' )
		.replace( /\[[^\]]*\]\([^)\s]+\)/g, '' );

/** Names that a citation may use: titles, first cells of rows, and labels of list items and paragraphs. */
const readNames = ( text: string ): readonly string[] => {
	const cells = [ ...text.matchAll( /^\| (.+?) \|/gm ) ];
	const labels = [ ...text.matchAll( /^(?:- )?([^:|\n]+):/gm ) ];
	return [
		...readSections( text ).map( ( { title } ) => title ),
		...[ ...cells, ...labels ].map( ( [ , name = '' ] ) => name ),
	].map( ( name ) => name.replace( /[`*]/g, '' ) );
};

/** The cited text is the beginning of a name, up to a word boundary. */
const hasName = ( names: readonly string[], cited: string ): boolean =>
	names.some(
		( name ) =>
			name.startsWith( cited ) &&
			! /^\w/.test( name.slice( cited.length ) )
	);

interface Citation {
	file: string;
	numbers: readonly string[];
	names: readonly string[];
	step?: string;
	code?: string;
}

const readCitations = ( text: string ): readonly Citation[] =>
	[ ...text.matchAll( CITATION ) ].map( ( { groups = {} } ) => {
		const { file = '', numbers = '', names = '', step, code } = groups;
		return {
			file,
			numbers: numbers.match( /\d+(?:\.\d+)*/g ) ?? [],
			names: [ ...names.matchAll( /"([^"]+)"/g ) ].map(
				( [ , name = '' ] ) => name
			),
			...( step && { step } ),
			...( code && { code } ),
		};
	} );

const problemsOf = ( page: string, citation: Citation ): readonly string[] => {
	const sections = readSections( page );
	const cited = citation.numbers.flatMap( ( number ): Section[] => {
		const found = sections.find( ( section ) => section.number === number );
		return found ? [ found ] : [];
	} );
	if ( cited.length < citation.numbers.length ) {
		return [ `has no section ${ citation.numbers.join( ', ' ) }` ];
	}
	const text = cited.length
		? cited.map( ( section ) => section.text ).join( '\n' )
		: page;
	const names = readNames( text );
	const { step, code } = citation;
	return [
		...citation.names
			.filter( ( name ) => ! hasName( names, name ) )
			.map( ( name ) => `has no "${ name }"` ),
		...( step && ! new RegExp( `^${ step }\\. `, 'm' ).test( text )
			? [ `has no step ${ step }` ]
			: [] ),
		...( code && ! text.includes( code )
			? [ `does not mention ${ code }` ]
			: [] ),
	];
};

/** Wrong citations, paths of missing files in comments, and references to other documents. */
export const findBrokenCitations = (
	sources: Sources,
	file: string
): readonly string[] => {
	const source = sources.get( file ) ?? '';
	const text = joinLines( source );
	const paths = ( source.match( COMMENT ) ?? [] ).flatMap(
		( line ) => line.match( PATH ) ?? []
	);
	const created = readCreatedFiles( source );
	const bare = BARE.flatMap( ( pattern ) => pattern.exec( text ) ?? [] );
	return [
		...paths
			.filter(
				( path ) => ! created.has( path ) && ! hasPath( sources, path )
			)
			.map( ( path ) => `names ${ path }, which does not exist` ),
		...bare.map(
			( found ) => `names no page of the repository: ${ found }`
		),
		...readCitations( text ).flatMap( ( citation ) => {
			const page = sources.get( citation.file );
			return page === undefined
				? [ `cites ${ citation.file }, which does not exist` ]
				: problemsOf( page, citation ).map(
						( problem ) => `${ citation.file } ${ problem }`
					);
		} ),
	].map( ( problem ) => `${ file }: ${ problem }` );
};

import type { Sources } from './sources';

/** One piece of prose: a comment of a source file, or a line of a Markdown page. */
interface Prose {
	readonly file: string;
	/** 1 is the first line. */
	readonly line: number;
	readonly text: string;
	/** Whether it documents a name, as `/** … *\/` does. */
	readonly isDocComment: boolean;
}

/** A word or form that has a better replacement. CONTRIBUTING.md explains the style; docs/glossary.md lists our terms. */
export interface ProseRule {
	readonly pattern: RegExp;
	readonly advice: string;
	/** Default: all prose. */
	readonly onlyDocComments?: boolean;
}

export const PROSE_RULES: readonly ProseRule[] = [
	{
		pattern: /^What\b/,
		advice: 'Begin with a verb ("Returns …") or a noun phrase.',
		onlyDocComments: true,
	},
	{
		pattern: /\b(is|are|was|were|be|been|being) (told|asked)\b|\btold\b/i,
		advice: 'Write "receives", "reports", "announces", "logs", "notifies" or "calls".',
	},
	{
		pattern: /\b(nobody|whoever|whomever)\b/i,
		advice: 'Name the subject: the shopper, the add-on, the caller.',
	},
	{ pattern: /\bways? to pay\b/i, advice: 'Write "payment method".' },
	{ pattern: /\bmended\b/i, advice: 'Write "fixed" or "resolved".' },
	{
		pattern: /\bkeeps? its identity\b/i,
		advice: 'Write "structural sharing" or "stays the same reference".',
	},
	{
		pattern: /\breport cards?\b/i,
		advice: 'Write "add-on statistics".',
	},
	{
		pattern: /\bspecification \d/i,
		advice: 'Cite a page of docs/, as docs/contract/README.md describes.',
	},
];

const lineAt = ( text: string, index: number ): number =>
	text.slice( 0, index ).split( '\n' ).length;

/** Splits source text into its comments. A string that contains a comment counts as one too. */
const readComments = ( file: string, source: string ): Prose[] =>
	[
		...source.matchAll(
			/\/\*[\s\S]*?\*\/|(?:^|(?<=[\s;{}(,]))\/\/ [^\n]*/g
		),
	].map( ( { 0: comment, index } ) => ( {
		file,
		line: lineAt( source, index ),
		isDocComment: comment.startsWith( '/**' ),
		text: comment
			.replace( /^\/\*+|\*+\/$|^\/\//g, '' )
			.replace( /\n\s*\*/g, ' ' )
			.replace( /\s+/g, ' ' )
			.trim(),
	} ) );

const readLines = ( file: string, page: string ): Prose[] =>
	page.split( '\n' ).map( ( text, index ) => ( {
		file,
		line: index + 1,
		text,
		isDocComment: false,
	} ) );

/** Reads the prose of a file: comments of code and styles, all of a Markdown page. Other files have none. */
export const readProse = ( file: string, text: string ): Prose[] => {
	if ( /\.(tsx?|mts|[mc]?js|jsx|php|scss|css)$/.test( file ) ) {
		return readComments( file, text );
	}
	return file.endsWith( '.md' ) ? readLines( file, text ) : [];
};

/** Lists where prose breaks a rule, as "file:line: advice (text)". */
export const findProseProblems = ( sources: Sources ): string[] =>
	[ ...sources ].flatMap( ( [ file, source ] ) =>
		readProse( file, source ).flatMap( ( { line, text, isDocComment } ) =>
			PROSE_RULES.filter(
				( { pattern, onlyDocComments = false } ) =>
					( isDocComment || ! onlyDocComments ) &&
					pattern.test( text )
			).map(
				( { advice } ) =>
					`${ file }:${ line }: ${ advice } (${ text.slice( 0, 100 ) })`
			)
		)
	);

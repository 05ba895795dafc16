import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDescriptors } from './behaviors';
import { code } from './markdown';

const ROOT = join( __dirname, '../..' );
const PAGE = 'docs/contribute/specification-coverage.md';
const TITLE = '\n## Catalogue and site\n';
const ROW = /^\| (\d+(?:\.\d+)?)([. ].*?) \| (.*?) \| (.*?) \|$/gm;

interface BehaviorFiles {
	covers: readonly string[];
	folder: string;
	test: string;
}

const readBehaviors = (): BehaviorFiles[] =>
	readDescriptors().map( ( { folder, about } ) => ( {
		covers: about.covers,
		folder: `packages/behaviors/${ folder }`,
		test: `packages/behaviors/${ folder }/${ folder.replace( /.*\//, '' ) }.dom.test.ts`,
	} ) );

/** The cell's files, with those that follow from descriptors replaced. */
const cell = (
	text: string,
	derived: readonly string[],
	current: readonly string[]
): string =>
	[
		...current.filter( ( file ) => existsSync( join( ROOT, file ) ) ),
		...[ ...text.matchAll( /`([^`]+)`/g ) ]
			.map( ( [ , file = '' ] ) => file )
			.filter( ( file ) => ! derived.includes( file ) ),
	]
		.map( code )
		.join( ', ' );

/** The page's second part names the behaviors of each section, and the tests beside them; the rest is written by hand. */
const coveragePage = (): string => {
	const behaviors = readBehaviors();
	const [ before = '', after = '' ] = readFileSync(
		join( ROOT, PAGE ),
		'utf8'
	).split( TITLE );
	const rows = after.replaceAll(
		ROW,
		(
			_row,
			section: string,
			title: string,
			files: string,
			tests: string
		) => {
			const current = behaviors.filter( ( { covers } ) =>
				covers.includes( section )
			);
			const fileCell = cell(
				files,
				behaviors.map( ( { folder } ) => folder ),
				current.map( ( { folder } ) => folder )
			);
			const testCell = cell(
				tests,
				behaviors.map( ( { test } ) => test ),
				current.map( ( { test } ) => test )
			);
			return `| ${ section }${ title } | ${ fileCell } | ${ testCell } |`;
		}
	);
	return before + TITLE + rows;
};

export const COVERAGE_PAGE = { [ PAGE ]: coveragePage };

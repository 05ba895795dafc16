/** @jest-environment node */
import { findBrokenCitations } from './citations';
import { findBrokenLinks } from './links';
import { readSources } from './sources';

const repository = readSources( '' );

const PAGE = `# Title

## 1. First part

### Same

### Same

| Row | Meaning |
| --- | --- |
| Skeletons | seen late |

- Label: text of the item.
`;

describe( 'links in Markdown', () => {
	const pages = [ ...repository.keys() ].filter( ( file ) =>
		file.endsWith( '.md' )
	);

	it( 'finds the pages of the repository', () => {
		expect( pages ).toEqual(
			expect.arrayContaining( [
				'README.md',
				'docs/README.md',
				'packages/money/README.md',
			] )
		);
	} );

	it.each( [
		[ '[a](page.md) [b](page.md#1-first-part) [c](page.md#same-1)', [] ],
		[ '[a](#here)\n\n## Here', [] ],
		[ '[a](../packages/money) `packages/money/index.ts`', [] ],
		[ '[a](https://example.com/x) ```[b](c)```', [] ],
		[ '```ts\n// blocks/new/index.ts\n```\n`blocks/new/index.ts`', [] ],
		[ '[a](gone.md)', [ 'gone.md leads to no file' ] ],
		[ '[a](page.md#gone)', [ 'page.md#gone leads to no heading' ] ],
		[ '[a](page.md#same-2)', [ 'page.md#same-2 leads to no heading' ] ],
		[
			'`packages/money/gone.ts`',
			[ 'packages/money/gone.ts does not exist' ],
		],
	] )( 'follows %s', ( text, problems ) => {
		const sources = new Map( [
			[ 'docs/page.md', PAGE ],
			[ 'docs/start.md', text ],
			[ 'packages/money/index.ts', '' ],
		] );
		expect( findBrokenLinks( sources, 'docs/start.md' ) ).toEqual(
			problems.map( ( problem ) => `docs/start.md: ${ problem }` )
		);
	} );

	it( 'all lead to existing files and headings', () => {
		expect(
			pages.flatMap( ( file ) => findBrokenLinks( repository, file ) )
		).toEqual( [] );
	} );
} );

describe( 'citations in comments and pages', () => {
	const files = [ ...repository.keys() ].filter(
		( file ) =>
			/\.(?:[cm]?[jt]sx?|css|md|php|scss)$/.test( file ) &&
			! file.startsWith( 'tests/structure/' )
	);

	it.each( [
		[ 'See docs/page.md 1, and docs/page.md 1 (that too).', [] ],
		[ 'See docs/page.md 1, "Same", "Skeletons".', [] ],
		[ '/**\n * See docs/page.md, "First\n * part".\n */', [] ],
		[ '// docs/page.md 1, "Label": text.', [] ],
		[ '(docs/page.md 1, `seen late`)', [] ],
		[ '// As a.ts and packages/*.ts say.', [] ],
		[
			' * See `tests/gone.ts`.',
			[ 'names tests/gone.ts, which does not exist' ],
		],
		[ 'docs/gone.md', [ 'cites docs/gone.md, which does not exist' ] ],
		[ 'docs/page.md 1 and 2', [ 'docs/page.md has no section 1, 2' ] ],
		[ 'docs/page.md 1, "Skelet"', [ 'docs/page.md has no "Skelet"' ] ],
		[ 'docs/page.md 1, step 2', [ 'docs/page.md has no step 2' ] ],
		[ 'docs/page.md, `gone`', [ 'docs/page.md does not mention gone' ] ],
	] )( 'follows %j', ( text, problems ) => {
		const sources = new Map( [
			[ 'docs/page.md', PAGE ],
			[ 'a.ts', text ],
		] );
		expect( findBrokenCitations( sources, 'a.ts' ) ).toEqual(
			problems.map( ( problem ) => `a.ts: ${ problem }` )
		);
	} );

	it.each( [
		'(specification 4, Shipping)',
		'the specification (5, Quantity)',
		'/** As specification\n * 9 says. */',
		'contract/events.md 7',
		'design.md 4',
		'(docs/page.md 1; stores.md 2)',
	] )( 'rejects %j', ( text ) => {
		const sources = new Map( [
			[ 'docs/page.md', PAGE ],
			[ 'a.ts', text ],
		] );
		expect( findBrokenCitations( sources, 'a.ts' ) ).toEqual( [
			expect.stringContaining( 'names no page of the repository' ),
		] );
	} );

	it( 'all lead to existing sections and names', () => {
		expect(
			files.flatMap( ( file ) => findBrokenCitations( repository, file ) )
		).toEqual( [] );
	} );
} );

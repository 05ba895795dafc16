/** @jest-environment node */
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

	it( 'all lead to files and headings of the repository', () => {
		expect(
			pages.flatMap( ( file ) => findBrokenLinks( repository, file ) )
		).toEqual( [] );
	} );
} );

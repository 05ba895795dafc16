/** @jest-environment node */
import { buildImportGraph } from './import-graph';
import {
	crossBlockImports,
	cycles,
	deepImports,
	getBehaviorGroups,
	upwardImports,
	unassignedFiles,
} from './rules';
import { readSources, type Sources } from './sources';

const RULES = {
	upwardImports,
	crossBlockImports,
	deepImports,
	cycles,
};

/** Leaves out rules that find nothing. */
const findings = ( sources: Sources ): Record< string, string[] > => {
	const edges = buildImportGraph( sources );
	const found = Object.entries( RULES ).map(
		( [ name, rule ] ) => [ name, rule( edges ) ] as const
	);
	return Object.fromEntries(
		[
			...found,
			[ 'unassignedFiles', unassignedFiles( sources, edges ) ] as const,
		].filter( ( [ , invalidFiles ] ) => invalidFiles.length > 0 )
	);
};

describe( 'the repository', () => {
	const validFiles = new Map(
		[ 'packages', 'blocks', 'assets' ].flatMap( ( folder ) => [
			...readSources( folder ),
		] )
	);

	const edges = buildImportGraph( validFiles );

	it( `has ${ edges.length } imports between its files`, () => {
		expect( edges.length ).toBeGreaterThan( 50 );
	} );

	it( `has ${ upwardImports( edges ).length } upward imports and ${
		cycles( edges ).length
	} circles, and no deep import`, () => {
		expect( findings( validFiles ) ).toEqual( {} );
	} );

	const { groups, arrows, circles } = getBehaviorGroups( edges );

	it( `has ${ groups.length } groups of behaviors, ${ arrows.length } arrows between them and ${ circles.length } circles`, () => {
		expect( groups.length ).toBeLessThanOrEqual( 12 );
		expect( arrows.length ).toBeLessThanOrEqual( 30 );
		expect( circles ).toEqual( [] );
	} );
} );

it( 'counts groups of behaviors, an arrow between two of them once, and circles', () => {
	const files = {
		'packages/behaviors/cart/one/index.ts': `import '@shopfront/behaviors/page/a'; import '@shopfront/behaviors/cart/two';`,
		'packages/behaviors/cart/two/index.ts': `import( '@shopfront/behaviors/page/b' );`,
		'packages/behaviors/page/a/index.ts': '',
		'packages/behaviors/page/b/index.ts': `import type { C } from '@shopfront/behaviors/motion/c';`,
		'packages/behaviors/motion/c/index.ts': `import '@shopfront/behaviors/cart/two';`,
	};
	expect(
		getBehaviorGroups(
			buildImportGraph( new Map( Object.entries( files ) ) )
		)
	).toEqual( {
		groups: [ 'cart', 'motion', 'page' ],
		arrows: [ 'cart > page', 'motion > cart', 'page > motion' ],
		circles: [ [ 'cart', 'motion', 'page' ] ],
	} );
} );

describe( 'the import rules', () => {
	const MONEY = 'packages/money/index.ts';
	const API = 'packages/api/index.ts';
	const check = ( files: Record< string, string > ) =>
		findings( new Map( Object.entries( files ) ) );

	it( 'find nothing in a valid repository', () => {
		expect(
			check( {
				[ MONEY ]: `export { add } from './add';`,
				'packages/money/add.ts': `export const add = 1;`,
				'packages/data/cart/index.ts': `import { add } from '@shopfront/money';`,
				'blocks/cart/frontend.tsx': `import { cart } from '@shopfront/data/cart'; import './style.scss';`,
				'blocks/cart/style.scss': '',
				'assets/entries/frontend.ts': `import( '../../blocks/cart/frontend' );`,
				'packages/money/add.test.ts': `import '../../tests/contract/recordings';`,
			} )
		).toEqual( {} );
	} );

	it.each( [
		[ 'import', `import { call } from '@shopfront/api';` ],
		[ 'import type', `import type { Call } from '@shopfront/api';` ],
		[ 'export from', `export * from '@shopfront/api';` ],
		[ 'import()', `const api = () => import( '@shopfront/api' );` ],
		[ 'import() type', `type Call = import( '@shopfront/api' ).Call;` ],
	] )( 'find an upward import written as %s', ( _kind, text ) => {
		expect( check( { [ MONEY ]: text, [ API ]: '' } ) ).toEqual( {
			upwardImports: [ `${ MONEY } imports '@shopfront/api'` ],
		} );
	} );

	it( 'find a source that imports a test', () => {
		expect(
			check( { [ MONEY ]: `import '../../tests/contract/recordings';` } )
		).toMatchObject( {
			upwardImports: [
				`${ MONEY } imports '../../tests/contract/recordings'`,
			],
		} );
	} );

	it( 'find a deep import, and one by path', () => {
		expect(
			check( {
				[ MONEY ]: '',
				'packages/money/add.ts': '',
				[ API ]: `import '@shopfront/money/add'; import '../money';`,
			} )
		).toEqual( {
			deepImports: [
				`${ API } imports '@shopfront/money/add'`,
				`${ API } imports '../money'`,
			],
		} );
	} );

	it( 'find an entry that imports an internal file of a block', () => {
		expect(
			check( {
				'blocks/cart/edit.tsx': '',
				'assets/entries/frontend.ts': `import '../../blocks/cart/edit';`,
			} )
		).toEqual( {
			deepImports: [
				`assets/entries/frontend.ts imports '../../blocks/cart/edit'`,
			],
		} );
	} );

	it( 'find a block that imports another', () => {
		expect(
			check( {
				'blocks/cart/frontend.ts': `import type { Mini } from '../mini-cart/index';`,
				'blocks/mini-cart/index.ts': '',
			} )
		).toEqual( {
			crossBlockImports: [
				`blocks/cart/frontend.ts imports '../mini-cart/index'`,
			],
		} );
	} );

	it.each( [
		[
			'files',
			{
				'packages/money/a.ts': `import './b';`,
				'packages/money/b.ts': `import './c';`,
				'packages/money/c.ts': `import './a';`,
				'packages/money/d.ts': `import './a';`,
			},
			[
				'packages/money/a.ts',
				'packages/money/b.ts',
				'packages/money/c.ts',
			],
		],
		[
			'files that only share types',
			{
				'packages/money/a.ts': `import { b } from './b';`,
				'packages/money/b.ts': `import { type A } from './a'; export type { B } from './a';`,
			},
			[ 'packages/money/a.ts', 'packages/money/b.ts' ],
		],
		[
			'packages whose files form none',
			{
				'packages/api/index.ts': `export { one } from './one';`,
				'packages/api/one.ts': '',
				'packages/api/two.ts': `import '@shopfront/host';`,
				'packages/host/index.ts': `export { three } from './three';`,
				'packages/host/three.ts': '',
				'packages/host/four.ts': `import '@shopfront/api';`,
			},
			[ 'packages/api', 'packages/host' ],
		],
		[
			'sub-folders whose files form none',
			{
				'packages/bindings/cart/a.ts': `import '../summary/b';`,
				'packages/bindings/cart/c.ts': '',
				'packages/bindings/summary/b.ts': '',
				'packages/bindings/summary/rows/d.ts': `import type { C } from '../../cart/c';`,
			},
			[ 'packages/bindings/cart', 'packages/bindings/summary' ],
		],
		[
			'sub-folders by way of a file above them',
			{
				'packages/data/cart/actions/a.ts': `import '../runtime';`,
				'packages/data/cart/runtime.ts': `import type { B } from './steps/b';`,
				'packages/data/cart/steps/b.ts': `import '../actions/c';`,
				'packages/data/cart/actions/c.ts': '',
			},
			[
				'packages/data/cart/actions',
				'packages/data/cart/runtime.ts',
				'packages/data/cart/steps',
			],
		],
		[
			'sub-folders below a sub-folder',
			{
				'blocks/cart/rows/a/one.ts': `import '../b/two';`,
				'blocks/cart/rows/b/two.ts': '',
				'blocks/cart/rows/b/three.ts': `import '../a/four';`,
				'blocks/cart/rows/a/four.ts': '',
			},
			[ 'blocks/cart/rows/a', 'blocks/cart/rows/b' ],
		],
	] )( 'find a cycle of %s', ( _kind, files, cycle ) => {
		expect( check( files ) ).toEqual( {
			cycles: [ cycle.join( ' <-> ' ) ],
		} );
	} );

	it( 'allow a folder between the files above it', () => {
		expect(
			check( {
				'packages/data/cart/index.ts': `import './actions/a';`,
				'packages/data/cart/actions/a.ts': `import type { B } from '../types';`,
				'packages/data/cart/types.ts': '',
			} )
		).toEqual( {} );
	} );

	it( 'find a package that is missing in the table of layers', () => {
		expect( check( { 'packages/misc/index.ts': '' } ) ).toEqual( {
			unassignedFiles: [ 'packages/misc/index.ts' ],
		} );
	} );
} );

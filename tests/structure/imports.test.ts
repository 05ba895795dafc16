/** @jest-environment node */
import { drawGraph } from './import-graph';
import {
	areaCircles,
	blockToBlock,
	fileCircles,
	pastTheDoor,
	upwardArrows,
	withoutPlace,
} from './rules';
import { readSources, type Sources } from './sources';

const RULES = {
	upwardArrows,
	blockToBlock,
	pastTheDoor,
	fileCircles,
	areaCircles,
};

/** What each rule finds; rules that find nothing are left out. */
const findings = ( sources: Sources ): Record< string, string[] > => {
	const arrows = drawGraph( sources );
	const found = Object.entries( RULES ).map(
		( [ name, rule ] ) => [ name, rule( arrows ) ] as const
	);
	return Object.fromEntries(
		[
			...found,
			[ 'withoutPlace', withoutPlace( sources, arrows ) ] as const,
		].filter( ( [ , broken ] ) => broken.length > 0 )
	);
};

describe( 'the house', () => {
	const house = new Map(
		[ 'packages', 'blocks', 'assets' ].flatMap( ( folder ) => [
			...readSources( folder ),
		] )
	);

	it( 'is seen: the graph has arrows between packages', () => {
		expect( drawGraph( house ).length ).toBeGreaterThan( 50 );
	} );

	it( 'has no upward arrow, no import past a door, and no circle', () => {
		expect( findings( house ) ).toEqual( {} );
	} );
} );

describe( 'the rules', () => {
	const MONEY = 'packages/money/index.ts';
	const API = 'packages/api/index.ts';
	const check = ( files: Record< string, string > ) =>
		findings( new Map( Object.entries( files ) ) );

	it( 'find nothing where all is well', () => {
		expect(
			check( {
				[ MONEY ]: `export { add } from './add';`,
				'packages/money/add.ts': `import type { Money } from './index'; export const add = 1;`,
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
	] )( 'find an upward arrow written as %s', ( _kind, text ) => {
		expect( check( { [ MONEY ]: text, [ API ]: '' } ) ).toEqual( {
			upwardArrows: [ `${ MONEY } imports '@shopfront/api'` ],
		} );
	} );

	it( 'find a source that imports a test', () => {
		expect(
			check( { [ MONEY ]: `import '../../tests/contract/recordings';` } )
		).toMatchObject( {
			upwardArrows: [
				`${ MONEY } imports '../../tests/contract/recordings'`,
			],
		} );
	} );

	it( 'find an import past the door, and one by path', () => {
		expect(
			check( {
				[ MONEY ]: '',
				'packages/money/add.ts': '',
				[ API ]: `import '@shopfront/money/add'; import '../money';`,
			} )
		).toEqual( {
			pastTheDoor: [
				`${ API } imports '@shopfront/money/add'`,
				`${ API } imports '../money'`,
			],
		} );
	} );

	it( 'find an entry that reaches into a block', () => {
		expect(
			check( {
				'blocks/cart/edit.tsx': '',
				'assets/entries/frontend.ts': `import '../../blocks/cart/edit';`,
			} )
		).toEqual( {
			pastTheDoor: [
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
			blockToBlock: [
				`blocks/cart/frontend.ts imports '../mini-cart/index'`,
			],
		} );
	} );

	it( 'find a circle of files', () => {
		expect(
			check( {
				'packages/money/a.ts': `import './b';`,
				'packages/money/b.ts': `import './c';`,
				'packages/money/c.ts': `import './a';`,
				'packages/money/d.ts': `import './a';`,
			} )
		).toEqual( {
			fileCircles: [
				'packages/money/a.ts <-> packages/money/b.ts <-> packages/money/c.ts',
			],
		} );
	} );

	it( 'let types run in a circle', () => {
		expect(
			check( {
				'packages/money/a.ts': `import { b } from './b';`,
				'packages/money/b.ts': `import { type A } from './a'; export type { B } from './a';`,
			} )
		).toEqual( {} );
	} );

	it( 'find a circle of packages whose files make none', () => {
		expect(
			check( {
				'packages/api/index.ts': `export { one } from './one';`,
				'packages/api/one.ts': '',
				'packages/api/two.ts': `import '@shopfront/host';`,
				'packages/host/index.ts': `export { three } from './three';`,
				'packages/host/three.ts': '',
				'packages/host/four.ts': `import '@shopfront/api';`,
			} )
		).toEqual( { areaCircles: [ 'packages/api <-> packages/host' ] } );
	} );

	it( 'find a package that the table does not know', () => {
		expect( check( { 'packages/misc/index.ts': '' } ) ).toEqual( {
			withoutPlace: [ 'packages/misc/index.ts' ],
		} );
	} );
} );

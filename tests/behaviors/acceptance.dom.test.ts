import {
	startBehaviors,
	type BehaviorSource,
} from '@shopfront/behaviors/engine/behavior';
import { readSections } from '../../demo-shop/pages/behavior-examples';
import { readDescriptors } from '../../tools/docs/behaviors';
import { find, mountBehavior } from '../fixtures/mount-behavior';
import { readBehaviorNames } from './read-behavior-names';
import type { Check, Row } from './row';
import { ROWS as OWN_ROWS } from './rows';

const BESIDE = 'none: the test beside the behavior has it';

const SOURCES = new Map< string, BehaviorSource >(
	readDescriptors().flatMap( ( { behaviors } ) =>
		[ ...behaviors.values() ].map(
			( source ) => [ source.name, source ] as const
		)
	)
);

/** Behaviors without their own row: the example starts, twice, and is there without JavaScript. */
const EXAMPLES: Row[] = readSections()
	.filter( ( { name } ) => ! OWN_ROWS.some( ( row ) => row.name === name ) )
	.map( ( { name, states } ) => {
		const selector = SOURCES.get( name )?.selector ?? '';
		return {
			name,
			selector,
			html: states.initial.html,
			withoutScript: () => expect( find( selector ) ).toBeVisible(),
			keyboard: BESIDE,
			rtl: BESIDE,
			reducedMotion: BESIDE,
		};
	} );

const ROWS = [ ...OWN_ROWS, ...EXAMPLES ];

/** Checks that differ between behaviors; double and repeated mounting are the same for all. */
const OWN = [ 'withoutScript', 'keyboard', 'rtl', 'reducedMotion' ] as const;

const reasonsOf = ( kind: string ) =>
	ROWS.flatMap( ( row ) => OWN.map( ( name ) => row[ name ] ) ).filter(
		( check ) => typeof check === 'string' && check.startsWith( kind )
	).length;
const inPage = ROWS.filter( ( { isInBrowser } ) => ! isInBrowser ).length;
const checked =
	ROWS.flatMap( ( row ) => OWN.map( ( name ) => row[ name ] ) ).filter(
		( check ) => typeof check === 'function'
	).length +
	2 * inPage;

let stops: Array< () => void > = [];
const open = ( { html, globals = {} }: Row, dir = 'ltr', isStill = false ) => {
	document.body.innerHTML = html;
	document.dir = dir;
	Object.assign( window, globals, {
		matchMedia: () => ( { matches: isStill } ),
	} );
};
const load = async ( { name }: Row ) => {
	const source = SOURCES.get( name );
	if ( ! source ) {
		throw new Error( `There is no behavior ${ name }.` );
	}
	return source.load();
};
const start = async ( row: Row ) => {
	if ( ! row.isInBrowser ) {
		const { mount } = await load( row );
		stops.push(
			mountBehavior( mount, find( row.selector ), options( row ) )
		);
	}
};
const options = ( { name, selector }: Row ) =>
	JSON.parse(
		find( selector ).getAttribute( `data-sf-${ name }-options` ) ?? '{}'
	);
const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );
const announce = () =>
	document.dispatchEvent(
		new CustomEvent( 'sf:content', { detail: { root: document.body } } )
	);

beforeEach( () => {
	window.IntersectionObserver = class {
		observe = () => {};
		disconnect = () => {};
	} as unknown as typeof IntersectionObserver;
	window.ResizeObserver = class {
		observe = () => {};
		disconnect = () => {};
	} as unknown as typeof ResizeObserver;
	window.CSSStyleSheet.prototype.replaceSync = () => {};
	document.adoptedStyleSheets = [];
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function () {
		this.open = false;
		this.dispatchEvent( new Event( 'close' ) );
	};
	HTMLElement.prototype.scrollIntoView = () => {};
	Object.assign( window, { fetch: () => new Promise( () => {} ) } );
} );
afterEach( () => {
	stops.forEach( ( stop ) => stop() );
	stops = [];
	Reflect.deleteProperty( window, Symbol.for( 'shopfront.wishlist' ) );
	jest.restoreAllMocks();
	document.dir = '';
} );

it( 'has each behavior once', () => {
	const names = readBehaviorNames();
	expect( ROWS.map( ( { name } ) => name ).sort() ).toEqual( names.sort() );
} );

describe( `${ ROWS.length } behaviors: ${ checked } checks, ${ reasonsOf(
	'browser:'
) } in a browser, ${ reasonsOf( 'none:' ) } not applicable`, () => {
	const add = (
		title: string,
		check: Check,
		prepare: () => void | Promise< void >
	) => {
		if ( typeof check === 'string' ) {
			it( `${ title }: ${ check }`, () => {
				expect( check ).toMatch( /^(none|browser): ./ );
			} );
			return;
		}
		// eslint-disable-next-line jest/expect-expect, jest/valid-title -- Both are in the table.
		it( title, async () => {
			await prepare();
			await check();
		} );
	};

	describe.each( ROWS.map( ( row ) => [ row.name, row ] as const ) )(
		'%s',
		( _, row ) => {
			add( 'without script', row.withoutScript, () => open( row ) );
			add( 'by keys', row.keyboard, () => {
				open( row );
				return start( row );
			} );
			add( 'mirrored', row.rtl, () => {
				open( row, 'rtl' );
				return start( row );
			} );
			add( 'with less motion', row.reducedMotion, () => {
				open( row, 'ltr', true );
				return start( row );
			} );

			if ( row.isInBrowser ) {
				return;
			}
			it( 'mounts once, however often it is announced', async () => {
				open( row );
				const { mount } = await load( row );
				const mounted = jest.fn( mount );
				stops.push(
					startBehaviors( document, [
						{ ...row, load: async () => ( { mount: mounted } ) },
					] )
				);
				await settle();
				const html = document.body.innerHTML;
				const count = mounted.mock.calls.length;
				expect( count ).toBeGreaterThan( 0 );
				announce();
				announce();
				await settle();
				expect( mounted ).toHaveBeenCalledTimes( count );
				expect( document.body.innerHTML ).toBe( html );
			} );

			it( 'is the same when it is mounted again', async () => {
				open( row );
				await start( row );
				await settle();
				const html = document.body.innerHTML;
				stops.pop()?.();
				await start( row );
				await settle();
				expect( document.body.innerHTML ).toBe( html );
			} );
		}
	);
} );

import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import type { ComponentType } from 'react';
import { createTestApp, type TestApp } from '../../../tests/fixtures/block-app';
import { cartItem, cartResponse } from '../../../tests/fixtures/cart';
import {
	createBlockMap,
	hydrate,
	type BlockProps,
	type BlockRegistration,
} from '..';
import { useAddOnCart } from '../cart/use-store-cart';

let app: TestApp;
let stop = () => {};

const Show = ( {
	className,
	children,
	blockName,
	...attributes
}: BlockProps ) => {
	const { cart, extensions } = useAddOnCart();
	return (
		<section
			className={ className }
			aria-label={ String( blockName ?? 'forced' ) }
			data-attributes={ JSON.stringify( attributes ) }
			data-extensions={ JSON.stringify( extensions ) }
			data-items={ cart.cartItems.length }
		>
			{ children }
		</section>
	);
};

const block = (
	name: string,
	parent: string | string[],
	rest: {
		force?: boolean;
		component?: ComponentType< BlockProps >;
	} = {}
): BlockRegistration => ( {
	blockName: `test/${ name }`,
	parent,
	component: Show,
	...rest,
} );

const open = ( html: string, blocks: BlockRegistration[] ) => {
	document.body.innerHTML = `<div data-block-name="test/root" class="root is-loading">${ html }</div>`;
	const container = document.querySelector< HTMLElement >( '.root' );
	if ( ! container ) {
		throw new Error( 'No container.' );
	}
	act( () => {
		stop = hydrate( container, createBlockMap( blocks ), app );
	} );
	return container;
};

beforeEach( () => {
	app = createTestApp( {
		cart: cartResponse( [ cartItem() ], { extensions: { gift: 1 } } ),
	} );
} );
afterEach( () => {
	act( () => stop() );
	app.stop();
} );

it( 'renders a known block with its attributes, class and children', () => {
	open(
		`<div data-block-name="test/a" data-page-id="7" data-is-on="false" class="wp-block-a is-style-x">Text <b>bold</b></div>`,
		[ block( 'a', 'test/root' ) ]
	);
	const shown = screen.getByRole( 'region', { name: 'test/a' } );
	expect( shown ).toHaveClass( 'wp-block-a is-style-x' );
	expect( shown.innerHTML ).toBe( 'Text <b>bold</b>' );
	expect( shown.dataset ).toMatchObject( {
		attributes: '{"pageId":"7","isOn":"false"}',
		extensions: '{"gift":1}',
		items: '1',
	} );
} );

it( 'finds blocks inside unknown elements', () => {
	open(
		`<div class="wp-block-group"><p>One</p><div data-block-name="test/a"></div></div>`,
		[ block( 'a', 'test/root' ) ]
	);
	expect(
		screen.getByRole( 'region', { name: 'test/a' } ).parentElement
	).toHaveClass( 'wp-block-group' );
} );

it.each( [
	`<p class="has-text" style="color: red; --x: 1px; margin-top: 2px;" data-a="1" aria-label="b" hidden="" tabindex="-1">Some <a href="/x?a=1&amp;b=2" target="_blank" rel="noopener">link</a>,&nbsp;text</p>`,
	`<svg class="icon" viewBox="0 0 24 24" stroke-width="2" xmlns="http://www.w3.org/2000/svg"><path fill-rule="evenodd" d="M0 0"></path></svg>`,
	`<table><tbody><tr><td colspan="2">x</td></tr></tbody></table><label for="q">Q</label><hr class="is-style-dots">`,
	`<custom-thing class="a" for="b" hidden="" some="1"><b>x</b></custom-thing>`,
	`<p ref="x" key="y" children="z">Text</p><br children="x"><img ref="r" ismap="" alt="">`,
	`<p style="margin: var(--x) !important; padding: 0 var(--y);" inert="" autofocus="">x</p>`,
	`<button @click="go" :class="{ a: b }" x-on:click.prevent="c" [d]="e">Go</button>`,
	`<template id="t"><li class="a">One</li></template>`,
	`<div><!-- c --><p>a</p> <noscript>Lazy</noscript></div>`,
	`<meta itemprop="sku" content="a"><meta content="b"><title>c</title><link rel="stylesheet" href="data:text/css,"><style>d {}</style>`,
] )( 'preserves other content of the server: %s', ( html ) => {
	expect( open( html, [] ).innerHTML ).toBe( html );
} );

it( 'preserves all attributes of an element around a block', () => {
	const tag = `<div class="a b" style="margin: var(--x) !important; padding: 0 var(--y);" ref="x" inert="" @click="go">`;
	const container = open(
		`${ tag.replace( '>', ' onclick="x()">' ) }<div data-block-name="test/a"></div></div>`,
		[ block( 'a', 'test/root' ) ]
	);
	expect( container.innerHTML ).toMatch( tag );
	expect( container.innerHTML ).not.toContain( 'onclick' );
} );

it( 'sets class and style before the effects of inner blocks run', () => {
	const seen = jest.fn();
	const Measured = () => {
		const element = useRef< HTMLParagraphElement >( null );
		useLayoutEffect( () => {
			const parent = element.current?.parentElement;
			seen( parent?.className, parent?.style.width );
		}, [] );
		return <p ref={ element } />;
	};
	open(
		`<div class="column" style="width: 50%;"><div data-block-name="test/a"></div></div>`,
		[ block( 'a', 'test/root', { component: Measured } ) ]
	);
	expect( seen ).toHaveBeenCalledWith( 'column', '50%' );
} );

it( 'removes event handlers, comments beside blocks, placeholders and whitespace in tables', () => {
	const container = open(
		`<!-- c --><div class="sf-skeleton">…</div><noscript>No</noscript><p onclick="x()"><b onclick="x()">b</b></p><table>
			<tbody>
				<tr> <td><div data-block-name="test/a"></div></td> </tr>
			</tbody></table><div><i class="sf-skeleton"></i></div>`,
		[ block( 'a', 'test/root', { component: () => <i /> } ) ]
	);
	expect( container.innerHTML ).toBe(
		'<p><b>b</b></p><table><tbody><tr><td><i></i></td></tr></tbody></table><div></div>'
	);
	expect( container ).not.toHaveClass( 'is-loading' );
} );

it( 'preserves changes by other scripts, also when content is removed and rendered again', async () => {
	const clicked = jest.fn();
	document.body.innerHTML = `<div class="root" data-block-name="test/root"><div data-block-name="test/turn"><form><button type="button">News</button><input></form></div></div>`;
	const container = document.querySelector< HTMLElement >( '.root' );
	screen.getByRole( 'button' ).addEventListener( 'click', clicked );
	await userEvent.type( screen.getByRole( 'textbox' ), 'me@shop.test' );
	const Turn = ( { children }: BlockProps ) =>
		useAddOnCart().cart.cartItems.length > 0 ? <>{ children }</> : null;
	act( () => {
		stop = hydrate(
			container ?? document.body,
			createBlockMap( [
				block( 'turn', 'test/root', { component: Turn } ),
			] ),
			app
		);
	} );
	act( () => app.api.tellLate( cartResponse( [] ) ) );
	expect( screen.queryByRole( 'textbox' ) ).toBeNull();
	act( () => app.api.tellLate( cartResponse( [ cartItem() ] ) ) );
	expect( screen.getByRole( 'textbox' ) ).toHaveValue( 'me@shop.test' );
	await userEvent.click( screen.getByRole( 'button' ) );
	expect( clicked ).toHaveBeenCalledTimes( 1 );
} );

describe( 'content that another script draws while the blocks load', () => {
	const SERVER = `<div data-block-name="test/root" class="root is-loading"><div id="captcha"></div>
		<div class="column"><div data-block-name="test/a" class="wp-block-a"></div></div></div>`;

	/** Draws between reading the page and rendering. */
	const drawInto = ( selector: string, html = '<i>drawn</i>' ) => {
		document.body.innerHTML = SERVER;
		const container = document.querySelector< HTMLElement >( '.root' )!;
		const target = document.querySelector( selector )!;
		act( () => {
			stop = hydrate(
				container,
				createBlockMap( [ block( 'a', 'test/root' ) ] ),
				app
			);
			target.insertAdjacentHTML( 'beforeend', html );
		} );
		return target;
	};
	const drawn = () => screen.getByText( 'drawn' );

	it.each( [ '#captcha', '.column', '.wp-block-a', '.root' ] )(
		'moves along from %s',
		( selector ) => {
			const before = drawInto( selector );
			expect( drawn().parentElement ).toBe(
				document.querySelector( selector )
			);
			expect( before === drawn().parentElement ).toBe(
				selector === '.root'
			);
		}
	);

	it( 'moves later, when a script still draws into the old element', () => {
		const clicked = jest.fn();
		const target = drawInto( '#captcha', '' );
		const late = document.createElement( 'button' );
		late.addEventListener( 'click', clicked );
		target.append( late );
		return waitFor( () => {
			late.click();
			expect( document.querySelector( '#captcha' ) ).toContainElement(
				late
			);
			expect( clicked ).toHaveBeenCalled();
		} );
	} );

	it( 'is forgotten if its script has removed it again', () => {
		document.body.innerHTML = SERVER;
		act( () => {
			stop = hydrate(
				document.querySelector< HTMLElement >( '.root' )!,
				createBlockMap( [ block( 'a', 'test/root' ) ] ),
				app
			);
			const note = document.createElement( 'i' );
			note.textContent = 'drawn';
			document.querySelector( '.wp-block-a' )?.append( note );
			note.remove();
		} );
		expect( screen.queryByText( 'drawn' ) ).toBeNull();
	} );
} );

it( 'preserves scripts and does not run them again', () => {
	Reflect.set( window, 'ran', 0 );
	const container = open(
		`<script>window.ran = 1;</script><script type="application/json">{"a":"<b>"}</script>`,
		[]
	);
	expect( container.innerHTML ).toBe(
		`<script>window.ran = 1;</script><script type="application/json">{"a":"<b>"}</script>`
	);
	expect( Reflect.get( window, 'ran' ) ).toBe( 0 );
	// In development, React 19 warns that scripts don't run.
	jest.spyOn( console, 'error' ).mockClear();
} );

it( 'takes the content of a hidden block from its template', () => {
	open(
		`<div data-block-name="test/a" class="a"><template data-sf-hidden><p>Hidden</p><div data-block-name="test/b"></div></template></div>`,
		[ block( 'a', 'test/root' ), block( 'b', 'test/a' ) ]
	);
	const shown = screen.getByRole( 'region', { name: 'test/a' } );
	expect( shown ).toContainElement( screen.getByText( 'Hidden' ) );
	expect( shown ).toContainElement(
		screen.getByRole( 'region', { name: 'test/b' } )
	);
	expect( document.querySelector( 'template' ) ).toBeNull();
} );

it( 'does not control form fields that the server printed', async () => {
	const container = open(
		`<input type="text" value="a" maxlength="9"><input type="checkbox" checked=""><textarea rows="2">t</textarea><select><option value="1">1</option><option value="2" selected="">2</option></select>`,
		[]
	);
	expect( screen.getAllByRole( 'textbox' )[ 0 ] ).toHaveValue( 'a' );
	expect( screen.getAllByRole( 'textbox' )[ 1 ] ).toHaveValue( 't' );
	expect( screen.getByRole( 'checkbox' ) ).toBeChecked();
	expect( screen.getByRole( 'combobox' ) ).toHaveValue( '2' );
	const field = screen.getAllByRole( 'textbox' )[ 0 ];
	expect( container ).toContainElement( field ?? null );
	await userEvent.type( field ?? container, 'b' );
	expect( field ).toHaveValue( 'ab' );
} );

describe( 'forced blocks', () => {
	const blocks = [
		block( 'area', 'test/root', { force: true } ),
		block( 'one', 'test/area', { force: true } ),
		block( 'two', [ 'test/other', 'test/area' ], { force: true } ),
		block( 'three', 'test/area' ),
	];
	const names = ( area: Element ) =>
		[ ...area.children ].map( ( { className } ) => className );

	it( 'render after the children in registration order, unless present', () => {
		open(
			`<div data-block-name="test/area"><p class="p"></p><div data-block-name="test/two" class="saved"></div></div>`,
			blocks
		);
		expect(
			names( screen.getByRole( 'region', { name: 'test/area' } ) )
		).toEqual( [ 'p', 'saved', 'wp-block-test-one' ] );
	} );

	it( 'include their own forced blocks', () => {
		const container = open( '', blocks );
		expect( names( container ) ).toEqual( [ 'wp-block-test-area' ] );
		expect( names( container.children[ 0 ] ?? container ) ).toEqual( [
			'wp-block-test-one',
			'wp-block-test-two',
		] );
	} );

	it( 'do not nest endlessly in themselves', () => {
		const container = open( '', [
			block( 'loop', [ 'test/root', 'test/loop' ], { force: true } ),
		] );
		expect(
			container.querySelectorAll( '.wp-block-test-loop' )
		).toHaveLength( 1 );
	} );
} );

it( 'limits the error of a block to that block', () => {
	const Bad = () => {
		throw new Error( 'Bad add-on' );
	};
	open(
		`<div data-block-name="test/bad"></div><div data-block-name="test/a">Fine</div>`,
		[
			block( 'bad', 'test/root', { component: Bad } ),
			block( 'a', 'test/root' ),
		]
	);
	expect( screen.getByText( 'Fine' ) ).toBeVisible();
	expect( console ).toHaveErrored();
} );

it( 'preserves the state of children when the cart changes', async () => {
	const Counter = () => {
		const [ count, setCount ] = useState( 0 );
		return (
			<button type="button" onClick={ () => setCount( count + 1 ) }>
				{ count }
			</button>
		);
	};
	open(
		`<div data-block-name="test/a"><div data-block-name="test/count"></div></div>`,
		[
			block( 'a', 'test/root' ),
			block( 'count', 'test/a', { component: Counter } ),
		]
	);
	await userEvent.click( screen.getByRole( 'button' ) );
	act( () => app.api.tellLate( cartResponse( [] ) ) );
	expect( screen.getByRole( 'region' ) ).toHaveAttribute( 'data-items', '0' );
	expect( screen.getByRole( 'button' ) ).toHaveTextContent( '1' );
} );

it( 'renders a block only when its own data changes', () => {
	const renders = jest.fn();
	const Own = ( { className, children, ...rest }: BlockProps ) => {
		renders( rest );
		return <section className={ className }>{ children }</section>;
	};
	open( `<div data-block-name="test/own" data-page-id="7">Here</div>`, [
		{
			blockName: 'test/own',
			parent: 'test/root',
			component: Own,
		},
	] );
	expect( screen.getByText( 'Here' ) ).toBeVisible();
	act( () => app.api.tellLate( cartResponse( [] ) ) );
	expect( renders.mock.calls ).toEqual( [
		[ { blockName: 'test/own', pageId: '7' } ],
	] );
} );

it( 'unmounts the tree when stopped', () => {
	const container = open( '<p>Here</p>', [] );
	act( () => stop() );
	expect( container ).toBeEmptyDOMElement();
	stop = render( <p /> ).unmount;
} );

describe( 'effects of the first rendering', () => {
	const runBeforePaint = async ( hasAddOns: boolean ) => {
		if ( hasAddOns ) {
			app.extensionPoints.provide( app.pageExtensionPoints );
		}
		let hasRun = false;
		let atEndOfTask: boolean | null = null;
		const Effects = () => {
			useEffect( () => {
				hasRun = true;
			}, [] );
			useLayoutEffect( () => {
				// As long as a large block takes. React would run a small block's effects in the same slice.
				const end = performance.now() + 10;
				while ( performance.now() < end ) {
					// Works.
				}
				// A microtask of the third generation, after the microtasks that the first commit queues.
				void Promise.resolve()
					.then( () => {} )
					.then( () => {} )
					.then( () => {
						atEndOfTask = hasRun;
					} );
			}, [] );
			return null;
		};
		// As in a browser. `act` would run all effects at once.
		Reflect.set( globalThis, 'IS_REACT_ACT_ENVIRONMENT', false );
		document.body.innerHTML =
			'<div class="root"><div data-block-name="test/a"></div></div>';
		stop = hydrate(
			document.querySelector< HTMLElement >( '.root' )!,
			createBlockMap( [
				block( 'a', 'test/root', { component: Effects } ),
			] ),
			app
		);
		await waitFor( () => expect( atEndOfTask ).not.toBeNull() );
		await waitFor( () => expect( hasRun ).toBe( true ) );
		Reflect.set( globalThis, 'IS_REACT_ACT_ENVIRONMENT', true );
		return atEndOfTask;
	};

	it( 'run before the paint if the page has add-ons, because their content would move it', async () => {
		expect( await runBeforePaint( true ) ).toBe( true );
	} );

	it( 'wait for the paint otherwise', async () => {
		expect( await runBeforePaint( false ) ).toBe( false );
	} );
} );

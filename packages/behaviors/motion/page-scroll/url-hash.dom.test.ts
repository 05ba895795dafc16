import { startBehaviors } from '@shopfront/behaviors/engine/behavior';
import { mount as accordion } from '@shopfront/behaviors/disclosure/accordion/accordion';
import { mount as collapse } from '@shopfront/behaviors/disclosure/collapse';
import { mount as collapseOMatic } from '@shopfront/behaviors/disclosure/collapse-o-matic/collapse-o-matic';
import { mount as tabs } from '@shopfront/behaviors/disclosure/tabs';
import { screen } from '@testing-library/react';
import { find } from '../../../../tests/fixtures/mount-behavior';
import { mountHash as mount } from '.';

const SELECTOR =
	'body:has([data-sf-accordion],[data-sf-collapse],[data-sf-tabs],.collapseomatic)';

const HTML = `
	<div data-sf-tabs>
		<div role="tablist"><a role="tab" href="#one" aria-controls="one">One</a><a role="tab" href="#two" aria-controls="two">Two</a></div>
		<div role="tabpanel" id="one">One</div>
		<div role="tabpanel" id="two">
			<div data-sf-accordion>
				<h3><button type="button" aria-controls="region">Region</button></h3>
				<div id="region">
					<a href="#" data-sf-collapse="#panel">Panel</a>
					<div id="panel">
						<details id="more"><summary>More</summary>
							<section id="deep"><h4>Deep</h4></section>
							<p data-sf-hash="a b">By attribute</p>
						</details>
					</div>
				</div>
			</div>
		</div>
	</div>
	<span class="collapseomatic" id="care">Care</span><div class="collapseomatic_content" id="target-care"><p id="inside">Inside</p></div>
	<p id="plain">Plain</p>`;

let stop = () => {};
let opened: string[] = [];
const scrolledTo = jest.fn();
/** Behaviors whose code hasn't loaded yet. */
let waiting: Array< () => void > = [];
let isSlow = false;

const settle = async () => {
	for ( let turn = 0; turn < 30; turn++ ) {
		await Promise.resolve();
	}
};
const load = ( behavior: typeof mount ) => async () => {
	if ( isSlow && behavior !== mount ) {
		await new Promise< void >( ( resolve ) => waiting.push( resolve ) );
	}
	return { mount: behavior };
};
const open = async ( hash: string ) => {
	history.replaceState( null, '', `/${ hash }` );
	document.body.innerHTML = HTML;
	stop = startBehaviors( document, [
		{ name: 'url-hash', selector: SELECTOR, load: load( mount ) },
		{
			name: 'accordion',
			selector: '[data-sf-accordion]',
			load: load( accordion ),
		},
		{
			name: 'collapse',
			selector: '[data-sf-collapse]',
			load: load( collapse ),
		},
		{
			name: 'collapse-o-matic',
			selector: '.collapseomatic',
			load: load( collapseOMatic ),
		},
		{ name: 'tabs', selector: '[data-sf-tabs]', load: load( tabs ) },
	] );
	await settle();
};
const change = async ( hash: string ) => {
	history.replaceState( null, '', `/${ hash }` );
	window.dispatchEvent( new Event( 'hashchange' ) );
	await settle();
};
const isShown = ( selector: string ) => {
	const element = find( selector );
	return (
		! element.closest( '[hidden]' ) &&
		! element.parentElement?.closest( 'details:not([open])' )
	);
};

beforeEach( () => {
	opened = [];
	waiting = [];
	isSlow = false;
	scrolledTo.mockClear();
	Object.assign( window.performance, { getEntriesByType: () => [] } );
	window.IntersectionObserver = class {
		observe = () => {};
		disconnect = () => {};
	} as unknown as typeof IntersectionObserver;
	Object.assign( window, {
		CSS: { escape: ( text: string ) => text },
		matchMedia: () => ( { matches: true } ),
		scrollTo: () => {},
	} );
	Element.prototype.getBoundingClientRect = function () {
		scrolledTo( this.id || this.tagName );
		return new DOMRect();
	};
	document.addEventListener( 'sf:accordion:open', record );
	document.addEventListener( 'sf:collapse:open', record );
	document.addEventListener( 'sf:tabs:change', record );
} );
afterEach( () => {
	stop();
	document.removeEventListener( 'sf:accordion:open', record );
	document.removeEventListener( 'sf:collapse:open', record );
	document.removeEventListener( 'sf:tabs:change', record );
	history.replaceState( null, '', '/' );
} );
const record = ( { type }: Event ) => {
	opened.push( type.split( ':' )[ 1 ] ?? '' );
};

it.each( [
	// Hash, shown element, text of the focused element.
	[ '#two', '#two', 'Two' ],
	[ '#region', '#region', 'Region' ],
	[ '#panel', '#panel', 'Panel' ],
	[ '#more', '#more', 'More' ],
	[ '#deep', '#deep', 'Deep' ],
	[ '#a%20b', '[data-sf-hash]', 'By attribute' ],
	[ '#care', '#target-care', 'Care' ],
	[ '#target-care', '#target-care', 'Care' ],
	[ '#inside', '#inside', 'Inside' ],
] )( '%s opens %s and focuses %s', async ( hash, selector, focused ) => {
	await open( hash );
	expect( isShown( selector ) ).toBe( true );
	expect( find( ':focus' ) ).toHaveTextContent( focused );
	expect( scrolledTo ).toHaveBeenCalled();
} );

it( 'opens the elements around the target, outermost first', async () => {
	await open( '#deep' );
	expect( opened ).toEqual( [ 'tabs', 'accordion', 'collapse' ] );
	expect( find( '#more' ) ).toHaveAttribute( 'open' );
} );

it.each( [ '#plain', '#!deep', '#none', '#', '', '#%E0%A4%A' ] )(
	'ignores the hash "%s"',
	async ( hash ) => {
		await open( hash );
		expect( opened ).toEqual( [] );
		expect( document.body ).toHaveFocus();
		expect( scrolledTo ).not.toHaveBeenCalled();
	}
);

it( 'follows changes of the hash, and keeps open elements open', async () => {
	await open( '' );
	await change( '#care' );
	await change( '#target-care' );
	expect( isShown( '#target-care' ) ).toBe( true );
	await change( '#deep' );
	expect( isShown( '#deep' ) ).toBe( true );
	expect( screen.getByText( 'Deep' ) ).toHaveFocus();
} );

it( 'waits for behaviors that start later', async () => {
	isSlow = true;
	await open( '#deep' );
	expect( opened ).toEqual( [] );
	waiting.forEach( ( resolve ) => resolve() );
	await settle();
	expect( opened ).toEqual( [ 'tabs', 'accordion', 'collapse' ] );
	expect( screen.getByText( 'Deep' ) ).toHaveFocus();
} );

it( 'stops waiting once the visitor interacts with the page', async () => {
	isSlow = true;
	await open( '#deep' );
	window.dispatchEvent( new Event( 'wheel' ) );
	waiting.forEach( ( resolve ) => resolve() );
	await settle();
	expect( opened ).toEqual( [] );
} );

it.each( [ 'reload', 'back_forward' ] )(
	'opens the element without scrolling after %s',
	async ( type ) => {
		Object.assign( window.performance, {
			getEntriesByType: () => [ { type } ],
		} );
		await open( '#care' );
		expect( isShown( '#target-care' ) ).toBe( true );
		expect( document.body ).toHaveFocus();
	}
);

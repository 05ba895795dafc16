import { fireEvent } from '@testing-library/react';
import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mount } from './skeleton';

let stop = () => {};
let isStill = false;
const closed = jest.fn();

const open = ( html = '<div data-sf-skeleton></div>' ) => {
	document.body.innerHTML = `<section>${ html }</section>`;
	find( 'section' ).addEventListener( 'sf:skeleton:closed', closed );
	stop = mountBehavior( mount, find( 'section > div' ) );
};
const hasSkeleton = () =>
	document.querySelector(
		'[data-sf-skeleton],.wc-block-components-skeleton'
	) !== null;
const addContent = async () => {
	find( 'section' ).append( document.createElement( 'p' ) );
	await Promise.resolve();
};

beforeEach( () => {
	jest.useFakeTimers();
	closed.mockClear();
	isStill = false;
	Object.assign( window, { matchMedia: () => ( { matches: isStill } ) } );
} );
afterEach( () => {
	stop();
	jest.useRealTimers();
} );

it.each( [
	'<div data-sf-skeleton></div>',
	'<div class="wc-block-components-skeleton"></div><div class="wc-block-components-skeleton"></div>',
] )( 'keeps %s for two seconds after it has appeared', async ( html ) => {
	open( html );
	expect( find( 'section' ) ).toHaveAttribute( 'aria-busy', 'true' );
	expect( find( 'div' ) ).toHaveAttribute( 'aria-hidden', 'true' );
	await addContent();
	jest.advanceTimersByTime( 1999 );
	expect( hasSkeleton() ).toBe( true );
	jest.advanceTimersByTime( 1 );
	expect( hasSkeleton() ).toBe( false );
	expect( find( 'section' ) ).not.toHaveAttribute( 'aria-busy' );
	expect( closed ).toHaveBeenCalledTimes( 1 );
} );

it( 'waits for content that takes longer', async () => {
	open();
	jest.advanceTimersByTime( 9000 );
	expect( hasSkeleton() ).toBe( true );
	await addContent();
	expect( hasSkeleton() ).toBe( false );
} );

it( 'shows content at once with reduced motion', async () => {
	isStill = true;
	open();
	await addContent();
	expect( hasSkeleton() ).toBe( false );
} );

it.each( [ 'pointerDown', 'keyDown' ] as const )(
	'shows content as soon as the visitor acts: %s',
	async ( type ) => {
		open();
		await addContent();
		expect( hasSkeleton() ).toBe( true );
		fireEvent[ type ]( document.body );
		expect( hasSkeleton() ).toBe( false );
	}
);

it( 'clears aria-busy when another script removes the skeleton', () => {
	open();
	find( 'section' ).replaceChildren( 'Content' );
	stop();
	expect( find( 'section' ) ).not.toHaveAttribute( 'aria-busy' );
} );

import {
	createFakeServer,
	getButton,
	getDialog,
	openPage,
	provideBlock,
	setCookies,
	stopPagesAfterEach,
} from '../../../../tests/fixtures/mini-cart-page';
import { holdPress } from './index';

stopPagesAfterEach();

/** Addresses that forms led to. */
let left: string[];

beforeEach( () => {
	jest.useFakeTimers();
	left = [];
	setCookies( '' );
	createFakeServer();
	provideBlock( () => new Promise( () => undefined ) );
	HTMLFormElement.prototype.submit = function () {
		left.push( this.action );
	};
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
	Reflect.set( window, 'matchMedia', () => ( { matches: false } ) );
} );

afterEach( () => {
	jest.useRealTimers();
	Reflect.deleteProperty( HTMLFormElement.prototype, 'submit' );
} );

const open = ( beforeStart: () => void ) =>
	openPage( {
		beforeStart: () => {
			holdPress( document );
			beforeStart();
		},
	} );

it( 'opens the drawer as soon as the script runs, and stays on the page', () => {
	open( () => {
		getButton().click();
		expect( getButton().getAttribute( 'aria-busy' ) ).toBe( 'true' );
	} );
	expect( getDialog()?.open ).toBe( true );
	expect( getButton().hasAttribute( 'aria-busy' ) ).toBe( false );
	jest.advanceTimersByTime( 60_000 );
	expect( left ).toEqual( [] );
} );

it( 'opens nothing without a press', () => {
	open( () => undefined );
	expect( getDialog()?.open ).not.toBe( true );
} );

it( 'leads to the cart once if the script does not arrive within five seconds', () => {
	open( () => {
		getButton().click();
		jest.advanceTimersByTime( 4900 );
		getButton().click();
		expect( left ).toEqual( [] );
		jest.advanceTimersByTime( 200 );
		expect( left ).toEqual( [ 'http://localhost/cart/' ] );
		expect( getButton().hasAttribute( 'aria-busy' ) ).toBe( false );
		jest.advanceTimersByTime( 60_000 );
		expect( left ).toHaveLength( 1 );
	} );
} );

it( 'leaves other forms alone', () => {
	open( () => {
		document.body.insertAdjacentHTML(
			'beforeend',
			'<form id="search"></form>'
		);
		const event = new Event( 'submit', {
			bubbles: true,
			cancelable: true,
		} );
		document.getElementById( 'search' )?.dispatchEvent( event );
		expect( event.defaultPrevented ).toBe( false );
	} );
} );

/** @jest-environment node */
import fc from 'fast-check';
import {
	digitsOf,
	formatCardNumber,
	formatCode,
	formatExpiry,
	getCardBrand,
	isFieldComplete,
	moveCursor,
	validateCard,
	type CardErrors,
	type CardValue,
} from './card-rules';

const NOW = Date.UTC( 2026, 10, 24 );
const CARD: CardValue = {
	number: '4242 4242 4242 4242',
	expiry: '12/40',
	cvc: '123',
	name: '',
};

it.each( [
	[ '', null ],
	[ '4', 'visa' ],
	[ '5105 1051', 'mastercard' ],
	[ '2221', 'mastercard' ],
	[ '2220', null ],
	[ '2720', 'mastercard' ],
	[ '2721', null ],
	[ '34', 'amex' ],
	[ '3782', 'amex' ],
	[ '3056', 'diners' ],
	[ '36', 'diners' ],
	[ '3530', 'jcb' ],
	[ '6011', 'discover' ],
	[ '65', 'discover' ],
	[ '6200', 'unionpay' ],
	[ '6759', 'maestro' ],
	[ '9999', null ],
] )( 'knows the brand of %j as %s', ( number, brand ) => {
	expect( getCardBrand( number )?.id ?? null ).toBe( brand );
} );

it.each( [
	[ '4242424242424242', '4242 4242 4242 4242' ],
	[ '4242-4242 4242.4242', '4242 4242 4242 4242' ],
	[ '42424', '4242 4' ],
	[ '378282246310005', '3782 822463 10005' ],
	[ '3782822463100059', '3782 822463 10005' ],
	[ '30569309025904', '3056 930902 5904' ],
	[ '6200000000000000003', '6200 0000 0000 0000 003' ],
	[ '5555555555554444999', '5555 5555 5555 4444' ],
	[ '٤٢٤٢٤٢', '4242 42' ],
	[ 'abc', '' ],
] )( 'groups %j as %j', ( typed, formatted ) => {
	expect( formatCardNumber( typed ) ).toBe( formatted );
} );

it.each( [
	[ '', '' ],
	[ '1', '1' ],
	[ '3', '03/' ],
	[ '12', '12/' ],
	[ '1/', '01/' ],
	[ '124', '12/4' ],
	[ '1240', '12/40' ],
	[ '12/2040', '12/40' ],
	[ '12 / 40', '12/40' ],
	[ '2040-12', '12/40' ],
	[ '122040', '12/40' ],
	[ '12405', '12/40' ],
] )( 'formats the expiry date %j as %j', ( typed, formatted ) => {
	expect( formatExpiry( typed ) ).toBe( formatted );
} );

it( 'adds nothing to an expiry date while the shopper deletes', () => {
	expect(
		[ '12', '1/', '3', '12/4' ].map( ( typed ) =>
			formatExpiry( typed, true )
		)
	).toEqual( [ '12', '1', '3', '12/4' ] );
} );

it( 'limits the security code by brand', () => {
	expect( formatCode( '12345', '4242' ) ).toBe( '123' );
	expect( formatCode( '12345', '3782' ) ).toBe( '1234' );
	expect( formatCode( '12345', '' ) ).toBe( '1234' );
} );

const NUMBER = { number: 'Please enter a valid card number.' };
const EXPIRY = { expiry: 'Please enter the expiry date as MM/YY.' };

it.each< [ string, Partial< CardValue >, CardErrors ] >( [
	[ 'a valid card', {}, {} ],
	[ 'an American Express', { number: '3782 822463 10005', cvc: '1234' }, {} ],
	[ 'an old Visa with 13 digits', { number: '4222222222222' }, {} ],
	[ 'an unknown brand', { number: '9999 9999 9999 9995' }, {} ],
	[ 'no number', { number: '' }, NUMBER ],
	[ 'a wrong check digit', { number: '4242 4242 4242 4241' }, NUMBER ],
	[ 'a wrong length', { number: '4242 4242 4242 42' }, NUMBER ],
	[ 'no expiry date', { expiry: '' }, EXPIRY ],
	[ 'a wrong month', { expiry: '13/40' }, EXPIRY ],
	[ 'a date far in the future', { expiry: '12/99' }, EXPIRY ],
	[ 'the last valid month', { expiry: '11/26' }, {} ],
	[
		'an expired card',
		{ expiry: '10/26' },
		{ expiry: 'This card has expired.' },
	],
	[
		'a short code',
		{ cvc: '12' },
		{
			cvc: 'Please enter the three or four digits of your security code.',
		},
	],
	[
		'a code of the wrong brand',
		{ number: '3782 822463 10005', cvc: '123' },
		{ cvc: 'Please enter the four digits of your security code.' },
	],
] )( 'checks %s', ( _, changes, errors ) => {
	expect( validateCard( { ...CARD, ...changes }, { now: NOW } ) ).toEqual(
		errors
	);
} );

it( 'checks the name and the brand if they matter', () => {
	expect( validateCard( CARD, { now: NOW, hasName: true } ) ).toEqual( {
		name: 'Please enter the name on the card.',
	} );
	expect( validateCard( CARD, { now: NOW, brands: [ 'amex' ] } ) ).toEqual( {
		number: 'This kind of card is not accepted here.',
	} );
	expect( validateCard( CARD, { now: NOW, brands: [ 'visa' ] } ) ).toEqual(
		{}
	);
} );

it.each< [ 'number' | 'expiry' | 'cvc', Partial< CardValue >, boolean ] >( [
	[ 'number', {}, true ],
	[ 'number', { number: '4222 2222 2222 2' }, false ],
	[ 'number', { number: '4242 4242 4242 4241' }, false ],
	[ 'number', { number: '3782 822463 10005' }, true ],
	[ 'number', { number: '3056 930902 5904' }, true ],
	[ 'number', { number: '6205 5000 0000 0000 004' }, true ],
	[ 'expiry', {}, true ],
	[ 'expiry', { expiry: '10/26' }, false ],
	[ 'expiry', { expiry: '12/4' }, false ],
	[ 'cvc', {}, true ],
	[ 'cvc', { number: '', cvc: '123' }, false ],
	[ 'cvc', { number: '3782 822463 10005', cvc: '123' }, false ],
] )( 'knows whether %s is complete: %j %s', ( field, changes, isComplete ) => {
	expect( isFieldComplete( field, { ...CARD, ...changes }, NOW ) ).toBe(
		isComplete
	);
} );

it( 'keeps all digits in order, and leaves a formatted number unchanged', () => {
	const check = () =>
		fc.assert(
			fc.property( fc.string(), ( typed ) => {
				const formatted = formatCardNumber( typed );
				return (
					digitsOf( typed ).startsWith( digitsOf( formatted ) ) &&
					formatCardNumber( formatted ) === formatted
				);
			} )
		);
	expect( check ).not.toThrow();
} );

it( 'keeps as many digits before the cursor as before formatting', () => {
	const check = () =>
		fc.assert(
			fc.property(
				fc.stringMatching( /^\d{0,16}$/ ),
				fc.nat( 16 ),
				( typed, at ) => {
					const cursor = Math.min( at, typed.length );
					const formatted = formatCardNumber( typed );
					const moved = moveCursor( typed, cursor, formatted );
					const kept = digitsOf( formatted.slice( 0, moved ) );
					return kept === digitsOf( formatted ).slice( 0, cursor );
				}
			)
		);
	expect( check ).not.toThrow();
} );

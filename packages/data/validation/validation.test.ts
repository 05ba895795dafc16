/** @jest-environment node */
import { createRegistry } from '@wordpress/data';
import {
	isValidationError,
	setPageErrors,
	validationStore,
	withErrorOwner,
} from '.';
import type { ErrorOwner } from './types';

const setUp = () => {
	const registry = createRegistry();
	registry.register( validationStore );
	return {
		select: registry.select( validationStore ),
		dispatch: registry.dispatch( validationStore ),
	};
};

const visible = { message: 'Please enter a valid postcode', hidden: false };
const hidden = { message: 'Please enter a valid city', hidden: true };

describe( 'validation store', () => {
	it( 'starts without errors', () => {
		const { select } = setUp();
		expect( select.hasValidationErrors() ).toBe( false );
		expect( select.getValidationErrors() ).toEqual( {} );
		expect( select.getValidationError( 'billing_city' ) ).toBeUndefined();
		expect( select.getValidationError( 'toString' ) ).toBeUndefined();
	} );

	it( 'adds errors to the existing ones', () => {
		const { select, dispatch } = setUp();
		void dispatch.setValidationErrors( { billing_postcode: visible } );
		void dispatch.setValidationErrors( { billing_city: hidden } );
		expect( select.getValidationErrors() ).toEqual( {
			billing_postcode: visible,
			billing_city: hidden,
		} );
	} );

	it( 'returns the element id of an error only while it is visible', () => {
		const { select, dispatch } = setUp();
		void dispatch.setValidationErrors( {
			billing_postcode: visible,
			billing_city: hidden,
		} );
		expect( select.getValidationErrorId( 'billing_postcode' ) ).toBe(
			'validate-error-billing_postcode'
		);
		expect( select.getValidationErrorId( 'billing_city' ) ).toBeUndefined();
		expect( select.getValidationErrorId( 'coupon' ) ).toBeUndefined();
	} );

	it( 'counts hidden errors', () => {
		const { select, dispatch } = setUp();
		void dispatch.setValidationErrors( { billing_city: hidden } );
		expect( select.hasValidationErrors() ).toBe( true );
	} );

	it( 'clears one error, some, or all', () => {
		const { select, dispatch } = setUp();
		const ids = () => Object.keys( select.getValidationErrors() ).join();
		void dispatch.setValidationErrors( {
			a: visible,
			b: visible,
			c: hidden,
			d: hidden,
		} );
		void dispatch.clearValidationError( 'a' );
		expect( ids() ).toBe( 'b,c,d' );
		void dispatch.clearValidationErrors( [ 'b', 'd', 'unknown' ] );
		expect( ids() ).toBe( 'c' );
		void dispatch.clearValidationErrors( [] );
		expect( ids() ).toBe( 'c' );
		void dispatch.clearValidationErrors();
		expect( ids() ).toBe( '' );
		void dispatch.setValidationErrors( { a: visible } );
		void dispatch.clearAllValidationErrors();
		expect( ids() ).toBe( '' );
		expect( console ).toHaveWarnedWith(
			'clearAllValidationErrors is deprecated since version 9.0.0. Please use clearValidationErrors instead.'
		);
	} );

	it( 'hides and shows errors', () => {
		const { select, dispatch } = setUp();
		const isHidden = ( id: string ) =>
			select.getValidationError( id )?.hidden;
		void dispatch.setValidationErrors( {
			a: visible,
			b: hidden,
			c: hidden,
		} );
		void dispatch.hideValidationError( 'a' );
		void dispatch.showValidationError( 'b' );
		expect( [ 'a', 'b', 'c' ].map( isHidden ) ).toEqual( [
			true,
			false,
			true,
		] );
		void dispatch.showAllValidationErrors();
		expect( [ 'a', 'b', 'c' ].map( isHidden ) ).toEqual( [
			false,
			false,
			false,
		] );
		void dispatch.hideValidationError( 'unknown' );
		expect( select.getValidationError( 'unknown' ) ).toBeUndefined();
	} );

	it( "ignores add-ons' invalid errors", () => {
		const { select, dispatch } = setUp();
		const given: unknown = JSON.parse(
			'{"good":{"message":"m","hidden":false},"text":"m","none":null,"bad":{"message":5,"hidden":false}}'
		);
		void dispatch.setValidationErrors( Object.assign( {}, given ) );
		expect( Object.keys( select.getValidationErrors() ) ).toEqual( [
			'good',
		] );
	} );

	it( 'shows an error without `hidden`', () => {
		const { select, dispatch } = setUp();
		const given: unknown = JSON.parse(
			'{"gift":{"message":"Choose one."}}'
		);
		void dispatch.setValidationErrors( Object.assign( {}, given ) );
		expect( select.getValidationError( 'gift' ) ).toEqual( {
			message: 'Choose one.',
			hidden: false,
		} );
	} );

	it( 'returns the same object if nothing changes', () => {
		const { select, dispatch } = setUp();
		const none = select.getValidationErrors();
		void dispatch.clearValidationErrors();
		void dispatch.setValidationErrors( {} );
		expect( select.getValidationErrors() ).toBe( none );

		void dispatch.setValidationErrors( { a: visible } );
		const one = select.getValidationErrors();
		void dispatch.setValidationErrors( { a: { ...visible } } );
		void dispatch.showAllValidationErrors();
		void dispatch.clearValidationError( 'unknown' );
		expect( select.getValidationErrors() ).toBe( one );

		void dispatch.clearValidationErrors();
		expect( select.getValidationErrors() ).toBe( none );
	} );
} );

describe( 'isValidationError', () => {
	it.each( [
		[ visible, true ],
		[ { message: '', hidden: true, more: 1 }, true ],
		[ { message: 'm' }, false ],
		[ { hidden: true }, false ],
		[ { message: 'm', hidden: 'no' }, false ],
		[ null, false ],
		[ 'm', false ],
	] )( 'returns for %p: %p', ( value, expected ) => {
		expect( isValidationError( value ) ).toBe( expected );
	} );
} );

describe( 'removed error owner', () => {
	const one: ErrorOwner = { name: 'one' };
	const two: ErrorOwner = { name: 'two' };
	type Step = ( page: ReturnType< typeof open > ) => unknown;

	const open = () => {
		const registry = createRegistry();
		registry.register( validationStore );
		return {
			registry,
			select: registry.select( validationStore ),
			dispatch: registry.dispatch( validationStore ),
		};
	};
	const set =
		( owner: ErrorOwner, id: string ): Step =>
		( { dispatch } ) =>
			withErrorOwner( owner, () =>
				dispatch.setValidationErrors( { [ id ]: hidden } )
			);
	const pageSets =
		( id: string ): Step =>
		( { registry } ) =>
			setPageErrors( registry, { [ id ]: hidden } );
	const clear =
		( id: string ): Step =>
		( { dispatch } ) =>
			dispatch.clearValidationError( id );
	const go =
		( owner: ErrorOwner ): Step =>
		( { dispatch } ) =>
			dispatch.clearErrorsByOwner( owner );

	it.each< [ string, Step[], string[] ] >( [
		[ 'clears its error', [ set( one, 'a' ), go( one ) ], [] ],
		[
			'clears all its errors and no other',
			[ set( one, 'a' ), set( one, 'b' ), set( two, 'c' ), go( one ) ],
			[ 'c' ],
		],
		[
			'preserves an error that another owner has also set',
			[ set( one, 'a' ), set( two, 'a' ), go( one ) ],
			[ 'a' ],
		],
		[
			'clears an error with its last owner',
			[ set( one, 'a' ), set( two, 'a' ), go( one ), go( two ) ],
			[],
		],
		[
			'preserves an error that the page had set before',
			[ pageSets( 'a' ), set( one, 'a' ), go( one ) ],
			[ 'a' ],
		],
		[
			'preserves an error that the page has set since',
			[ set( one, 'a' ), pageSets( 'a' ), go( one ) ],
			[ 'a' ],
		],
		[
			'preserves an error that was cleared and then set by the page',
			[ set( one, 'a' ), clear( 'a' ), pageSets( 'a' ), go( one ) ],
			[ 'a' ],
		],
		[
			'clears an error that the page had cleared before it was set',
			[ pageSets( 'a' ), clear( 'a' ), set( one, 'a' ), go( one ) ],
			[],
		],
		[
			'clears an error that it has set repeatedly',
			[ set( one, 'a' ), set( one, 'a' ), go( one ) ],
			[],
		],
		[
			'clears an error with the name of a built-in member',
			[ set( one, 'constructor' ), go( one ) ],
			[],
		],
		[
			'preserves errors that the page sets during an owner’s callback',
			[
				( { registry } ) =>
					withErrorOwner( one, () =>
						setPageErrors( registry, { a: hidden } )
					),
				go( one ),
			],
			[ 'a' ],
		],
	] )( '%s', ( _does, steps, left ) => {
		const page = open();
		steps.forEach( ( step ) => void step( page ) );
		expect( Object.keys( page.select.getValidationErrors() ) ).toEqual(
			left
		);
	} );

	it( 'changes nothing if it has set no error', () => {
		const page = open();
		void pageSets( 'a' )( page );
		const before = page.select.getValidationErrors();
		void go( one )( page );
		expect( page.select.getValidationErrors() ).toBe( before );
	} );

	it( 'restores the previous owner when the callback throws', () => {
		const page = open();
		expect( () =>
			withErrorOwner( one, () => {
				throw new Error( 'No' );
			} )
		).toThrow( 'No' );
		void page.dispatch.setValidationErrors( { a: hidden } );
		void go( one )( page );
		expect( page.select.hasValidationErrors() ).toBe( true );
	} );
} );

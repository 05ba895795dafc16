/** @jest-environment node */
import { createRegistry } from '@wordpress/data';
import { queryStateStore } from '.';

const setUp = () => {
	const registry = createRegistry();
	registry.register( queryStateStore );
	return {
		select: registry.select( queryStateStore ),
		dispatch: registry.dispatch( queryStateStore ),
	};
};

describe( 'query state store', () => {
	it( 'returns the fallback for unset values', () => {
		const { select } = setUp();
		const fallback = { page: 1 };
		expect( select.getValueForQueryContext( 'shop', fallback ) ).toBe(
			fallback
		);
		expect( select.getValueForQueryContext( 'shop' ) ).toEqual( {} );
		expect( select.getValueForQueryContext( 'shop' ) ).toBe(
			select.getValueForQueryContext( 'other' )
		);
		expect( select.getValueForQueryKey( 'shop', 'page', 1 ) ).toBe( 1 );
		expect( select.getValueForQueryKey( 'shop', 'page' ) ).toEqual( {} );
	} );

	it( 'separates contexts', () => {
		const { select, dispatch } = setUp();
		void dispatch.setQueryValue( 'shop', 'page', 2 );
		void dispatch.setQueryValue( 'shop', 'orderby', 'price' );
		void dispatch.setValueForQueryContext( 'other', { page: 5 } );
		expect( select.getValueForQueryContext( 'shop' ) ).toEqual( {
			page: 2,
			orderby: 'price',
		} );
		expect( select.getValueForQueryKey( 'other', 'page' ) ).toBe( 5 );
		void dispatch.setValueForQueryContext( 'shop', { search: 'mug' } );
		expect( select.getValueForQueryContext( 'shop' ) ).toEqual( {
			search: 'mug',
		} );
	} );

	it( 'keeps the reference of an equal value', () => {
		const { select, dispatch } = setUp();
		void dispatch.setQueryValue( 'shop', 'rating', [ '4', '5' ] );
		const query = select.getValueForQueryContext( 'shop' );
		void dispatch.setQueryValue( 'shop', 'rating', [ '4', '5' ] );
		void dispatch.setValueForQueryContext( 'shop', {
			rating: [ '4', '5' ],
		} );
		expect( select.getValueForQueryContext( 'shop' ) ).toBe( query );
		void dispatch.setQueryValue( 'shop', 'rating', [ '4' ] );
		expect( select.getValueForQueryContext( 'shop' ) ).not.toBe( query );
	} );
} );

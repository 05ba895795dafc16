/** @jest-environment node */
import { createRegistry } from '@wordpress/data';
import { noticesStore } from '.';

const setUp = () => {
	const registry = createRegistry();
	registry.register( noticesStore );
	const select = registry.select( noticesStore );
	return {
		select,
		dispatch: registry.dispatch( noticesStore ),
		contents: ( context?: string ) =>
			select.getNotices( context ).map( ( { content } ) => content ),
	};
};

describe( 'notices store', () => {
	it( "creates a notice with WordPress's defaults", () => {
		const { select, dispatch } = setUp();
		void dispatch.createNotice( 'error', 'No stock', { id: 'x' } );
		expect( select.getNotices() ).toEqual( [
			{
				id: 'x',
				status: 'error',
				content: 'No stock',
				spokenMessage: 'No stock',
				type: 'default',
				isDismissible: true,
				explicitDismiss: false,
				actions: [],
				icon: null,
				onDismiss: undefined,
				__unstableHTML: undefined,
			},
		] );
	} );

	it( 'stores all options', () => {
		const { select, dispatch } = setUp();
		const onDismiss = () => undefined;
		const actions = [ { label: 'Undo', onClick: onDismiss } ];
		void dispatch.createNotice( 'default', 'Gone', {
			context: 'wc/cart',
			type: 'snackbar',
			isDismissible: false,
			explicitDismiss: true,
			speak: false,
			actions,
			icon: 'icon',
			onDismiss,
			__unstableHTML: true,
		} );
		expect( select.getNotices( 'wc/cart' ) ).toEqual( [
			expect.objectContaining( {
				status: 'default',
				spokenMessage: null,
				type: 'snackbar',
				isDismissible: false,
				explicitDismiss: true,
				actions,
				icon: 'icon',
				onDismiss,
				__unstableHTML: true,
			} ),
		] );
	} );

	it.each( [
		[ 'createSuccessNotice', 'success' ],
		[ 'createInfoNotice', 'info' ],
		[ 'createErrorNotice', 'error' ],
		[ 'createWarningNotice', 'warning' ],
	] as const )(
		'creates with %s a notice with status %s',
		( action, status ) => {
			const { select, dispatch } = setUp();
			void dispatch[ action ]( 'text', { id: 'x' } );
			expect( select.getNotices()[ 0 ] ).toMatchObject( {
				id: 'x',
				status,
			} );
		}
	);

	it( 'separates contexts, and keeps the order of notices', () => {
		const { dispatch, contents } = setUp();
		void dispatch.createInfoNotice( 'one', { context: 'a' } );
		void dispatch.createInfoNotice( 'two', { context: 'b' } );
		void dispatch.createInfoNotice( 'three', { context: 'a' } );
		expect( contents( 'a' ) ).toEqual( [ 'one', 'three' ] );
		expect( contents( 'b' ) ).toEqual( [ 'two' ] );
		expect( contents() ).toEqual( [] );
	} );

	it( 'replaces a notice with the same id in its context only', () => {
		const { dispatch, contents } = setUp();
		void dispatch.createInfoNotice( 'old', { id: 'x' } );
		void dispatch.createInfoNotice( 'elsewhere', {
			id: 'x',
			context: 'a',
		} );
		void dispatch.createInfoNotice( 'other' );
		void dispatch.createInfoNotice( 'new', { id: 'x' } );
		expect( contents() ).toEqual( [ 'other', 'new' ] );
		expect( contents( 'a' ) ).toEqual( [ 'elsewhere' ] );
	} );

	it( 'removes one, several, or all notices of a type', () => {
		const { dispatch, contents } = setUp();
		for ( const id of [ 'a', 'b', 'c', 'd' ] ) {
			void dispatch.createInfoNotice( id, { id, context: 'wc/cart' } );
		}
		void dispatch.createInfoNotice( 's', {
			type: 'snackbar',
			context: 'wc/cart',
		} );
		void dispatch.removeNotice( 'a' );
		expect( contents( 'wc/cart' ) ).toEqual( [ 'a', 'b', 'c', 'd', 's' ] );
		void dispatch.removeNotice( 'a', 'wc/cart' );
		void dispatch.removeNotices( [ 'b', 'd' ], 'wc/cart' );
		expect( contents( 'wc/cart' ) ).toEqual( [ 'c', 's' ] );
		void dispatch.removeAllNotices( undefined, 'wc/cart' );
		expect( contents( 'wc/cart' ) ).toEqual( [ 's' ] );
		void dispatch.removeAllNotices( 'snackbar', 'wc/cart' );
		expect( contents( 'wc/cart' ) ).toEqual( [] );
	} );

	it( 'returns the same list until it changes', () => {
		const { select, dispatch } = setUp();
		expect( select.getNotices( 'a' ) ).toBe( select.getNotices( 'b' ) );
		void dispatch.createInfoNotice( 'x', { context: 'a' } );
		const list = select.getNotices( 'a' );
		void dispatch.removeNotice( 'unknown', 'a' );
		void dispatch.removeAllNotices( 'snackbar', 'a' );
		void dispatch.createInfoNotice( 'y', { context: 'b' } );
		expect( select.getNotices( 'a' ) ).toBe( list );
	} );
} );

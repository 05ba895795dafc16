import { __, _n, resetLocaleData } from '@wordpress/i18n';
import { applyTranslations } from './apply-translations';

const item = ( count: number ) =>
	/* translators: %d: a number. */
	_n( '%d item', '%d items', count, 'woocommerce' );

beforeEach( () => resetLocaleData( {}, 'woocommerce' ) );

it( 'applies the translations of every text domain', () => {
	applyTranslations(
		Object.assign( window, {
			shopfrontTranslations: {
				woocommerce: {
					'': { 'plural-forms': 'nplurals=2; plural=(n != 1);' },
					'%d item': [ '%d Stück', '%d Stücke' ],
				},
				shopfront: { Messages: [ 'Meldungen' ] },
			},
		} )
	);
	expect( [ item( 1 ), item( 2 ) ] ).toEqual( [ '%d Stück', '%d Stücke' ] );
	expect( __( 'Messages', 'shopfront' ) ).toBe( 'Meldungen' );
} );

it( 'leaves the texts alone on a page without translations', () => {
	applyTranslations(
		Object.assign( window, { shopfrontTranslations: undefined } )
	);
	expect( item( 2 ) ).toBe( '%d items' );
} );

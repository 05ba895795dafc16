import { mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mount } from './motion-notice';

const open = ( settings: object ) => {
	Object.assign( window, { shopfrontSettings: settings } );
	mountBehavior( mount, document.body );
};

it( 'explains to page editors why nothing moves', () => {
	open( { user: { can_edit_pages: true } } );
	expect( console ).toHaveInformedWith(
		'Shopfront: Your device prefers reduced motion, so nothing on this page moves by itself. Visitors without this setting see animations.'
	);
} );

it( 'logs nothing for visitors', () => {
	open( { user: { can_edit_pages: false } } );
	open( {} );
	expect( console ).not.toHaveInformed();
} );

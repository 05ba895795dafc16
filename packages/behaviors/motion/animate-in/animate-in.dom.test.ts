import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mount } from './animate-in';

it( 'marks an element as visible, until the behavior ends', () => {
	document.body.innerHTML =
		'<p class="own" data-sf-animate="fade-in-up"></p>';
	const stop = mountBehavior( mount, find( 'p' ) );
	expect( find( 'p' ) ).toHaveClass( 'own', 'is-visible' );
	stop();
	expect( find( 'p' ).className ).toBe( 'own' );
} );

import { createSettings } from '@shopfront/settings';
import { readCartAttributes } from './attributes';

it.each( [
	[ {}, {}, false ],
	[ {}, { hasDarkEditorStyleSupport: true }, true ],
	[ {}, { hasDarkEditorStyleSupport: 'yes' }, false ],
	[
		{ hasDarkControls: 'false' },
		{ hasDarkEditorStyleSupport: true },
		false,
	],
	[ { hasDarkControls: 'true' }, {}, true ],
] )(
	'of %o and the settings %o, dark controls: %p',
	( dataset, all, expected ) => {
		expect(
			readCartAttributes( dataset, createSettings( all ) ).hasDarkControls
		).toBe( expected );
	}
);

it( 'leaves the checkout to the shop unless the page says otherwise', () => {
	const settings = createSettings( {} );
	expect( readCartAttributes( {}, settings ) ).toMatchObject( {
		checkoutPageId: 0,
	} );
	expect(
		readCartAttributes( { checkoutPageId: '9' }, settings )
	).toMatchObject( { checkoutPageId: 9 } );
} );

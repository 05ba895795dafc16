/** @jest-environment node */
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
	'reads dark controls from %o and the settings %o: %p',
	( dataset, all, expected ) => {
		expect(
			readCartAttributes( dataset, createSettings( all ) ).hasDarkControls
		).toBe( expected );
	}
);

it( "uses the shop's checkout unless the page sets another", () => {
	const settings = createSettings( {} );
	expect( readCartAttributes( {}, settings ) ).toMatchObject( {
		checkoutPageId: 0,
	} );
	expect(
		readCartAttributes( { checkoutPageId: '9' }, settings )
	).toMatchObject( { checkoutPageId: 9 } );
} );
